/**
 * `npm run bench:weights`: the JavaScript of pages, page by page, as quality.md marks it: gzip, everything that a
 * browser with an empty cache asks for until the page can be used. What the page fetches ahead when the browser is
 * idle is held back until then, and told apart. `-- login` takes only pages whose name contains the word.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cookie, Page } from 'playwright';
import { logIn, type Product, startProduct } from '../e2e/product.ts';
import { MARKS_KB, type MeasuredPage, VISITORS } from './weightPages.ts';

const built = join(import.meta.dirname, '../dist/web');
const assets = join(built, 'assets');

type Chunk = { readonly name: string; readonly bytes: number };
type Weight = { readonly needed: readonly Chunk[]; readonly ahead: readonly Chunk[] };

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

type Manifest = { readonly [source: string]: { readonly file: string; readonly name?: string } };

/** What the files are called in the source: most of them bear their hash alone. */
const readNames = (): ReadonlyMap<string, string> => {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Manifest;
  return new Map(Object.values(manifest).map(({ file, name }) => [basename(file), name ?? basename(file)]));
};

let names: ReadonlyMap<string, string> | undefined;

const chunkOf = (url: string): Chunk => {
  const file = basename(new URL(url).pathname);
  // The product has been built by the time it is visited.
  names ??= readNames();
  return { name: names.get(file) ?? file, bytes: statSync(join(assets, `${file}.gz`)).size };
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

const weigh = async (product: Product, page: MeasuredPage, cookies: readonly Cookie[]): Promise<Weight> => {
  const window = await product.newPerson();
  await window.context().addCookies([...cookies]);
  await window.addInitScript(HOLD_IDLE);
  const scripts = watchScripts(window);
  await window.goto(page.path);
  await window.locator(page.ready).first().waitFor();
  await window.waitForLoadState('networkidle');
  await scripts.untilQuiet();
  const needed = scripts.take();
  await window.evaluate('window.letIdle()');
  await wait(QUIET_MS);
  await scripts.untilQuiet();
  const ahead = scripts.take();
  await window.context().close();
  return { needed, ahead };
};

const kilobytes = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

const SMALL_KB = 1.5;

const listOf = (chunks: readonly Chunk[]): string => {
  const large = chunks.filter(({ bytes }) => bytes >= SMALL_KB * 1000);
  const small = chunks.slice(large.length);
  const words = large.map(({ name, bytes }) => `${name} ${(bytes / 1000).toFixed(1)}`);
  if (small.length > 0) words.push(`${small.length} small ones ${kilobytes(small).toFixed(1)}`);
  return words.join(', ');
};

/** @returns whether the page keeps its mark */
const report = ({ name, path, kind }: MeasuredPage, { needed, ahead }: Weight): boolean => {
  const mark = MARKS_KB[kind];
  const weight = kilobytes(needed);
  const isKept = weight <= mark;
  const verdict = isKept ? 'kept' : `${(weight - mark).toFixed(1)} TOO MUCH`;
  console.log(`${name.padEnd(26)} ${weight.toFixed(1).padStart(6)} of ${mark} kB  ${verdict}  ${path}`);
  console.log(`    ${needed.length} files: ${listOf(needed)}`);
  if (ahead.length > 0)
    console.log(`    then, when idle, ${kilobytes(ahead).toFixed(1)} kB: ${listOf(ahead)}`);
  return isKept;
};

const word = process.argv[2] ?? '';
const product = await startProduct();
const verdicts: boolean[] = [];
try {
  console.log(`${readdirSync(assets).filter((name) => name.endsWith('.js')).length} files of JavaScript\n`);
  for (const visitor of VISITORS) {
    const measured = visitor.pages.filter(({ name }) => name.includes(word));
    if (measured.length === 0) continue;
    const person = await product.newPerson();
    if (visitor.email !== null) await logIn(person, visitor.login, visitor.email);
    await person.waitForLoadState('networkidle');
    const cookies = await person.context().cookies();
    for (const page of measured) {
      const addressed = { ...page, path: await addressOf(person, page) };
      verdicts.push(report(addressed, await weigh(product, addressed, cookies)));
    }
  }
} finally {
  await product.stop();
}
console.log(`\n${verdicts.filter(Boolean).length} of ${verdicts.length} pages keep their mark`);
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
