import { applicantOf, type Family } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { mailFrameFor } from '#bff/parts/notices/mailFrames.service.ts';
import { applicationLink } from '#bff/parts/records/mailLinks.service.ts';
import { emailConfirmMail } from '#bff/platform/mail/texts/passwordMails.ts';
import { hashSecret, newSecret } from '#bff/platform/secrets/secrets.ts';
import { applicationMessage } from '../applications.words.ts';
import {
  confirmEmail,
  deleteOpenConfirmations,
  findApplicationUser,
  findEmailConfirmation,
  findNewestConfirmation,
  hasUsableConfirmation,
  insertEmailConfirmation,
} from '../emailConfirmations.data.ts';

/** How long a link of the confirmation mail can be used; the mail says so. */
const LIFETIME_MS = 60 * 60_000;

type Applicant = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly projectId: number;
};

/** Mails a link that proves the address; the token stands in this mail and nowhere else. */
export const sendConfirmation = async (scope: Scope, person: Applicant): Promise<void> => {
  const token = newSecret();
  await insertEmailConfirmation(scope.db, {
    applicationUserId: person.id,
    email: person.email,
    tokenHash: hashSecret(token),
    createdAt: scope.now,
    expiresAt: new Date(scope.now.getTime() + LIFETIME_MS),
  });
  const frame = await mailFrameFor(scope, { personName: person.name, projectId: person.projectId });
  const url = applicationLink(scope.config, person.projectId, token);
  await scope.sendMail({
    person: { kind: 'applicant', id: person.id },
    to: person.email,
    toName: person.name,
    ...emailConfirmMail({ ...frame, url }),
  });
};

/** How long somebody waits who asks for another mail; the first one may still be under way. */
const RESEND_AFTER_MS = 60_000;

/**
 * Mails the caller a new link; those before no longer work.
 * @throws TRANSITION_NOT_ALLOWED when the address is confirmed, TOO_MANY_REQUESTS within a minute of the mail before
 */
export const resendConfirmation = async (scope: Scope, family: Family): Promise<void> => {
  const { applicationUserId } = applicantOf(scope, family);
  const person = await findApplicationUser(scope.db, applicationUserId);
  if (person.emailConfirmedAt !== null) {
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: applicationMessage('emailConfirmed') });
  }
  const newest = await findNewestConfirmation(scope.db, person.id);
  const waitMs = newest === null ? 0 : newest.createdAt.getTime() + RESEND_AFTER_MS - scope.now.getTime();
  if (waitMs > 0) {
    throw new ApiError('TOO_MANY_REQUESTS', {
      detail: applicationMessage('confirmationJustSent'),
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    });
  }
  await deleteOpenConfirmations(scope.db, person.id);
  await sendConfirmation(scope, person);
  await scope.audit({
    action: 'confirmationSent',
    target: { kind: 'applicant', id: person.id },
    projectId: person.projectId,
  });
};

/** Mails a new link unless the person holds one that still works. @returns whether a mail was sent */
export const renewConfirmation = async (scope: Scope, person: Applicant): Promise<boolean> => {
  if (await hasUsableConfirmation(scope.db, person.id, scope.now)) return false;
  await sendConfirmation(scope, person);
  return true;
};

/**
 * Confirms an applicant's address by the token of a mail. Who comes with an expired one gets a new mail: he has
 * shown that he reads that mailbox, and there is no other way to ask for it.
 * @throws INVALID_PARAMETER for an unknown, used or expired token, saying what to do
 */
export const confirmApplicantEmail = async (scope: Scope, family: Family, token: string): Promise<void> => {
  const refusal = await scope.transaction(async (inner) => {
    const found = await findEmailConfirmation(inner.db, hashSecret(token));
    const person = found?.applicationUser;
    if (!found || !person || person.family !== family || person.deletedAt !== null) return 'linkUnknown';
    if (found.usedAt !== null || person.emailConfirmedAt !== null) return 'linkUsed';
    if (found.expiresAt <= inner.now) {
      await renewConfirmation(inner, person);
      return 'linkExpired';
    }
    if (!(await confirmEmail(inner.db, found, inner.now))) return 'linkUsed';
    await inner.audit({
      action: 'emailConfirmed',
      target: { kind: 'applicant', id: person.id },
      actor: { kind: 'anonymous', name: person.email },
      projectId: person.projectId,
    });
    return null;
  });
  if (refusal !== null) throw invalidField('/token', applicationMessage(refusal));
};
