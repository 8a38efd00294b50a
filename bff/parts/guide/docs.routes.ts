import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type RequestHandler, type Response, Router } from 'express';
import type { Config } from '#bff/core/config.ts';
import { GUIDE_STYLES } from './layout.ts';
import { GUIDE } from './pages.ts';
import { DOCS_ASSETS, referencePage } from './referencePage.routes.ts';
import { guideOf } from './servedGuide.routes.ts';

const packageFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

/** Starts Swagger UI. It sends nothing anywhere: no validator, no trial calls with a real session. */
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
  supportedSubmitMethods: [],
});
`;

const CACHE = 'public, max-age=86400';

const bff = join(import.meta.dirname, '../..');

/** The tokens of the ui-kit, and the looks of the guide in them. */
const readStyles = (): string =>
  ['generated/tokens.css', 'parts/guide/guide.css']
    .map((file) => readFileSync(join(bff, file), 'utf8'))
    .join('\n');

const sendCached = (response: Response, type: string, text: string): void => {
  response.setHeader('Cache-Control', CACHE);
  response.type(type).send(text);
};

/** The files of both kinds of pages. */
const assets = (router: Router): void => {
  const styles = readStyles();
  router.get(GUIDE_STYLES, (_request, response) => {
    // Asked for again after each release: its name does not change.
    response.setHeader('Cache-Control', 'no-cache');
    response.type('css').send(styles);
  });
  router.get(`${DOCS_ASSETS}/start.js`, (_request, response) => {
    sendCached(response, 'text/javascript', START);
  });
  for (const file of FILES) {
    router.get(`${DOCS_ASSETS}/${file}`, (_request, response) => {
      response.sendFile(file, { root: packageFolder, headers: { 'Cache-Control': CACHE } });
    });
  }
};

/** What lies below the first page of the documentation, which is an operation of the contract itself. */
export const docsRoutes = (config: Config): RequestHandler => {
  const router = Router({ caseSensitive: true, strict: true });
  assets(router);
  router.get(`${GUIDE}/reference`, (_request, response) => {
    response.type('html').send(referencePage);
  });
  router.get([`${GUIDE}/:page`, `${GUIDE}/:page/:part`], ({ params: { page, part } }, response, next) => {
    const html = guideOf(config).page(part === undefined ? String(page) : `${page}/${part}`);
    if (html === null) next();
    else response.type('html').send(html);
  });
  return router;
};
