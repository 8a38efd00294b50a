import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import type { Config } from '#bff/core/config.ts';
import { cspNonceOf } from './securityHeaders.ts';

const encodings = [
  { token: 'br', suffix: '.br' },
  { token: 'gzip', suffix: '.gz' },
] as const;

const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  mjs: 'text/javascript; charset=utf-8',
};

/** Names of built files are letters, digits, - and _ in parts; nothing else is looked for on the disk. */
const BUILT_FILE = /^\/(?:[\w-]+\/)*[\w-][\w.-]*\.(\w+)$/;

/** Serves the compressed twin that the build made, when the browser takes it. */
const preferCompressed =
  (directory: string): RequestHandler =>
  (request, response, next) => {
    const contentType = contentTypes[BUILT_FILE.exec(request.path)?.[1] ?? ''];
    if (contentType === undefined) return next();
    const encoding = encodings.find(
      ({ token, suffix }) =>
        request.acceptsEncodings(token) === token && existsSync(join(directory, `${request.path}${suffix}`)),
    );
    if (encoding !== undefined) {
      request.url = request.url.replace(request.path, `${request.path}${encoding.suffix}`);
      response.setHeader('Content-Encoding', encoding.token);
      response.setHeader('Content-Type', contentType);
      response.vary('Accept-Encoding');
    }
    next();
  };

const withMeta = (page: string, name: string, content: string): string =>
  page.replace(
    `<meta name="${name}" content="" />`,
    `<meta name="${name}" content="${escapeAttribute(content)}" />`,
  );

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A tag that names a script of one of the two applications behind the page (vite.config.ts). */
const SCRIPT_AHEAD = /\s*<link [^>]*data-app="(\w+)"[^>]*>/g;

/** The page with the scripts that an address asks for at once, and of no other. */
const withScriptsOf = (page: string, wanted: readonly string[]): string =>
  page.replace(SCRIPT_AHEAD, (tag, name: string) => (wanted.includes(name) ? tag : ''));

/** Addresses that the small application answers. A wrong guess costs a visitor nothing but time. */
const IN_FRONT = /\/(?:login(?:\/[a-z0-9_-]+)?|password)\/?$/;

const wantedAt = (path: string): readonly string[] =>
  IN_FRONT.test(path) ? ['AuthApp'] : ['App', path.split('/')[1] ?? ''];

/** No page has a dot in its path: such a request is for a missing file and gets 404 instead of the app. */
const FILE_ADDRESS = /\/\.|\.[^/]*$/;

/** Where browsers look for the service worker of inspectors' phones, and what they find when it is switched off. */
const WORKER = '/onsite-worker.js';
const OFF_WORKER = 'onsite-worker-off.js';

/**
 * The service worker of inspectors' phones, asked for anew each time; when it is switched off, one that takes away what
 * the other has kept, and itself.
 */
const onsiteWorker =
  (directory: string, { mayTakeAlong }: Config): RequestHandler =>
  (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(mayTakeAlong ? WORKER.slice(1) : OFF_WORKER, { root: directory, cacheControl: false });
  };

/**
 * The built web app: assets for a year (their names carry a hash), and its page for every other address.
 * @param directory the output of `vite build`
 */
export const webApp = (directory: string, config: Config): Router => {
  const router = Router();
  const built = readFileSync(join(directory, 'index.html'), 'utf8');
  const named = withMeta(built, 'environment-name', config.environmentName);
  const sited = withMeta(named, 'public-site', config.publicSite);
  const page = withMeta(sited, 'login-providers', config.oidc.providers.length > 0 ? 'some' : '');
  const assets = join(directory, 'assets');
  router.use(
    '/assets',
    preferCompressed(assets),
    express.static(assets, { immutable: true, maxAge: '1y', index: false }),
  );
  router.use('/assets', (_request, response) => {
    response.sendStatus(404);
  });
  router.get(WORKER, onsiteWorker(directory, config));
  router.use(express.static(directory, { index: false, maxAge: '1h' }));
  router.get(FILE_ADDRESS, (_request, response) => {
    response.sendStatus(404);
  });
  router.get(/.*/, (request, response) => {
    const shown = withScriptsOf(page, wantedAt(request.path));
    response.setHeader('Cache-Control', 'no-store');
    response.type('html').send(withMeta(shown, 'csp-nonce', cspNonceOf(response)));
  });
  return router;
};
