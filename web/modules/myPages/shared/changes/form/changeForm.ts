import {
  accountOf,
  accountValuesOf,
  bankFields,
  missingAccountFields,
} from '#web/modules/corporations/shared/bank/bankFields.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import { ChangeRequestKind, type Prefecture, PrefectureLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { type FormErrors, type FormValues, rowsOf, textOf } from '#web/parts/form/values.ts';
import type { ChangeAbout, ChangeRequest } from '../changeRows.ts';
import { itemOf, rowOf } from './budgetRows.ts';

type Schemas = components['schemas'];

const { Budget, Delay, Plan, Profile, Suspension } = ChangeRequestKind;

/** The properties that each kind asks for, in the order of its form. */
const fields: { readonly [kind: number]: readonly string[] } = {
  [Plan]: [
    'planTitle',
    'siteName',
    'sitePostalCode',
    'sitePrefecture',
    'siteAddress',
    'formerContent',
    'content',
  ],
  [Profile]: [
    'name',
    'nameKana',
    'representativeTitle',
    'representativeName',
    'representativeNameKana',
    'postalCode',
    'prefecture',
    'city',
    'streetAddress',
    'building',
    'phone',
  ],
  [Delay]: ['plannedCompletionOn', 'completionDeadline'],
  [Suspension]: ['from', 'until'],
};

const parts: { readonly [kind: number]: keyof ChangeAbout } = {
  [Plan]: 'plan',
  [Profile]: 'profile',
  [Delay]: 'delay',
  [Suspension]: 'suspension',
};

/** The name of the form's table of expenses. */
export const ITEMS = 'items';

/** Whether the account changes as well. */
export const ACCOUNT = 'changesAccount';

/** The properties of a kind's form. */
export const changeFields = (kind: number): readonly string[] => fields[kind] ?? [];

/** Every field of a kind's form, with those that all kinds have. */
export const changeNames = (kind: number): readonly string[] => [
  'changeReason',
  'effectiveOn',
  ...changeFields(kind),
  ...(kind === Profile ? [ACCOUNT, ...bankFields, 'accountType'] : []),
  ...(kind === Budget ? [ITEMS] : []),
];

const isPrefecture = (name: string): boolean => name === 'prefecture' || name === 'sitePrefecture';

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const partIn = (about: ChangeAbout, kind: number): Readonly<Record<string, unknown>> => {
  const name = parts[kind];
  return name === undefined ? {} : { ...about[name] };
};

/** What stays is not typed again; the number of an account is, unless it is the one that was asked for. */
const accountFieldsOf = (before: ChangeAbout, after: ChangeAbout): FormValues => {
  const asked = after.profile?.bankAccount ?? null;
  const number = asked === null ? {} : { accountNumber: asked.accountNumber };
  return {
    [ACCOUNT]: asked !== null,
    ...accountValuesOf(asked ?? before.profile?.bankAccount ?? null),
    ...number,
  };
};

/** What the form begins with: what was saved, else what is now. */
export const changeValues = ({
  kind,
  before,
  after,
  changeReason,
  effectiveOn,
}: ChangeRequest): FormValues => {
  const [was, will] = [partIn(before, kind), partIn(after, kind)];
  const items = after.budget?.items ?? before.budget?.items ?? [];
  return {
    changeReason: changeReason ?? '',
    effectiveOn: effectiveOn ?? '',
    ...Object.fromEntries(
      // Days start empty: the current one is shown beside the field.
      changeFields(kind).map((name) => [
        name,
        asText(will[name] ?? (kind === Delay || kind === Suspension ? '' : was[name])),
      ]),
    ),
    ...(kind === Profile ? accountFieldsOf(before, after) : {}),
    ...(kind === Budget ? { [ITEMS]: items.map(rowOf) } : {}),
  };
};

const prefectureOf = (text: string): Prefecture | undefined =>
  valuesOf(PrefectureLabel).find((value) => String(value) === text);

/** What differs from what is now: the rest is not asked for. */
const changedPart = ({ kind, before }: ChangeRequest, values: FormValues): object => {
  const was = partIn(before, kind);
  return Object.fromEntries(
    changeFields(kind).flatMap((name) => {
      const text = textOf(values, name).trim();
      const isSame = text === asText(was[name]) && kind !== Delay && kind !== Suspension;
      if (text === '' ? name !== 'building' || isSame : isSame) return [];
      return [[name, isPrefecture(name) ? prefectureOf(text) : text === '' ? null : text]];
    }),
  );
};

const asksForAccount = (values: FormValues): boolean => values[ACCOUNT] === true;

/** What has to be there before the form is sent; all else is the server's to judge. */
export const missingChangeFields = (values: FormValues): FormErrors =>
  asksForAccount(values) ? missingAccountFields(values) : {};

/** Where the values of a form lie in the contract. */
const places: readonly (readonly [place: RegExp, field: string])[] = [
  [/^\/after\/profile\/bankAccount$/, `/${ACCOUNT}`],
  [/^\/after\/profile\/bankAccount(?=\/)/, ''],
  [/^\/after\/budget(?=\/)/, ''],
  [/^\/after\/(?:plan|profile|delay|suspension)(?=\/)/, ''],
];

/** A refusal with the names of the form's fields in the place of the contract's. */
export const atFields = (error: ApiError | null): ApiError | null => {
  if (error === null) return null;
  const { status, code, detail, requestId, retryAfterSeconds, body } = error;
  const errors = error.errors.map(({ pointer, ...problem }) => {
    const found = places.find(([place]) => place.test(pointer));
    return { ...problem, pointer: found === undefined ? pointer : pointer.replace(...found) };
  });
  return new ApiError({ status, code, detail, requestId, retryAfterSeconds, body, errors });
};

const afterOf = (request: ChangeRequest, values: FormValues): ChangeAbout => {
  const { kind, before } = request;
  if (kind === Budget) {
    const kept = before.budget?.items ?? [];
    return { budget: { items: rowsOf(values, ITEMS).map((row) => itemOf(row, kept)) } };
  }
  const name = parts[kind];
  if (name === undefined) return {};
  const part = changedPart(request, values);
  return { [name]: asksForAccount(values) ? { ...part, bankAccount: accountOf(values) } : part };
};

/** The form as the contract takes it. */
export const changeBody = (request: ChangeRequest, values: FormValues): Schemas['ChangeRequestUpdate'] => ({
  changeReason: textOf(values, 'changeReason').trim(),
  effectiveOn: textOf(values, 'effectiveOn') || null,
  after: afterOf(request, values),
});
