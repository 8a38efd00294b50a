import type { Dossier } from '../dossier.service.ts';
import { isStatus } from '../statuses.service.ts';
import { pressRefusal } from './press.service.ts';

/** Whether what a submission needs is worth its time: what is sure to be refused gets neither papers nor a code. */
export const mayBeHandedIn = (dossier: Dossier, arrivedAt: Date): boolean => {
  if (dossier.findings.length > 0) return false;
  if (isStatus(dossier.row, 'Returned')) return true;
  return isStatus(dossier.row, 'Draft') && pressRefusal(dossier, arrivedAt) === null;
};
