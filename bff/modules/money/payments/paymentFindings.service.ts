import { PaymentFindingCode as Code } from '#bff/generated/contract/enums.ts';
import type { DealRow } from '#bff/modules/sections/index.ts';
import type { CheckedDeal } from './dealPages.data.ts';
import { type FindingValue, type Found, SAID } from './findingTexts.service.ts';
import type { PaymentFacts } from './paymentFacts.service.ts';

/*
 * What the cross-check found of a deal, in words. What is found is said by dealChecks.data.ts: a key tells its
 * code, its field and the values that were compared.
 */

export type PaymentFinding = {
  /** The same as long as what was compared is the same. */
  readonly key: string;
  readonly code: number;
  /** To be put right; otherwise only to be looked at. */
  readonly isError: boolean;
  readonly field: string | null;
  /** The paper that is missing, to lead to where it is handed in. */
  readonly documentType: number | null;
  /** What was compared with what: a day, an amount or words each. */
  readonly values: readonly FindingValue[];
  readonly message: string;
};

const findingOf = (key: string, isError: boolean, known: Omit<Found, 'field' | 'basis'>): PaymentFinding => {
  const [code = '', field = '', ...basis] = key.split(' ');
  const say = SAID.get(Number(code));
  if (say === undefined) throw new RangeError(`no words for ${key}`);
  return {
    key,
    code: Number(code),
    isError,
    field: field || null,
    documentType: null,
    values: [],
    ...say({ ...known, field, basis }),
  };
};

/** Says that something is not there: it is handed in, or its paper is waived. */
export const isMissing = ({ code }: PaymentFinding): boolean =>
  code === Code.MissingValue || code === Code.MissingVoucher;

/**
 * What the cross-check says of a deal, what is to be put right first; each with both values. What is not there yet is a
 * matter of time, until the undertaking says that it is complete.
 */
export const findingsOf = (item: DealRow, check: CheckedDeal, facts: PaymentFacts): PaymentFinding[] => {
  const { isComplete } = facts.compared;
  const { wrong, doubtful, missing } = check;
  const known = { item, check, facts };
  const errors = isComplete ? [...wrong, ...missing] : wrong;
  const advices = isComplete ? doubtful : [...doubtful, ...missing];
  return [
    ...errors.map((key) => findingOf(key, true, known)),
    ...advices.map((key) => findingOf(key, false, known)),
  ];
};
