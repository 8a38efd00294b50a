import type { Db } from '#bff/core/database.ts';
import type { Account, PersonKind } from '#bff/modules/access/index.ts';
import { plain } from '#bff/platform/database/values.ts';

/*
 * What is kept of one person, table by table. Read in parts: the trail of an administrator has no end.
 */

/** Whose: the table that he is in, and his id there. */
export type Whose = Pick<Account, 'kind' | 'id'>;

const ROWS_AT_ONCE = 500;

type Part<Id> = { readonly take: number; readonly cursor?: { id: Id }; readonly skip?: number };

/** Every row that a reading in the order of its ids finds, part by part. */
async function* inParts<Id, Row extends { readonly id: Id }>(
  read: (part: Part<Id>) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  do {
    const rows = await read({ take: ROWS_AT_ONCE, ...(last && { cursor: { id: last.id }, skip: 1 }) });
    yield* rows;
    last = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1);
  } while (last !== undefined);
}

/** Tables that name a person by kind and id. */
const namedBy = ({ kind, id }: Whose) => ({ personKind: kind, personId: id });

const OWNER_COLUMNS = {
  admin: 'adminUserId',
  user: 'corporationUserId',
  applicant: 'applicationUserId',
} as const satisfies { readonly [kind in PersonKind]: string };

const UPLOADER_COLUMNS = {
  admin: 'uploadedByAdminUserId',
  user: 'uploadedByCorporationUserId',
  applicant: 'uploadedByApplicationUserId',
} as const satisfies { readonly [kind in PersonKind]: string };

const DATES = {
  isActive: true,
  lastLoginAt: true,
  passwordSetAt: true,
  createdAt: true,
  updatedAt: true,
} as const;

const ACCOUNT = { name: true, email: true, ...DATES } as const;

/** What an account says of its person, whichever table has it. */
export type AccountFacts = {
  readonly name: string;
  readonly nameKana?: string | null;
  readonly email: string;
  readonly phone?: string | null;
  readonly mobile?: string | null;
  readonly organization?: string | null;
  readonly department?: string | null;
  readonly title?: string | null;
  readonly isActive: boolean;
  readonly lastLoginAt: Date | null;
  readonly passwordSetAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly corporation?: { readonly name: string };
  readonly project?: { readonly name: string };
};

const accounts = {
  admin: (db, id) =>
    db.adminUser.findUnique({ where: { id }, select: { ...ACCOUNT, phone: true, organization: true } }),
  user: (db, id) =>
    db.corporationUser.findUnique({
      where: { id },
      select: {
        ...{ ...ACCOUNT, nameKana: true, department: true, title: true, phone: true, mobile: true },
        ...{ corporation: { select: { name: true } }, project: { select: { name: true } } },
      },
    }),
  applicant: (db, id) =>
    db.applicationUser.findUnique({
      where: { id },
      select: { ...ACCOUNT, project: { select: { name: true } } },
    }),
} as const satisfies { readonly [kind in PersonKind]: (db: Db, id: number) => Promise<AccountFacts | null> };

/** @returns null when the account is gone */
export const readAccountFacts = (db: Db, { kind, id }: Whose): Promise<AccountFacts | null> =>
  accounts[kind](db, id);

/** Log-ins, also those that have ended, as long as they are kept. */
export const readLogIns = (db: Db, { kind, id }: Whose) =>
  inParts((part: Part<string>) =>
    db.session.findMany({
      where: { [OWNER_COLUMNS[kind]]: id },
      select: { id: true, createdAt: true, lastUsedAt: true, endedAt: true, ip: true, userAgent: true },
      orderBy: { id: 'asc' },
      ...part,
    }),
  );

export const readKnownBrowsers = (db: Db, whose: Whose) =>
  inParts((part: Part<number>) =>
    db.knownBrowser.findMany({
      where: namedBy(whose),
      select: { id: true, lastLoginAt: true },
      orderBy: { id: 'asc' },
      ...part,
    }),
  );

export const readMailChoices = (db: Db, whose: Whose) =>
  db.mailPreference.findMany({ where: namedBy(whose), orderBy: { topic: 'asc' } });

/** Mails to him: what each was about and whether it left, without its text. */
export const readMailsTo = (db: Db, whose: Whose) =>
  inParts((part: Part<number>) =>
    db.mailMessage.findMany({
      where: namedBy(whose),
      select: { id: true, to: true, subject: true, createdAt: true, sentAt: true },
      orderBy: { id: 'asc' },
      ...part,
    }),
  );

/** Files that he uploaded, also those that were removed since. */
export async function* readUploads(db: Db, { kind, id }: Whose) {
  const rows = inParts((part: Part<string>) =>
    db.storedFile.findMany({
      where: { [UPLOADER_COLUMNS[kind]]: id },
      select: {
        ...{ id: true, fileName: true, sizeBytes: true, sha256: true, createdAt: true, deletedAt: true },
        ...{ myPage: { select: { displayCode: true } }, application: { select: { displayCode: true } } },
      },
      orderBy: { id: 'asc' },
      ...part,
    }),
  );
  for await (const row of rows) yield plain(row);
}

/** Messages that he wrote, with the thread that they are in. */
export const readMessages = (db: Db, { kind, id }: Whose) =>
  inParts((part: Part<number>) =>
    db.threadMessage.findMany({
      where: { authorKind: kind, authorId: id },
      select: { id: true, createdAt: true, body: true, thread: { select: { subject: true } } },
      orderBy: { id: 'asc' },
      ...part,
    }),
  );

/** What he did, as the trail has it: without what was changed, which may be about others. */
export const readActs = (db: Db, { kind, id }: Whose) =>
  inParts((part: Part<bigint>) =>
    db.auditEntry.findMany({
      where: { actorKind: kind, actorId: id },
      select: { id: true, at: true, action: true, targetKind: true, targetId: true, outcome: true, ip: true },
      orderBy: { id: 'asc' },
      ...part,
    }),
  );

/** Announcements that a user of a business has opened. */
export const readReadings = (db: Db, { kind, id }: Whose) =>
  kind === 'user'
    ? db.announcementRead.findMany({
        where: { corporationUserId: id },
        select: { readAt: true, announcement: { select: { title: true } } },
        orderBy: { readAt: 'asc' },
      })
    : [];

/** What an administrator proves himself with, without its secret. */
export const readFactors = (db: Db, { kind, id }: Whose) =>
  kind === 'admin'
    ? db.secondFactor.findMany({
        where: { adminUserId: id },
        select: { name: true, createdAt: true, lastUsedAt: true },
        orderBy: { id: 'asc' },
      })
    : [];

/** Accounts elsewhere by which he logs in. */
export const readIdentities = (db: Db, whose: Whose) =>
  db.linkedIdentity.findMany({
    where: namedBy(whose),
    select: { issuer: true, email: true, createdAt: true, lastUsedAt: true },
    orderBy: { id: 'asc' },
  });

/** The account that an application was made with, and its application. @returns null when there is none */
export const findApplicantOf = (db: Db, applicationId: number) =>
  db.application.findFirst({
    where: { id: applicationId },
    select: { applicationUserId: true, projectId: true },
  });

/** The application of an applicant's account. @returns null when there is none */
export const findApplicationOf = (db: Db, applicationUserId: number) =>
  db.application.findFirst({ where: { applicationUserId, deletedAt: null }, select: { id: true } });
