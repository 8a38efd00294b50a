import { describe, expect, it } from 'vitest';
import { readBill } from './bill.ts';
import { isAllowed, licenceOf, reasonFor } from './licences.ts';

const under = (expression: string) => ({ name: 'x', version: '1.0.0', licenses: [{ expression }] });

describe('a licence', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND OFL-1.1', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only OR MIT AND AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
    ['', false],
  ])('%j: %s', (expression, isFine) => {
    expect(isAllowed(under(expression))).toBe(isFine);
  });

  it('is read wherever npm writes it', () => {
    expect(licenceOf({ name: 'x', version: '1', licenses: [{ license: { id: 'ISC' } }] })).toBe('ISC');
    expect(licenceOf({ name: 'x', version: '1' })).toBe('');
  });
});

describe('what the product ships with', () => {
  it('is under licences that allow it, or says why it may ship', async () => {
    const { components } = await readBill();
    expect(components.length).toBeGreaterThan(100);
    const refused = components.filter((one) => !isAllowed(one) && reasonFor(one) === undefined);
    expect(refused.map((one) => `${one.name} ${licenceOf(one)}`)).toEqual([]);
  });
});
