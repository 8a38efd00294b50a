import type { Dossier } from '../dossier.ts';
import { isStatus } from '../statuses.ts';
import { submitRefusal } from './callWindow.ts';

/** Whether what a submission needs is worth its time: what is sure to be refused gets neither papers nor a code. */
export const mayBeHandedIn = ({ row, findings }: Dossier, now: Date): boolean => {
  if (findings.length > 0) return false;
  if (isStatus(row, 'Returned')) return true;
  return isStatus(row, 'Draft') && submitRefusal(row.project, row, now) === null;
};
