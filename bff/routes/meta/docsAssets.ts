import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type RequestHandler, Router } from 'express';

/** Where the documentation page finds its files; beside the page, which is an operation of the contract. */
export const DOCS_ASSETS = '/api/docs/assets';

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

/** The files of the documentation page, out of the installed package. */
export const docsAssets = (): RequestHandler => {
  const router = Router();
  router.get(`${DOCS_ASSETS}/start.js`, (_request, response) => {
    response.setHeader('Cache-Control', CACHE);
    response.type('text/javascript').send(START);
  });
  for (const file of FILES) {
    router.get(`${DOCS_ASSETS}/${file}`, (_request, response) => {
      response.sendFile(file, { root: packageFolder, headers: { 'Cache-Control': CACHE } });
    });
  }
  return router;
};
