import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { applicationReceiptView } from '#bff/modules/applications/index.ts';
import {
  findCorporationNameOfUser,
  findReceipt,
  type ReceiptRow,
  sectionName,
} from '#bff/modules/sections/index.ts';
import { receivedDigest } from '#bff/parts/files/receivedDigest.service.ts';
import { canSeeSection } from '#bff/parts/ownership/access.service.ts';
import { nameFor } from '#bff/parts/records/officeName.service.ts';

/** Empty where an entry has none: receipts stay as they were written. */
const textAt = (entry: unknown, name: string): string =>
  typeof entry === 'object' && entry !== null ? String(Reflect.get(entry, name) ?? '') : '';

/** The files of a receipt as they were written into it. */
const filesOf = (manifest: unknown) =>
  (Array.isArray(manifest) ? manifest : []).map((entry: unknown) => ({
    fileName: textAt(entry, 'fileName'),
    documentLabel: null,
    sizeBytes: Number(textAt(entry, 'sizeBytes')),
    sha256: textAt(entry, 'sha256'),
    ...receivedDigest(textAt(entry, 'receivedSha256') || null),
    versionNumber: Number(textAt(entry, 'versionNumber')),
  }));

type SectionOfReceipt = NonNullable<ReceiptRow['section']>;

/** Whose submission it is: of the person's own business, or of the one in whose place the desk acted. */
const organizationOf = async (
  scope: Scope,
  { submitterKind, submitterId, onBehalfReason }: ReceiptRow,
  { member, myPage }: SectionOfReceipt,
): Promise<string | null> => {
  const asked = (member ?? myPage).corporation.name;
  if (submitterKind === 'admin') return onBehalfReason === null ? null : asked;
  return submitterId === null ? asked : ((await findCorporationNameOfUser(scope.db, submitterId)) ?? asked);
};

/** A receipt of a section with what it is for (the contract's Receipt). */
const sectionReceiptView = async (scope: Scope, row: ReceiptRow, section: SectionOfReceipt) => {
  const { displayCode, project } = section.myPage;
  return {
    id: row.id,
    number: row.number,
    issuedAt: row.issuedAt,
    submitterName: nameFor(scope, { kind: row.submitterKind, name: row.submitterName }),
    submitterOrganization: await organizationOf(scope, row, section),
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

const receiptViewOf = async (scope: Scope, row: ReceiptRow) =>
  row.section === null ? applicationReceiptView(scope, row) : sectionReceiptView(scope, row, row.section);

export type ReceiptView = Awaited<ReturnType<typeof receiptViewOf>>;

const maySee = async (scope: Scope, { section, application }: ReceiptRow): Promise<boolean> => {
  if (section !== null) return canSeeSection(scope, { mypageId: section.mypageId, sectionId: section.id });
  const isDesk = scope.actor?.kind === 'admin' && scope.actor.role !== 'Inspector';
  return application !== null && application.deletedAt === null && isDesk;
};

/** A receipt of a section, or for the desk also of an application. @throws NOT_FOUND, also for somebody else's */
export const getReceipt = async (scope: Scope, id: string): Promise<ReceiptView> => {
  const row = await findReceipt(scope.db, id);
  if (row === null || !(await maySee(scope, row))) throw new ApiError('NOT_FOUND');
  return receiptViewOf(scope, row);
};
