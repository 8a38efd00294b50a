import { PrefectureLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { formatAccountNumber, formatDay, formatPhone, formatPostalCode } from '#web/parts/text/format.ts';
import { changesText as t } from './changes.words.ts';

export type ChangeRequest = components['schemas']['ChangeRequest'];
export type ChangeAbout = components['schemas']['ChangeAbout'];
export type ChangeAccount = components['schemas']['ChangeAccount'];

/** One property before and after, as a person reads it. */
export type ChangeRow = {
  readonly name: string;
  readonly term: string;
  readonly before: string;
  readonly after: string;
  readonly isChanged: boolean;
};

const accountText = (account: ChangeAccount): string =>
  t((w) => w.fields.account, {
    bank: account.bankName,
    branch: account.branchName,
    number: formatAccountNumber(account.accountNumber),
    holder: account.accountHolder,
  });

const isAccount = (value: unknown): value is ChangeAccount =>
  typeof value === 'object' && value !== null && 'accountNumber' in value;

const isPrefecture = (value: unknown): value is keyof typeof PrefectureLabel =>
  typeof value === 'number' && Object.hasOwn(PrefectureLabel, value);

/** How each kind of value is read; everything else is text. */
const readers: { readonly [name: string]: (value: string) => string } = {
  postalCode: formatPostalCode,
  sitePostalCode: formatPostalCode,
  phone: formatPhone,
  plannedCompletionOn: formatDay,
  completionDeadline: formatDay,
  from: formatDay,
  until: formatDay,
};

/** A value of a request in words. */
export const changeValueText = (name: string, value: unknown): string => {
  if (isAccount(value)) return accountText(value);
  if (isPrefecture(value)) return PrefectureLabel[value];
  if (typeof value !== 'string' || value === '') return t((w) => w.page.none);
  return readers[name]?.(value) ?? value;
};

type FieldName = keyof typeof fieldTerms;

/** The names of all properties but the expenses, in the order of a form. */
const fieldTerms = {
  planTitle: t((w) => w.fields.planTitle),
  siteName: t((w) => w.fields.siteName),
  sitePostalCode: t((w) => w.fields.sitePostalCode),
  sitePrefecture: t((w) => w.fields.sitePrefecture),
  siteAddress: t((w) => w.fields.siteAddress),
  content: t((w) => w.fields.content),
  name: t((w) => w.fields.name),
  nameKana: t((w) => w.fields.nameKana),
  representativeTitle: t((w) => w.fields.representativeTitle),
  representativeName: t((w) => w.fields.representativeName),
  representativeNameKana: t((w) => w.fields.representativeNameKana),
  postalCode: t((w) => w.fields.postalCode),
  prefecture: t((w) => w.fields.prefecture),
  city: t((w) => w.fields.city),
  streetAddress: t((w) => w.fields.streetAddress),
  building: t((w) => w.fields.building),
  phone: t((w) => w.fields.phone),
  bankAccount: t((w) => w.fields.bankAccount),
  plannedCompletionOn: t((w) => w.fields.plannedCompletionOn),
  completionDeadline: t((w) => w.fields.completionDeadline),
  from: t((w) => w.fields.from),
  until: t((w) => w.fields.until),
} as const;

const FIELD_NAMES = Object.keys(fieldTerms) as FieldName[];

/** Whether something is a property of a request with a name of its own. */
export const isChangeField = (name: string): name is FieldName => Object.hasOwn(fieldTerms, name);

/** What a property of a request is called. */
export const changeTerm = (name: FieldName): string => fieldTerms[name];

const flat = ({ plan, profile, delay, suspension }: ChangeAbout): Readonly<Record<string, unknown>> => ({
  ...plan,
  ...profile,
  ...delay,
  ...suspension,
});

/** What a request changes, property by property; what stays as it is is left out. */
export const changeRows = ({ before, after }: Pick<ChangeRequest, 'before' | 'after'>): ChangeRow[] => {
  const [was, will] = [flat(before), flat(after)];
  return FIELD_NAMES.filter((name) => Object.hasOwn(will, name)).map((name) => {
    const [old, next] = [changeValueText(name, was[name]), changeValueText(name, will[name])];
    return { name, term: fieldTerms[name], before: old, after: next, isChanged: old !== next };
  });
};
