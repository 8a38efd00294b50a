import { expect, it } from 'vitest';
import { faultOfType } from './contentTypes.ts';

const bytesOf = (text: string): Buffer => Buffer.from(text);

it.each([
  ['application/json; charset=utf-8', '{}'],
  ['application/problem+json', '{"code":1000}'],
  ['text/csv; charset=utf-8', '\uFEFF名前,額\r\n'],
  ['application/pdf', '%PDF-1.7\n'],
])('%s is what it says', async (type, text) => {
  expect(await faultOfType(type, bytesOf(text))).toBeNull();
});

it.each([
  ['application/pdf', '<html></html>'],
  ['application/pdf', 'PK\u0003\u0004'],
  ['text/csv', 'a,b'],
  ['text/html; charset=utf-8', '%PDF-1.7\n\u0001'],
  ['image/png', 'GIF89a'],
])('%s is not %j', async (type, text) => {
  expect(await faultOfType(type, bytesOf(text))).not.toBeNull();
});

it('a text is in the charset that it names', async () => {
  const japanese = Buffer.from([0x96, 0xbc]);
  expect(await faultOfType('text/csv; charset=shift_jis', japanese)).toBeNull();
  expect(await faultOfType('text/csv; charset=utf-8', japanese)).not.toBeNull();
});
