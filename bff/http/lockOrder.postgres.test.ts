import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '#bff/core/database.ts';
import { DocumentType, TaxStatus } from '#bff/generated/contract/enums.ts';
import { updateCorporationRow } from '#bff/modules/corporations/corporations.data.ts';
import { updateMyPageRow } from '#bff/modules/myPages/myPageWrites.data.ts';
import { cancelOpenPayments } from '#bff/modules/myPages/payments.data.ts';
import { updateSectionDueOn } from '#bff/modules/sections/sectionWrites.data.ts';
import { markStoredFileDeleted } from '#bff/parts/files/storedFiles.data.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { inTransaction } from '#bff/platform/database/transaction.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { act, makeUnderReview, programmes } from '#bff/testing/applications.ts';
import { makeAccount, makePayment } from '#bff/testing/bankAccounts.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { createHeldScanner } from '#bff/testing/scanners/heldScanner.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { hearStatements } from '#bff/testing/statements.ts';
import { type Desk, makeDesk, uploadFile } from '#bff/testing/undertaking.ts';
import {
  hasPostgres,
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../scripts/db/testServer.ts';

/*
 * Two changes that need the same rows take them in one order (parts/ownership/locks.data.ts): the second waits for the first,
 * and neither is rolled back by the database. Each meets somebody who holds the my page already.
 */

describe.skipIf(!hasPostgres())('who comes while somebody changes a my page', () => {
  const scanner = createHeldScanner();
  let postgres: Postgres;
  let server: TestServer;
  let rolledBack = 0;

  beforeAll(async () => {
    postgres = await startPostgres();
    const database = hearStatements(await openTestDatabase(postgres.url), (text) => {
      if (text === 'ROLLBACK') rolledBack += 1;
    });
    server = await startTestServer({ database, scanner, env: { SCAN_WAIT_MS: '50' } });
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });
  beforeEach(() => {
    rolledBack = 0;
  });

  const countOthers = async (condition: string): Promise<number> => {
    const { rowCount } = await server.database.pool.query(
      `SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${condition}`,
    );
    return rowCount ?? 0;
  };
  const patience = { timeout: 120_000, interval: 5 };
  const untilThereAre = (count: number, condition: string) =>
    vi.waitFor(async () => expect(await countOthers(condition)).toBe(count), patience);

  /** Holds the my page while this is done, for longer than the product would. */
  const holding = <Result>(mypageId: number, work: (db: Db) => Promise<Result>): Promise<Result> =>
    inTransaction(
      server.database,
      async (db) => {
        await db.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 0`;
        await lockMyPage(db, mypageId);
        return work(db);
      },
      { retries: 0, timeout: patience.timeout },
    );

  /** Holds the my page, lets the other come so far that he waits, and only then writes. */
  const meet = async <Answer>(
    mypageId: number,
    other: () => Promise<Answer>,
    write: (db: Db) => Promise<unknown>,
  ): Promise<Answer> => {
    const coming = await holding(mypageId, async (db) => {
      const answer = other();
      await untilThereAre(1, "wait_event_type = 'Lock'");
      await write(db);
      return { answer };
    });
    const answer = await coming.answer;
    await untilThereAre(0, "state <> 'idle'");
    return answer;
  };

  it('as the nightly run leaves that one to him, and does the others (code 6.9)', async () => {
    const late = { myPage: { plannedCompletionOn: toDate('2026-12-01') } };
    const [held, other] = [await makeDesk(server, late), await makeDesk(server, late)];
    const delayOf = async ({ myPage }: Desk) =>
      (await server.database.client.myPage.findUniqueOrThrow({ where: { id: myPage.id } })).delayStatus;
    await at(server, '2026-12-10T01:00:00Z', async () => {
      await holding(held.myPage.id, () => server.runJobs());
      expect([(await delayOf(held)) > 0, (await delayOf(other)) > 0]).toEqual([false, true]);
      await server.runJobs();
      expect(await delayOf(held)).toBeGreaterThan(0);
    });
  });

  it('with another name and tax of its corporation waits, and is kept', async () => {
    const { corporation, jmac, myPage } = await makeDesk(server);
    const answer = await meet(
      myPage.id,
      () =>
        server.call('updateCorporation', {
          path: { id: corporation.id },
          session: jmac.session,
          body: { name: '株式会社改称食堂', taxStatus: 1 },
        }),
      (db) => updateMyPageRow(db, { id: myPage.id, version: undefined }, { planTitle: '改めた計画' }),
    );
    expect([answer.status, rolledBack]).toEqual([200, 0]);
  });

  it('with a tax that somebody else is just changing asks for what the tax asks for in the end', async () => {
    const { corporation, jmac, myPage } = await makeDesk(server);
    const { GeneralTaxation, Exempt } = TaxStatus;
    const change = () =>
      server.call('updateCorporation', {
        path: { id: corporation.id },
        session: jmac.session,
        body: { taxStatus: GeneralTaxation },
      });
    await change();
    const where = { mypageId: myPage.id, documentType: DocumentType.TaxDeductionEvidence, deletedAt: null };
    await meet(myPage.id, change, async (db) => {
      await updateCorporationRow(db, { id: corporation.id, version: undefined }, { taxStatus: Exempt });
      await db.section.updateMany({ where, data: { deletedAt: server.now() } });
    });
    expect(await server.database.client.section.count({ where })).toBe(1);
  });

  it('with another bank account waits, and is kept', async () => {
    const { path, session, myPage } = await makeAccount(server);
    await makePayment(server, myPage.id, 2);
    const answer = await meet(
      myPage.id,
      () => server.call('updateBankAccount', { session, path, body: { accountNumber: '7' } }),
      (db) => cancelOpenPayments(db, myPage.id, '支払先の確認'),
    );
    expect([answer.status, rolledBack]).toEqual([200, 0]);
  });

  it('with its adoption taken back waits, and is taken back', async () => {
    const { jmac, backOffice } = await makeDesk(server);
    const draft = await makeUnderReview(server, programmes.inclusive, backOffice.session);
    const adopted = await act(server, draft, jmac.session, { action: 'adopt' });
    const mypageId = adopted.body.mypageId ?? 0;
    const { id } = await server.database.client.section.findFirstOrThrow({ where: { mypageId } });
    const answer = await meet(
      mypageId,
      () => act(server, draft, jmac.session, { action: 'revertDecision', reason: '審査の誤りがあったため' }),
      (db) => updateSectionDueOn(db, id, '2026-12-18'),
    );
    expect([answer.status, rolledBack]).toEqual([200, 0]);
  });

  it('with the news that one of its files is infected waits, and finds it removed', async () => {
    const { user, myPage, section } = await makeDesk(server);
    scanner.hold();
    const place = { mypageId: myPage.id, sectionId: section.id };
    const { body } = await uploadFile(server, { session: user.session, ...place });
    await meet(
      myPage.id,
      async () => scanner.answer({ isClean: false, threat: 'Test' }),
      (db) => markStoredFileDeleted(db, body.id, server.now()),
    );
    expect(rolledBack).toBe(0);
  });
});
