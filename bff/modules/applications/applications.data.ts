import type { Db } from '#bff/core/database.ts';
import { ApplicationStatus } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { batched, batchedWrite } from '#bff/platform/database/batching/batched.ts';
import { columnsOf } from '#bff/platform/database/columns.ts';
import { writeMany } from '#bff/platform/database/manyRows.ts';
import { anyOf, queryRows } from '#bff/platform/database/queryRows.ts';
import { versionedUpdate } from '#bff/platform/database/updateVersioned.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';
import { APPLICATION_YEN, type ApplicationRow } from './wholeApplication.data.ts';

/** Of several who change one application, the second waits here until the first is committed. */
export const lockApplication = batchedWrite<number>((db, ids) =>
  queryRows(
    db,
    Prisma.sql`SELECT id FROM application WHERE id = ${anyOf(ids, 'int')} ORDER BY id FOR UPDATE`,
  ),
);

/** Which project and family an application belongs to. */
export const findLoginTarget = (db: Db, id: number) =>
  db.application.findFirst({
    where: { id, deletedAt: null },
    select: { id: true, projectId: true, family: true },
  });

/** The families of these applications, by their ids. */
export const findFamilies = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const where = { id: { in: [...ids] } };
  const rows = await db.application.findMany({ where, select: { id: true, family: true } });
  return new Map(rows.map(({ id, family }) => [id, family]));
};

export type NewApplicant = {
  readonly projectId: number;
  readonly family: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly at: Date;
};

export const insertApplicationUser = (db: Db, { at, ...person }: NewApplicant) =>
  db.applicationUser.create({ data: { ...person, passwordSetAt: at, createdAt: at } });

export type NewApplication = Pick<
  Prisma.ApplicationUncheckedCreateInput,
  | 'projectId'
  | 'applicationUserId'
  | 'family'
  | 'applicantType'
  | 'name'
  | 'contactName'
  | 'contactEmail'
  | 'answerTimes'
  | 'createdAt'
>;

export const insertApplication = async (db: Db, data: NewApplication): Promise<number> =>
  (await db.application.create({ data, select: { id: true } })).id;

/** An application's own columns. */
export type ApplicationColumns = Plain<Prisma.ApplicationGetPayload<object>>;

type OwnMatter = 'id' | 'version' | 'projectId' | 'applicationUserId' | 'family' | 'createdAt' | 'updatedAt';
type JsonColumns = 'expenses' | 'fundingSources' | 'answers' | 'answerTimes';

/** Columns that a service may set. */
export type ApplicationChange = Partial<Omit<ApplicationColumns, OwnMatter | JsonColumns>> & {
  readonly [Name in JsonColumns]?: unknown;
};

const update = versionedUpdate<ApplicationColumns>(
  'application',
  Object.values(Prisma.ApplicationScalarFieldEnum),
  APPLICATION_YEN,
);

/** @returns the columns as they are now; null when it no longer has that version */
export const updateApplicationRow = (
  db: Db,
  row: { id: number; version: number | undefined },
  change: ApplicationChange,
): Promise<ApplicationColumns | null> => update(db, row, change);

/** `content`: `submissionDigest`; null: only the time is recorded. */
export type SubmitAttempt = { readonly at: Date; readonly content: string | null };

/**
 * Records the time of the first attempt to submit and the content of the last one. No
 * change of the application; where there is nothing new, nobody who holds the row is waited for.
 */
export const recordSubmitAttempt = async (
  db: Db,
  id: number,
  { at, content }: SubmitAttempt,
): Promise<void> => {
  await queryRows(
    db,
    Prisma.sql`UPDATE application
      SET submit_pressed_at = COALESCE(submit_pressed_at, ${at}),
        submit_pressed_content = COALESCE(${content}, submit_pressed_content)
      WHERE id = ${id} AND status = ${ApplicationStatus.Draft} AND deleted_at IS NULL
        AND (submit_pressed_at IS NULL OR submit_pressed_content IS DISTINCT FROM COALESCE(${content}, submit_pressed_content))`,
  );
};

/** Hides a draft with its account, which can no longer log in. */
export const deleteApplicationRow = async (
  db: Db,
  row: Pick<ApplicationRow, 'id' | 'applicationUserId'>,
  deletedAt: Date,
): Promise<void> => {
  await db.application.update({
    where: { id: row.id },
    data: { deletedAt, version: { increment: 1 } },
  });
  await db.applicationUser.update({
    where: { id: row.applicationUserId },
    data: { deletedAt, isActive: false },
  });
};

export type HistoryLine = ApplicationRow['history'][number];

export type NewHistory = Omit<HistoryLine, 'id' | 'fromStatus' | 'onBehalf' | 'comment' | 'details'> &
  Partial<Pick<HistoryLine, 'fromStatus' | 'onBehalf' | 'comment'>> & { readonly details?: object };

const HISTORY = columnsOf('application_history', Object.values(Prisma.ApplicationHistoryScalarFieldEnum), []);

/** One line of an application's history, which is only ever added to. @returns that line as it is kept */
export const insertApplicationHistory = batched<NewHistory, HistoryLine[]>(async (db, lines) => {
  const written = await writeMany(lines, (json) =>
    queryRows<HistoryLine>(
      db,
      Prisma.sql`
      INSERT INTO application_history (application_id, action, from_status, to_status, actor_kind, actor_id, actor_name,
        on_behalf, comment, details, created_at)
      SELECT "applicationId", action, "fromStatus", "toStatus", "actorKind", "actorId", "actorName",
        coalesce("onBehalf", false), comment, details, "createdAt"
      FROM jsonb_to_recordset(${json}::jsonb) AS line("applicationId" int, action text, "fromStatus" smallint,
        "toStatus" smallint, "actorKind" text, "actorId" int, "actorName" text, "onBehalf" boolean, comment text,
        details jsonb, "createdAt" timestamptz)
      RETURNING ${HISTORY}`,
    ),
  );
  return written.map((line) => [line]);
});

/** Other applications of the same corporation, newest first. */
export const findSimilarApplicationIds = async (
  db: Db,
  { id, corporateNumber }: Pick<ApplicationRow, 'id' | 'corporateNumber'>,
): Promise<number[]> => {
  if (corporateNumber === null) return [];
  const rows = await db.application.findMany({
    where: { corporateNumber, deletedAt: null, id: { not: id } },
    select: { id: true },
    orderBy: { id: 'desc' },
    take: 20,
  });
  return rows.map((row) => row.id);
};

/** A project as its form and its call need it. @returns null when there is none or it was deleted */
export const findCallProject = async (db: Db, id: number) =>
  plain(await db.project.findFirst({ where: { id, deletedAt: null } }));

export type CallProject = NonNullable<Awaited<ReturnType<typeof findCallProject>>>;
