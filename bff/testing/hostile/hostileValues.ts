import type { Random } from '../world/random.ts';

/* What nobody sends by accident. */

const long = 'あ'.repeat(100_000);
const deepArray = '['.repeat(20_000) + ']'.repeat(20_000);
const deepObject = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;

/** JSON texts to stand in place of a value. */
export const hostileJson: readonly string[] = [
  'null',
  'true',
  '[]',
  '{}',
  '[null]',
  '-1',
  '0',
  '1.5',
  '1e309',
  '-1e309',
  '2147483648',
  '9007199254740993',
  '"1e309"',
  '"-1"',
  '""',
  '" "',
  '"　"',
  '"１２３"',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u202efdp.exe"',
  '"%00%ff"',
  `"' OR 1=1; --"`,
  '"<script>alert(1)</script>"',
  '"9999-99-99"',
  '"0000-00-00"',
  '"2026-02-30"',
  '"+275760-09-13T00:00:01Z"',
  '"a@b.co\\r\\nBcc: c@d.co"',
  '"00000000-0000-0000-0000-000000000000"',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"valueOf":null}',
  `"${long}"`,
  deepArray,
  deepObject,
];

/** What stands in a path where an id belongs, written as it is sent. */
export const hostilePathIds: readonly string[] = [
  '0',
  '-1',
  '+1',
  '01',
  '1.0',
  '1e3',
  '0x1',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '1e309',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  '%00',
  '1%00',
  '%ff',
  '%',
  '%E3%81',
  '%ED%A0%80',
  '%EF%BC%91',
  '..',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%20',
  '1%20OR%201=1',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(5_000),
];

/** Queries to add to a request. */
export const hostileQueries: readonly string[] = [
  'limit=0',
  'limit=-1',
  'limit=1.5',
  'limit=1e309',
  'limit=',
  'limit=%EF%BC%91%EF%BC%90',
  'limit=1000000',
  'limit=10&limit=20',
  'limit[]=1',
  'cursor=x',
  'cursor=%00',
  'cursor=bnVsbA',
  'cursor=W10',
  'cursor=W251bGwsbnVsbF0',
  'cursor=eyJzIjoiaWQiLCJrIjpbMWUzMDldfQ',
  `cursor=${'A'.repeat(900)}`,
  'sort=__proto__',
  'sort=-',
  'sort=id;drop%20table%20project',
  'q=%00',
  'q=%25_%5C',
  'q=%ED%A0%80',
  'q=%',
  `q=${'x'.repeat(5_000)}`,
  'project_id=2147483648',
  'project_id=abc',
  'corporation_id=-1',
  'status=999',
  'status=0&status=0&status=1',
  'dueBefore=9999-99-99',
  'from=0000-00-00T00:00:00Z&to=%2B275760-09-13T00:00:01Z',
  'mine=yes',
  '__proto__=1',
  '__proto__[isAdmin]=1',
  'unknown=1',
  'a'.repeat(3_000),
  'disposition=%0d%0aX-Evil:1',
];

/** Headers to add to a request. */
export const hostileHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'if-match': 'x' },
  { 'if-match': '"v' },
  { 'if-match': '"v2147483648"' },
  { 'if-match': '"v99999999999999999999999999"' },
  { 'if-match': '"v1", "v2"' },
  { 'if-match': '' },
  { 'idempotency-key': 'x' },
  { 'idempotency-key': 'x'.repeat(5_000) },
  { 'idempotency-key': '00000000-0000-0000-0000-000000000000' },
  { cookie: 'adminBinding=%; userBinding=%ff; generalBinding=%E3%81' },
  { cookie: '=; ;;=a' },
  { accept: 'image/x-nothing' },
  { 'accept-language': '\u00ff\u00fe' },
  { 'x-request-id': '../../etc/passwd' },
  { 'x-forwarded-for': "1.2.3.4, ' OR 1=1" },
  { 'x-forwarded-host': 'evil.example' },
  { host: 'evil.example' },
  { range: 'bytes=9999999999-1' },
  { 'transfer-encoding': 'chunked' },
  { expect: '200-maybe' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-large': 'x'.repeat(12_000) },
];

/** Whole bodies, as text, with the type they are sent as. */
export const hostileBodies: readonly { readonly type: string | undefined; readonly body: string | Buffer }[] =
  [
    { type: 'application/json', body: '' },
    { type: 'application/json', body: '{' },
    { type: 'application/json', body: '{"a":1,}' },
    { type: 'application/json', body: "{'a':1}" },
    { type: 'application/json', body: '\ufeff{}' },
    { type: 'application/json', body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
    { type: 'application/json', body: `{"a":"${'x'.repeat(1_100_000)}"}` },
    { type: 'application/json; charset=nothing', body: '{}' },
    { type: 'application/json; charset=utf-16', body: Buffer.from('{}', 'utf16le') },
    { type: 'text/plain', body: 'hello' },
    {
      type: 'application/xml',
      body: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    },
    { type: 'application/x-www-form-urlencoded', body: 'id=1&__proto__[isAdmin]=1' },
    { type: 'multipart/form-data', body: '--x\r\n\r\n--x--' },
    {
      type: 'multipart/form-data; boundary=x',
      body: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
    },
    { type: 'application/octet-stream', body: Buffer.from([0, 1, 2, 3]) },
    { type: undefined, body: '{}' },
    { type: ';;;', body: '{}' },
  ];

type Place = { readonly parent: Record<string, unknown> | unknown[]; readonly key: string | number };

const placesIn = (value: unknown): Place[] => {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...placesIn(parent[key])]);
};

const MARK = '@@hostile@@';

/** A body with one of its values, at any depth, replaced by a hostile one. */
export const withHostileValue = (body: unknown, random: Random): string => {
  const copy = structuredClone({ body });
  const place = random.pick(placesIn(copy));
  (place.parent as Record<string | number, unknown>)[place.key] = MARK;
  return JSON.stringify(copy.body).replace(JSON.stringify(MARK), () => random.pick(hostileJson));
};
