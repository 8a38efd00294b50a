import type { FieldError } from '#bff/core/apiError.ts';
import { fieldError } from '#bff/core/texts/textRules.ts';
import { ChangeRequestKind, ChangeRequestStatus } from '#bff/generated/contract/enums.ts';
import { bankAccountMessages, corporationErrors } from '#bff/modules/corporations/index.ts';
import { type ChangeValues, partOf, valuesOf } from '#bff/parts/records/changeValues.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { deadlineOf } from '#bff/parts/records/deadlineOf.service.ts';
import { formOf } from '#bff/programmes/engine.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { lastCarryOverDay } from '#rules/changes/changeDays.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { beforeOf } from './beforeValues.service.ts';
import type { ChangeContext } from './changeContext.service.ts';
import { changeMessages as messages } from './changes.words.ts';

/*
 * What is wrong with the values of a request beside what it changes. Asked whenever they are saved; completeness is asked
 * only when the request is handed in or approved (`missing`).
 */

const { underPayment } = bankAccountMessages;
const { MAFFConfirming, Submitted } = ChangeRequestStatus;

type Check = (context: ChangeContext, after: ChangeValues, now: Date) => FieldError[];

const when = (isWrong: boolean, pointer: string, message: string): FieldError[] =>
  isWrong ? [fieldError(pointer, message)] : [];

const siteErrors: Check = ({ undertaking }, { plan }) => {
  const { site } = formOf(undertaking.myPage.project);
  const prefecture = plan?.sitePrefecture ?? null;
  return prefecture === null || !site || site.prefectures.includes(prefecture)
    ? []
    : [fieldError('/after/plan/sitePrefecture', site.message)];
};

type Item = NonNullable<ChangeValues['budget']>['items'][number];

const itemErrors = (
  item: Item,
  index: number,
  numbers: ReadonlySet<number>,
  hasParts: boolean,
  categories: readonly number[],
) => {
  const at = (name: string) => `/after/budget/items/${index}/${name}`;
  return [
    ...when(numbers.has(item.number), at('number'), messages.numberTwice),
    ...when(!categories.includes(item.expenseCategory), at('expenseCategory'), messages.categoryUnknown),
    ...when(hasParts && !item.part, at('part'), messages.partNeeded),
    ...when(!hasParts && Boolean(item.part), at('part'), messages.partNotUsed),
    ...when(item.eligibleAmount > item.amountTaxExcluded, at('eligibleAmount'), messages.eligibleAboveAmount),
  ];
};

const budgetErrors: Check = ({ undertaking, plan }, { budget }) => {
  if (budget === undefined) return [];
  if (plan === null) return [fieldError('/after/budget', messages.planMissing)];
  const categories = contractFacts().enumValues(undertaking.myPage.project.expenseCategoryList);
  const hasParts = plan.items.some(({ part }) => part !== null);
  return budget.items.flatMap((item, index) => {
    const numbers = new Set(budget.items.slice(0, index).map(({ number }) => number));
    return itemErrors(item, index, numbers, hasParts, categories);
  });
};

const profileErrors: Check = ({ undertaking, isAccountLocked }, { profile }, now) => {
  if (profile === undefined) return [];
  const { bankAccount, ...sent } = profile;
  const { corporation } = undertaking.myPage;
  const errors = corporationErrors(sent, { ...corporation, ...sent }, now);
  const hasNone = Boolean(bankAccount) && corporation.bankAccount === null;
  return [
    ...errors.map((error) => ({ ...error, pointer: `/after/profile${error.pointer}` })),
    ...when(hasNone, '/after/profile/bankAccount', messages.accountMissing),
    ...when(Boolean(bankAccount) && isAccountLocked, '/after/profile/bankAccount', underPayment),
  ];
};

const deadlineErrors = (planned: string | null, deadline: string | null, now: string, last: string) => {
  const at = '/after/delay/completionDeadline';
  const inForce = formatEraDay(now);
  if (deadline === null) return when(planned !== null && planned > now, at, messages.deadlineNeeded(inForce));
  return [
    ...when(deadline <= now, at, messages.deadlineNotLater(inForce)),
    ...when(planned !== null && deadline < planned, at, messages.deadlineBeforePlanned),
    ...when(deadline > last, at, messages.deadlineTooLate(formatEraDay(last))),
  ];
};

/** A day that was ahead when it was handed in stays good while the office and the ministry look at it. */
const dayOfAsking = ({ status, submittedAt }: ChangeContext['request'], now: Date): string =>
  tokyoDayOf(status === Submitted || status === MAFFConfirming ? (submittedAt ?? now) : now);

const delayErrors: Check = ({ request, undertaking: { myPage } }, { delay }, now) => {
  if (delay === undefined) return [];
  const { plannedCompletionOn: planned = null, completionDeadline = null } = delay;
  const at = '/after/delay/plannedCompletionOn';
  const isNotLater =
    planned !== null && myPage.plannedCompletionOn !== null && planned <= myPage.plannedCompletionOn;
  return [
    ...when(planned !== null && planned < dayOfAsking(request, now), at, messages.plannedPast),
    ...when(isNotLater, at, messages.plannedNotLater),
    ...deadlineErrors(
      planned,
      completionDeadline,
      deadlineOf(myPage),
      lastCarryOverDay(myPage.project.completionDeadline),
    ),
  ];
};

const suspensionErrors: Check = ({ undertaking: { myPage } }, { suspension }) => {
  const { from = null, until = null } = suspension ?? {};
  if (until === null) return [];
  const deadline = deadlineOf(myPage);
  const at = '/after/suspension/until';
  return [
    ...when(from !== null && until < from, at, messages.untilBeforeFrom),
    ...when(until > deadline, at, messages.untilAfterDeadline(formatEraDay(deadline))),
  ];
};

const effectiveErrors: Check = ({ request, undertaking, plan }) => {
  const { effectiveOn } = request;
  if (effectiveOn === null) return [];
  const at = '/effectiveOn';
  const isBeforePlan = plan !== null && effectiveOn < plan.effectiveOn;
  return [
    ...when(effectiveOn < undertaking.myPage.adoptedOn, at, messages.effectiveBeforeAdoption),
    ...when(isBeforePlan, at, messages.effectiveBeforePlan(formatEraDay(plan?.effectiveOn ?? effectiveOn))),
  ];
};

const checks: readonly Check[] = [
  siteErrors,
  budgetErrors,
  profileErrors,
  delayErrors,
  suspensionErrors,
  effectiveErrors,
];

/** What is wrong with what a request says now. */
export const valueErrors = (context: ChangeContext, now: Date): FieldError[] => {
  const after = valuesOf(context.request.after);
  return checks.flatMap((check) => check(context, after, now));
};

const { Budget, Delay, Profile, Suspension } = ChangeRequestKind;

/** Properties without which a part says nothing. */
const needed: { readonly [kind: number]: readonly string[] } = {
  [Delay]: ['plannedCompletionOn'],
  [Suspension]: ['from', 'until'],
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const sorted = (item: object) => Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Whether the part says nothing but what is already so. */
const changesNothing = (context: ChangeContext): boolean => {
  const name = partOf(context.request.kind);
  if (name === undefined) return false;
  const [before = {}, after = {}] = [beforeOf(context)[name], valuesOf(context.request.after)[name]];
  if (context.request.kind === Budget) {
    const rows = (part: object) =>
      'items' in part && Array.isArray(part.items) ? part.items.map(sorted) : [];
    return isSame(rows(before), rows(after));
  }
  return Object.entries(after)
    .filter(([key]) => key !== 'formerContent')
    .every(([key, value]) => isSame(value, Reflect.get(before, key)));
};

/** What is still missing before a request can be handed in. */
export const missing = (context: ChangeContext): FieldError[] => {
  const { request } = context;
  const name = partOf(request.kind);
  const part: object = (name && valuesOf(request.after)[name]) ?? {};
  const items: unknown = Reflect.get(part, 'items');
  const hasItems = request.kind !== Budget || (Array.isArray(items) && items.length > 0);
  return [
    ...when(!request.changeReason, '/changeReason', messages.reasonRequired),
    ...when(request.kind === Profile && request.effectiveOn === null, '/effectiveOn', messages.required),
    ...(needed[request.kind] ?? [])
      .filter((key) => !Reflect.get(part, key))
      .map((key) => fieldError(`/after/${name}/${key}`, messages.required)),
    ...when(!hasItems, '/after/budget/items', messages.itemsMissing),
    ...when(changesNothing(context), `/after/${name}`, messages.nothingChanged),
  ];
};
