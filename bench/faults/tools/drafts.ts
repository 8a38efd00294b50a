import { makeCall, makeCompleteDraft, programmes } from '../../../bff/testing/applications.ts';
import type { TestServer } from '../../../bff/testing/server.ts';
import type { Stage } from '../frame/stage.ts';

const HOUR_MS = 3600_000;

const columnsOf = async ({ database: { pool } }: TestServer, table: string): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 ORDER BY ordinal_position',
    [table],
  );
  return rows.map(({ name }) => name);
};

/** Copies rows inside the database. @param given columns that differ from the row's; `from` names the row `original` */
const copyRows = async (
  maker: TestServer,
  table: string,
  given: Record<string, string>,
  from: string,
): Promise<void> => {
  const names = (await columnsOf(maker, table)).filter((name) => name !== 'id' || given.id !== undefined);
  const values = names.map((name) => given[name] ?? `original."${name}"`);
  const list = names.map((name) => `"${name}"`).join(', ');
  await maker.database.pool.query(
    `INSERT INTO "${table}" (${list}) SELECT ${values.join(', ')} FROM ${from}`,
  );
};

/** An applicant and his draft, and where their copies are found. */
type Original = { readonly projectId: number; readonly userId: number; readonly applicationId: number };

const copyApplicants = async (maker: TestServer, original: Original, count: number): Promise<void> => {
  const { projectId, userId, applicationId } = original;
  await copyRows(
    maker,
    'application_user',
    { email: `'draft' || n || '-${projectId}@example.jp'` },
    `application_user original, generate_series(2, ${count}) AS n WHERE original.id = ${userId}`,
  );
  await copyRows(
    maker,
    'application',
    { application_user_id: 'copy.id' },
    `application original, application_user copy WHERE original.id = ${applicationId}
       AND copy.project_id = ${projectId} AND copy.id <> ${userId}`,
  );
};

/** Files and session of each; the ids of the copies are worked out from the original's and the copy's. */
const copyBelongings = async (maker: TestServer, original: Original): Promise<void> => {
  const { projectId, userId, applicationId } = original;
  const copies = `application copy WHERE copy.project_id = ${projectId} AND copy.id <> ${applicationId}`;
  const key = (of: string) => `md5(${of} || '-' || copy.id)::uuid`;
  await copyRows(
    maker,
    'stored_file',
    { id: key('original.id'), storage_key: `${key('original.id')}::text`, application_id: 'copy.id' },
    `stored_file original, ${copies} AND original.application_id = ${applicationId}`,
  );
  await copyRows(
    maker,
    'application_file',
    { application_id: 'copy.id', file_id: key('original.file_id') },
    `application_file original, ${copies} AND original.application_id = ${applicationId}`,
  );
  await copyRows(
    maker,
    'session',
    { id: key('original.id'), application_user_id: 'copy.application_user_id' },
    `session original, ${copies} AND original.application_user_id = ${userId}`,
  );
};

/** The rows of a copy name the copy's own files. */
const nameOwnFiles = async (maker: TestServer, { projectId, applicationId }: Original): Promise<void> => {
  const files = await maker.database.client.applicationFile.findMany({ where: { applicationId } });
  for (const { fileId } of files) {
    await maker.database.pool.query(
      `UPDATE application copy
          SET expenses = replace(expenses::text, $1, md5($1 || '-' || id)::uuid::text)::jsonb
        WHERE project_id = $2 AND id <> $3`,
      [fileId, projectId, applicationId],
    );
  }
};

/** Every one of them is logged in with the first one's secret. */
const tokensOf = async (maker: TestServer, projectId: number, secret: string): Promise<string[]> => {
  const sessions = await maker.database.client.session.findMany({
    where: { applicationUser: { projectId } },
    select: { id: true },
  });
  return sessions.map(({ id }) => `${id}.${secret}`);
};

/**
 * An open round with so many drafts that lack nothing, copied inside the database.
 * @param round columns of the round that differ
 * @returns the token of each applicant
 */
export const makeDrafts = async (stage: Stage, maker: TestServer, count: number, round: object = {}) => {
  const now = Date.now();
  const { id: projectId } = await makeCall(maker, programmes.business, {
    applicationOpensAt: new Date(now - HOUR_MS),
    applicationClosesAt: new Date(now + 24 * HOUR_MS),
    ...round,
  });
  const draft = await makeCompleteDraft(maker, programmes.business, { projectId });
  const original = { projectId, userId: draft.applicationUserId, applicationId: draft.applicationId };
  await copyApplicants(maker, original, count);
  await copyBelongings(maker, original);
  await nameOwnFiles(maker, original);
  stage.moved();
  const secret = draft.session.token.split('.')[1] ?? '';
  return { projectId, tokens: await tokensOf(maker, projectId, secret) };
};
