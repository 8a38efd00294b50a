import { describe, expect, it } from 'vitest';
import { ApiError, ErrorCode } from '#web/parts/api/errors.ts';
import { limitsInWords, refusalOf, takesPhotos, uploadFailureOf } from './fileRules.ts';

const rules = { allowedExtensions: ['.pdf', '.jpg'], maxBytes: 52_428_800, maxFiles: 2 };

describe('refusalOf', () => {
  it('names the kinds that are taken', () => {
    expect(refusalOf({ name: '控え.exe', size: 10 }, rules, 1)).toBe('拡張子が対象外です（対応：pdf・jpg）');
  });
  it('tells the owner of an iPhone how to make a photo that can be sent', () => {
    expect(refusalOf({ name: 'IMG_0001.HEIC', size: 10 }, rules, 1)).toContain('「互換性優先」を選んで');
  });
  it('takes an extension in capitals', () => {
    expect(refusalOf({ name: 'IMG_001.JPG', size: 10 }, rules, 1)).toBeNull();
  });
  it('says how large a file may be, and how many there may be', () => {
    expect(refusalOf({ name: 'a.pdf', size: 52_428_801 }, rules, 1)).toContain('1件50MBまで');
    expect(refusalOf({ name: 'a.pdf', size: 1 }, rules, 3)).toContain('2件');
  });
  it.each(['../../etc/passwd.pdf', 'a\\b.pdf', 'a\u0000.pdf', `${'𠮷'.repeat(256)}.pdf`])(
    'refuses the name %j before it is sent',
    (name) => {
      expect(refusalOf({ name, size: 1 }, rules, 1)).toContain('名前');
    },
  );
  it('takes any Japanese name', () => {
    expect(refusalOf({ name: '納品書𠮷㍿①.pdf', size: 1 }, rules, 1)).toBeNull();
  });
  it('says in words what is taken before anything is chosen', () => {
    expect(limitsInWords(rules)).toBe('PDF・画像\u30001件50MBまで、2件まで');
  });
  it('offers the camera only where a photo is taken', () => {
    expect(takesPhotos(rules)).toBe(true);
    expect(takesPhotos({ ...rules, allowedExtensions: ['.pdf', '.docx'] })).toBe(false);
  });
  it('refuses a file without content', () => {
    expect(refusalOf({ name: 'a.pdf', size: 0 }, rules, 1)).toContain('空');
  });
});

describe('uploadFailureOf', () => {
  it('a broken line can be sent on', () => {
    expect(uploadFailureOf(new TypeError('Failed to fetch'))).toEqual({ kind: 'interrupted', problem: null });
  });
  it('a refusal says what the server says', () => {
    const error = new ApiError({
      status: 400,
      code: ErrorCode.INVALID_FILE,
      detail: '中身が拡張子と合いません',
    });
    expect(uploadFailureOf(error)).toEqual({ kind: 'refused', problem: '中身が拡張子と合いません' });
  });
  it('a busy server can be asked again', () => {
    const error = new ApiError({
      status: 503,
      code: ErrorCode.SERVICE_UNAVAILABLE,
      detail: '混み合っています',
    });
    expect(uploadFailureOf(error)).toEqual({ kind: 'interrupted', problem: '混み合っています' });
  });
});
