import type { Costs } from './answers.ts';
import { type Applicant, company, personInBusiness } from './applicants.ts';
import type { FormName } from './formName.ts';

export type StatusName =
  | 'Draft'
  | 'Submitted'
  | 'FormChecking'
  | 'Returned'
  | 'UnderReview'
  | 'Adopted'
  | 'NotAdopted'
  | 'Waitlisted'
  | 'Withdrawn';

export type SeedApplication = {
  readonly projectId: number;
  readonly form: FormName;
  readonly status: StatusName;
  /** Null while it was never handed in. */
  readonly code: string | null;
  /** Days from today on which it was handed in (a draft: begun). */
  readonly on: number;
  /** Days from today on which it was adopted. */
  readonly decidedOn?: number;
  readonly applicant: Applicant;
  readonly plan: string;
  readonly item: string;
  readonly costs?: Costs;
};

/** The costs of a plan: its total, the eligible part and the subsidy it asks for (yen). */
export const costs = (total: number, eligible: number, subsidy: number): Costs => ({
  total,
  eligible,
  ownShare: total - subsidy,
});

/** Somebody in business who applies. @param email without its domain */
export const person = (
  name: string,
  nameKana: string,
  people: string,
  personKana: string,
  prefecture: number,
  address: string,
  email: string,
) =>
  personInBusiness({
    name,
    nameKana,
    person: people,
    personKana,
    prefecture,
    address,
    email: `${email}@example.jp`,
  });

/** A company that applies. @param sequence two digits of its made-up number */
export const firm = (
  sequence: number,
  name: string,
  nameKana: string,
  people: string,
  personKana: string,
  prefecture: number,
  address: string,
  email: string,
) =>
  company(sequence, {
    name,
    nameKana,
    person: people,
    personKana,
    prefecture,
    address,
    email: `${email}@example.jp`,
  });
