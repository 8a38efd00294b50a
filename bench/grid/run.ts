/**
 * `npm run bench:grid`: the grid of the ui-kit beside MUI X DataGrid and AG Grid Community: 10,000 rows of twenty columns in
 * three pages built for production, visited in turn by one browser with an empty cache; medians. `-- --quick` visits each
 * three times, `-- --rows 2000` takes fewer rows. Nothing is asserted: a last column says where ours is ahead.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../scripts/lib/chromium.ts';
import { buildPages, servePage } from './build.ts';
import { dataOf, visit } from './drive.ts';
import type { Visit } from './figures.ts';
import { GRIDS } from './grids.ts';
import { printReport } from './report.ts';
import { rowsOf } from './rows.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rows: { type: 'string', default: '10000' },
    rounds: { type: 'string' },
  },
});
const rounds = Number(values.rounds ?? (values.quick ? 3 : 9));
const data = dataOf(rowsOf(Number(values.rows)));

const pages = await buildPages(GRIDS);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
const sites = await Promise.all(
  pages.map(async (page) => ({ page, site: await servePage(page), visits: [] as Visit[] })),
);
try {
  // The first round warms the machine and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { page, site, visits } of sites) {
      const result = await visit(browser, { grid: page.grid, url: site.url, data });
      if (round > 0) visits.push(result);
    }
    console.error(`round ${round} of ${rounds}`);
  }
} finally {
  await browser.close();
  for (const { site } of sites) await site.stop();
}
console.log(
  `\n${values.rows} rows × 20 columns, ${rounds} visits each; in brackets how much of ours the others need`,
);
printReport(sites);
console.log('MUI X in its free edition shows a hundred rows of a page: it is scrolled within those.');
