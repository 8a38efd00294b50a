import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { countAttempt } from '#bff/modules/access/index.ts';
import {
  confirmCopy,
  findCopyByToken,
  holdCopiesOf,
  insertMailCopy,
  listMailCopies,
  type MailCopyRow,
  renewCopyLink,
} from '#bff/parts/notices/mailCopies.data.ts';
import { mailFrameFor } from '#bff/parts/notices/mailFrames.service.ts';
import { copyConfirmLink } from '#bff/parts/records/mailLinks.service.ts';
import { copyConfirmMail } from '#bff/platform/mail/texts/passwordMails.ts';
import { hashSecret, newSecret } from '#bff/platform/secrets/secrets.ts';
import { auditable, placeOf, requireOwnCopy, targetOf, viewOf } from './mailCopies.service.ts';
import { mailCopyMessages as messages } from './mailCopies.words.ts';

/** Of a business in a round. */
const MAX_COPIES = 5;
/** Mails with a link that a business may send, to one address and to all, on a day: nobody fills another's mailbox. */
const FREE_LINKS_PER_ADDRESS = 3;
const FREE_LINKS_PER_BUSINESS = 20;
/** The mail says so. */
const LIFETIME_MS = 24 * 60 * 60_000;

/** @throws TOO_MANY_REQUESTS; before the transaction, as what is counted stays whatever becomes of it */
const countLink = async (scope: Scope, email: string): Promise<void> => {
  const { corporationId } = placeOf(scope);
  await countAttempt(scope, [
    { key: `mailCopy:${email}`, free: FREE_LINKS_PER_ADDRESS },
    { key: `mailCopies:${corporationId}`, free: FREE_LINKS_PER_BUSINESS },
  ]);
};

/** Mails a link; the token stands in this mail and nowhere else. */
const mailLink = async (scope: Scope, row: MailCopyRow, token: string): Promise<void> => {
  const { projectId, email, name, corporation } = row;
  const frame = await mailFrameFor(scope, { personName: name, projectId });
  const url = copyConfirmLink(scope.config, projectId, token);
  const mail = copyConfirmMail({ ...frame, url, corporationName: corporation.name });
  await scope.sendMail({ to: email, toName: name, ...mail });
};

type NewCopy = { readonly name: string; readonly email: string };

/**
 * Adds an address, which gets a link and nothing else until its reader has opened it.
 * @throws INVALID_PARAMETER for one that is there, TRANSITION_NOT_ALLOWED for too many, TOO_MANY_REQUESTS
 */
export const addMailCopy = async (scope: Scope, { name, email }: NewCopy) => {
  await countLink(scope, email);
  return scope.transaction(async (inner) => {
    const place = placeOf(inner);
    await holdCopiesOf(inner.db, place);
    const known = await listMailCopies(inner.db, place);
    if (known.some((row) => row.email === email)) throw invalidField('/email', messages.taken);
    if (known.length >= MAX_COPIES)
      throw new ApiError('LIMIT_REACHED', { detail: messages.tooMany(MAX_COPIES) });
    const token = newSecret();
    const link = { tokenHash: hashSecret(token), sentAt: inner.now };
    const row = await insertMailCopy(inner.db, { ...place, name: name.trim(), email, ...link });
    await mailLink(inner, row, token);
    await inner.audit({ action: 'created', ...targetOf(row), after: auditable(row) });
    return viewOf(row);
  });
};

/** Mails another link; the one before no longer works. @throws NOT_FOUND, TRANSITION_NOT_ALLOWED, TOO_MANY_REQUESTS */
export const resendCopyLink = async (scope: Scope, id: number) => {
  const { email, confirmedAt } = await requireOwnCopy(scope, id);
  const refusal = new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.confirmed });
  if (confirmedAt !== null) throw refusal;
  await countLink(scope, email);
  return scope.transaction(async (inner) => {
    const token = newSecret();
    const link = { tokenHash: hashSecret(token), sentAt: inner.now };
    if (!(await renewCopyLink(inner.db, id, link))) throw refusal;
    const row = await requireOwnCopy(inner, id);
    await mailLink(inner, row, token);
    await inner.audit({ action: 'confirmationSent', ...targetOf(row) });
    return viewOf(row);
  });
};

/** Confirms an address by the link that was mailed to it. @throws INVALID_PARAMETER saying what to do */
export const confirmMailCopy = (scope: Scope, token: string) =>
  scope.transaction(async (inner) => {
    const row = await findCopyByToken(inner.db, hashSecret(token));
    if (row === null) throw invalidField('/token', messages.linkUnknown);
    if (row.sentAt.getTime() + LIFETIME_MS <= inner.now.getTime())
      throw invalidField('/token', messages.linkExpired);
    if (!(await confirmCopy(inner.db, row.id, inner.now))) throw invalidField('/token', messages.linkUnknown);
    const { email, corporation } = row;
    const actor = { kind: 'anonymous', name: email } as const;
    await inner.audit({ action: 'emailConfirmed', ...targetOf(row), actor });
    return { email, corporationName: corporation.name };
  });
