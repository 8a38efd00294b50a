import { describe, expect, it } from 'vitest';
import {
  type CodeRange,
  codeIn,
  codeRangesOf,
  corporationCodeOf,
  displayCodeCandidates,
  displayCodeRanges,
  doRangesMeet,
  nearlyUsedCodes,
} from './displayCode.ts';

const rangesFrom = (displayCodeOffset: number, displayCodeWidth = 4) =>
  codeRangesOf({ displayCodeOffset, displayCodeWidth });

/** The code of a round's n-th submission, in whichever range it falls. */
const codeOf = (ranges: readonly CodeRange[], number: number): string | null => {
  const [range, ...longer] = ranges;
  if (range === undefined) return null;
  return number <= range.capacity ? codeIn(range, number) : codeOf(longer, number - range.capacity);
};

describe('display codes', () => {
  it.each([
    ['GoToEat', rangesFrom(0), 12, '0012'],
    ['Business 1次', rangesFrom(3000), 5, '3005'],
    ['Business 2次', rangesFrom(4000), 31, '4031'],
    ['Ingredient', rangesFrom(5000), 44, '5044'],
    ['Noto', rangesFrom(6000), 1, '6001'],
    ['Inclusive', rangesFrom(7000), 2, '7002'],
    ['IngredientR6 1次', rangesFrom(61_000, 5), 3, '61003'],
    ['IngredientR6 2次', rangesFrom(62_000, 5), 11, '62011'],
    ['IngredientR6 3次', rangesFrom(63_000, 5), 7, '63007'],
  ])('%s: submission %# has its code of the table', (_name, ranges, number, code) => {
    expect(codeOf(ranges, number)).toBe(code);
  });

  it.each([
    ['GoToEat', rangesFrom(0), 2999, '2999', '13000'],
    ['Business 1次', rangesFrom(3000), 999, '3999', '31000'],
    ['Noto', rangesFrom(6000), 999, '6999', '66000'],
    ['IngredientR6 1次', rangesFrom(61_000, 5), 999, '61999', '64000'],
    ['IngredientR6 3次', rangesFrom(63_000, 5), 999, '63999', '67000'],
  ])('%s goes on in the overflow of the table', (_name, ranges, capacity, last, next) => {
    expect(codeOf(ranges, capacity)).toBe(last);
    expect(codeOf(ranges, capacity + 1)).toBe(next);
  });

  it('go on with a digit more behind the digits of the overflow, however many are submitted', () => {
    const noto = rangesFrom(6000);
    expect(codeOf(noto, 1999)).toBe('66999');
    expect(codeOf(noto, 2000)).toBe('660000');
    expect(codeOf(noto, 12_000)).toBe('6600000');
    expect(codeOf(noto, 1_000_000)).toMatch(/^66\d{6}$/);
  });

  it('of a round outside of the table go on behind its own digits', () => {
    const own = rangesFrom(8000);
    expect(codeOf(own, 999)).toBe('8999');
    expect(codeOf(own, 1000)).toBe('80010');
    expect(codeOf(own, 999 + 9990 + 1)).toBe('800100');
  });

  it('of two rounds never meet, whatever their length', () => {
    const all = displayCodeRanges.map(({ offset, width }) => rangesFrom(offset, width));
    const rounds = [...all, rangesFrom(8000), rangesFrom(90_000, 5)];
    const pairs = rounds.flatMap((one, index) => rounds.slice(index + 1).map((other) => ({ one, other })));
    const meeting = pairs.flatMap(({ one, other }) =>
      one.filter((range) => other.some((foreign) => doRangesMeet(range, foreign))),
    );
    expect(meeting).toEqual([]);
    expect(doRangesMeet(rangesFrom(3000)[0], rangesFrom(3500)[0])).toBe(true);
  });

  it('of one round never meet one another', () => {
    for (const { offset, width } of displayCodeRanges) {
      const ranges = rangesFrom(offset, width);
      const widths = ranges.map((range) => range.width);
      const sameWidth = ranges.filter((range) => widths.filter((each) => each === range.width).length > 1);
      for (const range of sameWidth)
        expect(sameWidth.filter((other) => other !== range && doRangesMeet(range, other))).toEqual([]);
    }
  });

  it('are announced to run out at four fifths, with the code that follows', () => {
    const business = { displayCodeOffset: 3000, displayCodeWidth: 4 };
    expect(nearlyUsedCodes(business, 799)).toBeNull();
    expect(nearlyUsedCodes(business, 800)).toEqual({
      first: '3001',
      last: '3999',
      given: 800,
      capacity: 999,
      goesOnWith: '31000',
    });
  });

  it('are found with full-width digits and omitted zeros, in any length', () => {
    expect(displayCodeCandidates('１２')).toEqual(['0012', '00012']);
    expect(displayCodeCandidates('61003')).toEqual(['61003']);
    expect(displayCodeCandidates('3005')).toEqual(['3005', '03005']);
    expect(displayCodeCandidates('660000')).toEqual(['660000']);
    expect(displayCodeCandidates('みらい食堂')).toEqual([]);
    expect(displayCodeCandidates('123456789')).toEqual([]);
  });

  it('of corporations have five digits', () => {
    expect(corporationCodeOf(12)).toBe('00012');
  });
});
