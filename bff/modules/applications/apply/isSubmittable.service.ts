import type { Dossier } from '../dossier.service.ts';
import { isStatus } from '../statuses.service.ts';
import { draftSubmitRefusal } from './submitAttempt.service.ts';

/** A submission that will be refused anyway gets neither papers nor a code. */
export const isSubmittable = (dossier: Dossier, arrivedAt: Date): boolean => {
  if (dossier.findings.length > 0) return false;
  if (isStatus(dossier.row, 'Returned')) return true;
  return isStatus(dossier.row, 'Draft') && draftSubmitRefusal(dossier, arrivedAt) === null;
};
