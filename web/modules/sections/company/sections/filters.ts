import { DocumentCheckStatus, DocumentUploader } from '#web/parts/api/generated/enums.ts';
import type { SectionSummary } from '#web/parts/company/companyTypes.ts';

/** What the list of papers can be narrowed to; kept in the address as `show`. */
export const sectionFilters = ['all', 'returned', 'incomplete', 'confirming'] as const;

export type SectionFilter = (typeof sectionFilters)[number];

/** @param text from the address; anything unknown shows all */
export const sectionFilterOf = (text: string | null): SectionFilter =>
  sectionFilters.find((filter) => filter === text) ?? 'all';

const { Confirming, Incomplete, MAFFConfirming, Rejected } = DocumentCheckStatus;

const matches: Record<SectionFilter, (section: SectionSummary) => boolean> = {
  all: () => true,
  returned: ({ status }) => status === Rejected,
  // Papers of the desk are not asked of the business.
  incomplete: ({ status, uploader }) => status === Incomplete && uploader === DocumentUploader.User,
  confirming: ({ status }) => status === Confirming || status === MAFFConfirming,
};

export const filterSections = (
  sections: readonly SectionSummary[],
  filter: SectionFilter,
): readonly SectionSummary[] => sections.filter(matches[filter]);
