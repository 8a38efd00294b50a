import { FAMILIES } from '#rules/families.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { type BulkRun, type BulkRunRow, isOfDocuments, isOfPeople } from '../bulkTypes.ts';

/** The family whose applications a run is of; undefined for one of other records. */
const familyOf = ({ list }: Pick<BulkRun, 'list'>) =>
  FAMILIES.find((family) => list === `${family}Applications`);

/** What the rows of a run are. */
export const recordOf = (
  run: Pick<BulkRun, 'kind' | 'list'>,
):
  | 'application'
  | 'corporation'
  | 'corporationUser'
  | 'myPage'
  | 'payout'
  | 'project'
  | 'report'
  | 'section' => {
  if (isOfDocuments(run.kind)) return 'section';
  if (run.list === 'reports') return 'report';
  if (run.list === 'payouts') return 'payout';
  if (run.list === 'projects') return 'project';
  if (run.kind === 'importCorporationUsers' || isOfPeople(run.kind)) return 'corporationUser';
  if (run.list === 'corporations') return 'corporation';
  return familyOf(run) === undefined ? 'myPage' : 'application';
};

/** The list that a run's rows were chosen from. */
export const listHref = (run: Pick<BulkRun, 'kind' | 'list'>): string => {
  if (isOfDocuments(run.kind)) return adminPaths.documents;
  if (run.list === 'reports') return adminPaths.reports;
  if (run.list === 'payouts') return adminPaths.payouts;
  if (run.list === 'projects') return adminPaths.projects;
  if (run.list === 'corporations') return adminPaths.corporations;
  const family = familyOf(run);
  return family === undefined ? adminPaths.myPages : adminPaths.applications(family);
};

/** The record of a row, of a person his corporation; nothing where its code was not found. */
export const rowHref = (
  run: Pick<BulkRun, 'list'>,
  { targetId, document }: Pick<BulkRunRow, 'targetId' | 'document'>,
): string | undefined => {
  if (targetId === null) return undefined;
  if (document !== null) return adminPaths.section(targetId, document.id);
  if (run.list === 'reports') return adminPaths.report(targetId);
  if (run.list === 'payouts') return adminPaths.payout(targetId);
  if (run.list === 'projects') return adminPaths.project(targetId);
  if (run.list === 'corporations') return adminPaths.corporation(targetId);
  const family = familyOf(run);
  return family === undefined ? adminPaths.myPage(targetId) : adminPaths.application(family, targetId);
};
