import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from '../product.ts';
import { DOORS, EVERYBODY } from './people.ts';
import type { KnownAddresses } from './route.ts';
import { patternsOf } from './routePatterns.ts';
import { sweepArea, sweepDoors } from './sweep.ts';

/*
 * `npm run bench:sweep`: every route for every role at every size, on the demo's data: axe, the console, what is
 * wider than the window, selects that cut their word. `-- -t MAFF` sweeps the pages of one role.
 */

const SWEEP = {
  sizes: [
    { width: 1440 },
    { width: 768 },
    { width: 360 },
    // What 1280 px are at a zoom of 400 % (WCAG 1.4.10), and a reader's own size of text (1.4.4).
    { width: 320 },
    { width: 1440, text: 200 },
    { width: 768, text: 200 },
  ],
  withViews: true,
};

const known: KnownAddresses = new Map();
let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

it('in front of the log-in', async () => {
  expect(await sweepDoors(product, DOORS, SWEEP)).toEqual([]);
});

it.each(EVERYBODY)('$name', async (person) => {
  expect(await sweepArea(product, person, known, SWEEP)).toEqual([]);
});

/** Pages of records that the demo has none of: only their stories show them. */
const WITHOUT_RECORDS = [
  '/application/project/:projectId/paper/:paperId',
  '/admin/project/:id/announcement/:aid/receiver',
  '/admin/retention/erasure/:id',
  '/admin/webhook/:id',
  '/admin/bulk/:id',
];

it('a link leads to every page that the demo has a record for', async () => {
  const areas = await Promise.all([...new Set(EVERYBODY.map(({ area }) => area))].map(patternsOf));
  const ofRecords = areas.flat().filter((pattern) => pattern.replace(':projectId', '').includes(':'));
  expect(ofRecords.filter((pattern) => !known.has(pattern)).toSorted()).toEqual(WITHOUT_RECORDS.toSorted());
});
