import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { mailFrameFor } from '#bff/parts/notices/mailFrames.service.ts';
import { myPageLink } from '#bff/parts/records/mailLinks.service.ts';
import type { MailText } from '#bff/platform/mail/texts/layout.ts';
import { businessMail } from '#bff/platform/mail/texts/noticeMails.ts';
import { type BusinessTarget, findBusinessTargets, type PersonTarget } from '../businessTargets.data.ts';
import { type AskedMail, filledMail, mailRefusal, readersOf, undeliveredSince } from './planMails.service.ts';

type Place = { readonly corporationId: number; readonly projectId: number | null };

const findBusiness = async (scope: Scope, { corporationId, projectId }: Place) => {
  const since = undeliveredSince(scope.now);
  return (await findBusinessTargets(scope.db, [corporationId], { projectId, since }))[0];
};

/** The mail to one person, from the desk of his round. */
const mailOf = async (
  scope: Scope,
  mail: AskedMail,
  { business, person }: { readonly business: BusinessTarget; readonly person: PersonTarget },
): Promise<MailText> => {
  const { name, projectId } = person;
  const frame = await mailFrameFor(scope, { personName: name, projectId, corporationId: business.id });
  const url = myPageLink(scope.config, projectId);
  return businessMail({ ...frame, ...filledMail(mail, { business, person }), url });
};

/**
 * Mails the people of one business who are there now, and writes it into its activity. It is nowhere else to be read:
 * nobody can have chosen not to get it.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED where nobody is reached any more
 */
export const sendMail = async (scope: Scope, mail: AskedMail, place: Place): Promise<void> => {
  const business = await findBusiness(scope, place);
  if (business === undefined) throw new ApiError('NOT_FOUND');
  const detail = mailRefusal(mail, business);
  if (detail !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
  const readers = readersOf(business);
  for (const person of readers) {
    const { id, name: toName, email: to } = person;
    const text = await mailOf(scope, mail, { business, person });
    await scope.sendMail({ ...text, person: { kind: 'user', id }, to, toName });
  }
  const { title: subject, body: mailText } = mail;
  const after = { subject, mailText };
  await scope.audit({ action: 'messageSent', target: { kind: 'corporation', id: business.id }, after });
};

/** The mail as the first reader of a business would get it now, with all that stands around it; null when nobody would. */
export const mailExampleOf = async (scope: Scope, mail: AskedMail, place: Place) => {
  const business = await findBusiness(scope, place);
  const [person] = business === undefined ? [] : readersOf(business);
  if (business === undefined || person === undefined) return null;
  const { subject, text } = await mailOf(scope, mail, { business, person });
  return { name: business.name, title: subject, body: text.trim() };
};
