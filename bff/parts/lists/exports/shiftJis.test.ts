import { expect, it } from 'vitest';
import { shiftJisOf } from './shiftJis.service.ts';

const hexOf = (text: string): string => shiftJisOf(text).toString('hex');

/** Letters of names that Windows-31J has and that NFC would exchange for their plain forms. */
const OF_NAMES = [
  '\uF929=fae0 \uF9DC=fbe9 \uFA10=fa9c \uFA12=fad8 \uFA15=fb58 \uFA16=fb5e \uFA17=fb75 \uFA18=fb7d',
  '\uFA19=fb7e \uFA1A=fb80 \uFA1B=fb82 \uFA1C=fb86 \uFA1D=fb89 \uFA1E=fb92 \uFA20=fb9f \uFA22=fba9',
  '\uFA25=fbb4 \uFA26=fbb7 \uFA2A=fbf6 \uFA2B=fbf7 \uFA2C=fbf9 \uFA2D=fc49',
].flatMap((line) => line.split(' '));

it('each of the 22 letters of names that NFC would exchange is written as it is', () => {
  expect(OF_NAMES).toHaveLength(22);
  const wrong = OF_NAMES.filter((pair) => `${pair[0]}=${hexOf(pair[0] ?? '')}` !== pair);
  expect(wrong).toEqual([]);
});

it('a letter that the encoding lacks is its plain form, and 〓 where there is none', () => {
  expect(hexOf('\uF901\u212A𠮷é?')).toBe('8d584b81ac81ac3f');
});

it('selectors, spaces of another width and what nobody sees are no missing letters', () => {
  expect(hexOf('葛\u{E0100}城\u00A0株\u200B')).toBe(hexOf('葛城 株'));
});

it('letters in two parts, as a Mac sends them, are written in one', () => {
  expect(hexOf('か\u3099パ')).toBe('82aa8370');
});

it('of letters that Unicode has twice Windows’ one is written', () => {
  expect(hexOf('〜‖−—¢£¬¥')).toBe('81608161817c815c8191819281ca5c');
});

it('letters that an office has drawn for itself keep their numbers', () => {
  expect(hexOf('\uE000\uE03F\uE757')).toBe('f040f080f9fc');
});
