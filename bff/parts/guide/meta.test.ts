import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('what the contract says about itself', () => {
  it('lists every enumeration with number, name and Japanese label', async () => {
    const { body } = await server.call('getEnumerations', {});
    expect(body.AdminType.map(({ value, key }) => [value, key])).toEqual([
      [0, 'JMAC'],
      [1, 'MAFF'],
      [2, 'CS'],
      [3, 'Inspector'],
      [4, 'BackOffice'],
    ]);
    expect(body.IndustryCode).toHaveLength(137);
    expect(body.IndustryGroup).toHaveLength(99);
    expect(body.Prefecture[12]).toEqual({ value: 13, key: 'Tokyo', label: '東京都' });
  });

  it('lists every document type with its programmes and extensions', async () => {
    const { body } = await server.call('getDocumentTypes', {});
    // The domain's 92, and the two that each member of a consortium hands in.
    expect(body.lists.DocumentType).toHaveLength(94);
    expect(body.lists.DocumentType[0]).toMatchObject({
      key: 'ApplicationForm',
      programKinds: [0, 1],
      requirement: 0,
      uploader: 0,
    });
    expect(body.extensionSets.PHOTO).toEqual(['.gif', '.jpeg', '.jpg', '.png']);
  });

  it('says to everybody what time it is by the clock that decides about deadlines', async () => {
    server.setNow(new Date('2026-12-01T07:59:59.250Z'));
    const { body } = await server.call('getServerTime', {});
    server.setNow(TEST_NOW);
    expect(body).toEqual({ now: '2026-12-01T07:59:59.250Z' });
  });

  it('is published as the file itself and as JSON', async () => {
    const yaml = await server.call('getOpenapiYaml', {});
    expect(Buffer.from(yaml.bytes).equals(readFileSync('generated/openapi.yaml'))).toBe(true);
    const json = await server.call('getOpenapiJson', {});
    expect(json.body.info).toMatchObject({ title: '補助事業管理ツール API' });
  });
});

describe('a page of the documentation', () => {
  const pages = ['/api/docs', '/api/docs/first_call', '/api/docs/errors/1004', '/api/docs/reference'];

  it.each(pages)(
    '%s has no inline script or style and may load nothing but files of the server',
    async (path) => {
      const page = await fetch(`${server.url}${path}`);
      const html = await page.text();
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=/);
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/unsafe|sandbox/);
      const assets = [...html.matchAll(/<(?:link|script) [^>]*(?:src|href)="([^"]+)"/g)].map(
        ([, address]) => address,
      );
      expect(assets.length).toBeGreaterThan(1);
      for (const address of assets.filter((each) => each !== '/favicon.svg')) {
        expect(address).toMatch(/^\/api\/docs\/assets\//);
        const answer = await fetch(`${server.url}${address}`);
        expect([answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
      }
    },
  );

  it('is painted in the tokens of the ui-kit, every one of which there is', async () => {
    const styles = await (await fetch(`${server.url}/api/docs/assets/guide.css`)).text();
    const declared = new Set([...styles.matchAll(/^(--[\w-]+):/gm)].map(([, name]) => name));
    const used = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
  });

  it('is the first one by the operation of the contract, which leads to all others', async () => {
    const page = await server.call('getDocs', {});
    const html = Buffer.from(page.bytes).toString();
    expect(html).toContain('href="/api/docs/first_call"');
    expect(html).toContain('href="/api/docs/reference"');
  });
});
