import { describe, expect, it } from 'vitest';
import { aCorporation, aCorporationUser } from '#web/mock/scenarios/corporations/corporation.ts';
import {
  codesOfGroup,
  corporationBody,
  corporationChange,
  corporationValues,
  validateCorporation,
} from './corporationForm.ts';
import { newUserBody, userChange, userValues, validateUser } from './userForm.ts';

describe('the form of a corporation', () => {
  it('changes nothing by opening and saving', () => {
    expect(corporationChange(corporationValues(aCorporation), aCorporation)).toEqual({});
    expect(validateCorporation(corporationValues(aCorporation))).toEqual({});
  });

  it('sends figures without separators, and only what was changed', () => {
    const values = { ...corporationValues(aCorporation), phone: '03-9999-0000', capital: '20000000' };
    expect(corporationChange(values, aCorporation)).toEqual({ phone: '0399990000', capital: 20_000_000 });
  });

  it('asks a company for number, capital and title of the representative, a sole trader for none of them', () => {
    const values = {
      ...corporationValues(aCorporation),
      corporateNumber: '',
      capital: '',
      representativeTitle: '',
    };
    expect(Object.keys(validateCorporation(values))).toEqual([
      'corporateNumber',
      'representativeTitle',
      'capital',
    ]);
    expect(validateCorporation({ ...values, applicantType: '1' })).toEqual({});
  });

  it('drops the corporate number of a sole trader', () => {
    expect(
      corporationBody({ ...corporationValues(aCorporation), applicantType: '1' }).corporateNumber,
    ).toBeNull();
  });

  it('offers the detailed codes of the chosen group only', () => {
    expect(codesOfGroup('1').every((code) => code >= 100 && code < 200)).toBe(true);
    expect(codesOfGroup('1').length).toBeGreaterThan(0);
    expect(codesOfGroup('6')).toEqual([]);
  });
});

describe('the form of a corporation user', () => {
  it('changes nothing by opening and saving', () => {
    expect(userChange(userValues(aCorporationUser), aCorporationUser)).toEqual({});
    expect(validateUser(userValues(aCorporationUser))).toEqual({});
  });

  it('registers for the chosen round with the mail to set a password', () => {
    expect(newUserBody({ ...userValues(aCorporationUser), email: ' Mirai@Example.jp' })).toMatchObject({
      projectId: aCorporationUser.projectId,
      email: 'mirai@example.jp',
      sendPasswordMail: true,
    });
  });
});
