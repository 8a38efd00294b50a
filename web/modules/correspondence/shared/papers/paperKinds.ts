import { PaperKind, PaperKindLabel } from '#web/parts/api/generated/enums.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';

/** Whether a kind goes to an applicant; every other one goes to a business. */
export const isToApplicant = (kind: PaperKind): boolean =>
  kind === PaperKind.NonAdoption || kind === PaperKind.Waitlisting;

/** The kinds that go to applicants, or to businesses, as choices. */
export const kindOptions = (isOfApplicants: boolean) =>
  optionsOf(PaperKindLabel).filter(
    ({ value }) => isToApplicant(Number(value) as PaperKind) === isOfApplicants,
  );
