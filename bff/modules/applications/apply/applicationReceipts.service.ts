import { createHash, randomUUID } from 'node:crypto';
import type { Family } from '#bff/core/actor.ts';
import { applicantOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type ReceivedDigest, receivedDigest } from '#bff/parts/files/receivedDigest.service.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { nameFor } from '#bff/parts/records/officeName.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import {
  findApplicationReceipt,
  insertApplicationReceipt,
  type NewApplicationReceipt,
} from '../applicationReceipts.data.ts';
import type { ApplicationFileRow, Dossier } from '../dossier.service.ts';
import type { Move } from '../moveApplication.service.ts';
import type { NewPaperOrder } from '../paperOrders.data.ts';
import type { ApplicationRow } from '../wholeApplication.data.ts';
import { recordOf, stable } from './answers.service.ts';
import { versionOf } from './fileVersions.service.ts';

export type ReceivedFile = ReceivedDigest & {
  readonly fileName: string;
  /** Null in receipts of the time before it was kept. */
  readonly documentLabel: string | null;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly versionNumber: number;
};

/** A receipt as its application shows it, and the files that it lists. */
export type IssuedReceipt = {
  readonly row: ApplicationRow['receipts'][number];
  readonly files: readonly ReceivedFile[];
};

/** Files of an application as a receipt lists them. */
export const receivedFiles = ({ definition, row }: Dossier, files: readonly ApplicationFileRow[]) =>
  files.map((file) => ({
    documentLabel: definition.documents.find(({ value }) => value === file.type)?.label ?? null,
    fileId: file.fileId,
    documentList: file.documentList,
    type: file.type,
    fileName: file.file.fileName,
    sizeBytes: file.file.sizeBytes,
    sha256: file.file.sha256,
    ...receivedDigest(file.file.receivedSha256),
    versionNumber: versionOf(file, row.files).versionNumber,
  }));

/** What is received, as it is now: the record stays what it was when the application changes later. */
const manifestOf = (dossier: Dossier, displayCode: string) => {
  const { row, answers, calculation } = dossier;
  const { project } = row;
  return {
    displayCode,
    title: String(answers[dossier.definition.titleField] ?? displayCode),
    organization: row.name,
    projectName: project.name,
    deskName: project.deskName,
    deskPhone: project.deskPhone,
    subsidyAmount: calculation.subsidyAmount,
    answersSha256: createHash('sha256').update(stable(answers)).digest('hex'),
    files: receivedFiles(dossier, dossier.files),
  };
};

/** How an application is handed in. */
export type Submission = {
  readonly move: Move;
  readonly displayCode: string;
  readonly order: NewPaperOrder | null;
};

/**
 * Issues the receipt of a submission; its number holds day, code and which submission it is.
 * @param order the papers that are still to be made
 */
export const issueReceipt = async (
  scope: Scope,
  dossier: Dossier,
  { move, displayCode, order }: Submission,
): Promise<IssuedReceipt> => {
  const submissionNumber = dossier.row.submissionCount + 1;
  const day = tokyoDayOf(scope.now).replaceAll('-', '');
  const number = `R-${day}-${displayCode}-A${submissionNumber}`;
  const { actorKind, actorId, actorName } = historyActorOf(scope);
  const manifest = manifestOf(dossier, displayCode);
  const receipt: NewApplicationReceipt = {
    id: randomUUID(),
    number,
    applicationId: dossier.row.id,
    submissionNumber,
    issuedAt: scope.now,
    submitterKind: actorKind,
    submitterId: actorId,
    submitterName: actorName,
    onBehalfReason: move.isOnBehalf ? (move.onBehalfReason ?? move.reason ?? null) : null,
    manifest,
  };
  await insertApplicationReceipt(scope.db, receipt, { answers: dossier.answers, order });
  const paperOrder = order && { labels: [...order.labels], madeAt: null };
  const row = { ...receipt, sectionId: null, manifest: {}, createdAt: receipt.issuedAt, paperOrder };
  return { row, files: manifest.files };
};

type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findApplicationReceipt>>>;

const receivedFilesOf = (files: unknown): ReceivedFile[] =>
  (Array.isArray(files) ? files : []).map(recordOf).map((file) => ({
    fileName: String(file.fileName),
    documentLabel: typeof file.documentLabel === 'string' ? file.documentLabel : null,
    sizeBytes: Number(file.sizeBytes),
    sha256: String(file.sha256),
    ...receivedDigest(file.receivedSha256),
    versionNumber: Number(file.versionNumber),
  }));

/** The files that arrived with a submission, and its papers when they followed, or the names of those to follow. */
const filesAndPapers = ({ manifest, paperOrder }: Pick<ReceiptRow, 'manifest' | 'paperOrder'>) => ({
  files: [...receivedFilesOf(recordOf(manifest).files), ...receivedFilesOf(paperOrder?.files)],
  ...(paperOrder?.madeAt === null ? { papersInMaking: paperOrder.labels } : {}),
});

/** A receipt of an application as people read it. */
export const applicationReceiptView = (scope: Scope, row: ReceiptRow) => {
  const manifest = recordOf(row.manifest);
  const organization = manifest.organization;
  return {
    id: row.id,
    number: row.number,
    issuedAt: row.issuedAt,
    submitterName: nameFor(scope, { kind: row.submitterKind, name: row.submitterName }),
    submitterOrganization: typeof organization === 'string' ? organization : null,
    isOnBehalf: row.onBehalfReason !== null,
    onBehalfReason: row.onBehalfReason,
    targetKind: 'Application' as const,
    targetId: row.applicationId ?? 0,
    targetTitle: String(manifest.title),
    displayCode: String(manifest.displayCode),
    projectName: String(manifest.projectName),
    deskName: String(manifest.deskName),
    deskPhone: String(manifest.deskPhone),
    subsidyAmount: Number(manifest.subsidyAmount),
    ...filesAndPapers(row),
  };
};

/** The caller's own receipt. @throws NOT_FOUND for anybody else's */
export const getOwnApplicationReceipt = async (scope: Scope, family: Family, id: string) => {
  const { applicationId } = applicantOf(scope, family);
  const row = await findApplicationReceipt(scope.db, id);
  if (row === null || row.applicationId !== applicationId) throw new ApiError('NOT_FOUND');
  return applicationReceiptView(scope, row);
};
