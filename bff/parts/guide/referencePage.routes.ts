import { docsText } from './text/reference.ts';

/** Where the page finds its files, out of the installed package. */
export const DOCS_ASSETS = '/api/docs/assets';

/**
 * Every operation, by Swagger UI from the package, no CDN. Scripts and styles come as files, so that the content
 * security policy needs no exception.
 */
export const referencePage = `<!doctype html>
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
