import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kilobytes, listOf, visitAs } from '../bench/weigh.ts';
import { MARKS_KB, VISITORS } from '../bench/weightPages.ts';
import { type Product, startProduct } from './product.ts';

/*
 * No page asks a phone for more than its mark. `npm run bench:weights` tells what a page consists of, and what it
 * fetches ahead.
 */

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const visitors = VISITORS.map((visitor) => ({ ...visitor, who: visitor.email ?? 'nobody' }));

describe.each(visitors)('the pages of $who', (visitor) => {
  let open: Awaited<ReturnType<typeof visitAs>>;
  beforeAll(async () => {
    open = await visitAs(product, visitor);
  });

  it.each(visitor.pages)('$name: no more than the mark of its kind', async (page) => {
    const { needed, leave } = await open(page);
    await leave();
    expect(kilobytes(needed), listOf(needed)).toBeLessThanOrEqual(MARKS_KB[page.kind]);
  });
});
