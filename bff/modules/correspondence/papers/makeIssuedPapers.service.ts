import { Readable } from 'node:stream';
import { type Batch, MORE } from '#bff/core/batch.ts';
import type { StoredFile } from '#bff/core/fileStorage.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ApplicantType, NotificationKind } from '#bff/generated/contract/enums.ts';
import { withSeal } from '#bff/modules/projects/index.ts';
import { releaseFile } from '#bff/parts/files/releasedFile.service.ts';
import { insertStoredFile } from '#bff/parts/files/storedFiles.data.ts';
import { notifyBusiness } from '#bff/parts/notices/businessNotices.service.ts';
import { mailFrameFor } from '#bff/parts/notices/mailFrames.service.ts';
import { applicationPaperLink, issuedPaperLink } from '#bff/parts/records/mailLinks.service.ts';
import { cleanFileName } from '#bff/platform/files/fileNames.ts';
import { noticeMail } from '#bff/platform/mail/texts/noticeMails.ts';
import { applicantPaperMail } from '#bff/platform/mail/texts/paperMails.ts';
import { keptPaper } from './issuedPaperViews.service.ts';
import { ownerOf } from './paperAccess.service.ts';
import { paperNotice, paperWords as words } from './papers.words.ts';
import {
  claimUnprintedPapers,
  endPaper,
  findUnprintedPaper,
  type UnprintedPaper,
} from './unprintedPapers.data.ts';

/** Longer than printing may take (PAPER_MS) with a queue before it. */
const TAKEN_FOR_MS = 3 * 60_000;
/** A second or two of work; each thread prints one after the other. */
const BATCH = 8;

const EXTENSION = '.pdf';

/** What is said of a paper, and of the one that it took the place of. */
const noticeTextOf = (said: string, { replaces }: UnprintedPaper): string =>
  replaces === null ? said : `${said}\n${paperNotice.replaced(replaces.number)}`;

/** Tells the business of its paper, on its my page and by mail. */
const notifyPaperToBusiness = (
  scope: Scope,
  paper: UnprintedPaper,
  { mypageId, myPage }: { readonly mypageId: number; readonly myPage: NonNullable<UnprintedPaper['myPage']> },
): Promise<void> => {
  const { id, projectId, number } = paper;
  const title = paperNotice.title(paper.title);
  const body = noticeTextOf(paperNotice.body(number, paper.title), paper);
  const url = issuedPaperLink(scope.config, { projectId, paperId: id });
  const notice = { kind: NotificationKind.NoticeIssued, title, body };
  const business = { mypageId, projectId, corporationId: myPage.corporationId };
  return notifyBusiness(scope, business, notice, (frame) =>
    noticeMail({ ...frame, displayCode: myPage.displayCode, title, body, url }),
  );
};

/** Tells the applicant of his letter by mail; what it says stays behind the log-in. */
const mailPaperToApplicant = async (
  scope: Scope,
  paper: UnprintedPaper,
  application: NonNullable<UnprintedPaper['application']>,
): Promise<void> => {
  const { id, projectId, number, displayCode, applicationId } = paper;
  const { applicationUser, contactName, applicantType, name } = application;
  const personName = contactName ?? applicationUser.name;
  const { desk } = await mailFrameFor(scope, { personName, projectId });
  const organisationName = applicantType === ApplicantType.Corporation ? name : null;
  await scope.sendMail({
    person: { kind: 'applicant', id: applicationUser.id },
    to: applicationUser.email,
    toName: applicationUser.name,
    applicationId: applicationId ?? undefined,
    ...applicantPaperMail({
      desk,
      person: { personName, organisationName },
      displayCode,
      title: paperNotice.title(paper.title),
      body: noticeTextOf(paperNotice.applicant(number, paper.title), paper),
      url: applicationPaperLink(scope.config, { projectId, paperId: id }),
    }),
  });
};

/** Notifies the receiver: the business or the applicant. */
const notifyReceiver = async (scope: Scope, paper: UnprintedPaper): Promise<void> => {
  const { mypageId, myPage, application } = paper;
  if (application !== null) return mailPaperToApplicant(scope, paper, application);
  if (mypageId !== null && myPage !== null) await notifyPaperToBusiness(scope, paper, { mypageId, myPage });
};

const receiverName = ({ myPage, application }: UnprintedPaper): string =>
  myPage?.corporation.name ?? application?.name ?? application?.applicationUser.name ?? '';

const fileRow = (scope: Scope, paper: UnprintedPaper, stored: StoredFile, pageCount: number) => ({
  storageKey: stored.key,
  fileName:
    cleanFileName(words.fileName(paper.displayCode, receiverName(paper), paper.title)) ??
    `${paper.id}${EXTENSION}`,
  extension: EXTENSION,
  contentType: 'application/pdf',
  sizeBytes: stored.sizeBytes,
  sha256: stored.sha256,
  pageCount,
  // Nobody brought it: there is nothing to look for in it.
  scanStatus: 'clean',
  scannedAt: scope.now,
  createdAt: scope.now,
  purpose: 'issued',
  ...ownerOf(paper),
  uploadedByName: paper.issuedBy.name,
  uploadedByAdminUserId: paper.issuedById,
});

/** Attaches the PDF and notifies the receiver; only once, also when two processes printed it. */
const release = async (
  scope: Scope,
  paper: UnprintedPaper,
  stored: StoredFile,
  pageCount: number,
): Promise<boolean> => {
  const file = await insertStoredFile(scope.db, fileRow(scope, paper, stored, pageCount));
  if (!(await endPaper(scope.db, paper.id, file.id))) return false;
  await notifyReceiver(scope, paper);
  scope.afterCommit(async () => {
    await releaseFile(scope.storage, stored.key);
  });
  return true;
};

/** Thrown to undo a transaction; nobody sees it. */
class MadeByAnotherError extends Error {}

const make = async (scope: Scope, id: number): Promise<void> => {
  const paper = await findUnprintedPaper(scope.db, id);
  if (paper.fileId !== null) return;
  const [printed] = await scope.printer.print([await withSeal(scope, keptPaper(paper), paper.sealId)]);
  if (printed === undefined) throw new Error('a paper was not printed');
  const { bytes, pageCount } = printed;
  const stored = await scope.storage.put(Readable.from([bytes]), { maxBytes: bytes.length });
  let isUsed = false;
  try {
    await scope.transaction(async (inner) => {
      isUsed = false;
      if (!(await release(inner, paper, stored, pageCount))) throw new MadeByAnotherError();
      isUsed = true;
    });
  } catch (error) {
    if (!(error instanceof MadeByAnotherError)) throw error;
  } finally {
    // Used and yet failed: the commit was lost, and may have been kept. The sweep looks whether a row names it.
    if (!isUsed) await scope.storage.remove(stored.key);
  }
};

/**
 * Makes the PDFs of a batch of papers that were issued, and tells those whom they are for. What fails, or whose process dies,
 * is taken up again after some minutes, until it is made. Those who are handing in go first: the printers are theirs.
 */
export const makeIssuedPapers = async (scope: Scope): Promise<Batch> => {
  if (scope.admission.isCrowded('submissions')) return { doneCount: 0, next: null };
  const before = new Date(scope.now.getTime() - TAKEN_FOR_MS);
  const ids = await claimUnprintedPapers(scope.db, { now: scope.now, before, limit: BATCH });
  for (const result of await Promise.allSettled(ids.map((id) => make(scope, id)))) {
    if (result.status === 'rejected')
      scope.log.error({ err: result.reason }, 'an issued paper could not be made yet');
  }
  return { doneCount: ids.length, next: ids.length === BATCH ? MORE : null };
};
