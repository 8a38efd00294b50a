import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { logIn, type Product } from '../product.ts';
import { faultsOf, unfold } from './pageFaults.ts';
import { homeOf, type SweepPerson } from './people.ts';
import { createRoute, type KnownAddresses } from './route.ts';
import { patternsOf } from './routePatterns.ts';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type SweepOptions = {
  /** In CSS pixels. */
  readonly widths: readonly number[];
  /** Every tab and view of a page, too. */
  readonly withViews?: boolean;
};

const HEIGHT = 1000;
/** A wide window shows every link. */
const WIDEST = 1440;

type Window = { readonly page: Page; readonly complaints: string[] };

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
    await page.waitForLoadState('networkidle');
  }
  await page.context().addInitScript(axeScript);
  return { page, complaints: watch(page) };
};

const open = async (page: Page, address: string, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.locator('h1').first().waitFor();
  await unfold(page);
};

/** What is wrong with an open page: it follows the window through the widths, as on a screen that is turned. */
const faultsAtWidths = async (
  { page, complaints }: Window,
  widths: SweepOptions['widths'],
): Promise<string[]> => {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.waitForLoadState('networkidle');
    faults.push(...(await faultsOf(page)).map((fault) => `at ${width} px: ${fault}`));
  }
  return [...faults, ...complaints.splice(0)];
};

const hrefsOn = (page: Page): Promise<string[]> =>
  page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Opens these addresses without a log-in. @returns what is wrong, each with where and at which width */
export const sweepDoors = async (
  product: Product,
  addresses: readonly string[],
  { widths }: SweepOptions,
): Promise<string[]> => {
  const window = await openWindow(product, { name: 'nobody', area: '/admin', email: null });
  const faults: string[] = [];
  for (const address of addresses) {
    await open(window.page, address, WIDEST);
    const found = await faultsAtWidths(window, widths);
    faults.push(...found.map((fault) => `${address} ${fault}`));
  }
  await window.page.context().close();
  return faults;
};

/**
 * Opens every page of a person's area: those without a record by their pattern, the others by the first link that
 * leads to one.
 * @param known filled with the addresses that this person saw links to
 * @returns what is wrong, each with where and at which width
 */
export const sweepArea = async (
  product: Product,
  person: SweepPerson,
  known: KnownAddresses,
  { widths, withViews = false }: SweepOptions,
): Promise<string[]> => {
  const window = await openWindow(product, person);
  const route = createRoute({ patterns: await patternsOf(person.area), person, known, withViews });
  const faults: string[] = [];
  for (let address = route.next(); address !== undefined; address = route.next()) {
    await open(window.page, address, WIDEST);
    route.addLinks(window.page.url(), await hrefsOn(window.page));
    const found = await faultsAtWidths(window, widths);
    faults.push(...found.map((fault) => `${person.name} ${address} ${fault}`));
  }
  await window.page.context().close();
  return faults;
};
