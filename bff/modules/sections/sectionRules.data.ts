import type { Db } from '#bff/core/database.ts';
import { batched } from '#bff/platform/database/batching/batched.ts';

const listRules = (db: Db, projectIds: readonly number[]) =>
  db.documentRule.findMany({
    where: {
      projectId: { in: [...new Set(projectIds)] },
      documentList: 'DocumentType',
      uploader: { not: 'applicant' },
    },
    orderBy: { sequence: 'asc' },
    select: {
      projectId: true,
      documentType: true,
      requirement: true,
      dueRule: true,
      needsJmacCheck: true,
      needsMaffCheck: true,
      isInspected: true,
    },
  });

export type SectionRuleRow = Awaited<ReturnType<typeof listRules>>[number];

/** A project's own rules for the documents of its my pages. */
export const listSectionRules = batched<number, readonly SectionRuleRow[]>(async (db, projectIds) => {
  const rules = Map.groupBy(await listRules(db, projectIds), ({ projectId }) => projectId);
  return projectIds.map((id) => rules.get(id) ?? []);
});
