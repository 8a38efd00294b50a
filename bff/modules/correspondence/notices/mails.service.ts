import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { giveUpMailRow, requeueMails } from '#bff/parts/notices/mailMoves.data.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { withoutSecrets } from '#bff/platform/mail/secrets.ts';
import { addDays, instantOfTokyo } from '#rules/calendar.ts';
import { findMail, listMailIds, type MailDetailRow, type MailFilter, mailRows } from './mailList.data.ts';
import { findMailPerson, findMailSubjects } from './mailSubjects.data.ts';
import { mailMessages } from './mails.words.ts';
import {
  ALL_RESENT_FROM,
  GIVEN_UP_FROM,
  type MailDetailView,
  type MailView,
  mailDetailOf,
  mailViewOf,
  RESENT_FROM,
  whyNotGivenUp,
  whyNotResent,
} from './mailViews.service.ts';

export type MailSearch = Pick<MailFilter, 'kinds' | 'statuses' | 'mypageId' | 'isResendable'> & {
  readonly q?: string | undefined;
  /** Days in Japan, both with them. */
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
};

const filterOf = ({ q, createdFrom, createdTo, ...filter }: MailSearch): MailFilter => ({
  ...filter,
  words: q?.trim() || undefined,
  from: createdFrom === undefined ? undefined : instantOfTokyo(createdFrom),
  before: createdTo === undefined ? undefined : instantOfTokyo(addDays(createdTo, 1)),
});

/** How many mails `listMails` has for the same search. */
export const countMails = (scope: Scope, search: MailSearch): Promise<number> =>
  mailRows.count(scope.db, filterOf(search));

/** The mails of the product, with what became of each. */
export const listMails = async (
  scope: Scope,
  search: MailSearch,
  request: PageRequest,
): Promise<Page<MailView>> => {
  const page = await mailRows.page(scope.db, filterOf(search), request);
  const subjects = await findMailSubjects(scope.db, page.items);
  return mapPage(page, (row) => mailViewOf(row, subjects));
};

const requireMail = async (scope: Scope, id: number): Promise<MailDetailRow> => {
  const row = await findMail(scope.db, id);
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

const viewOf = async (scope: Scope, row: MailDetailRow): Promise<MailDetailView> =>
  mailDetailOf(row, await findMailSubjects(scope.db, [row]), await findMailPerson(scope.db, row));

/** @throws NOT_FOUND */
export const getMail = async (scope: Scope, id: number): Promise<MailDetailView> =>
  viewOf(scope, await requireMail(scope, id));

const refuse = (detail: string): ApiError => new ApiError('TRANSITION_NOT_ALLOWED', { detail });

const targetOf = (row: MailDetailRow) => ({
  target: { kind: 'mail' as const, id: row.id },
  mypageId: row.relatedMypageId ?? undefined,
  applicationId: row.relatedApplicationId ?? undefined,
});

/**
 * Sends a mail again, to the address that its person has now.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED while it is under way, or when its link has ended
 */
export const resendMail = async (scope: Scope, id: number): Promise<MailDetailView> => {
  const before = await requireMail(scope, id);
  const reason = whyNotResent(before);
  if (reason !== undefined) throw refuse(reason);
  if ((await requeueMails(scope.db, [id], RESENT_FROM, scope.now)) === 0) throw refuse(mailMessages.underWay);
  const after = await requireMail(scope, id);
  const [was, is] = [before, after].map(({ to }) => ({ to }));
  await scope.audit({ action: 'rerun', ...targetOf(after), before: was ?? {}, after: is ?? {} });
  return viewOf(scope, after);
};

/** As many as one statement moves within a second. */
const RESENT_AT_ONCE = 10_000;

/** Sends everything again that did not arrive and matches. @returns how many */
export const resendMails = async (scope: Scope, search: MailSearch): Promise<number> => {
  const filter = filterOf({ ...search, isResendable: true });
  const ids = await listMailIds(scope.db, filter, RESENT_AT_ONCE);
  const count = await requeueMails(scope.db, ids, ALL_RESENT_FROM, scope.now);
  const target = { kind: 'operation', id: 'resendMails' } as const;
  await scope.audit({ action: 'rerun', target, after: { count, ...search } });
  return count;
};

/**
 * Has a mail not sent, or one that did not arrive no longer counted.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED once it was sent, or while it is being handed over
 */
export const giveUpMail = async (scope: Scope, id: number): Promise<MailDetailView> => {
  const before = await requireMail(scope, id);
  const reason = whyNotGivenUp(before);
  if (reason !== undefined) throw refuse(reason);
  const isDone = await giveUpMailRow(scope.db, id, GIVEN_UP_FROM, withoutSecrets(before.text));
  if (!isDone) throw refuse(mailMessages.notGivenUp);
  await scope.audit({ action: 'cancel', ...targetOf(before) });
  return getMail(scope, id);
};
