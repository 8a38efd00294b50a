import type { Db } from '#bff/core/database.ts';

/** A project's own rules for the documents of its my pages. */
export const listSectionRules = (db: Db, projectId: number) =>
  db.documentRule.findMany({
    where: { projectId, documentList: 'DocumentType', uploader: { not: 'applicant' } },
    orderBy: { sequence: 'asc' },
    select: {
      documentType: true,
      requirement: true,
      dueRule: true,
      needsJmacCheck: true,
      needsMaffCheck: true,
      isInspected: true,
    },
  });

export type SectionRuleRow = Awaited<ReturnType<typeof listSectionRules>>[number];
