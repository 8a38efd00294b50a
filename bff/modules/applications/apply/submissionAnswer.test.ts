import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  allProgrammes,
  makeCompleteDraft,
  makeSubmitted,
  programmes,
  type TestDraft,
} from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import {
  papersAtOnce,
  startTestServer,
  type TestServer,
  type TestServerOptions,
} from '#bff/testing/server.ts';

/* A submission is answered by what it has written, without reading it again: nothing of it may be missing. */

type Office = { readonly server: TestServer; readonly backOffice: TestSession };

const open = async (options: TestServerOptions = {}): Promise<Office> => {
  const server = await startTestServer(options);
  return { server, backOffice: (await makeAdmin(server, 'BackOffice')).session };
};

/** Papers are made while the applicant waits, or nobody waits for them. */
let patient: Office;
let busy: Office;

beforeAll(async () => {
  [patient, busy] = await Promise.all([open(papersAtOnce), open()]);
});
afterAll(() => Promise.all([patient.server.stop(), busy.server.stop()]));

const offices: readonly (readonly [string, () => Office])[] = [
  ['with its papers', () => patient],
  ['before its papers', () => busy],
];

/** @returns the answer, which is what is read afterwards */
const send = async ({ server }: Office, { operations, session }: TestDraft, body: object) => {
  const answer = await server.call(operations.updateSelf, { session, body });
  expect(answer.status).toBe(200);
  const read = await server.call(operations.readSelf, { session });
  expect(answer.body).toEqual(read.body);
  return answer.body;
};

const giveBack = async ({ server, backOffice }: Office, draft: TestDraft): Promise<number> => {
  await act(server, draft, backOffice, { action: 'startCheck' });
  const comment = '見積書と金額が一致しません。';
  const returnItems = [{ reviewCategory: 4, field: 'expenses', row: 1, comment }];
  const { body } = await act(server, draft, backOffice, {
    action: 'return',
    returnItems,
    returnDueOn: '2026-11-30',
  });
  return body.returnItems[0]?.id ?? 0;
};

describe.each(offices)('the answer to a submission %s is what is read afterwards', (_name, office) => {
  it.each(allProgrammes.map((programme) => [programme.name, programme] as const))(
    '%s',
    { tags: ['slow'] },
    async (_of, of) => {
      const draft = await makeCompleteDraft(office().server, of);
      const first = await send(office(), draft, { action: 'submit' });
      expect(first.receipts).toHaveLength(1);
    },
  );

  it('handed in a second time, with other answers', { tags: ['slow'] }, async () => {
    const draft = await makeSubmitted(office().server, programmes.ingredientR6);
    await send(office(), draft, { action: 'pullBack' });
    const second = await send(office(), draft, { name: '株式会社𠮷野㍿', action: 'submit' });
    expect(second.receipts).toHaveLength(2);
  });

  it('handed in again after a return', { tags: ['slow'] }, async () => {
    const draft = await makeSubmitted(office().server, programmes.business);
    const returnItemId = await giveBack(office(), draft);
    const answers = [{ returnItemId, kind: 1, comment: '税込の金額です。' }];
    const again = await send(office(), draft, { answers, action: 'resubmit' });
    expect(again.receipts).toHaveLength(2);
  });

  it('handed in by the office for its applicant', async () => {
    const { server, backOffice } = office();
    const draft = await makeCompleteDraft(server, programmes.noto);
    const onBehalfReason = '郵送で届いたため';
    const answer = await act(server, draft, backOffice, { action: 'submit', onBehalfReason });
    const path = { id: draft.applicationId };
    const read = await server.call(draft.operations.read, { session: backOffice, path });
    expect(answer.body.receipts).toHaveLength(1);
    // Who reads it at his desk opens it.
    const opened = { openedAt: read.body.openedAt, updatedAt: read.body.updatedAt };
    expect({ ...answer.body, ...opened }).toEqual(read.body);
  });
});
