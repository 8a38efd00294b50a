import { ExpenseCategoryDining, ProgramKind } from '#bff/generated/contract/enums.ts';
import type { Condition, SubmitRule } from '../familyTypes.ts';
import { commonRules, scheduleRules } from '../shared/rules.ts';
import { type DiningProgramKind, grewTooMuch, openedUntil } from './form.ts';

const notAbove2019: Condition = {
  ratio: { numerator: 'salesRecentYear', denominator: 'sales2019' },
  atMostPercent: 100,
};

const salesRules: { readonly [kind in DiningProgramKind]: Omit<SubmitRule, 'id' | 'stepId' | 'field'> } = {
  [ProgramKind.GoToEat]: {
    holds: { field: 'salesRatio', atMost: 95 },
    message: '令和3年度の売上高が、令和元年度の95％以下であることが応募の条件です。売上高をご確認ください',
  },
  [ProgramKind.Business]: {
    holds: { or: [{ not: grewTooMuch }, notAbove2019] },
    message:
      '売上比率が115％以下、または令和元年度の100％以下であることが応募の条件です。売上高をご確認ください',
  },
};

const otherIsNotSubsidised: SubmitRule = {
  id: 'otherIsNotSubsidised',
  stepId: 'expenses',
  field: 'expenses',
  holds: {
    every: 'expenses',
    matches: {
      or: [
        { not: { field: 'category', equals: ExpenseCategoryDining.Other } },
        { field: 'eligibleAmount', equals: 0 },
      ],
    },
  },
  message: '「その他の経費」は補助の対象になりません。うち補助対象額を0円にしてください',
};

const licenseInDate: SubmitRule = {
  id: 'licenseInDate',
  stepId: 'eligibility',
  field: 'businessLicenseUntil',
  when: { field: 'businessLicenseUntil', isPresent: true },
  holds: { field: 'businessLicenseUntil', atLeastField: '$today' },
  message: '営業許可の有効期限が切れています。更新した許可証の期限を入力してください',
};

const restaurantShare: SubmitRule = {
  id: 'restaurantShare',
  stepId: 'eligibility',
  field: 'restaurantSalesShare',
  when: { field: 'restaurantSalesShare', isPresent: true },
  holds: { field: 'restaurantSalesShare', atLeast: 70 },
  message: '飲食店事業の売上割合が70％以上であることが応募の条件です',
};

const targetAboveCurrent: SubmitRule = {
  id: 'targetAboveCurrent',
  stepId: 'plan',
  field: 'targetSales',
  when: {
    and: [
      { field: 'targetSales', isPresent: true },
      { field: 'salesRecentYear', isPresent: true },
    ],
  },
  holds: { field: 'targetSales', greaterThanField: 'salesRecentYear' },
  message: '成果目標の売上高は、直近年度の売上高より大きい金額を入力してください',
};

/** Rules across fields of a dining application (domain 1: conditions of each round). */
export const generalRules = (programKind: DiningProgramKind): readonly SubmitRule[] => [
  ...commonRules,
  ...scheduleRules,
  ...(programKind === ProgramKind.Business ? [otherIsNotSubsidised] : []),
  {
    id: 'openedEarlyEnough',
    stepId: 'eligibility',
    field: 'storeOpenedOn',
    when: { field: 'storeOpenedOn', isPresent: true },
    holds: { field: 'storeOpenedOn', atMost: openedUntil[programKind].day },
    message: `${openedUntil[programKind].words}以前から営業していることが応募の条件です。飲食店の営業を始めた日をご確認ください`,
  },
  licenseInDate,
  {
    id: 'salesComparison',
    stepId: 'eligibility',
    field: 'salesRecentYear',
    when: {
      and: [
        { field: 'salesBaseYear', isPresent: true },
        { field: 'salesRecentYear', isPresent: true },
      ],
    },
    ...salesRules[programKind],
  },
  restaurantShare,
  targetAboveCurrent,
];
