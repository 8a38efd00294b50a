import { createHash } from 'node:crypto';
import type { Dossier } from '../dossier.service.ts';
import { stable } from './answers.service.ts';
import { submitRefusal } from './callWindow.service.ts';

/** SHA-256 of what would be submitted now: the answers and the ids of the files. */
export const submissionDigest = ({ answers, files }: Pick<Dossier, 'answers' | 'files'>): string =>
  createHash('sha256')
    .update(stable([answers, files.map(({ fileId }) => fileId).toSorted()]))
    .digest('hex');

/** Why a request that arrived then cannot submit the draft; null: it can. */
export const draftSubmitRefusal = (dossier: Dossier, arrivedAt: Date): string | null =>
  submitRefusal(dossier.row.project, dossier.row, { arrivedAt, content: () => submissionDigest(dossier) });
