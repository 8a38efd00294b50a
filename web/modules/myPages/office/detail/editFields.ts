import type { MyPage, MyPageUpdate } from '#web/modules/sections/office/sectionTypes.ts';
import { Priority } from '#web/parts/api/generated/enums.ts';
import { MyPageUpdateLimits } from '#web/parts/api/generated/limits.ts';
import { cleaned, type Limit, type Limits } from '#web/parts/form/limits.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';

/** The fields of the form by kind; each is a property of the contract of the same name. */
export const TEXTS = [
  'planTitle',
  'grantNumber',
  'consultantName',
  'siteName',
  'sitePostalCode',
  'siteAddress',
  'memo',
] as const;
export const AMOUNTS = ['totalCost', 'eligibleCost', 'appliedAmount'] as const;
export const DAYS = ['grantApplicationOn', 'startOn', 'plannedCompletionOn', 'completionOn'] as const;
export const PERSONS = ['assigneeAdminUserId', 'inspectorUserId'] as const;

export const EDIT_NAMES = [
  ...TEXTS,
  ...AMOUNTS,
  ...DAYS,
  ...PERSONS,
  'priority',
  'bankAccountConfirmed',
] as const;

/** Properties that may not be emptied once they are set (the contract takes no null). */
const KEPT = [
  'planTitle',
  'consultantName',
  'siteName',
  'sitePostalCode',
  'siteAddress',
  'totalCost',
  'eligibleCost',
  'plannedCompletionOn',
] as const;

const isKept = (name: string): name is (typeof KEPT)[number] => KEPT.some((kept) => kept === name);

const shown = (value: string | number | null): string => (value === null ? '' : String(value));

/** What the form begins with. */
export const editValues = (myPage: MyPage): FormValues => ({
  ...Object.fromEntries(
    [...TEXTS, ...AMOUNTS, ...DAYS, ...PERSONS].map((name) => [name, shown(myPage[name])]),
  ),
  priority: String(myPage.priority),
  bankAccountConfirmed: myPage.bankAccountConfirmed,
});

/** The contract's limits; what was set and cannot be emptied is needed. */
export const editLimits = (myPage: MyPage): Limits => {
  const known: Limits = MyPageUpdateLimits;
  return Object.fromEntries(
    EDIT_NAMES.map((name): [string, Limit] => {
      const needed = isKept(name) && myPage[name] !== null;
      return [name, { ...known[name], ...(needed ? { isRequired: true } : {}) }];
    }),
  );
};

const change = <Name extends string, Value>(
  name: Name,
  before: Value,
  after: Value,
): { [name in Name]?: Value } | object => (before === after ? {} : { [name]: after });

/** Only what was changed is sent: nobody overwrites what he did not touch. */
export const editBody = (myPage: MyPage, values: FormValues): MyPageUpdate => {
  const limits = editLimits(myPage);
  const textFor = (name: string): string | null => cleaned(textOf(values, name), limits[name] ?? {}) || null;
  const numberFor = (name: string): number | null => {
    const text = textFor(name);
    return text === null ? null : Number(text);
  };
  const priority = Object.values(Priority).find((value) => String(value) === textOf(values, 'priority'));
  return Object.assign(
    {},
    ...TEXTS.map((name) => change(name, myPage[name], textFor(name))),
    ...DAYS.map((name) => change(name, myPage[name], textFor(name))),
    ...AMOUNTS.map((name) => change(name, myPage[name], numberFor(name))),
    ...PERSONS.map((name) => change(name, myPage[name], numberFor(name))),
    change('priority', myPage.priority, priority ?? myPage.priority),
    change('bankAccountConfirmed', myPage.bankAccountConfirmed, values.bankAccountConfirmed === true),
  );
};
