/**
 * `npm run bench:pages`: Lighthouse (mobile) of the log-in page of the built product, and the weight of what it loads.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startProduct } from '../e2e/product.ts';
import { chromiumArgs, chromiumPath } from '../scripts/lib/chromium.ts';

const assets = join(import.meta.dirname, '../dist/web/assets');

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** JavaScript that a page asked for, as the server sends it to clients without brotli. */
const gzippedWeight = (urls: readonly string[]): number =>
  urls
    .map((url) => url.split('/').at(-1) ?? '')
    .filter((name) => name.endsWith('.js') && readdirSync(assets).includes(`${name}.gz`))
    .reduce((sum, name) => sum + statSync(join(assets, `${name}.gz`)).size, 0);

const product = await startProduct();
const chrome = await launch({
  chromePath: await chromiumPath(),
  chromeFlags: ['--headless=new', ...chromiumArgs],
});
try {
  for (const path of ['/admin/login', '/user/5/login']) {
    const result = await lighthouse(`${product.url}${path}`, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      formFactor: 'mobile',
    });
    if (result === undefined) throw new Error('Lighthouse gave no result');
    const { categories, audits } = result.lhr;
    const scores = Object.values(categories).map(
      ({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`,
    );
    console.log(`${path}: ${scores.join(', ')}`);
    const details = audits['network-requests']?.details as { items?: { url: string }[] } | undefined;
    console.log(
      `  JavaScript ${kilobytes(gzippedWeight((details?.items ?? []).map(({ url }) => url)))} gzip`,
    );
    const failed = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
    );
    for (const audit of failed) console.log(`  not passed: ${audit.id}`);
  }
} finally {
  chrome.kill();
  await product.stop();
}
