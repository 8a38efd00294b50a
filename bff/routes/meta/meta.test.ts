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

describe('the documentation page', () => {
  it('has no inline script and may load nothing but its own files', async () => {
    const page = await server.call('getDocs', {});
    const html = Buffer.from(page.bytes).toString();
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|sandbox/);
    const assets = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(assets).toHaveLength(4);
    for (const address of assets) {
      expect(address).toMatch(/^\/api\/docs\/assets\//);
      const answer = await fetch(`${server.url}${address}`);
      expect([answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
    }
  });
});
