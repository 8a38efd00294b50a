import type { Scope } from '#bff/core/scope.ts';
import { SectionKind } from '#bff/generated/contract/enums.ts';
import { myPageVisibility, ownMyPageId } from '#bff/parts/ownership/access.service.ts';
import { listReusableFiles } from '../reusableFiles.data.ts';
import { sectionName } from '../sections.words.ts';

/** Papers that prove what was paid: of these one file often serves several. */
export const REUSED_KINDS: readonly number[] = [SectionKind.Voucher, SectionKind.Result];

/** Of the contract (ReusableFile.sections). */
const MOST_SECTIONS = 100;

/** The files that the business has put into its vouchers, each once, with all that it serves. */
export const reusableFilesOf = async (scope: Scope) => {
  const place = { mypageId: await ownMyPageId(scope), visibility: myPageVisibility(scope) };
  const rows = await listReusableFiles(scope.db, place, REUSED_KINDS);
  return [...Map.groupBy(rows, ({ file }) => file.sha256).values()].flatMap((same) => {
    const [newest] = same;
    if (newest === undefined) return [];
    const { sha256: _sha256, createdAt, sizeBytes, ...file } = newest.file;
    const sections = same.map(({ section }) => ({ id: section.id, name: sectionName(section) }));
    return [
      {
        ...file,
        sizeBytes: Number(sizeBytes),
        uploadedAt: createdAt,
        sections: sections.toSorted((one, other) => one.id - other.id).slice(0, MOST_SECTIONS),
      },
    ];
  });
};
