import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureDisplayCodeCounters } from '#bff/modules/projects/displayCodeCounters.data.ts';
import { assignNextCode } from '#bff/modules/projects/displayCodes.data.ts';
import { act, makeCall, makeCompleteDraft, makeUnderReview, programmes } from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { codeRangesOf } from '#rules/displayCode.ts';
import {
  hasPostgres,
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../../scripts/db/testServer.ts';

/* What only several connections show: two people at the same moment. */

const { noto, business } = programmes;

describe.skipIf(!hasPostgres())('at the same moment', () => {
  let postgres: Postgres;
  let server: TestServer;
  let rush: TestServer;
  let jmac: TestSession;
  let backOffice: TestSession;

  beforeAll(async () => {
    postgres = await startPostgres();
    const databaseUrl = postgres.url;
    server = await startTestServer({ databaseUrl });
    // As on the last day of a call: nobody waits for his papers, so all come to the counter at once.
    rush = await startTestServer({ databaseUrl, env: { PAPER_WAIT_MS: '1' } });
    jmac = (await makeAdmin(server, 'JMAC')).session;
    backOffice = (await makeAdmin(server, 'BackOffice')).session;
  });

  afterAll(async () => {
    await rush.stop();
    await server.stop();
    await postgres.stop();
  });

  it('eight submissions get eight codes without a gap', async () => {
    const call = await makeCall(server, noto);
    const drafts = [];
    for (let count = 0; count < 8; count += 1) {
      drafts.push(await makeCompleteDraft(server, noto, { projectId: call.id }));
    }
    const answers = await Promise.all(
      drafts.map(({ session, operations }) =>
        server.call(operations.updateSelf, { session, body: { action: 'submit' } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const codes = answers.map(({ body }) => body.displayCode).toSorted();
    expect(codes).toEqual(['6001', '6002', '6003', '6004', '6005', '6006', '6007', '6008']);
  });

  it('at the end of the codes of four digits some get the last of them, the others those of five: none twice, none left out', async () => {
    const { client } = server.database;
    const call = await makeCall(server, noto);
    const ranges = codeRangesOf(call);
    await ensureDisplayCodeCounters(client, ranges);
    const where = { offset: ranges[0].offset };
    const { lastNumber, capacity } = await client.displayCodeCounter.findUniqueOrThrow({ where });
    await client.displayCodeCounter.update({ where, data: { lastNumber: capacity - 3 } });
    const drafts = [];
    for (let count = 0; count < 8; count += 1) {
      drafts.push(await makeCompleteDraft(server, noto, { projectId: call.id }));
    }
    const codes = await Promise.all(
      drafts.map(({ applicationId }) => assignNextCode(client, applicationId, ranges)),
    );
    expect(codes.toSorted()).toEqual([
      ...['66000', '66001', '66002', '66003', '66004'],
      ...['6997', '6998', '6999'],
    ]);
    // The other tests count on from where they were.
    await client.displayCodeCounter.update({ where, data: { lastNumber } });
  });

  it('who looks whether a round has its counters does not wait for a submission that is just counting', async () => {
    const { client, pool } = server.database;
    const ranges = codeRangesOf(await makeCall(server, noto));
    await ensureDisplayCodeCounters(client, ranges);
    const counting = await pool.connect();
    try {
      await counting.query('BEGIN; UPDATE display_code_counter SET last_number = last_number + 1');
      // Whoever waits is refused after some seconds, as the counter is never let go meanwhile.
      await expect(ensureDisplayCodeCounters(client, ranges)).resolves.toBeUndefined();
    } finally {
      await counting.query('ROLLBACK');
      counting.release();
    }
  });

  it('nobody waits at the counter for what another one writes: while no receipt can be written, all have their codes', async () => {
    const { client, pool } = rush.database;
    const call = await makeCall(rush, noto);
    const drafts = [];
    for (let count = 0; count < 4; count += 1) {
      drafts.push(await makeCompleteDraft(rush, noto, { projectId: call.id }));
    }
    const writing = await pool.connect();
    // Held for longer than the product itself ever waits.
    await writing.query(
      'BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0; LOCK TABLE receipt IN SHARE MODE',
    );
    let isOver = false;
    const answers = Promise.all(
      drafts.map(({ session, operations }) =>
        rush.call(operations.updateSelf, { session, body: { action: 'submit' } }),
      ),
    ).finally(() => {
      isOver = true;
    });
    const coded = () =>
      client.application.count({ where: { projectId: call.id, displayCode: { not: null } } });
    let seen = 0;
    while (!isOver && seen < drafts.length) seen = await coded();
    const isWritten = isOver;
    await writing.query('ROLLBACK');
    writing.release();
    expect({ seen, isWritten }).toEqual({ seen: drafts.length, isWritten: false });
    for (const { status } of await answers) expect([200, 503]).toContain(status);
  });

  it('submissions wait without a connection each: four try, the others stand in line', async () => {
    const { client, pool } = rush.database;
    const call = await makeCall(rush, noto);
    await ensureDisplayCodeCounters(client, codeRangesOf(call));
    const drafts = [];
    for (let count = 0; count < 8; count += 1) {
      drafts.push(await makeCompleteDraft(rush, noto, { projectId: call.id }));
    }
    const waitingForLock = async (): Promise<number> => {
      const { rows } = await pool.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
      );
      return rows[0]?.count ?? 0;
    };
    const counting = await pool.connect();
    // Held for longer than the product itself ever waits.
    await counting.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0');
    await counting.query('SELECT * FROM display_code_counter FOR UPDATE');
    let isOver = false;
    const answers = Promise.all(
      drafts.map(({ session, operations }) =>
        rush.call(operations.updateSelf, { session, body: { action: 'submit' } }),
      ),
    ).finally(() => {
      isOver = true;
    });
    const seen: number[] = [];
    // Until all are told to come again: by then all have come.
    while (!isOver) seen.push(await waitingForLock());
    await counting.query('ROLLBACK');
    counting.release();
    expect(Math.max(...seen)).toBeLessThanOrEqual(4);
    for (const { status } of await answers) expect([200, 503]).toContain(status);
  });

  it('five presses of one button make one submission', async () => {
    const { session, operations, applicationId } = await makeCompleteDraft(server, noto);
    const press = () => server.call(operations.updateSelf, { session, body: { action: 'submit' } });
    const answers = await Promise.all([press(), press(), press(), press(), press()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await server.database.client.receipt.count({ where: { applicationId } })).toBe(1);
  });

  it('two who save with the same version: one wins, the other is told', async () => {
    const { session, operations } = await makeCompleteDraft(server, business);
    const { body } = await server.call(operations.readSelf, { session });
    const save = (seats: number) =>
      server.call(operations.updateSelf, { session, body: { seats }, ifMatch: body.version });
    const answers = await Promise.all([save(60), save(61)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('a corporation adopted in two rounds is one corporation', async () => {
    const answers = { corporateNumber: '4999905000009' };
    const drafts = [
      await makeUnderReview(server, business, backOffice, { answers }),
      await makeUnderReview(server, business, backOffice, { answers }),
    ];
    const adopted = await Promise.all(drafts.map((draft) => act(server, draft, jmac, { action: 'adopt' })));
    expect(adopted.map(({ status }) => status)).toEqual([200, 200]);
    expect(await server.database.client.corporation.count({ where: answers })).toBe(1);
  });

  it('a corporation adopted twice in one round has one my page', async () => {
    const answers = { corporateNumber: '9999905000012' };
    const call = await makeCall(server, business);
    const given = { projectId: call.id, answers };
    const drafts = [
      await makeUnderReview(server, business, backOffice, given),
      await makeUnderReview(server, business, backOffice, given),
    ];
    const adopted = await Promise.all(drafts.map((draft) => act(server, draft, jmac, { action: 'adopt' })));
    expect(adopted.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await server.database.client.myPage.count({ where: { projectId: call.id } })).toBe(1);
  });
});
