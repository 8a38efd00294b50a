import type { FieldError } from '#bff/core/apiError.ts';
import { fieldError } from '#bff/core/texts/textRules.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import type { CorporationRow, NewCorporation } from './corporations.data.ts';
import { corporationMessages } from './corporations.words.ts';

const CORPORATION = 0;

/** The groups of the industry classification that have detailed codes in the contract (food, primary industry). */
const groupsWithCodes: ReadonlySet<number> = new Set([1, 3, 4, 9, 10, 52, 58, 76, 77]);

type Facts = Partial<Pick<CorporationRow, keyof NewCorporation & keyof CorporationRow>>;

type Rule = {
  /** The rule is asked when one of these was sent; a record adopted without them can be changed elsewhere. */
  readonly fields: readonly (keyof Facts)[];
  readonly pointer: string;
  readonly holds: (facts: Facts, now: Date) => boolean;
  readonly message: string;
};

const isCorporation = ({ applicantType }: Facts): boolean => applicantType === CORPORATION;
const isGiven = (value: unknown): boolean => value !== null && value !== undefined;
const needsCode = ({ industryGroup }: Facts): boolean => groupsWithCodes.has(industryGroup ?? 0);

const rules: readonly Rule[] = [
  {
    fields: ['applicantType', 'corporateNumber'],
    pointer: '/corporateNumber',
    holds: (facts) => !isCorporation(facts) || isGiven(facts.corporateNumber),
    message: corporationMessages.numberRequired,
  },
  {
    fields: ['applicantType', 'corporateNumber'],
    pointer: '/corporateNumber',
    holds: (facts) => isCorporation(facts) || !isGiven(facts.corporateNumber),
    message: corporationMessages.numberNotForIndividuals,
  },
  {
    fields: ['applicantType', 'capital'],
    pointer: '/capital',
    holds: (facts) => !isCorporation(facts) || isGiven(facts.capital),
    message: corporationMessages.capitalRequired,
  },
  {
    fields: ['applicantType', 'representativeTitle'],
    pointer: '/representativeTitle',
    holds: (facts) => !isCorporation(facts) || isGiven(facts.representativeTitle),
    message: corporationMessages.representativeTitleRequired,
  },
  {
    fields: ['industryGroup', 'industryCode'],
    pointer: '/industryCode',
    holds: (facts) => !needsCode(facts) || isGiven(facts.industryCode),
    message: corporationMessages.industryCodeRequired,
  },
  {
    fields: ['industryGroup', 'industryCode'],
    pointer: '/industryCode',
    holds: (facts) =>
      !needsCode(facts) ||
      !isGiven(facts.industryCode) ||
      Math.floor((facts.industryCode ?? 0) / 100) === facts.industryGroup,
    message: corporationMessages.industryCodeMismatch,
  },
  {
    fields: ['industryGroup', 'industryCode'],
    pointer: '/industryCode',
    holds: (facts) => needsCode(facts) || !isGiven(facts.industryCode),
    message: corporationMessages.industryCodeNotUsed,
  },
  {
    fields: ['establishedOn'],
    pointer: '/establishedOn',
    holds: ({ establishedOn }, now) => !establishedOn || establishedOn <= tokyoDayOf(now),
    message: corporationMessages.establishedInFuture,
  },
  {
    fields: ['invoiceNumber', 'corporateNumber'],
    pointer: '/invoiceNumber',
    holds: ({ invoiceNumber, corporateNumber }) =>
      !invoiceNumber || !corporateNumber || invoiceNumber === `T${corporateNumber}`,
    message: corporationMessages.invoiceMismatch,
  },
];

/**
 * What is wrong with a corporation across its fields (fields.json "Corporation").
 * @param sent the properties of the request
 * @param facts the whole record as it would be with them
 */
export const corporationErrors = (sent: Facts, facts: Facts, now: Date): FieldError[] =>
  rules
    .filter(({ fields }) => fields.some((field) => sent[field] !== undefined))
    .filter(({ holds }) => !holds(facts, now))
    .map(({ pointer, message }) => fieldError(pointer, message));
