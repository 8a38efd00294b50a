import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plain } from '#bff/platform/database/values.ts';
import {
  act,
  makeSubmitted,
  makeUnderReview,
  programmes,
  type TestDraft,
} from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { papersAtOnce, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { findApplication } from './wholeApplication.data.ts';

let server: TestServer;
let busy: TestServer;
let jmac: TestSession;
let backOffice: TestSession;

beforeAll(async () => {
  [server, busy] = await Promise.all([startTestServer(papersAtOnce), startTestServer()]);
  jmac = (await makeAdmin(server, 'JMAC')).session;
  backOffice = (await makeAdmin(server, 'BackOffice')).session;
});
afterAll(() => Promise.all([server.stop(), busy.stop()]));

/** The same as the client reads it, with every instant, day and amount as services want them. */
const asTheClientReads = async ({ database: { client } }: TestServer, id: number) => {
  const row = await client.application.findUniqueOrThrow({
    where: { id },
    include: {
      project: true,
      applicationUser: { select: { id: true, name: true, email: true, emailConfirmedAt: true } },
      assignee: { select: { name: true } },
      files: { include: { file: true }, orderBy: { id: 'asc' } },
      returnItems: {
        include: { file: { select: { fileName: true } } },
        orderBy: [{ returnNumber: 'asc' }, { number: 'asc' }],
      },
      checklistResults: true,
      scores: { include: { reviewer: { select: { name: true } } }, orderBy: { id: 'asc' } },
      receipts: {
        orderBy: { submissionNumber: 'desc' },
        include: { paperOrder: { select: { labels: true, madeAt: true } } },
      },
      history: { orderBy: { id: 'desc' } },
      myPage: true,
    },
  });
  return { ...plain(row), submittedSectionCount: 0 };
};

const compare = async (of: TestServer, { applicationId }: TestDraft) => {
  const row = await findApplication(of.database.client, applicationId);
  expect(row).toEqual(await asTheClientReads(of, applicationId));
  return row;
};

describe('an application with everything is the same as its client reads it', () => {
  it('with its papers, and with those that follow', { tags: ['slow'] }, async () => {
    const made = await compare(server, await makeSubmitted(server, programmes.ingredientR6));
    expect(made?.files.some(({ file }) => file.purpose === 'paper')).toBe(true);
    const following = await compare(busy, await makeSubmitted(busy, programmes.ingredientR6));
    expect(following?.receipts[0]?.paperOrder?.madeAt).toBeNull();
  });

  it('returned with findings, and handed in again', { tags: ['slow'] }, async () => {
    const draft = await makeSubmitted(server, programmes.business);
    await act(server, draft, backOffice, { action: 'startCheck' });
    const item = { reviewCategory: 4, field: 'expenses', row: 1, comment: '見積書と金額が一致しません。' };
    const back = { action: 'return', returnItems: [item], returnDueOn: '2026-11-30' };
    expect((await act(server, draft, backOffice, back)).status).toBe(200);
    const row = await compare(server, draft);
    expect(row?.returnItems[0]?.dueOn).toBe('2026-11-30');
  });

  it('checked, marked and adopted, with its my page', { tags: ['slow'] }, async () => {
    const draft = await makeUnderReview(server, programmes.noto, backOffice);
    expect((await act(server, draft, jmac, { action: 'adopt' })).status).toBe(200);
    const row = await compare(server, draft);
    expect(row?.myPage?.adoptedOn).toBe('2026-11-20');
    expect(row?.checklistResults).not.toEqual([]);
  });

  it('not there, or deleted, is none', { tags: ['slow'] }, async () => {
    expect(await findApplication(server.database.client, 2 ** 31 - 1)).toBeNull();
    const draft = await makeSubmitted(server, programmes.noto);
    const where = { id: draft.applicationId };
    await server.database.client.application.update({ where, data: { deletedAt: new Date() } });
    expect(await findApplication(server.database.client, draft.applicationId)).toBeNull();
  });
});
