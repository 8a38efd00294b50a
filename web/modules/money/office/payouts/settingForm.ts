import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';

type Setting = components['schemas']['PayoutSetting'];
type Update = components['schemas']['PayoutSettingUpdate'];

/** The remitter's texts, in the order of the form. */
export const REMITTER_TEXTS = [
  'code',
  'nameKana',
  'bankCode',
  'bankNameKana',
  'branchCode',
  'branchNameKana',
  'accountNumber',
] as const;

/** A setting as its form has it; a field's name is its property's, the remitter's as well. */
export const settingValues = ({ budgetAmount, estimatePercent, remitter }: Setting): FormValues => ({
  budgetAmount: budgetAmount === null ? '' : String(budgetAmount),
  estimatePercent: String(estimatePercent),
  ...Object.fromEntries(REMITTER_TEXTS.map((name) => [name, remitter === null ? '' : remitter[name]])),
  accountType: remitter === null ? '' : String(remitter.accountType),
});

const remitterOf = (values: FormValues): Update['remitter'] => {
  const typed = (name: string) => textOf(values, name).trim();
  if (REMITTER_TEXTS.every((name) => typed(name) === '')) return null;
  return {
    code: typed('code'),
    nameKana: typed('nameKana'),
    bankCode: typed('bankCode'),
    bankNameKana: typed('bankNameKana'),
    branchCode: typed('branchCode'),
    branchNameKana: typed('branchNameKana'),
    accountNumber: typed('accountNumber'),
    accountType: Number(typed('accountType')) as 0,
  };
};

/** What is sent: all of it, the remitter whole or not at all. */
export const settingBody = (values: FormValues): Update => {
  const budget = textOf(values, 'budgetAmount');
  return {
    budgetAmount: budget === '' ? null : Number(budget),
    estimatePercent: Number(textOf(values, 'estimatePercent').normalize('NFKC')),
    remitter: remitterOf(values),
  };
};

/** How many digits a code has: at least and at most. */
const DIGITS = {
  code: [1, 10],
  bankCode: [4, 4],
  branchCode: [3, 3],
  accountNumber: [1, 7],
} as const;

const digitErrors = (values: FormValues): FormErrors =>
  Object.fromEntries(
    Object.entries(DIGITS).flatMap(([name, [least, most]]) => {
      const typed = textOf(values, name).normalize('NFKC').trim();
      const isRight = typed === '' || new RegExp(`^\\d{${least},${most}}$`).test(typed);
      return isRight ? [] : [[name, t((w) => w.setting.digits, { most })] as const];
    }),
  );

const halfErrors = (values: FormValues): FormErrors => {
  const names = [...REMITTER_TEXTS, 'accountType'] as const;
  const open = names.filter((name) => textOf(values, name).trim() === '');
  const isHalf = open.length > 0 && REMITTER_TEXTS.some((name) => !open.includes(name));
  return isHalf ? Object.fromEntries(open.map((name) => [name, t((w) => w.setting.remitterHalf)])) : {};
};

const MOST_PERCENT = 100;

const percentErrors = (values: FormValues): FormErrors => {
  const percent = Number(textOf(values, 'estimatePercent').normalize('NFKC').trim() || 'x');
  const isRight = Number.isInteger(percent) && percent >= 0 && percent <= MOST_PERCENT;
  return isRight ? {} : { estimatePercent: t((w) => w.setting.percentWrong) };
};

/** A remitter that is half typed in, codes of another length, a share that is none. */
export const settingErrors = (values: FormValues): FormErrors => ({
  ...percentErrors(values),
  ...digitErrors(values),
  ...halfErrors(values),
});
