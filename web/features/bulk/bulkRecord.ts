import { FAMILIES } from '#rules/families.ts';
import type { BulkRun, BulkRunRow } from '#web/bulk/types.ts';
import { adminPaths } from '#web/navigation/adminPaths.ts';

/** The family whose applications a run is of; undefined for one of my pages. */
const familyOf = ({ list }: Pick<BulkRun, 'list'>) =>
  FAMILIES.find((family) => list === `${family}Applications`);

export const isOfMyPages = (run: Pick<BulkRun, 'list'>): boolean => familyOf(run) === undefined;

/** The list that a run's rows were chosen from. */
export const listHref = (run: Pick<BulkRun, 'list'>): string => {
  const family = familyOf(run);
  return family === undefined ? adminPaths.myPages : adminPaths.applications(family);
};

/** The record of a row; nothing where its code was not found. */
export const rowHref = (
  run: Pick<BulkRun, 'list'>,
  { targetId }: Pick<BulkRunRow, 'targetId'>,
): string | undefined => {
  if (targetId === null) return undefined;
  const family = familyOf(run);
  return family === undefined ? adminPaths.myPage(targetId) : adminPaths.application(family, targetId);
};
