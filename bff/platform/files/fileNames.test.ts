import { describe, expect, it } from 'vitest';
import { cleanFileName, contentDispositionOf, extensionOf } from './fileNames.ts';

describe('cleanFileName', () => {
  it.each([
    ['見積書.pdf', '見積書.pdf'],
    ['𠮷野家㍿_髙橋.xlsx', '𠮷野家㍿_髙橋.xlsx'],
    ['ガイド'.normalize('NFD'), 'ガイド'],
    ['C:\\Users\\taro\\請求書.pdf', '請求書.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['a\u0000b\r\nc.txt', 'abc.txt'],
    ['請求書\u202Efdp.exe', '請求書fdp.exe'],
    ['領収書😀👨\u200D👩\u200D👧.pdf', '領収書😀👨\u200D👩\u200D👧.pdf'],
    ['👩🏽\u200D🍳 🏳\uFE0F\u200D🌈.pdf', '👩🏽\u200D🍳 🏳\uFE0F\u200D🌈.pdf'],
    ['\u200D請求書\u200D.\u200Dpdf\u200D', '請求書.pdf'],
    [' .hidden.txt. ', 'hidden.txt'],
    ['見積書．pdf', '見積書.pdf'],
    ['見積書。pdf', '見積書。pdf'],
  ])('%j is kept as %j', (received, kept) => {
    expect(cleanFileName(received)).toBe(kept);
  });

  it.each(['', '...', '/', '\u0000', ' '])('nothing is left of %j', (received) => {
    expect(cleanFileName(received)).toBeNull();
  });

  it('walks once through a run of dots: in squares this one takes minutes', () => {
    expect(cleanFileName(`a${'.'.repeat(400_000)}x${'. '.repeat(200_000)}`)).toHaveLength(255);
  });

  it('cuts to 255 bytes between letters and keeps the extension', () => {
    const cut = cleanFileName(`${'𠮷'.repeat(80)}.pdf`) ?? '';
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(255);
    expect(cut).toBe(`${'𠮷'.repeat(62)}.pdf`);
  });

  it('knows the extension in lower case', () => {
    expect(extensionOf('写真.JPG')).toBe('.jpg');
    expect(extensionOf('README')).toBe('');
  });
});

describe('contentDispositionOf', () => {
  it('sends the Japanese name in UTF-8 and an ASCII one beside it', () => {
    expect(contentDispositionOf('見積書 (1).pdf')).toBe(
      'attachment; filename="___ (1).pdf"; filename*=UTF-8\'\'%E8%A6%8B%E7%A9%8D%E6%9B%B8%20%281%29.pdf',
    );
  });

  it('lets nothing break out of the quotes', () => {
    expect(contentDispositionOf('a"b\\c%41\r\n.pdf')).toBe(
      'attachment; filename="a_b_c_41__.pdf"; filename*=UTF-8\'\'a%22b%5Cc%2541%0D%0A.pdf',
    );
  });

  it('keeps letters beyond the basic plane', () => {
    expect(contentDispositionOf('𠮷.pdf')).toContain("filename*=UTF-8''%F0%A0%AE%B7.pdf");
  });
});
