import { expect, it } from 'vitest';
import { Prefecture } from '#web/parts/api/generated/enums.ts';
import { formatPlace } from './formatPlace.ts';

it('a place names its prefecture once, whoever has typed it where', () => {
  const tokyo = Prefecture.Tokyo;
  expect(formatPlace(tokyo, '千代田区架空町1-2-3')).toBe('東京都千代田区架空町1-2-3');
  expect(formatPlace(tokyo, '東京都千代田区架空町1-2-3')).toBe('東京都千代田区架空町1-2-3');
  expect([formatPlace(tokyo, null), formatPlace(null, '七尾市'), formatPlace(null, null)]).toEqual([
    '東京都',
    '七尾市',
    '',
  ]);
});
