import { describe, expect, it } from 'vitest';
import { AdminType, AdminTypeLabel } from '#web/parts/api/generated/enums.ts';
import { changesOf, isSame, readerOf } from './recordBody.ts';

const limits = { phone: { normalize: 'digits' }, email: { normalize: 'email' } };

const reader = (values: Record<string, string | boolean>) => readerOf<string>(values, limits);

describe('readerOf', () => {
  it('tidies text as the server does', () => {
    const { text } = reader({
      phone: '０３-１２３４-５６７８',
      email: ' Tantou@Example.JP ',
      name: ' 三浦 ',
    });
    expect([text('phone'), text('email'), text('name')]).toEqual(['0312345678', 'tantou@example.jp', '三浦']);
  });

  it('sends null for what was left empty, also for a figure', () => {
    const { textOrNull, numberOrNull } = reader({ title: '  ', capital: '', employees: '0' });
    expect([textOrNull('title'), numberOrNull('capital'), numberOrNull('employees')]).toEqual([
      null,
      null,
      0,
    ]);
  });

  it('takes only yes for yes', () => {
    const { isOn } = reader({ isActive: true, isPrimary: 'true' });
    expect([isOn('isActive'), isOn('isPrimary'), isOn('missing')]).toEqual([true, false, false]);
  });

  it('finds the member of an enumeration, and throws where the form let none pass', () => {
    const { member, requiredMember } = reader({ type: String(AdminType.JMAC), other: '99' });
    expect(member('type', AdminTypeLabel)).toBe(AdminType.JMAC);
    expect(member('other', AdminTypeLabel)).toBeNull();
    expect(() => requiredMember('other', AdminTypeLabel)).toThrow('other');
  });
});

describe('changesOf', () => {
  it('names only what differs, in lists by their content', () => {
    const before = { name: '三浦', prefectures: [1, 2], phone: null, id: 4 };
    const after = { name: '三浦', prefectures: [1, 2, 3], phone: '0312345678' };
    expect(changesOf(after, before)).toEqual({ prefectures: [1, 2, 3], phone: '0312345678' });
  });

  it('is empty when nothing was changed', () => {
    expect(changesOf({ list: [1] }, { list: [1], version: 3 })).toEqual({});
    expect(isSame({ a: [1] }, { a: [1] })).toBe(true);
  });
});
