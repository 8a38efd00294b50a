import type { SectionSummary } from '#web/parts/company/companyTypes.ts';

/** What the business itself hands in: for a representative without its members' documents, which stand apart. */
export const ownSections = ({
  sections,
  memberId,
}: {
  readonly sections: readonly SectionSummary[];
  readonly memberId: number | null;
}): SectionSummary[] => sections.filter(({ member }) => (member?.id ?? null) === memberId);
