import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentFindingCode as Code, ExpenseCategoryDining } from '#bff/generated/contract/enums.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';
import { checkTaxIncluded } from '#rules/money.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { Building, MachinerySystem } = ExpenseCategoryDining;

/** Deals of which each seventh is out of order, each fifth is paid in cash and each third has all its days. */
const fill = async ({ myPage }: Desk, deals: number): Promise<void> => {
  await server.database.client.$executeRaw`
    INSERT INTO payment_item (my_page_id, number, expense_category, expense_type, description, payee, pay_means,
        quotation_on, ordered_on, delivered_on, inspected_on, invoiced_on, paid_on,
        amount_tax_included, amount_tax_excluded, eligible_amount, updated_at)
      SELECT ${myPage.id}::int, n, CASE WHEN n % 2 = 0 THEN ${MachinerySystem}::int ELSE ${Building}::int END, 1,
          '厨房機器 ' || n, '株式会社みほん' || n, CASE WHEN n % 5 = 0 THEN 1 ELSE 0 END,
          '2026-07-24', '2026-07-31', CASE WHEN n % 7 = 0 THEN date '2026-07-30' ELSE date '2026-09-04' END,
          CASE WHEN n % 3 = 0 THEN date '2026-09-07' END, '2026-09-14', '2026-09-30', 110000 + n, 100000, 100000, now()
        FROM generate_series(1, ${deals}::int) n`;
};

type Query = { readonly [name: string]: string | number };

const read = async ({ user }: Desk, query: Query = {}) =>
  (await server.call('getUserPaymentList', { session: user.session, query })).body;

/** All pages of a list, one after the other. */
const readAll = async (desk: Desk, query: Query = {}) => {
  const pages = [await read(desk, { limit: 50, ...query })];
  for (let next = pages[0]?.nextCursor; next; next = pages.at(-1)?.nextCursor) {
    pages.push(await read(desk, { limit: 50, ...query, cursor: next }));
  }
  return pages;
};

const kindOf = ({ isError, code }: { readonly isError: boolean; readonly code: number }): string => {
  if (isError) return 'errors';
  return code === Code.MissingValue || code === Code.MissingVoucher ? 'missing' : 'notes';
};

describe('the pages of a payment list', () => {
  it('hold every deal once, in the order of their numbers', async () => {
    const desk = await makeDesk(server);
    await fill(desk, 125);
    const pages = await readAll(desk);
    expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 25]);
    expect(pages.flatMap(({ items }) => items.map(({ number }) => number))).toEqual(
      Array.from({ length: 125 }, (_, index) => index + 1),
    );
    expect(pages.map(({ total, counts }) => [total, counts?.all])).toEqual(Array(3).fill([125, 125]));
  });

  it('each number of deals opens exactly its rows, whatever page it is read from', async () => {
    const desk = await makeDesk(server);
    await fill(desk, 120);
    const all = (await readAll(desk)).flatMap(({ items }) => items);
    const { counts, errorCount } = await read(desk, { limit: 1 });
    for (const kind of ['errors', 'notes', 'missing'] as const) {
      const numbers = all.filter(({ findings }) => findings.some((one) => kindOf(one) === kind));
      const opened = (await readAll(desk, { finding: kind })).flatMap(({ items }) => items);
      expect(opened.map(({ number }) => number)).toEqual(numbers.map(({ number }) => number));
      expect(counts?.[kind]).toBe(opened.length);
      expect(counts?.[kind]).toBeGreaterThan(0);
    }
    expect(errorCount).toBe(all.flatMap(({ findings }) => findings).filter(({ isError }) => isError).length);
  });

  it('the sums below them are those of all rows that are asked for', async () => {
    const desk = await makeDesk(server);
    await fill(desk, 120);
    const ofCategory = (await readAll(desk, { category: Building })).flatMap(({ items }) => items);
    const { sums, total, totals } = await read(desk, { category: Building, limit: 1 });
    const sumOf = (name: 'amountTaxIncluded' | 'eligibleAmount') =>
      ofCategory.reduce((sum, item) => sum + item[name], 0);
    expect([total, sums.amountTaxIncluded, sums.eligibleAmount]).toEqual([
      60,
      sumOf('amountTaxIncluded'),
      sumOf('eligibleAmount'),
    ]);
    const known = totals.find(({ expenseCategory }) => expenseCategory === Building);
    expect(known?.paidAmount).toBe(sums.eligibleAmount);
  });

  it.each([
    ['１１９', [119]],
    ['(株)みほん 11', [11, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119]],
    ['厨房　機器１００', [100]],
    ['100%', []],
  ])('a search for "%s" finds %o', async (q, numbers) => {
    const desk = await makeDesk(server);
    await fill(desk, 120);
    const { items, total, counts } = await read(desk, { q });
    expect([items.map(({ number }) => number), total, counts?.all]).toEqual([numbers, numbers.length, 120]);
  });

  it('read on without the numbers of findings, they show and sum up what they show with them', {
    tags: ['slow'],
  }, async () => {
    const desk = await makeDesk(server);
    await fill(desk, 120);
    const narrowed: readonly Query[] = [{}, { q: 'みほん1' }, { category: Building }, { finding: 'errors' }];
    for (const asked of narrowed) {
      const counted = await readAll(desk, asked);
      const pages = await readAll(desk, { ...asked, counts: 'false' });
      expect(pages).toEqual(counted.map(({ counts: _counts, errorCount: _errors, ...page }) => page));
    }
  });

  it.each(['orderedOn', 'paidOn', 'payee', 'amountTaxIncluded', 'number'] as const)(
    'sorted by %s hold every deal once, both ways; days that nobody knows come last',
    { tags: ['slow'] },
    async (sort) => {
      const desk = await makeDesk(server);
      await fill(desk, 125);
      await server.database.client.$executeRaw`
        UPDATE payment_item SET ordered_on = CASE WHEN number % 4 > 0 THEN date '2026-07-01' + number % 9 END,
            paid_on = CASE WHEN number % 3 > 0 THEN date '2026-09-01' + number % 5 END,
            payee = CASE WHEN number % 2 = 0 THEN '(株)みほん' ELSE payee END
          WHERE my_page_id = ${desk.myPage.id}`;
      for (const direction of ['', '-']) {
        const asked = `${direction}${sort}`;
        const items = (await readAll(desk, { sort: asked, counts: 'false' })).flatMap((page) => page.items);
        expect(new Set(items.map(({ id }) => id)).size).toBe(125);
        const known = items.map((item) => item[sort]).filter((value) => value !== null);
        expect(items.slice(0, known.length).every((item) => item[sort] !== null)).toBe(true);
        if (sort !== 'payee') {
          const ascending = known.toSorted((one, other) => (one < other ? -1 : Number(one > other)));
          expect(known).toEqual(direction === '' ? ascending : ascending.toReversed());
        }
        const counted = (await readAll(desk, { sort: asked })).flatMap((page) => page.items);
        expect(counted.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
      }
    },
  );

  it('sorted by payee have two writings of one name side by side', async () => {
    const desk = await makeDesk(server);
    await fill(desk, 20);
    await server.database.client.$executeRaw`
      UPDATE payment_item SET payee = CASE number WHEN 3 THEN '（株）みほん５' WHEN 9 THEN '㈱みほん5' ELSE payee END
        WHERE my_page_id = ${desk.myPage.id}`;
    const numbers = (await read(desk, { sort: 'payee' })).items.map(({ number }) => number);
    expect(numbers.slice(numbers.indexOf(3)).slice(0, 3)).toEqual([3, 5, 9]);
  });

  it('one deal is found by its number alone', async () => {
    const desk = await makeDesk(server);
    await fill(desk, 25);
    expect((await read(desk, { number: 2 })).items.map(({ number }) => number)).toEqual([2]);
  });
});

describe('one deal', () => {
  it('is read alone as the list shows it, and by nobody else', async () => {
    const [desk, stranger] = [await makeDesk(server), await makeDesk(server)];
    await fill(desk, 60);
    const [item] = (await read(desk, { number: 35 })).items;
    const path = { id: item?.id ?? 0 };
    const own = await server.call('getUserPaymentItem', { session: desk.user.session, path });
    expect([own.status, own.body]).toEqual([200, item]);
    expect(own.headers.get('etag')).toBe(`"v${item?.version}"`);
    const foreign = await server.call('getUserPaymentItem', { session: stranger.user.session, path });
    expect(foreign.status).toBe(404);
  });
});

it('the tax is compared as the rule of applications compares it, to the yen', async () => {
  const desk = await makeDesk(server);
  await server.database.client.$executeRaw`
    INSERT INTO payment_item (my_page_id, number, expense_category, expense_type, description, payee,
        amount_tax_included, amount_tax_excluded, eligible_amount, updated_at)
      SELECT ${desk.myPage.id}::int, 1 + 3 * i + e, 0, 1, '品', '店' || i || '-' || e, 12455 + i, 11333 + e, 1, now()
        FROM generate_series(0, 24) i, generate_series(0, 2) e`;
  const items = (await readAll(desk)).flatMap((page) => page.items);
  const found = items.map(({ findings }) => findings.some(({ code }) => code === Code.TaxDiffers));
  expect(found).toEqual(
    items.map((item) => checkTaxIncluded(item.amountTaxExcluded, item.amountTaxIncluded).length > 0),
  );
  expect(new Set(found).size).toBe(2);
});
