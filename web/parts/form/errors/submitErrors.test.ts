import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/parts/api/errors.ts';
import { fieldErrorsOf, submissionErrorsOf } from './submitErrors.ts';

const refused = new ApiError({
  status: 400,
  code: 1004,
  errors: [
    { pointer: '/postalCode', code: 1004, message: '郵便番号は7桁の数字で入力してください。' },
    { pointer: '/prefectures/0', code: 1004, message: '都道府県を選んでください。' },
    { pointer: '/hidden', code: 1004, message: '画面にない項目です。' },
  ],
});

describe('fieldErrorsOf', () => {
  it('puts the server’s sentence at the field it names, a list’s at the list', () => {
    expect(fieldErrorsOf(refused, ['postalCode', 'prefectures'])).toEqual({
      postalCode: '郵便番号は7桁の数字で入力してください。',
      prefectures: '都道府県を選んでください。',
    });
  });

  it('is empty when nothing on the form is named, so that the form says it as a whole', () => {
    expect(fieldErrorsOf(refused, ['name'])).toEqual({});
    expect(fieldErrorsOf(null, ['name'])).toEqual({});
  });

  it('puts what is wrong in a row of a table at the very cell', () => {
    const inRows = new ApiError({
      status: 400,
      code: 1004,
      errors: [
        { pointer: '/items/1/eligibleAmount', code: 1004, message: '金額以下の額を入力してください。' },
        { pointer: '/changeReason', code: 1004, message: '変更の理由を入力してください。' },
      ],
    });
    const errors = fieldErrorsOf(inRows, ['changeReason', 'items']);
    expect(errors).toEqual({
      'items[1].eligibleAmount': '金額以下の額を入力してください。',
      changeReason: '変更の理由を入力してください。',
    });
    expect(submissionErrorsOf(errors)).toEqual({
      items: [undefined, { eligibleAmount: '金額以下の額を入力してください。' }],
      changeReason: '変更の理由を入力してください。',
    });
  });
});
