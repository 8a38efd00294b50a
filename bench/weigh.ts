import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cookie, Page } from 'playwright';
import { logIn, type Product } from '../e2e/product.ts';
import type { MeasuredPage, Visitor } from './weightPages.ts';

/*
 * The scripts of a page, as a browser with an empty cache asks for them until the page can be used.
 */

const assets = join(import.meta.dirname, '../dist/web/assets');

/** A script by its name in the source; its bytes under gzip. */
export type Chunk = { readonly name: string; readonly bytes: number };

/** Keeps what waits for an idle browser until it is let go. */
const HOLD_IDLE = `{
  const held = [];
  window.requestIdleCallback = (work) => held.push(work);
  window.letIdle = () => {
    window.requestIdleCallback = (work) => setTimeout(work);
    for (const work of held.splice(0)) setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }));
  };
}`;

/** How long nothing may be asked for until a page is called ready. */
const QUIET_MS = 700;

const chunkOf = (url: string): Chunk => {
  const file = basename(new URL(url).pathname);
  return { name: file.replace(/-[\w-]{8}\.js$/, ''), bytes: statSync(join(assets, `${file}.gz`)).size };
};

/** The scripts that a page has asked for since the last look. */
const watchScripts = (page: Page) => {
  let seen: Chunk[] = [];
  let lastAt = Date.now();
  page.on('request', (request) => {
    lastAt = Date.now();
    if (new URL(request.url()).pathname.endsWith('.js')) seen.push(chunkOf(request.url()));
  });
  return {
    untilQuiet: async () => {
      while (Date.now() - lastAt < QUIET_MS) await wait(50);
    },
    take: () => {
      const taken = seen;
      seen = [];
      return taken.toSorted((a, b) => b.bytes - a.bytes);
    },
  };
};

/** The address of a page; of a record's, where the link to it leads. */
const addressOf = async (person: Page, { path, link }: MeasuredPage): Promise<string> => {
  if (link === undefined) return path;
  await person.goto(path);
  return (await person.locator(link).first().getAttribute('href')) ?? path;
};

/** A page that was opened, and the scripts that it needed for it. */
type Opened = {
  readonly needed: readonly Chunk[];
  /** Lets the browser be idle. @returns what the page fetches ahead then */
  readonly letIdle: () => Promise<readonly Chunk[]>;
  readonly leave: () => Promise<void>;
};

/** Opens a page in a window with an empty cache and waits until it can be used. */
const open = async (product: Product, page: MeasuredPage, cookies: readonly Cookie[]): Promise<Opened> => {
  const window = await product.newPerson();
  await window.context().addCookies([...cookies]);
  await window.addInitScript(HOLD_IDLE);
  const scripts = watchScripts(window);
  await window.goto(page.path);
  await window.locator(page.ready).first().waitFor();
  await window.waitForLoadState('networkidle');
  await scripts.untilQuiet();
  const needed = scripts.take();
  const letIdle = async (): Promise<readonly Chunk[]> => {
    await window.evaluate('window.letIdle()');
    await wait(QUIET_MS);
    await scripts.untilQuiet();
    return scripts.take();
  };
  return { needed, letIdle, leave: () => window.context().close() };
};

/** Logs a visitor in. @returns how to open pages as he does, each in a window of its own */
export const visitAs = async (product: Product, { login, email }: Visitor) => {
  const person = await product.newPerson();
  if (email !== null) await logIn(person, login, email);
  await person.waitForLoadState('networkidle');
  const cookies = await person.context().cookies();
  return async (page: MeasuredPage): Promise<Opened & { readonly path: string }> => {
    const path = await addressOf(person, page);
    return { path, ...(await open(product, { ...page, path }, cookies)) };
  };
};

/** Their weight together. */
export const kilobytes = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

const SMALL_KB = 1.5;

/** The large ones by name, the others by their number. */
export const listOf = (chunks: readonly Chunk[]): string => {
  const large = chunks.filter(({ bytes }) => bytes >= SMALL_KB * 1000);
  const small = chunks.slice(large.length);
  const words = large.map(({ name, bytes }) => `${name} ${(bytes / 1000).toFixed(1)}`);
  if (small.length > 0) words.push(`${small.length} small ones ${kilobytes(small).toFixed(1)}`);
  return words.join(', ');
};

/** How many files of JavaScript were built. */
export const countScripts = (): number => readdirSync(assets).filter((name) => name.endsWith('.js')).length;
