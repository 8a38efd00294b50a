import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright';
import { logIn, type Product } from '../product.ts';
import { settled, show } from '../settled.ts';
import { cutLists, faultsOf, unfold } from './pageFaults.ts';
import { homeOf, type SweepPerson } from './people.ts';
import { createRoute, type KnownAddresses } from './route.ts';
import { patternsOf } from './routePatterns.ts';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How wide the window is, and how large its reader has set the text of all pages. */
export type SweepSize = {
  /** In CSS pixels. */
  readonly width: number;
  /** Per cent of the browser's own size; 100 unless given. */
  readonly text?: number;
};

export type SweepOptions = {
  readonly sizes: readonly SweepSize[];
  /** Every tab and view of a page, too. */
  readonly withViews?: boolean;
};

const HEIGHT = 1000;
/** A wide window shows every link. */
const WIDEST = 1440;
/** Windows of a desk, from the widest: a list shows all its columns without being scrolled sideways. */
const DESK_WIDTHS = [WIDEST, 1280] as const;

type Window = {
  readonly page: Page;
  /** For the settings of the browser that a page cannot make. */
  readonly devtools: CDPSession;
  readonly complaints: string[];
};

/** Complaints of the console, answers of a broken server, requests to elsewhere. */
const watch = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A refused request is an answer of the product; the page says what it means.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isAnswer)
      complaints.push(`console: ${message.text()}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 500) complaints.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !hostname.endsWith('localhost'))
      complaints.push(`asks elsewhere: ${request.url()}`);
  });
  return complaints;
};

/** A window in which somebody of the demo is logged in, and what it complains about from then on. */
const openWindow = async (product: Product, person: SweepPerson): Promise<Window> => {
  const { host, email } = person;
  const page = await product.newPerson({ height: HEIGHT, ...(host === undefined ? {} : { host }) });
  if (email !== null) {
    await logIn(page, `${homeOf(person)}/login`, email);
    await settled(page);
  }
  await page.context().addInitScript(axeScript);
  const devtools = await page.context().newCDPSession(page);
  return { page, devtools, complaints: watch(page) };
};

const open = async (window: Window, address: string, width: number): Promise<void> => {
  const { page } = window;
  await resize(window, { width });
  await show(page, address);
  await page.locator('h1').first().waitFor();
  await unfold(page);
};

/** The text of a browser as it is set when it comes, in pixels. */
const TEXT_PX = 16;

const resize = async ({ page, devtools }: Window, { width, text = 100 }: SweepSize): Promise<void> => {
  await page.setViewportSize({ width, height: HEIGHT });
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: (TEXT_PX * text) / 100 } });
  await page.waitForLoadState('networkidle');
  // Columns come and go with the window: it is drawn anew by then.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
};

const nameOf = ({ width, text = 100 }: SweepSize): string =>
  text === 100 ? `at ${width} px` : `at ${width} px, text at ${text} %`;

/** What is wrong with an open page: it follows the window through the sizes, as on a screen that is turned. */
const faultsAtSizes = async (window: Window, sizes: SweepOptions['sizes']): Promise<string[]> => {
  const faults: string[] = [];
  for (const size of sizes) {
    await resize(window, size);
    faults.push(...(await faultsOf(window.page)).map((fault) => `${nameOf(size)}: ${fault}`));
  }
  return [...faults, ...window.complaints.splice(0)];
};

const cutListsOnDesk = async (window: Window): Promise<string[]> => {
  const faults: string[] = [];
  for (const width of DESK_WIDTHS) {
    await resize(window, { width });
    faults.push(...(await cutLists(window.page)).map((fault) => `${nameOf({ width })}: ${fault}`));
  }
  return faults;
};

const hrefsOn = (page: Page): Promise<string[]> =>
  page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Opens these addresses without a log-in. @returns what is wrong, each with where and at which size */
export const sweepDoors = async (
  product: Product,
  addresses: readonly string[],
  { sizes }: SweepOptions,
): Promise<string[]> => {
  const window = await openWindow(product, { name: 'nobody', area: '/admin', email: null });
  const faults: string[] = [];
  for (const address of addresses) {
    await open(window, address, WIDEST);
    const found = await faultsAtSizes(window, sizes);
    faults.push(...found.map((fault) => `${address} ${fault}`));
  }
  await window.page.context().close();
  return faults;
};

/**
 * Opens every page of a person's area: those without a record by their pattern, the others by the first link that
 * leads to one.
 * @param known filled with the addresses that this person saw links to
 * @returns what is wrong, each with where and at which size
 */
export const sweepArea = async (
  product: Product,
  person: SweepPerson,
  known: KnownAddresses,
  { sizes, withViews = false }: SweepOptions,
): Promise<string[]> => {
  const window = await openWindow(product, person);
  const route = createRoute({ patterns: await patternsOf(person.area), person, known, withViews });
  const faults: string[] = [];
  for (let address = route.next(); address !== undefined; address = route.next()) {
    await open(window, address, WIDEST);
    route.addLinks(window.page.url(), await hrefsOn(window.page));
    const found = [...(await cutListsOnDesk(window)), ...(await faultsAtSizes(window, sizes))];
    faults.push(...found.map((fault) => `${person.name} ${address} ${fault}`));
  }
  await window.page.context().close();
  return faults;
};
