import type { Db } from '#bff/core/database.ts';
import { MailStatus } from '#bff/generated/contract/enums.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { oneOf } from '#bff/modules/myPages/index.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { containing } from '#bff/platform/database/search.ts';
import { LINK_KINDS } from '#bff/platform/mail/secrets.ts';

const summary = {
  id: true,
  kind: true,
  status: true,
  to: true,
  toName: true,
  subject: true,
  createdAt: true,
  sentAt: true,
  nextAttemptAt: true,
  attempts: true,
  failure: true,
  relatedMypageId: true,
  relatedSectionId: true,
  relatedApplicationId: true,
} as const satisfies Prisma.MailMessageSelect;

const detail = { ...summary, text: true, lastError: true, personKind: true, personId: true } as const;

export type MailRow = Prisma.MailMessageGetPayload<{ select: typeof summary }>;
export type MailDetailRow = Prisma.MailMessageGetPayload<{ select: typeof detail }>;

export type MailFilter = {
  readonly kinds?: readonly number[] | undefined;
  readonly statuses?: readonly MailStatus[] | undefined;
  /** Part of the address, the name or the subject. */
  readonly words?: string | undefined;
  readonly from?: Date | undefined;
  /** Up to, without it. */
  readonly before?: Date | undefined;
  readonly mypageId?: number | undefined;
  /** Only what did not arrive and can be sent again. */
  readonly isResendable?: boolean | undefined;
};

const UNDER_WAY = { in: ['Queued', 'Sending'] };

/** What the outbox keeps for a status of the contract; one that was tried before waits for another try. */
const whereStatus: { readonly [status in MailStatus]: Prisma.MailMessageWhereInput } = {
  [MailStatus.Waiting]: { status: UNDER_WAY, attempts: 0 },
  [MailStatus.Retrying]: { status: UNDER_WAY, attempts: { gt: 0 } },
  [MailStatus.Sent]: { status: 'Sent' },
  [MailStatus.Failed]: { status: 'Failed' },
  [MailStatus.Bounced]: { status: 'Bounced' },
  [MailStatus.GivenUp]: { status: 'GivenUp' },
  [MailStatus.Held]: { status: 'Held' },
  [MailStatus.InDigest]: { status: 'InDigest' },
};

const withWords = (words: string): Prisma.MailMessageWhereInput => {
  const letters = containing(words);
  const anyCase = { ...letters, mode: 'insensitive' as const };
  return { OR: [{ to: anyCase }, { toName: letters }, { subject: anyCase }] };
};

/** Nothing is narrowed by no status at all. */
const inStatuses = (statuses: readonly MailStatus[] | undefined): Prisma.MailMessageWhereInput =>
  statuses === undefined || statuses.length === 0
    ? {}
    : { OR: statuses.map((status) => whereStatus[status]) };

const whereOf = (filter: MailFilter): Prisma.MailMessageWhereInput => ({
  AND: [
    inStatuses(filter.statuses),
    filter.words === undefined ? {} : withWords(filter.words),
    filter.isResendable ? { status: { in: ['Failed', 'Bounced'] }, kind: { notIn: [...LINK_KINDS] } } : {},
  ],
  kind: filter.kinds?.length ? oneOf(filter.kinds) : undefined,
  createdAt: { gte: filter.from, lt: filter.before },
  relatedMypageId: filter.mypageId,
});

export const mailRows = listOf({
  where: whereOf,
  find: (db, page) => db.mailMessage.findMany({ ...page, select: summary }),
  count: (db, where) => db.mailMessage.count({ where }),
});

/** @returns null when there is none */
export const findMail = (db: Db, id: number): Promise<MailDetailRow | null> =>
  db.mailMessage.findUnique({ where: { id }, select: detail });

/** The newest mails of a filter. */
export const listMailIds = async (db: Db, filter: MailFilter, limit: number): Promise<number[]> => {
  const newest = { createdAt: 'desc' as const };
  const rows = await db.mailMessage.findMany({
    where: whereOf(filter),
    orderBy: [newest, { id: 'desc' }],
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
};
