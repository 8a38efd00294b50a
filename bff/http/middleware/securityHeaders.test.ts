import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cspNonceOf, securityHeaders } from './securityHeaders.ts';

const listen = async (isHttps: boolean): Promise<{ url: string; server: Server }> => {
  const app = express();
  app.use(securityHeaders(isHttps));
  app.get('/api', (_request, response) => void response.json({}));
  app.get('/page', (_request, response) => void response.send(cspNonceOf(response)));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
};

let plain: Awaited<ReturnType<typeof listen>>;
let secure: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  [plain, secure] = await Promise.all([listen(false), listen(true)]);
});
afterAll(() => {
  plain.server.close();
  secure.server.close();
});

const policyOf = (answer: Response): string => answer.headers.get('content-security-policy') ?? '';

describe('every answer', () => {
  it('allows no inline script, no frame and no referrer, and is what it says it is', async () => {
    const answer = await fetch(`${plain.url}/api`);
    expect(policyOf(answer)).toContain("default-src 'none'");
    expect(policyOf(answer)).toContain("frame-ancestors 'none'");
    expect(policyOf(answer)).not.toMatch(/unsafe|nonce/);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  it('asks for TLS where there is TLS, and nowhere else', async () => {
    const [without, within] = await Promise.all([fetch(`${plain.url}/api`), fetch(`${secure.url}/api`)]);
    expect(without.headers.get('strict-transport-security')).toBeNull();
    expect(within.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('a page', () => {
  it('may have the styles that carry its nonce, another one each time', async () => {
    const pages = await Promise.all([fetch(`${plain.url}/page`), fetch(`${plain.url}/page`)]);
    const nonces = await Promise.all(pages.map((page) => page.text()));
    for (const [index, page] of pages.entries()) {
      expect(policyOf(page)).toContain(`style-src 'self' 'nonce-${nonces[index]}'`);
    }
    expect(new Set(nonces).size).toBe(2);
  });
});
