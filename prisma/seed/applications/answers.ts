import type { Answers } from '#bff/programmes/familyTypes.ts';
import { businessSample, goToEatSample } from '#bff/programmes/general/samples.ts';
import { inclusiveSample } from '#bff/programmes/inclusive/samples.ts';
import {
  ingredientR4Sample,
  ingredientR5Sample,
  ingredientR6Sample,
} from '#bff/programmes/ingredient/samples.ts';
import { notoSample } from '#bff/programmes/noto/samples.ts';
import { addDays, type CalendarDay, fiscalYearOf } from '#rules/calendar.ts';
import type { Applicant } from './applicants.ts';
import type { FormName } from './formName.ts';
import { ownAnswers } from './ownAnswers.ts';

/*
 * Complete answers of the seven forms: the samples that the forms are tested with, written by the demo's applicants
 * and moved to the days of their calls.
 */

const samples: { readonly [Name in FormName]: Answers } = {
  goToEat: goToEatSample,
  business: businessSample,
  r4: ingredientR4Sample,
  r5: ingredientR5Sample,
  r6: ingredientR6Sample,
  noto: notoSample,
  inclusive: inclusiveSample,
};

const monthOf = (day: CalendarDay): string => day.slice(0, 7);

const applicantAnswers = (applicant: Applicant): Answers => {
  const { representativeNameKana, phone, email, ...columns } = applicant;
  return {
    ...columns,
    contactName: applicant.representativeName,
    contactKana: representativeNameKana,
    contactEmail: email,
    contactPhone: phone,
  };
};

const ago = (day: CalendarDay, months: number): string => monthOf(addDays(day, -months * 30));

/** The days of a form, moved to the day it was handed in on. */
const daysOf = (form: FormName, on: CalendarDay): Answers => {
  const [startsOn, endsOn] = [addDays(on, 60), addDays(on, 120)];
  const schedule = [{ startsOn, endsOn, activity: '導入と試運転' }];
  const recentMonths = [ago(on, 4), ago(on, 3), ago(on, 2)];
  if (form === 'r4' || form === 'r5') {
    const year = fiscalYearOf(on);
    return {
      schedule,
      recentMonths,
      basePriceYears: form === 'r4' ? [2019, 2020, 2021] : [year - 5, year - 4, year - 3],
    };
  }
  if (form === 'noto') return { reopenedOn: addDays(on, 10) };
  if (form === 'inclusive') return { schedule, agreementOn: addDays(on, -10) };
  return { schedule };
};

/** What a plan costs in yen; the rest beyond the eligible cost is an expense that is not. */
export type Costs = { readonly total: number; readonly eligible: number; readonly ownShare: number };

const splitExpenses = (category: number, { total, eligible }: Costs, description: string) => {
  const main = Math.floor((eligible * 7) / 10_000) * 1000;
  const rows = [
    { category, description, amountTaxExcluded: main },
    { category, description: '据付・試運転', amountTaxExcluded: eligible - main },
  ];
  const rest = total - eligible;
  const others = [
    { category, description: '既存設備の撤去（補助対象外）', amountTaxExcluded: rest, eligibleAmount: 0 },
  ];
  return rest > 0 ? [...rows, ...others] : rows;
};

const MAIN_CATEGORY: { readonly [Name in FormName]: number } = {
  goToEat: 1,
  business: 1,
  r4: 0,
  r5: 0,
  r6: 0,
  noto: 2,
  inclusive: 2,
};

const memberShares = (form: FormName, { eligible }: Costs): Answers => {
  if (form !== 'inclusive') return {};
  const first = Math.floor(eligible / 2);
  const share = (memberIndex: number, amountTaxExcluded: number) => ({
    memberIndex,
    category: 2,
    amountTaxExcluded,
  });
  return { expensesByMember: [share(0, first), share(1, eligible - first)] };
};

const costAnswers = (form: FormName, costs: Costs | undefined, item: string): Answers => {
  if (costs === undefined) return {};
  const expenses = splitExpenses(MAIN_CATEGORY[form], costs, item);
  const sources = costs.ownShare > 0 ? [{ source: 0, amount: costs.ownShare }] : [];
  // Supporting the producing area (A) needs expenses of its own; these plans only process more of what it grows (B).
  const lists = form === 'r6' ? { initiativeType: 1, expensesA: [], expensesB: expenses } : { expenses };
  return { ...lists, ...memberShares(form, costs), fundingSources: sources };
};

export type AnswersInput = {
  readonly form: FormName;
  readonly applicant: Applicant;
  readonly plan: string;
  readonly on: CalendarDay;
  readonly costs?: Costs | undefined;
  /** The main thing that is bought. */
  readonly item: string;
};

/** Yen of a plan whose costs nobody has written down: eligible in all, by half, and each a little different. */
const USUAL: { readonly [Name in FormName]: number } = {
  goToEat: 2_600_000,
  business: 7_800_000,
  r4: 24_800_000,
  r5: 26_400_000,
  r6: 49_600_000,
  noto: 1_860_000,
  inclusive: 16_800_000,
};

const usualCosts = (form: FormName, plan: string): Costs => {
  const eligible = USUAL[form] + ([...plan].length % 7) * Math.floor(USUAL[form] / 20_000) * 2000;
  return { total: eligible, eligible, ownShare: form === 'noto' ? 0 : eligible / 2 };
};

/** The two that are drawn: 4031 (screen of an application) and 63007 (with support of the producing area). */
const drawn: readonly string[] = ['配膳ロボットと客席改修による省人化', '県産大豆の惣菜ライン増設と産地支援'];

/** The answers of a complete application. */
export const answersFor = ({ form, applicant, plan, on, costs, item }: AnswersInput): Answers => ({
  ...samples[form],
  ...applicantAnswers(applicant),
  ...daysOf(form, on),
  ...ownAnswers({ form, applicant, plan, item, on }),
  ...costAnswers(form, drawn.includes(plan) ? costs : (costs ?? usualCosts(form, plan)), item),
  planTitle: plan,
});
