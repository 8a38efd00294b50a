import { Readable } from 'node:stream';
import { type Reply, streamed } from '#bff/contract/reply.ts';
import { docsText } from '#bff/text/docs.ts';
import { DOCS_ASSETS } from './docsAssets.ts';

/** Scripts and styles come as files, so that the content security policy needs no exception. */
const html = `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${docsText.title}</title>
<link rel="icon" type="image/png" href="${DOCS_ASSETS}/favicon-32x32.png">
<link rel="stylesheet" href="${DOCS_ASSETS}/swagger-ui.css">
</head>
<body>
<main id="docs"><noscript>${docsText.noScript}</noscript></main>
<script src="${DOCS_ASSETS}/swagger-ui-bundle.js"></script>
<script src="${DOCS_ASSETS}/start.js"></script>
</body>
</html>
`;

/** The human documentation of the API (contract.md "Published"): Swagger UI from the package, no CDN. */
export const docsPage = (): Reply<never> => {
  const content = Buffer.from(html);
  return streamed({
    content: Readable.from([content]),
    contentType: 'text/html; charset=utf-8',
    disposition: 'inline',
    sizeBytes: content.length,
    isPage: true,
  });
};
