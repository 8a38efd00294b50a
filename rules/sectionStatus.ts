export type SectionStatus = 'Incomplete' | 'Confirming' | 'MAFFConfirming' | 'Confirmed' | 'Rejected';

export type ReviewerKind = 'BackOffice' | 'JMAC' | 'Inspector' | 'MAFF';

export type SectionReview = {
  readonly reviewer: ReviewerKind;
  readonly isRequired: boolean;
  readonly result: 'Pending' | 'Confirmed' | 'Rejected';
};

/** BackOffice looks at the form, JMAC at the content, Inspector on site, MAFF last (domain 4). */
const REVIEW_ORDER: readonly ReviewerKind[] = ['BackOffice', 'JMAC', 'Inspector', 'MAFF'];

/**
 * A section's status from its reviewers: any Rejected → Rejected; MAFF pending once all before it confirmed →
 * MAFFConfirming; all required Confirmed → Confirmed; submitted → Confirming; else Incomplete (domain 4).
 */
export const deriveSectionStatus = (
  isSubmitted: boolean,
  reviews: readonly SectionReview[],
): SectionStatus => {
  if (!isSubmitted) return 'Incomplete';
  if (reviews.some(({ result }) => result === 'Rejected')) return 'Rejected';
  const next = nextReviewer(reviews);
  if (next === 'MAFF') return 'MAFFConfirming';
  const hasRequired = reviews.some(({ isRequired }) => isRequired);
  return next === null && hasRequired ? 'Confirmed' : 'Confirming';
};

/** Whose turn it is: the first required reviewer in order who has not confirmed; null when none is left. */
export const nextReviewer = (reviews: readonly SectionReview[]): ReviewerKind | null =>
  REVIEW_ORDER.find((kind) =>
    reviews.some(
      ({ reviewer, isRequired, result }) => reviewer === kind && isRequired && result !== 'Confirmed',
    ),
  ) ?? null;
