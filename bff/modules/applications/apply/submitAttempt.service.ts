import { createHash } from 'node:crypto';
import type { Dossier } from '../dossier.service.ts';
import { stable } from './answers.service.ts';
import { submitRefusal } from './callWindow.service.ts';

/** SHA-256 of what a press of the button that submits would hand in: the answers, and which files. */
export const submissionDigest = ({ answers, files }: Pick<Dossier, 'answers' | 'files'>): string =>
  createHash('sha256')
    .update(stable([answers, files.map(({ fileId }) => fileId).toSorted()]))
    .digest('hex');

/** Why a draft, as it is, cannot be handed in by a request that arrived then; null while it can. */
export const draftSubmitRefusal = (dossier: Dossier, arrivedAt: Date): string | null =>
  submitRefusal(dossier.row.project, dossier.row, { arrivedAt, content: () => submissionDigest(dossier) });
