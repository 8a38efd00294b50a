import { Readable } from 'node:stream';
import { applicantOf, type Family } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { printRefusal } from '#bff/parts/records/printNow.service.ts';
import { contentDispositionOf } from '#bff/platform/files/fileNames.ts';
import { applicationMessage } from '../applications.words.ts';
import { requireDossier } from '../dossier.service.ts';
import { madeDocument } from './madeDocuments.service.ts';
import { paperSourceOf, printDocuments } from './printDocuments.service.ts';

/**
 * A document as it would be made of the caller's answers now; nothing of it is kept.
 * @throws NOT_FOUND for a document that is not made of the answers, SERVICE_UNAVAILABLE
 */
export const previewPaper = async (
  scope: Scope,
  family: Family,
  type: number,
  disposition: 'inline' | 'attachment',
) => {
  const dossier = await requireDossier(scope, family, applicantOf(scope, family).applicationId);
  const document = madeDocument(dossier, type);
  if (document === undefined) throw new ApiError('NOT_FOUND');
  const source = paperSourceOf(scope, dossier, true);
  const [printed] = await printDocuments(scope, source, [document]).catch((error: unknown) => {
    throw printRefusal(error, {
      busy: applicationMessage('papersBusy'),
      failed: applicationMessage('papersFailed'),
    });
  });
  if (printed === undefined) throw new ApiError('NOT_FOUND');
  const attachment = contentDispositionOf(`${document.label}.pdf`);
  return {
    content: Readable.from([printed.bytes]),
    contentType: 'application/pdf',
    disposition: attachment.replace(/^attachment/, disposition),
    sizeBytes: printed.bytes.length,
  };
};
