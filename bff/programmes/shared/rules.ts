import type { CalculationRule, SubmitRule } from '../familyTypes.ts';

/** Rules across fields that hold for every family. */
export const commonRules: readonly SubmitRule[] = [
  {
    id: 'industryCodeMatchesGroup',
    stepId: 'applicant',
    field: 'industryCode',
    when: { field: 'industryCode', isPresent: true },
    holds: { field: 'industryCode', dividedBy: 100, equalsField: 'industryGroup' },
    message: '業種（細分類）は、業種（中分類）に含まれるものを選択してください',
  },
  {
    id: 'establishedInThePast',
    stepId: 'applicant',
    field: 'establishedOn',
    when: { field: 'establishedOn', isPresent: true },
    holds: { field: '$today', atLeastField: 'establishedOn' },
    message: '設立（開業）日は、今日以前の日付を入力してください',
  },
  {
    id: 'birthInThePast',
    stepId: 'applicant',
    field: 'birthDate',
    when: { field: 'birthDate', isPresent: true },
    holds: { field: '$today', atLeastField: 'birthDate' },
    message: '代表者生年月日は、今日以前の日付を入力してください',
  },
];

export const scheduleRules: readonly SubmitRule[] = [
  {
    id: 'scheduleOrder',
    stepId: 'plan',
    field: 'schedule',
    holds: { every: 'schedule', matches: { field: 'endsOn', atLeastField: 'startsOn' } },
    message: '実施スケジュールの終了は、開始以降の日付にしてください',
  },
  {
    id: 'scheduleInTime',
    stepId: 'plan',
    field: 'schedule',
    holds: { every: 'schedule', matches: { field: '$completionDeadline', atLeastField: 'endsOn' } },
    message: '実施スケジュールは、事業実施期限までに終わる日程にしてください',
  },
  {
    id: 'scheduleAfterAdoption',
    stepId: 'plan',
    field: 'schedule',
    isAdvice: true,
    when: { field: '$adoptionPlannedOn', isPresent: true },
    holds: { every: 'schedule', matches: { field: 'startsOn', atLeastField: '$adoptionPlannedOn' } },
    message:
      '採択の予定日より前に始まる日程があります。交付決定の日より前に行った契約・発注・購入は補助の対象になりません。日程をご確認ください',
  },
];

/** Yen, tax excluded, of one contract from which a competing quotation is asked for. */
export const competitiveQuotationFromYen = 500_000;

export const percentOf = (
  result: string,
  numerator: string,
  denominator: string,
  round: 'up' | 'down',
): CalculationRule => ({ kind: 'percent', result, ratio: { numerator, denominator }, round });

/** Set by the system when an application is created, handed in or decided; never part of a form. */
export const systemFields: readonly string[] = ['displayCode', 'status', 'round', 'submittedAt'];
