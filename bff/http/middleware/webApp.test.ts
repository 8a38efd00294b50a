import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#bff/core/config.ts';
import { type PlainApp, startPlainApp } from '#bff/testing/plainApp.ts';
import { securityHeaders } from './securityHeaders.ts';
import { webApp } from './webApp.ts';

const SCRIPT = 'console.log("the app");';
const PAGE = ['csp-nonce', 'environment-name', 'public-site']
  .map((name) => `<meta name="${name}" content="" />`)
  .join('\n')
  .concat(
    ['App', 'AuthApp', 'admin', 'user']
      .map((app) => `\n<link rel="modulepreload" href="/assets/${app}.js" data-app="${app}">`)
      .join(''),
  );

let folder: string;
let app: PlainApp;
let switchedOff: PlainApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hojo-web-'));
  const built = join(folder, 'web');
  await mkdir(join(built, 'assets'), { recursive: true });
  await writeFile(join(built, 'index.html'), PAGE);
  await writeFile(join(built, 'favicon.svg'), '<svg/>');
  await writeFile(join(built, 'assets/main-a1b2.js'), SCRIPT);
  await writeFile(join(built, 'assets/main-a1b2.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(built, 'assets/main-a1b2.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(built, 'assets/small-c3.js'), '1');
  await writeFile(join(built, 'onsite-worker.js'), 'keep();');
  await writeFile(join(built, 'onsite-worker.js.br'), brotliCompressSync('keep();'));
  await writeFile(join(built, 'onsite-worker-off.js'), 'takeAway();');
  await writeFile(join(folder, 'secret.js'), 'secret');
  await writeFile(join(folder, 'secret.js.br'), 'secret');
  const config = {
    ...readConfig({}),
    environmentName: '検証 <"環境">',
    publicSite: 'https://example.jp/?a&b',
  };
  app = await startPlainApp((plain) => {
    plain.use(securityHeaders(false));
    plain.use(webApp(built, config));
  });
  switchedOff = await startPlainApp((plain) => {
    plain.use(webApp(built, { ...config, mayTakeAlong: false }));
  });
});
afterAll(async () => {
  await switchedOff.stop();
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the page', () => {
  it.each(['/', '/admin', '/user/5/sections/12', '/application/project/7?step=plan'])(
    'is answered at %s, and kept by nobody',
    async (path) => {
      const { status, headers, body } = await app.get(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain('csp-nonce');
    },
  );

  it('carries the nonce of its own answer', async () => {
    const { headers, body } = await app.get('/admin');
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(body).toContain(`<meta name="csp-nonce" content="${nonce}" />`);
  });

  it.each([
    ['/admin/login', ['AuthApp']],
    ['/user/5/login/', ['AuthApp']],
    ['/application/project/7/password?token=a', ['AuthApp']],
    ['/admin', ['App', 'admin']],
    ['/user/5/section/12', ['App', 'user']],
  ])('at %s names the scripts of what answers there', async (path, its) => {
    const { body } = await app.get(path);
    expect([...String(body).matchAll(/data-app="(\w+)"/g)].map(([, name]) => name)).toEqual(its);
  });

  it('carries settings as text: their quotes and brackets end no attribute', async () => {
    const { body } = await app.get('/');
    expect(body).toContain('<meta name="environment-name" content="検証 &lt;&quot;環境&quot;>" />');
    expect(body).toContain('<meta name="public-site" content="https://example.jp/?a&amp;b" />');
  });
});

describe('a built file', () => {
  it('is kept for a year: its name changes with its content', async () => {
    const { headers, body } = await app.get('/assets/main-a1b2.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(body).toBe(SCRIPT);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('goes to a browser that takes %s as %s', async (accepted, encoding) => {
    const { headers } = await app.get('/assets/main-a1b2.js', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('without a compressed twin goes as it is', async () => {
    const { headers, body } = await app.get('/assets/small-c3.js', { 'Accept-Encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe('1');
  });

  it('that is not there is 404, never the page: an old browser must see that it is old', async () => {
    const { status, body } = await app.get('/assets/main-0000.js');
    expect(status).toBe(404);
    expect(body).not.toContain('csp-nonce');
  });
});

describe('an address of a file that is not there', () => {
  it.each([
    '/nope.js',
    '/.env',
    '/package.json',
    '/.git/config',
    '/admin/.env',
    '/.well-known/change-password',
  ])('%s is 404, not the page (faults C)', async (path) => {
    const { status, body } = await app.get(path);
    expect(status).toBe(404);
    expect(body).not.toContain('csp-nonce');
  });
});

describe('a path out of the folder', () => {
  it.each([
    '/assets/../../secret.js',
    '/assets/%2e%2e/%2e%2e/secret.js',
    '/assets/..%2f..%2fsecret.js',
    '/assets/..\\..\\secret.js',
    '/assets/x/../../../secret.js',
    '/../secret.js',
    '/%2e%2e/secret.js',
  ])('%s shows nothing of what lies there, nor whether it does', async (path) => {
    for (const accepted of ['identity', 'br']) {
      const answer = await app.get(path, { 'Accept-Encoding': accepted });
      const absent = await app.get(path.replace('secret', 'absent'), { 'Accept-Encoding': accepted });
      expect(answer.body).not.toContain('secret');
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.status).toBe(absent.status);
    }
  });
});

describe("the service worker of inspectors' phones", () => {
  it('is a script that is asked for anew each time', async () => {
    const { status, headers, body } = await app.get('/onsite-worker.js');
    expect([status, headers['content-type'], headers['cache-control'], body]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
      'keep();',
    ]);
  });

  it('takes itself away where the operator has switched it off', async () => {
    const { status, headers, body } = await switchedOff.get('/onsite-worker.js');
    expect([status, headers['cache-control'], body]).toEqual([200, 'no-cache', 'takeAway();']);
  });
});
