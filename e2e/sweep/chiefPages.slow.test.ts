import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '#bff/testing/readPdf.ts';
import { logIn, type Product, startProduct } from '../product.ts';
import { show } from '../settled.ts';
import { cutLists } from './pageFaults.ts';
import { CHIEF_PEOPLE, DOORS } from './people.ts';
import type { KnownAddresses } from './route.ts';
import { sweepArea, sweepDoors } from './sweep.ts';

/*
 * Every page on the narrowest window that the product promises, as those who see most of it see it. `npm run
 * bench:sweep` opens all of them for everybody and at every size.
 */

const SWEEP = { sizes: [{ width: 360 }] };

const known: KnownAddresses = new Map();
let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

it('the pages in front of the log-in fit a phone, can be used by everybody and complain about nothing', async () => {
  expect(await sweepDoors(product, DOORS, SWEEP)).toEqual([]);
});

it.each(CHIEF_PEOPLE)(
  'the pages of $name fit a phone, can be used by everybody and complain about nothing',
  async (person) => {
    expect(await sweepArea(product, person, known, SWEEP)).toEqual([]);
  },
);

it.each(['/admin/mypage', '/admin/mypage/7', '/admin/application/1'])(
  '%s on paper has no shell and nothing to press',
  async (path) => {
    const page = await product.newPerson();
    await logIn(page, '/admin/login', 'jmac@example.jp');
    await show(page, path);
    await page.emulateMedia({ media: 'print' });
    // A heading that folds its group is read on paper as well, and so is a name that leads to its file.
    const read = 'th button, [aria-expanded], [data-paper="text"]';
    const shown = page.locator(
      `nav, [role="navigation"], main button:not(${read}), main input[type="checkbox"]`,
    );
    const pressable = await shown.filter({ visible: true }).allTextContents();
    expect(pressable).toEqual([]);
    await page.context().close();
  },
);

it.each([1440, 1280])(
  'at %i px the list of documents, which no link of the menu leads to by itself, shows all its columns',
  async (width) => {
    const page = await product.newPerson({ width });
    await logIn(page, '/admin/login', 'jmac@example.jp');
    await show(page, '/admin/mypage?list=sections');
    await page.getByRole('grid').waitFor();
    expect(await cutLists(page)).toEqual([]);
    await page.context().close();
  },
);

/** What of a list's rows would not be read on paper: colours behind its states, names that are cut. */
const faultsOnPaper = (page: Page) =>
  // In one turn of the page: one that is drawn anew for another width has parts that have no style any more.
  page.evaluate(() => {
    const grounds = [...document.querySelectorAll('main td [data-tone]')].map(
      (tag) => getComputedStyle(tag).backgroundColor,
    );
    const clipped = [...document.querySelectorAll('main th *, main td *')]
      // What only those hear who have the page read out is one pixel wide.
      .filter(({ clientWidth }) => clientWidth > 1)
      // What a line had no room for is beyond its end, or in the lines below it.
      .filter((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight * 1.5)
      .filter((part) => {
        const { overflowX, webkitLineClamp } = getComputedStyle(part);
        return overflowX !== 'visible' || webkitLineClamp !== 'none';
      })
      .map(({ textContent }) => textContent);
    return { grounds: [...new Set(grounds)], clipped };
  });

it('a list on paper has no colour of a state and no clipped name', async () => {
  const page = await product.newPerson();
  await logIn(page, '/admin/login', 'jmac@example.jp');
  await show(page, '/admin/mypage');
  await page.emulateMedia({ media: 'print' });
  // A4, landscape.
  await page.setViewportSize({ width: 1047, height: 718 });
  // A page that was given another width is drawn anew a moment later.
  await expect
    .poll(() => faultsOnPaper(page), { timeout: 60_000 })
    .toEqual({ grounds: ['rgba(0, 0, 0, 0)'], clipped: [] });
  await page.context().close();
});

/** The pages of paper, in plain letters: a font says some of them by those of an old dictionary that look alike. */
const printed = async (page: Page): Promise<string[]> => {
  const { pages } = await readPdf(await page.pdf({ format: 'A4' }));
  return pages.map((words) => words.normalize('NFKC'));
};

const firstRowOf = async (page: Page): Promise<string> => {
  const heading = page.locator('[data-grid-row="0"] th');
  await heading.first().waitFor();
  const [name = ''] = await heading.allInnerTexts();
  return name.split('\n')[0]?.normalize('NFKC') ?? '';
};

it.each([
  ['alone on its page', '/admin/mypage?list=sections', ['管理番号', '書類', '提出期限']],
  ['in a card', '/admin/jobs', ['処理', '状態']],
])(
  'a list %s that goes on on the next page of paper begins under its heading and names its columns on each',
  async (_place, address, columns) => {
    const page = await product.newPerson();
    await logIn(page, '/admin/login', 'jmac@example.jp');
    await show(page, address);
    const name = await firstRowOf(page);
    const pages = await printed(page);
    expect(pages.length).toBeGreaterThan(1);
    expect(name).not.toBe('');
    expect(pages[0]).toContain(name);
    for (const column of columns) for (const words of pages) expect(words).toContain(column);
    await page.context().close();
  },
);
