import type { Random } from '../../../bff/testing/world/random.ts';

const lines = (...words: readonly string[]): string => `${words.join('\r\n')}\r\n\r\n`;
const host = 'Host: localhost';
const path = '/api/admin/project';

/** Requests that are no HTTP, or as good as none: first lines, headers, lengths, chunks, encodings. */
const kinds: readonly (() => string)[] = [
  () => '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  () => 'SSH-2.0-OpenSSH_9.6\r\n\r\n',
  () => lines('HELLO'),
  () => lines(`GET ${path}`),
  () => lines(`GET ${path} HTTP/9.9`, host),
  () => lines(`get ${path} HTTP/1.1`, host),
  () => lines(`BREW ${path} HTTP/1.1`, host),
  () => lines(`GET ${path} HTTP/1.1`),
  () => lines(`GET ${path} HTTP/1.1`, host, host),
  () => lines(`GET ${path} HTTP/1.1`, host, ': without a name'),
  () => lines(`GET ${path} HTTP/1.1`, host, 'X y: 1'),
  () => lines(`GET ${path} HTTP/1.1`, host, 'X: a\u0000b'),
  () => lines(`GET ${path} HTTP/1.1`, host, ' folded: 1'),
  () => lines(`GET ${path} HTTP/1.1`, host, `X: ${'a'.repeat(40_000)}`),
  () => lines(`GET /${'a'.repeat(20_000)} HTTP/1.1`, host),
  () => lines(`GET ${path} HTTP/1.1`, host, ...Array.from({ length: 3_000 }, (_, n) => `X${n}: 1`)),
  () => lines('GET http://example.jp/api/admin/project HTTP/1.1', host),
  () => lines('GET //example.jp/ HTTP/1.1', host),
  () => lines('GET /../../etc/passwd HTTP/1.1', host),
  () => lines('GET /api/%zz HTTP/1.1', host),
  () => lines('GET /api/\u00ff\u00fe HTTP/1.1', host),
  () => lines('OPTIONS * HTTP/1.1', host),
  () => lines('CONNECT example.jp:443 HTTP/1.1', host),
  () => lines('TRACE / HTTP/1.1', host),
  () => lines(`GET ${path} HTTP/1.1`, host, 'Upgrade: websocket', 'Connection: Upgrade'),
  () => lines(`GET ${path} HTTP/1.1`, host, 'Expect: the unexpected'),
  () => `${lines(`POST ${path} HTTP/1.1`, host, 'Content-Length: 1', 'Content-Length: 2')}ab`,
  () => `${lines(`POST ${path} HTTP/1.1`, host, 'Content-Length: -1')}`,
  () => `${lines(`POST ${path} HTTP/1.1`, host, 'Content-Length: 1', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
  () => `${lines(`POST ${path} HTTP/1.1`, host, 'Transfer-Encoding: chunked')}zz\r\n`,
  () => `${lines(`POST ${path} HTTP/1.1`, host, 'Transfer-Encoding: chunked')}ffffffffffffffffff\r\n`,
  () => `${lines(`POST ${path} HTTP/1.1`, host, 'Transfer-Encoding: cow')}`,
  () =>
    `${lines('POST /api/admin/session HTTP/1.1', host, 'Content-Type: application/json', 'Content-Length: 3')}{"a`,
  () => `${lines('POST /api/admin/session HTTP/1.1', host, 'Content-Type: text/x', 'Content-Length: 2')}{}`,
  () =>
    `${lines('POST /api/admin/session HTTP/1.1', host, 'Content-Type: application/json', 'Content-Encoding: br', 'Content-Length: 2')}{}`,
];

/** One of them, now and then with a letter turned into another. */
export const rawRequest = (random: Random): Buffer => {
  const bytes = Buffer.from(random.pick(kinds)(), 'latin1');
  if (random.pick([true, false])) {
    const place = random.pick([...Array(Math.min(60, bytes.length)).keys()]);
    bytes[place] = random.pick([...Array(256).keys()]);
  }
  return bytes;
};
