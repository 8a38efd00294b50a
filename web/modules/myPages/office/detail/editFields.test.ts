import { describe, expect, it } from 'vitest';
import { mamekuraAdminPage } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import type { MyPage } from '#web/modules/sections/office/sectionTypes.ts';
import { Priority } from '#web/parts/api/generated/enums.ts';
import { validateLimits } from '#web/parts/form/limits.ts';
import { EDIT_NAMES, editBody, editLimits, editValues } from './editFields.ts';

const typed = (changes: Record<string, string | boolean>, myPage: MyPage = mamekuraAdminPage) =>
  editBody(myPage, { ...editValues(myPage), ...changes });

describe('the form of a my page', () => {
  it('changes nothing by opening and saving', () => {
    expect(typed({})).toEqual({});
  });

  it('begins empty where nothing is known, never with the word null', () => {
    const values = editValues({ ...mamekuraAdminPage, completionOn: null, inspectorUserId: null });
    expect(values.completionOn).toBe('');
    expect(values.inspectorUserId).toBe('');
  });

  it('sends only what was changed: nobody overwrites what he did not touch', () => {
    expect(typed({ memo: '電話は午前に。', priority: String(Priority.P1) })).toEqual({
      memo: '電話は午前に。',
      priority: Priority.P1,
    });
  });

  it('sends amounts and persons as numbers', () => {
    expect(typed({ appliedAmount: '20000000', assigneeAdminUserId: '7' })).toEqual({
      appliedAmount: 20_000_000,
      assigneeAdminUserId: 7,
    });
  });

  it('takes a person or a day away with an empty field', () => {
    expect(typed({ inspectorUserId: '', startOn: '' })).toEqual({ inspectorUserId: null, startOn: null });
  });

  it('does not take spaces around the same words for a change', () => {
    expect(typed({ planTitle: ` ${mamekuraAdminPage.planTitle}　` })).toEqual({});
  });

  it('tidies a postal code as the server does', () => {
    expect(typed({ sitePostalCode: '３９０－０００１' })).toEqual({ sitePostalCode: '3900001' });
  });

  it('leaves the priority alone when the form names none', () => {
    expect(typed({ priority: '9' })).toEqual({});
  });

  it('sends that the bank account was confirmed, and that it is not any more', () => {
    const open = { ...mamekuraAdminPage, bankAccountConfirmed: false };
    expect(typed({ bankAccountConfirmed: true }, open)).toEqual({ bankAccountConfirmed: true });
    expect(typed({ bankAccountConfirmed: false })).toEqual({ bankAccountConfirmed: false });
  });
});

describe('what has to be filled in', () => {
  const problems = (changes: Record<string, string>, myPage: MyPage = mamekuraAdminPage) =>
    Object.keys(validateLimits({ ...editValues(myPage), ...changes }, editLimits(myPage), [...EDIT_NAMES]));

  it('is nothing in a record of the server', () => {
    expect(problems({})).toEqual([]);
  });

  it('is what was set once and cannot be emptied', () => {
    expect(problems({ planTitle: '', siteName: ' ', eligibleCost: '', plannedCompletionOn: '' })).toEqual([
      'planTitle',
      'siteName',
      'eligibleCost',
      'plannedCompletionOn',
    ]);
  });

  it('is not what was never set', () => {
    const young = { ...mamekuraAdminPage, siteName: null, plannedCompletionOn: null };
    expect(problems({}, young)).toEqual([]);
  });

  it('is a real day and an amount of at least nothing', () => {
    expect(problems({ completionOn: '2026-02-30', appliedAmount: '-1' })).toEqual([
      'appliedAmount',
      'completionOn',
    ]);
  });
});
