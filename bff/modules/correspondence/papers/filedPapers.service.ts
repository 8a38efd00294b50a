import type { Family } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { listLastFilings } from '#bff/modules/applications/index.ts';
import type { MadeFile } from '#bff/parts/lists/exports/archivedFiles.service.ts';
import { filedPaperWords as words } from './filed.words.ts';
import { printableFiledPaper } from './filedPaper.service.ts';
import { printInTurn } from './printInTurn.service.ts';

/** 応募書類一式 of the submitted ones of many applications, printed one by one on demand; never in a transaction. */
export const filedPapersOf = async (
  scope: Scope,
  family: Family,
  ids: readonly number[],
): Promise<MadeFile[]> =>
  (await listLastFilings(scope.db, ids)).map(
    ({ applicationId, displayCode, name, number, submissionNumber, issuedAt }) => ({
      recordId: applicationId,
      displayCode,
      ownerName: name,
      scheduledOn: null,
      document: words.title,
      versionNumber: submissionNumber,
      fileName: words.archiveName(number),
      at: issuedAt,
      make: () =>
        printInTurn(scope, () => printableFiledPaper(scope, family, applicationId), { applicationId }),
    }),
  );
