import type { SectionSummary } from '../types.ts';

/** 「納品書（2-3）」: the title with the voucher number, as people quote it. */
export const sectionName = ({
  title,
  branchNumber,
}: Pick<SectionSummary, 'title' | 'branchNumber'>): string =>
  branchNumber === null ? title : `${title}\uFF08${branchNumber}\uFF09`;
