import type { Browser, CDPSession, Page } from 'playwright';
import type { Visit } from './figures.ts';
import { type MeasuredGrid, ROW_PX } from './grids.ts';
import {
  type Expected,
  notePresses,
  type Painted,
  type Scrolled,
  scrollEvenly,
  whenPainted,
} from './probe.ts';
import { FIELDS, type GridRow, NAME_PART, SORT_FIELD, sortedBy, withName } from './rows.ts';

/** Rows that are in sight of a grid of this height, whatever stands above them. */
const ROWS_IN_SIGHT = 11;

const expectedOf = ({ row }: MeasuredGrid, rows: readonly GridRow[]): Expected[] =>
  rows.slice(0, ROWS_IN_SIGHT).map(({ code }, index) => ({ selector: row(index), words: code }));

type Counters = { readonly cpuMs: number; readonly heapBytes: number };

const countersOf = async (session: CDPSession): Promise<Counters> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const valueIn = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { cpuMs: valueIn('TaskDuration') * 1000, heapBytes: valueIn('JSHeapUsedSize') };
};

/** Processor time of the page's own thread while something is done. */
const withCpu = async <Result>(session: CDPSession, act: () => Promise<Result>) => {
  const before = await countersOf(session);
  const result = await act();
  return { result, cpuMs: (await countersOf(session)).cpuMs - before.cpuMs };
};

/** A frame that came later than the screen's next picture. */
const LATE_MS = 1.5 * (1000 / 60);
const lateFrames = ({ frameMs }: Scrolled): number => frameMs.filter((ms) => ms > LATE_MS).length;

const SCROLLS = {
  /** As a wheel goes: one row in two frames. */
  scroll: { stepPx: ROW_PX / 2, frames: 60, rows: 70 },
  /** As the bar is dragged: ten rows a frame. */
  rush: { stepPx: ROW_PX * 10, frames: 40, rows: 9_000 },
} as const;

const scrollIn = async (page: Page, session: CDPSession, grid: MeasuredGrid, kind: keyof typeof SCROLLS) => {
  const { stepPx, frames, rows } = SCROLLS[kind];
  const untilPx = Math.min(rows, grid.scrollableRows - 20) * ROW_PX;
  const plan = { frame: grid.frame, row: '[role="row"]', stepPx, frames, untilPx };
  const { result, cpuMs } = await withCpu(session, () => page.evaluate(scrollEvenly, plan));
  return { cpuMs, late: lateFrames(result), blank: result.blankFrames };
};

/** A slow machine is waited for: only what never comes takes so long. */
const PATIENCE_MS = 30_000;

const settle = (page: Page): Promise<void> => page.waitForTimeout(150);

/** What the page does with its own rows: they are made again here, to know what must stand where. */
type Data = {
  readonly rows: readonly GridRow[];
  readonly sorted: readonly GridRow[];
  readonly found: readonly GridRow[];
};

export const dataOf = (rows: readonly GridRow[]): Data => {
  const field = FIELDS.find(({ id }) => id === SORT_FIELD);
  if (field === undefined) throw new Error(`there is no column ${SORT_FIELD}`);
  const sorted = sortedBy(rows, field);
  return { rows, sorted, found: withName(sorted, NAME_PART) };
};

const sortWords = FIELDS.find(({ id }) => id === SORT_FIELD)?.header ?? '';

const open = async (page: Page, url: string, expected: readonly Expected[]): Promise<Painted> => {
  await page.addInitScript(notePresses);
  await page.addInitScript(`window.firstRows = (${whenPainted})(${JSON.stringify(expected)})`);
  await page.goto(url, { waitUntil: 'commit' });
  const painted: Painted = await page.evaluate('window.firstRows');
  const madeMs = await page.evaluate(() => performance.getEntriesByName('rows made')[0]?.duration ?? 0);
  return { ...painted, atMs: painted.atMs - madeMs };
};

/** Does something, and waits until the rows that it leads to are painted. */
const act = async (
  page: Page,
  session: CDPSession,
  expected: readonly Expected[],
  press: () => Promise<void>,
) =>
  withCpu(session, async () => {
    const painted = page.evaluate(whenPainted, expected);
    await press();
    return painted;
  });

/** The list is scrolled, then sorted, then filtered: each from where the step before it left the page. */
const use = async (page: Page, session: CDPSession, grid: MeasuredGrid, data: Data) => {
  const scroll = await scrollIn(page, session, grid, 'scroll');
  const rush = await scrollIn(page, session, grid, 'rush');
  await page.locator(grid.frame).evaluate((box) => box.scrollTo({ top: 0 }));
  await settle(page);
  const sort = await act(page, session, expectedOf(grid, data.sorted), () =>
    page.locator(grid.head(sortWords)).click(),
  );
  await settle(page);
  const filter = await act(page, session, expectedOf(grid, data.found), () =>
    page.getByRole('textbox', { name: '企業を探す' }).fill(NAME_PART),
  );
  return { scroll, rush, sort, filter };
};

type Place = { readonly grid: MeasuredGrid; readonly url: string; readonly data: Data };

/** One visit of one page by somebody with an empty cache. */
export const visit = async (browser: Browser, { grid, url, data }: Place): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ja-JP' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('pageerror', (error) => console.error(`${grid.name}: ${error.message}`));
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const first = await withCpu(session, () =>
    open(page, `${url}?rows=${data.rows.length}`, expectedOf(grid, data.rows)),
  );
  await settle(page);
  const { heapBytes } = await countersOf(session);
  const { scroll, rush, sort, filter } = await use(page, session, grid, data);
  await context.close();
  return {
    firstMs: first.result.atMs,
    firstCpu: first.cpuMs,
    elements: first.result.nodes,
    heapMb: heapBytes / 1e6,
    sortMs: sort.result.atMs,
    sortCpu: sort.cpuMs,
    filterMs: filter.result.atMs,
    filterCpu: filter.cpuMs,
    scrollCpu: scroll.cpuMs,
    scrollLate: scroll.late,
    scrollBlank: scroll.blank,
    rushCpu: rush.cpuMs,
    rushLate: rush.late,
    rushBlank: rush.blank,
  };
};
