import { ApplicantType } from '#bff/generated/contract/enums.ts';
import type { ChoicesWithin, Condition, FormStep } from '../familyTypes.ts';
import { choice, date, int, text, yen } from './fields.ts';

export const isCorporation: Condition = { field: 'applicantType', equals: ApplicantType.Corporation };
export const isIndividual: Condition = { field: 'applicantType', equals: ApplicantType.Individual };

/** Groups of the industry classification that have detailed codes: primary industries, food, restaurants. */
const groupsWithCodes = [1, 3, 4, 9, 10, 52, 58, 76, 77];
export const industryWithinGroup: ChoicesWithin = { field: 'industryGroup', dividedBy: 100 };
const hasIndustryCode: Condition = { field: 'industryGroup', in: groupsWithCodes };

export const applicantStep: FormStep = {
  id: 'applicant',
  title: '応募者',
  intro: '会社（個人事業主の方は屋号）の基本情報と、連絡を受ける方を入力します。',
  sections: [
    {
      id: 'business',
      title: '応募者の情報',
      fields: [
        choice('applicantType', '応募者区分', { enumName: 'ApplicantType' }),
        text('corporateNumber', '法人番号', {
          help: '国税庁が指定した13桁の番号です。全角で入力しても半角に直します。',
          format: 'corporateNumber',
          unit: '13桁',
          required: { when: isCorporation },
          visibleWhen: isCorporation,
          limits: { maxLength: 13 },
        }),
        choice('legalForm', '法人格', { enumName: 'LegalForm' }),
        text('name', '応募者名（屋号）', {
          help: '登記のとおりに入力します。「㈱」などは「株式会社」に直してください。',
          limits: { minLength: 1, maxLength: 100 },
        }),
        text('nameKana', 'フリガナ', { format: 'kana', limits: { minLength: 1, maxLength: 100 } }),
        text('representativeTitle', '代表者役職', {
          required: { when: isCorporation },
          visibleWhen: isCorporation,
          limits: { maxLength: 50 },
        }),
        text('representativeName', '代表者氏名', { limits: { minLength: 1, maxLength: 50 } }),
        date('birthDate', '代表者生年月日', {
          required: { when: isIndividual },
          visibleWhen: isIndividual,
        }),
        date('establishedOn', '設立（開業）日', {
          help: '2016/4/1、平成28年4月1日 のどちらでも入力できます。',
        }),
      ],
    },
    {
      id: 'address',
      title: '所在地',
      fields: [
        text('postalCode', '郵便番号', { format: 'postalCode', unit: '7桁' }),
        choice('prefecture', '都道府県', { enumName: 'Prefecture' }),
        text('address', '所在地', {
          help: '市区町村から建物名まで入力します。',
          limits: { minLength: 1, maxLength: 200 },
        }),
      ],
    },
    {
      id: 'contact',
      title: '連絡担当者',
      intro: '事務局からの電話とメールを受ける方です。',
      fields: [
        text('contactName', '連絡担当者', { limits: { minLength: 1, maxLength: 50 } }),
        text('contactKana', '連絡担当者フリガナ', {
          format: 'kana',
          limits: { minLength: 1, maxLength: 50 },
        }),
        text('contactEmail', '連絡先メール', { format: 'email', limits: { maxLength: 254 } }),
        text('contactPhone', '連絡先電話', {
          help: '日中につながる番号を入力します。ハイフンはなくても構いません。',
          format: 'phone',
        }),
      ],
    },
    {
      id: 'scale',
      title: '業種と規模',
      fields: [
        choice('industryGroup', '業種（中分類）', { enumName: 'IndustryGroup' }),
        choice('industryCode', '業種（細分類）', {
          enumName: 'IndustryCode',
          choicesWithin: industryWithinGroup,
          required: { when: hasIndustryCode },
          visibleWhen: hasIndustryCode,
        }),
        yen('capital', '資本金', {
          required: { when: isCorporation },
          visibleWhen: isCorporation,
          limits: { min: 0 },
        }),
        int('employees', '常勤従業員数', { unit: '人', limits: { min: 0, max: 1_000_000 } }),
      ],
    },
  ],
};
