import { currentDueOn, isOfBusiness, isReturned, isWaiting } from '#bff/modules/sections/index.ts';

/** A section as far as the next step depends on it. */
export type NextSection = {
  readonly id: number;
  readonly kind: number;
  readonly documentType: number;
  readonly title: string;
  readonly branchNumber: string | null;
  /** The member that hands it in; for the member itself it goes without saying. */
  readonly member?: { readonly corporation: { readonly name: string } } | null;
  readonly status: number;
  readonly isRequired: boolean;
  readonly dueOn: string | null;
  readonly returnDueOn: string | null;
};

const LAST = '9999-12-31';

const byDue = (a: NextSection, b: NextSection): number =>
  (currentDueOn(a) ?? LAST).localeCompare(currentDueOn(b) ?? LAST);

/** Documents that the business still has to submit, the most urgent first: returned ones, then missing ones. */
export const sectionsDueOfBusiness = <Section extends NextSection>(sections: readonly Section[]): Section[] =>
  sections
    .filter((section) => isOfBusiness(section.documentType) && isWaiting(section))
    .filter((section) => isReturned(section) || section.isRequired)
    .sort((a, b) => Number(isReturned(b)) - Number(isReturned(a)) || byDue(a, b));
