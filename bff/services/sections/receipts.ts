import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findReceipt, type ReceiptRow } from '#bff/data/sections/receipts.ts';
import { isMyPageVisible } from '#bff/data/sections/sectionFiles.ts';
import { sectionName } from '#bff/text/sections.ts';
import { applicationReceiptView } from '../applications/apply/applicationReceipts.ts';
import { myPageVisibility } from '../common/access.ts';
import { nameFor } from '../common/officeName.ts';

const textAt = (entry: unknown, name: string): string =>
  typeof entry === 'object' && entry !== null ? String(Reflect.get(entry, name)) : '';

/** The files of a receipt as they were written into it. */
const filesOf = (manifest: unknown) =>
  (Array.isArray(manifest) ? manifest : []).map((entry: unknown) => ({
    fileName: textAt(entry, 'fileName'),
    documentLabel: null,
    sizeBytes: Number(textAt(entry, 'sizeBytes')),
    sha256: textAt(entry, 'sha256'),
    versionNumber: Number(textAt(entry, 'versionNumber')),
  }));

/** A receipt of a section with what it is for (the contract's Receipt). */
const sectionReceiptView = (scope: Scope, row: ReceiptRow, section: NonNullable<ReceiptRow['section']>) => {
  const { displayCode, project, corporation } = section.myPage;
  const isByDesk = row.submitterKind === 'admin';
  return {
    id: row.id,
    number: row.number,
    issuedAt: row.issuedAt,
    submitterName: nameFor(scope, { kind: row.submitterKind, name: row.submitterName }),
    submitterOrganization: isByDesk && row.onBehalfReason === null ? null : corporation.name,
    isOnBehalf: row.onBehalfReason !== null,
    onBehalfReason: row.onBehalfReason,
    targetKind: 'Section' as const,
    targetId: section.id,
    targetTitle: sectionName(section),
    displayCode,
    subsidyAmount: null,
    projectName: project.name,
    deskName: project.deskName,
    deskPhone: project.deskPhone,
    files: filesOf(row.manifest),
  };
};

const receiptViewOf = (scope: Scope, row: ReceiptRow) =>
  row.section === null ? applicationReceiptView(scope, row) : sectionReceiptView(scope, row, row.section);

export type ReceiptView = ReturnType<typeof receiptViewOf>;

const maySee = async (scope: Scope, { section, application }: ReceiptRow): Promise<boolean> => {
  if (section !== null) return isMyPageVisible(scope.db, section.mypageId, myPageVisibility(scope));
  const isDesk = scope.actor?.kind === 'admin' && scope.actor.role !== 'Inspector';
  return application !== null && application.deletedAt === null && isDesk;
};

/** A receipt of a section, or for the desk also of an application. @throws NOT_FOUND, also for somebody else's */
export const getReceipt = async (scope: Scope, id: string): Promise<ReceiptView> => {
  const row = await findReceipt(scope.db, id);
  if (row === null || !(await maySee(scope, row))) throw new ApiError('NOT_FOUND');
  return receiptViewOf(scope, row);
};
