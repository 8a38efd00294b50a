import type { Db } from '#bff/core/database.ts';
import { findProjects, type ProjectRow } from '#bff/modules/projects/index.ts';

/** A round with everything that its rules compare. */
export type ProjectTarget = ProjectRow & { readonly displayCode: string };

/** What a dry run reads of many rounds at once; none that was deleted. Rounds are named by their short names. */
export const findProjectTargets = async (db: Db, ids: readonly number[]): Promise<ProjectTarget[]> => {
  const rounds = await findProjects(db, ids);
  return rounds.map((round) => ({ ...round, displayCode: round.shortName }));
};
