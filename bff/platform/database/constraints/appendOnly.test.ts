import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#bff/core/database.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { problemOf } from '../errors.ts';
import type { Makers } from './make/makers.ts';
import { createMakers } from './make.ts';

let database: Database;
let make: Makers;

beforeAll(async () => {
  database = await openTestDatabase();
  make = createMakers(database.client);
});
afterAll(() => database.close());

const kindFrom = (write: Promise<unknown>) =>
  write.then(
    () => 'accepted',
    (error: unknown) => problemOf(error)?.kind ?? error,
  );

const query = (sql: string, ...values: unknown[]) => kindFrom(database.pool.query(sql, values));

describe.each([
  ['audit_entry', (): Promise<object> => make.auditEntry()],
  ['audit_seal', (): Promise<object> => make.auditSeal()],
  ['application_history', (): Promise<object> => make.applicationHistory()],
  ['my_page_history', (): Promise<object> => make.myPageHistory()],
  ['section_history', (): Promise<object> => make.sectionHistory()],
  ['receipt', (): Promise<object> => make.receipt()],
  ['filed_answers', (): Promise<object> => make.filedAnswers()],
  ['paper_template', (): Promise<object> => make.paperTemplate()],
  ['project_seal', (): Promise<object> => make.projectSeal()],
  ['thread_message', (): Promise<object> => make.threadMessage()],
])('%s', (table, insert) => {
  beforeAll(insert);

  it('cannot be changed', async () => {
    const columns = await database.pool.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1`,
      [table],
    );
    expect(columns.rows.length).toBeGreaterThan(2);
    for (const { name } of columns.rows) {
      expect(await query(`UPDATE "${table}" SET "${name}" = "${name}"`), name).toBe('appendOnly');
    }
  });

  it('cannot be deleted', async () => {
    expect(await query(`DELETE FROM "${table}"`)).toBe('appendOnly');
  });

  it('cannot be emptied', async () => {
    expect(await query(`TRUNCATE "${table}" CASCADE`)).toBe('appendOnly');
  });
});

describe('an entry of the history of a section', () => {
  const hide = { deletedAt: new Date(), deletedByName: '事務局 花子' };
  const update = (id: number, data: object) =>
    kindFrom(database.client.sectionHistory.update({ where: { id }, data }));

  it('can be hidden by somebody', async () => {
    const { id } = await make.sectionHistory();
    expect(await update(id, hide)).toBe('accepted');
  });

  it('cannot be hidden by nobody', async () => {
    const { id } = await make.sectionHistory();
    expect(await update(id, { deletedAt: new Date() })).toBe('appendOnly');
  });

  it('cannot be shown again, nor hidden twice', async () => {
    const { id } = await make.sectionHistory();
    await update(id, hide);
    expect(await update(id, { deletedAt: null, deletedByName: null })).toBe('appendOnly');
    expect(await update(id, { deletedAt: new Date() })).toBe('appendOnly');
  });

  it('cannot be changed while it is hidden', async () => {
    const { id } = await make.sectionHistory();
    expect(await update(id, { ...hide, comment: '別の内容' })).toBe('appendOnly');
  });
});

describe('the chain of the audit', () => {
  const lastSeal = () => database.client.auditSeal.findFirstOrThrow({ orderBy: { seq: 'desc' } });

  it('goes on from the last seal, several at a time', async () => {
    const last = await lastSeal();
    const first = new Uint8Array(32).fill(1);
    const second = new Uint8Array(32).fill(2);
    const seals = [
      {
        seq: last.seq + 1n,
        auditEntryId: (await make.auditEntry()).id,
        previousHash: new Uint8Array(last.hash),
        hash: first,
      },
      { seq: last.seq + 2n, auditEntryId: (await make.auditEntry()).id, previousHash: first, hash: second },
    ];
    await database.client.auditSeal.createMany({ data: seals });
    expect(Buffer.from((await lastSeal()).hash)).toEqual(Buffer.from(second));
  });

  it('has no gap', async () => {
    const { seq } = await lastSeal();
    expect(await kindFrom(make.auditSeal({ seq: seq + 2n }))).toBe('serialization');
  });

  it('does not go on from another hash than the last', async () => {
    expect(await kindFrom(make.auditSeal({ previousHash: new Uint8Array(32).fill(9) }))).toBe(
      'serialization',
    );
  });

  it('seals an entry once', async () => {
    const { auditEntryId } = await lastSeal();
    expect(await kindFrom(make.auditSeal({ auditEntryId }))).toBe('unique');
  });
});

describe('a paper that was issued', () => {
  const update = (id: number, data: object) =>
    kindFrom(database.client.issuedPaper.update({ where: { id }, data }));

  it('gets its file and its opening once, and is replaced for good; what stands on it stays', async () => {
    const { id } = await make.issuedPaper();
    const { id: fileId } = await make.storedFile();
    const { id: openedById } = await make.corporationUser();
    const openedAt = new Date('2026-11-20T02:00:00Z');
    expect(await update(id, { fileId })).toBe('accepted');
    expect(await update(id, { openedAt, openedById })).toBe('accepted');
    expect(await update(id, { isCurrent: false })).toBe('accepted');
    const later = [
      { fileId: null },
      { openedAt: new Date('2026-11-20T03:00:00Z') },
      { isCurrent: true },
      { content: { title: '別' } },
      { number: '交第99号' },
      { note: '書き足し' },
    ];
    for (const change of later) expect(await update(id, change)).toBe('appendOnly');
    expect(await kindFrom(database.client.issuedPaper.delete({ where: { id } }))).toBe('appendOnly');
  });

  it('is opened once by an applicant, too, and can be recalled after that', async () => {
    const { id: applicationId } = await make.application();
    const { id: fileId } = await make.storedFile();
    const { id } = await make.issuedPaper({ applicationId, mypageId: null, kind: 7, fileId });
    expect(await update(id, { openedAt: new Date('2026-11-20T02:00:00Z') })).toBe('accepted');
    expect(await update(id, { openedAt: new Date('2026-11-20T03:00:00Z') })).toBe('appendOnly');
    expect(await update(id, { isCurrent: false })).toBe('accepted');
  });
});
