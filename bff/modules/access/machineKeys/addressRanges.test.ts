import { expect, it } from 'vitest';
import { isAddressRange, isWithin } from './addressRanges.service.ts';

it.each(['203.0.113.8', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::/32', '::1'])('%s is a range', (text) => {
  expect(isAddressRange(text)).toBe(true);
});

it.each(['', '203.0.113', '203.0.113.0/33', '203.0.113.0/24/8', '2001:db8::/129', ':::', '1.2.3.4/'])(
  '%j is none',
  (text) => {
    expect(isAddressRange(text)).toBe(false);
  },
);

it.each([
  [['203.0.113.0/24'], '203.0.113.255', true],
  [['203.0.113.0/24'], '203.0.114.0', false],
  [['203.0.113.8'], '203.0.113.9', false],
  [['203.0.113.0/24'], '::ffff:203.0.113.8', true],
  [['2001:db8::/32'], '2001:db8:1::1', true],
  [['2001:db8::/32', '203.0.113.8'], '203.0.113.8', true],
  [['203.0.113.0/24'], 'nonsense', false],
  [[], '198.51.100.1', true],
])('within %j lies %s: %s', (ranges, address, isInside) => {
  expect(isWithin(ranges, address)).toBe(isInside);
});
