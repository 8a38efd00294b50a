import type { OutgoingMail } from '#bff/core/outgoingMail.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { MailFrame } from '#bff/platform/mail/texts/layout.ts';
import { type CopyPlace, listCopyRecipients } from './mailCopies.data.ts';
import { mailFrameFor } from './mailFrames.service.ts';
import { listMailRecipients } from './notifications.data.ts';

/** A mail around whose words stands the name of each who gets it. */
type Compose = (frame: MailFrame) => Omit<OutgoingMail, 'to' | 'toName' | 'person'>;

/**
 * One mail for each of a business's people who get its mails, as he wants them; and one for each further address of it,
 * which gets all of them at once.
 * @returns whether there is anybody, and whether a mail was written
 */
export const mailContacts = async (
  scope: Scope,
  place: CopyPlace,
  compose: Compose,
): Promise<{ readonly hasContacts: boolean; readonly isMailed: boolean }> => {
  const contacts = await listMailRecipients(scope.db, place);
  if (contacts.length === 0) return { hasContacts: false, isMailed: false };
  const copies = await listCopyRecipients(scope.db, place);
  const others = copies.filter(({ email }) => contacts.every((contact) => contact.email !== email));
  let isMailed = false;
  for (const { id, name, email } of contacts) {
    const frame = await mailFrameFor(scope, { personName: name, ...place });
    const person = { kind: 'user', id } as const;
    if (await scope.sendMail({ ...compose(frame), person, to: email, toName: name })) isMailed = true;
  }
  for (const { name, email } of others) {
    const frame = await mailFrameFor(scope, { personName: name, ...place });
    if (await scope.sendMail({ ...compose(frame), to: email, toName: name })) isMailed = true;
  }
  return { hasContacts: true, isMailed };
};
