import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

/** The global of the script that the window of the sweep loads first. */
declare const axe: { run: (context: Document, options: object) => Promise<AxeResults> };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const axeFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async (values) => {
    // A bar at the foot lies over what can be scrolled away from it: axe takes that for a small target.
    const isLargeItself = (target: unknown): boolean => {
      const element = document.querySelector(String(target));
      const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return Math.min(width, height) >= 24;
    };
    // Passes are not asked for: describing each of them costs more than finding it.
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) => {
      const targets = nodes.map(({ target }) => target.join(' '));
      const wrong = id === 'target-size' ? targets.filter((target) => !isLargeItself(target)) : targets;
      return wrong.length === 0 ? [] : [`axe ${id}: ${wrong.join(' | ')}`];
    });
  }, RULES);

/** Parts that stand out of the window and cannot be scrolled to within a frame of their own. */
const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isFramed = (element: Element): boolean => {
      for (let node = element.parentElement; node !== null; node = node.parentElement) {
        if (getComputedStyle(node).overflowX !== 'visible') return true;
      }
      return false;
    };
    const width = document.documentElement.clientWidth;
    const outside = [...document.querySelectorAll('main *')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 1 && box.right > width + 1 && !isFramed(element);
    });
    const page = document.scrollingElement;
    const scrolls =
      page !== null && page.scrollWidth > width ? [`the page is ${page.scrollWidth} px wide`] : [];
    return [
      ...scrolls,
      ...outside.slice(0, 3).map((element) => `out of the window: ${element.outerHTML.slice(0, 160)}`),
    ];
  });

/**
 * Selects whose chosen word is wider than the room for it, though the window has more. Names of files have no end:
 * their title says them.
 */
const cutSelects = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const cut = [...document.querySelectorAll('select')].flatMap((select) => {
      const style = getComputedStyle(select);
      const word = select.selectedOptions[0]?.text ?? '';
      const isWhole = select.offsetWidth > 0.75 * window.innerWidth;
      const isTold = select.title !== '' && word.endsWith(select.title);
      if (pen === null || select.offsetWidth === 0 || isWhole || isTold) return [];
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room =
        select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const needed = pen.measureText(word).width;
      const name = select.getAttribute('aria-label') ?? select.labels?.[0]?.textContent;
      return needed > room + 1
        ? [`cut select ${name}: ${word} needs ${Math.ceil(needed)} of ${Math.floor(room)} px`]
        : [];
    });
    // The rows of a table repeat themselves.
    return cut.length > 3 ? [...cut.slice(0, 3), `and ${cut.length - 3} more`] : cut;
  });

/** Lists that end beyond their frame, so that their last columns are scrolled to: what a wide window has room for. */
export const cutLists = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="grid"]')].flatMap((grid) => {
      const { clientWidth = 0, scrollWidth = 0 } = grid.parentElement ?? {};
      const name = grid.getAttribute('aria-label');
      return scrollWidth > clientWidth + 1
        ? [`the list ${name} is ${scrollWidth} px wide, its frame ${clientWidth}`]
        : [];
    }),
  );

/** Folded parts show what is in them. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

/** What is wrong with what the page shows now, at the width it has. */
export const faultsOf = async (page: Page): Promise<string[]> => [
  ...(await overflows(page)),
  ...(await cutSelects(page)),
  ...(await axeFaults(page)),
];
