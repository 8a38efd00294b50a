import type { SectionTemplate } from '#bff/programmes/sections.ts';

/** The columns that a new section takes from its document. */
export const templateColumns = (template: SectionTemplate) => ({
  kind: template.kind,
  documentType: template.documentType,
  title: template.title,
  sequence: template.sequence,
  isRequired: template.isRequired,
  needsJmacCheck: template.needsJmacCheck,
  needsMaffCheck: template.needsMaffCheck,
});
