import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentType } from '#bff/generated/contract/enums.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { hearStatements } from '#bff/testing/statements.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';
import {
  hasPostgres,
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../../../scripts/db/testServer.ts';

/** What EXPLAIN tells of a step, with the steps below it. */
type Step = { readonly [name: string]: unknown; readonly Plans?: readonly Step[] };

const stepsOf = (step: Step): readonly Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

const DEALS = 1_000;

/** Words of the check, of the reading of documents that are no papers of deals, and of the one that the list is handed in with. */
const CHECK = 'copy.sha256';
const DOCUMENTS = 'FROM section document';
const OWN_DOCUMENT = '"t0"."branch_number" IS NULL';

describe.skipIf(!hasPostgres())('a payment list that has just been taken over', () => {
  let postgres: Postgres;
  let server: TestServer;
  /** The last statement with these words in it. */
  const asked = new Map<string, { readonly text: string; readonly values: readonly unknown[] }>();

  beforeAll(async () => {
    postgres = await startPostgres({ settings: { autovacuum: 'off' } });
    const database = hearStatements(await openTestDatabase(postgres.url), (text, values) => {
      for (const words of [CHECK, DOCUMENTS, OWN_DOCUMENT])
        if (text.includes(words)) asked.set(words, { text, values });
    });
    server = await startTestServer({ database });
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  /** Deals with an invoice each, which nobody has told the planner of yet: as after an import, before the server's housekeeping. */
  const fill = async ({ myPage }: Desk): Promise<void> => {
    const { client } = server.database;
    await client.$executeRaw`
      INSERT INTO payment_item (my_page_id, number, expense_category, expense_type, description, payee,
          invoice_number, amount_tax_included, amount_tax_excluded, eligible_amount, updated_at)
        SELECT ${myPage.id}::int, n, 0, 1, '厨房機器 ' || n, '支払先', 'K-' || n, 1100, 1000, 1000, now()
          FROM generate_series(1, ${DEALS}::int) n`;
    await client.$executeRaw`
      INSERT INTO section (my_page_id, kind, document_type, title, sequence, branch_number, status, updated_at)
        SELECT ${myPage.id}::int, 6, ${DocumentType.VoucherInvoice}::int, '請求書', 1, n || '-1', 3, now()
          FROM generate_series(1, ${DEALS}::int) n`;
  };

  const stepsOfStatement = async (words: string): Promise<readonly Step[]> => {
    const { text, values } = asked.get(words) ?? { text: 'never asked', values: [] };
    const { rows } = await server.database.pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, [...values]);
    return stepsOf(rows[0]['QUERY PLAN'][0].Plan);
  };

  /** The steps of the check for a list that is read so. */
  const stepsFor = async (desk: Desk, query: { readonly counts?: boolean }): Promise<readonly Step[]> => {
    const { body } = await server.call('getUserPaymentList', { session: desk.user.session, query });
    expect(body.total).toBe(DEALS);
    return stepsOfStatement(CHECK);
  };

  it('is checked without going through every voucher for every deal', async () => {
    const desk = await makeDesk(server);
    await fill(desk);
    const looked = (await stepsFor(desk, {})).map(
      (step) => Number(step['Actual Loops']) * Number(step['Rows Removed by Join Filter'] ?? 0),
    );
    expect(Math.max(...looked)).toBeLessThan(10 * DEALS);
  });

  it('reads the vouchers of no deals but those of a page, where the numbers of findings are known', async () => {
    const desk = await makeDesk(server);
    await fill(desk);
    const vouchers = (await stepsFor(desk, { counts: false })).filter(
      (step) => step['Relation Name'] === 'section' && step.Alias !== 'paper',
    );
    const read = vouchers.map((step) => Number(step['Actual Loops']) * Number(step['Actual Rows']));
    expect(Math.max(...read)).toBeGreaterThan(0);
    // The fifty of a page and the one behind it; one deal has a second paper.
    expect(Math.max(...read)).toBeLessThanOrEqual(52);
  });

  it('is handed in with a document that is found without a look at the papers of its deals', async () => {
    const desk = await makeDesk(server);
    await fill(desk);
    await stepsFor(desk, { counts: false });
    const steps = await stepsOfStatement(OWN_DOCUMENT);
    const looked = steps.map((step) => Number(step['Rows Removed by Filter'] ?? 0));
    expect(steps.map((step) => step['Relation Name'])).toContain('section');
    expect(Math.max(...looked)).toBeLessThan(DEALS / 10);
  });

  it('has none of its papers read where a deal is changed and the other documents are looked at', async () => {
    const desk = await makeDesk(server);
    await fill(desk);
    const { id } = await server.database.client.paymentItem.findFirstOrThrow({
      where: { mypageId: desk.myPage.id },
    });
    const changed = await server.call('updateUserPaymentItem', {
      session: desk.user.session,
      path: { id },
      body: { description: '冷凍機' },
    });
    expect(changed.status).toBe(200);
    const steps = await stepsOfStatement(DOCUMENTS);
    const looked = steps.map((step) => Number(step['Rows Removed by Filter'] ?? 0));
    expect(steps.map((step) => step['Index Name'])).toContain('section_document_idx');
    expect(Math.max(...looked)).toBeLessThan(DEALS / 10);
  });
});
