import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInnerAddress } from './addresses.ts';
import { postMessage } from './postMessage.ts';

let received = 0;
const http = createServer((_request, response) => {
  received += 1;
  response.end('ok');
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  port = (http.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => http.close(resolve)));

const post = (url: string, mayGoInside: boolean) =>
  postMessage({ url, headers: {}, body: '{}', mayGoInside, timeoutMs: 2000 });

describe('in production', () => {
  it.each([
    'http://example.jp/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://10.0.0.1/',
  ])('nothing is sent to %s', async (url) => {
    const inner = url.replace(/\/$/, `:${port}/`);
    expect((await post(inner, false)).failure).toBe('address');
    expect(received).toBe(0);
  });
});

it('elsewhere a message may go to this machine', async () => {
  expect(await post(`http://127.0.0.1:${port}/`, true)).toMatchObject({
    failure: null,
    status: 200,
    text: 'ok',
  });
});

it('nobody who listens is a failure of the connection', async () => {
  expect(await post('http://127.0.0.1:9/', true)).toMatchObject({ failure: 'connection', status: null });
});

it.each([
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:a00:1',
  '::7f00:1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '2001::a00:1',
  '2001:db8::1',
  '2002:a00:1::1',
  '3fff::1',
  '4000::1',
  'fec0::1',
  'fe80::1%eth0',
  'ff02::1',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '255.255.255.255',
  'nonsense',
])('%s leads inside', (address) => {
  expect(isInnerAddress(address)).toBe(true);
});

it.each(['93.184.216.34', '172.32.0.1', '2606:4700::1111', '2001:200::1', '2400:8500::1', '198.20.0.1'])(
  '%s leads outside',
  (address) => {
    expect(isInnerAddress(address)).toBe(false);
  },
);
