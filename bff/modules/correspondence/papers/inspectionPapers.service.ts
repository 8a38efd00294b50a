import type { Scope } from '#bff/core/scope.ts';
import { listReportHeads } from '#bff/modules/inspections/index.ts';
import type { MadeFile } from '#bff/parts/lists/exports/archivedFiles.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { printableInspectionPaper } from './inspectionPaper.service.ts';
import { inspectionPaperWords as words } from './inspections.words.ts';
import { printInTurn } from './printInTurn.service.ts';

/** Reports of many inspections with their photos, printed one by one on demand; never in a transaction. */
export const inspectionPapersOf = async (scope: Scope, ids: readonly number[]): Promise<MadeFile[]> =>
  (await listReportHeads(scope.db, ids)).map(({ id, kind, scheduledOn, version, updatedAt, myPage }) => {
    const title = words.title(contractFacts().enumLabel('InspectionKind', kind));
    return {
      recordId: id,
      displayCode: myPage.displayCode,
      ownerName: myPage.corporation.name,
      scheduledOn,
      document: title,
      versionNumber: version,
      fileName: `${title}.pdf`,
      at: updatedAt,
      make: () => printInTurn(scope, () => printableInspectionPaper(scope, id), { mypageReportId: id }),
    };
  });
