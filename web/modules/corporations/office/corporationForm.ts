import type { Fact } from '#ui-kit/Facts/index.ts';
import {
  ApplicantType,
  ApplicantTypeLabel,
  BusinessScaleLabel,
  type IndustryCode,
  IndustryCodeLabel,
  IndustryGroupLabel,
  LegalFormLabel,
  PrefectureLabel,
  TaxStatusLabel,
} from '#web/parts/api/generated/enums.ts';
import { CorporationCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { inWords, type MemberNames } from '#web/parts/form/conflict/inWords.ts';
import { type Limits, validateLimits } from '#web/parts/form/limits.ts';
import { changesOf, readerOf } from '#web/parts/form/recordBody.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { corporationsText as t } from './corporations.words.ts';

type Corporation = components['schemas']['Corporation'];
type CorporationCreate = components['schemas']['CorporationCreate'];

/** The fields of the form, in their order on the page. */
export const CORPORATION_FIELDS = [
  'applicantType',
  'legalForm',
  'corporateNumber',
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
  'fax',
  'url',
  'industryGroup',
  'industryCode',
  'businessScale',
  'capital',
  'employees',
  'establishedOn',
  'fiscalMonth',
  'taxStatus',
  'invoiceNumber',
  'memo',
] as const;

type Field = (typeof CORPORATION_FIELDS)[number];

const LIMITS: Limits & Readonly<Record<Field, object>> = CorporationCreateLimits;

/** A corporation as the form holds it; a new one begins as a company. */
export const corporationValues = (corporation: Corporation | null): FormValues =>
  corporation === null
    ? { applicantType: String(ApplicantType.Corporation) }
    : Object.fromEntries(
        CORPORATION_FIELDS.map((name) => {
          const value = corporation[name];
          return [name, value === null ? '' : String(value)];
        }),
      );

const isCompany = (values: FormValues): boolean =>
  textOf(values, 'applicantType') === String(ApplicantType.Corporation);

/** Limits of the contract, and what a company must give beyond a sole trader. */
export const validateCorporation = (values: FormValues): FormErrors => {
  const errors = validateLimits(values, LIMITS, CORPORATION_FIELDS);
  if (!isCompany(values)) return errors;
  const missing = (name: Field): boolean => textOf(values, name).trim() === '';
  if (missing('corporateNumber')) errors.corporateNumber = t((w) => w.errors.corporateNumber);
  if (missing('representativeTitle')) errors.representativeTitle = t((w) => w.errors.representativeTitle);
  if (missing('capital')) errors.capital = t((w) => w.errors.capital);
  return Object.fromEntries(
    CORPORATION_FIELDS.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]]])),
  );
};

/** The body of a registration; the values must have passed `validateCorporation`. */
export const corporationBody = (values: FormValues): CorporationCreate => {
  const { text, textOrNull, number, numberOrNull, member, requiredMember } = readerOf<Field>(values, LIMITS);
  return {
    applicantType: requiredMember('applicantType', ApplicantTypeLabel),
    legalForm: requiredMember('legalForm', LegalFormLabel),
    corporateNumber: isCompany(values) ? textOrNull('corporateNumber') : null,
    name: text('name'),
    nameKana: text('nameKana'),
    representativeTitle: textOrNull('representativeTitle'),
    representativeName: text('representativeName'),
    representativeNameKana: text('representativeNameKana'),
    postalCode: text('postalCode'),
    prefecture: requiredMember('prefecture', PrefectureLabel),
    city: text('city'),
    streetAddress: text('streetAddress'),
    building: textOrNull('building'),
    phone: text('phone'),
    fax: textOrNull('fax'),
    url: textOrNull('url'),
    industryGroup: requiredMember('industryGroup', IndustryGroupLabel),
    industryCode: member('industryCode', IndustryCodeLabel),
    businessScale: requiredMember('businessScale', BusinessScaleLabel),
    capital: numberOrNull('capital'),
    employees: number('employees'),
    establishedOn: text('establishedOn'),
    fiscalMonth: number('fiscalMonth'),
    taxStatus: member('taxStatus', TaxStatusLabel),
    invoiceNumber: textOrNull('invoiceNumber'),
    memo: textOrNull('memo'),
  };
};

/** Only what differs from the record. */
export const corporationChange = (
  values: FormValues,
  corporation: Corporation,
): components['schemas']['CorporationUpdate'] => changesOf(corporationBody(values), corporation);

/** Detailed codes of an industry group: the group's two digits and two more (domain 5). */
export const codesOfGroup = (group: string): IndustryCode[] =>
  valuesOf(IndustryCodeLabel).filter((code) => String(Math.floor(code / 100)) === group);

const MEMBERS: Readonly<Partial<Record<Field, MemberNames>>> = {
  applicantType: ApplicantTypeLabel,
  legalForm: LegalFormLabel,
  prefecture: PrefectureLabel,
  industryGroup: IndustryGroupLabel,
  industryCode: IndustryCodeLabel,
  businessScale: BusinessScaleLabel,
  taxStatus: TaxStatusLabel,
};

/** A field of the stored corporation in words, beside what was typed meanwhile. */
export const corporationFact = (name: string, stored: FormValues): Fact => {
  const field = CORPORATION_FIELDS.find((one) => one === name);
  return field === undefined
    ? { term: name, value: inWords(stored[name]) }
    : { term: t((w) => w.fields[field]), value: inWords(stored[name], MEMBERS[field]) };
};
