import type { Scope } from '#bff/core/scope.ts';
import { type ReceivedDigest, receivedDigest } from '#bff/parts/files/receivedDigest.service.ts';
import { mailBusiness } from '#bff/parts/notices/businessNotices.service.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { sectionLink } from '#bff/parts/records/mailLinks.service.ts';
import { sectionSubmittedMail } from '#bff/platform/mail/texts/sectionMails.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { isOfBusiness } from './documentKinds.service.ts';
import { insertReceipt, markFilesSubmitted } from './receipts.data.ts';
import type { SectionDetail } from './sections.data.ts';
import { sectionName } from './sections.words.ts';

/** One file as a receipt lists it. */
export type ManifestEntry = ReceivedDigest & {
  readonly fileId: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly versionNumber: number;
};

const ID_DIGITS = 5;

/** Unique because a section counts its own submissions: R-20261120-S00012-1. */
const receiptNumber = (now: Date, sectionId: number, submissionNumber: number): string => {
  const day = tokyoDayOf(now).replaceAll('-', '');
  return `R-${day}-S${String(sectionId).padStart(ID_DIGITS, '0')}-${submissionNumber}`;
};

const manifestOf = (section: SectionDetail): ManifestEntry[] =>
  section.files
    .filter(({ removedAt }) => removedAt === null)
    .map(({ file, versionNumber }) => ({
      fileId: file.id,
      fileName: file.fileName,
      sizeBytes: file.sizeBytes,
      sha256: file.sha256,
      ...receivedDigest(file.receivedSha256),
      versionNumber,
    }));

/** The server's time, to the second, as the receipt prints it. */
const toSecond = (now: Date): Date => new Date(Math.floor(now.getTime() / 1000) * 1000);

type Issued = { readonly number: string; readonly issuedAt: Date; readonly files: readonly ManifestEntry[] };

const mailReceipt = async (scope: Scope, section: SectionDetail, receipt: Issued): Promise<void> => {
  const { projectId, corporationId, displayCode } = section.myPage;
  const business = { mypageId: section.mypageId, projectId, corporationId, sectionId: section.id };
  await mailBusiness(scope, business, (frame) =>
    sectionSubmittedMail({
      ...frame,
      displayCode,
      documentName: sectionName(section),
      myPageUrl: sectionLink(scope.config, { projectId, sectionId: section.id }),
      receiptNumber: receipt.number,
      submittedAt: receipt.issuedAt,
      files: receipt.files,
    }),
  );
};

/** Issues the receipt of a submission, and mails the business its own, in the transaction of the submission. */
export const issueReceipt = async (
  scope: Scope,
  section: SectionDetail,
  onBehalfReason: string | null,
): Promise<void> => {
  const submissionNumber = section.submissionCount + 1;
  const files = manifestOf(section);
  const { actorKind, actorId, actorName } = historyActorOf(scope);
  const issuedAt = toSecond(scope.now);
  const number = receiptNumber(scope.now, section.id, submissionNumber);
  const receiptId = await insertReceipt(scope.db, {
    number,
    sectionId: section.id,
    submissionNumber,
    issuedAt,
    submitterKind: actorKind,
    submitterId: actorId,
    submitterName: actorName,
    onBehalfReason,
    manifest: files,
  });
  await markFilesSubmitted(scope.db, section.id, receiptId);
  if (isOfBusiness(section.documentType)) await mailReceipt(scope, section, { number, issuedAt, files });
};
