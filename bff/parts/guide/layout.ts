import { code, escapeHtml, link } from './html.ts';
import { addressOf, GUIDE, GUIDE_PAGES, type GuidePage } from './pages.ts';
import { guideWords as words } from './text/words.ts';

export const GUIDE_STYLES = `${GUIDE}/assets/guide.css`;

const entry = ({ slug, title }: GuidePage, current: string): string => {
  const mark = slug === current ? ' aria-current="page"' : '';
  return `<li><a href="${addressOf(slug)}"${mark}>${escapeHtml(title)}</a></li>`;
};

const navigation = (current: string): string =>
  [...Map.groupBy(GUIDE_PAGES, ({ group }) => group)]
    .map(
      ([group, pages]) =>
        `<p>${escapeHtml(group)}</p><ul>${pages.map((page) => entry(page, current)).join('')}</ul>`,
    )
    .join('');

const elsewhere = (): string =>
  `<p>${words.groups.elsewhere}</p><ul>` +
  `<li><a href="${GUIDE}/reference">${words.reference}</a></li>` +
  `<li><a href="/api/openapi.yaml">openapi.yaml</a></li><li><a href="/api/openapi.json">openapi.json</a></li></ul>`;

const neighbours = (current: string): string => {
  const index = GUIDE_PAGES.findIndex(({ slug }) => slug === current);
  const [before, after] = [GUIDE_PAGES[index - 1], GUIDE_PAGES[index + 1]];
  const back =
    before === undefined ? '' : `<span>${words.before}${link(addressOf(before.slug), before.title)}</span>`;
  const on =
    after === undefined ? '' : `<span>${words.after}${link(addressOf(after.slug), after.title)}</span>`;
  return `<nav class="neighbours" aria-label="${words.neighbours}">${back}${on}</nav>`;
};

export type Shown = {
  /** The page of the guide that it is, or that it belongs to. */
  readonly slug: string;
  readonly title: string;
  /** As HTML, without the heading. */
  readonly body: string;
  readonly contractVersion: string;
};

/** A whole page: no script, one style sheet, the same navigation for all. */
export const pageOf = ({ slug, title, body, contractVersion }: Shown): string => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ${words.name}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="${GUIDE_STYLES}">
</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
<header class="bar"><a href="${GUIDE}">${words.name}</a><small>${words.contract} ${code(contractVersion)}</small></header>
<div class="frame">
<nav class="pages" aria-label="${words.pages}">
<details><summary>${words.pages}</summary>${navigation(slug)}${elsewhere()}</details>
<div>${navigation(slug)}${elsewhere()}</div>
</nav>
<main id="content" tabindex="-1">
<h1>${escapeHtml(title)}</h1>
${body}
${neighbours(slug)}
</main>
</div>
</body>
</html>
`;
