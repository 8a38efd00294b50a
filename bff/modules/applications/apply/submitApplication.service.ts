import { familyOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import { applicationReceiptMail } from '#bff/platform/mail/texts/applicationMails.ts';
import type { Finding } from '#bff/programmes/familyTypes.ts';
import { applicationMailInput, mailApplicant } from '../applicantMails.service.ts';
import { refuseNow } from '../applicationGuards.service.ts';
import type { HistoryLine } from '../applications.data.ts';
import { applicationMessage } from '../applications.words.ts';
import { type Dossier, dossierOf, requireDossier, shownAnswers } from '../dossier.service.ts';
import {
  type ActionInput,
  authorise,
  moveApplication,
  recordMove,
  writeApplication,
} from '../moveApplication.service.ts';
import { attachPapers } from '../papers/attachPapers.service.ts';
import { cancelPapers, paperOrderOf, papersToFollow } from '../papers/orderPapers.service.ts';
import type { PreparedPapers } from '../papers/preparePapers.service.ts';
import { isStatus } from '../statuses.service.ts';
import type { ApplicationRow } from '../wholeApplication.data.ts';
import { columnsOf } from './answers.service.ts';
import { type IssuedReceipt, issueReceipt } from './applicationReceipts.service.ts';
import { assignDisplayCode } from './assignDisplayCode.service.ts';
import { draftSubmitRefusal } from './submitAttempt.service.ts';

/**
 * Everything that is missing or wrong, each with its pointer; only what is missing is NOT_ENOUGH_PARAMETERS.
 * @throws NOT_ENOUGH_PARAMETERS, INVALID_PARAMETER
 */
const assertComplete = (findings: readonly Finding[]): void => {
  if (findings.length === 0) return;
  const isMissing = ({ code }: Finding): boolean => code === 'required';
  const failure = findings.every(isMissing) ? 'NOT_ENOUGH_PARAMETERS' : 'INVALID_PARAMETER';
  throw new ApiError(failure, {
    detail: applicationMessage('checkMarked', { count: findings.length }),
    errors: findings.map((finding) => ({
      pointer: finding.pointer,
      code: isMissing(finding) ? 1001 : 1004,
      message: finding.message,
    })),
  });
};

/** With the papers that were made of the answers among its files. */
const withPapers = async (
  scope: Scope,
  given: Dossier,
  papers: PreparedPapers | undefined,
): Promise<Dossier> => {
  const isAttached = await attachPapers(scope, given, papers);
  const answers = shownAnswers(given, scope.now);
  if (!isAttached) return { ...given, answers };
  const { row, files } = await requireDossier(scope, familyOf(given.row.family), given.row.id);
  return { ...given, row, files, answers };
};

/** What a submission has written down beside the columns of its application. */
type Written = { readonly receipt: IssuedReceipt; readonly history: readonly HistoryLine[] };

/** An application with all that its submission has written, as it would be read again. */
const handedIn = (row: ApplicationRow, { receipt, history }: Written, now: Date): Dossier => {
  const files = row.files.map((file) =>
    file.removedAt === null && file.receiptId === null ? { ...file, receiptId: receipt.row.id } : file,
  );
  const receipts = [receipt.row, ...row.receipts];
  return dossierOf({ ...row, files, receipts, history: [...history, ...row.history] }, now);
};

/**
 * Hands an application in, for the first time or again: papers, receipt, mail, all or nothing. What has no code yet
 * holds the counter of the codes from here until the commit, and everybody else who needs one waits for it: whatever
 * needs no code comes before, and nothing is read.
 */
const handIn = async (
  scope: Scope,
  given: Dossier,
  input: ActionInput,
  papers: PreparedPapers | undefined,
): Promise<Dossier> => {
  const move = authorise(scope, given, input);
  const dossier = await withPapers(scope, given, papers);
  const { row, definition, answers, calculation } = dossier;
  const toFollow = papersToFollow(dossier, papers);
  const order = paperOrderOf(dossier, toFollow, scope.now);
  const mailInput = applicationMailInput(scope, row);
  await scope.tell('applicationAnswered', row);
  const history = await recordMove(scope, dossier, move);
  const displayCode = row.displayCode ?? (await assignDisplayCode(scope, row));
  const written = await writeApplication(scope, row, {
    ...columnsOf(definition, answers, calculation),
    status: move.to,
    displayCode,
    submittedAt: row.submittedAt ?? scope.now,
    submissionCount: row.submissionCount + 1,
    submittedOnBehalf: move.isOnBehalf,
    openedAt: null,
    openedById: null,
    returnDueOn: null,
  });
  const receipt = await issueReceipt(scope, dossier, { move, displayCode, order });
  const facts = {
    ...mailInput,
    displayCode,
    receiptNumber: receipt.row.number,
    submittedAt: scope.now,
    files: receipt.files,
    papersInMaking: toFollow.map(({ label }) => label),
  };
  await mailApplicant(scope, row, applicationReceiptMail(facts));
  return handedIn(written, { receipt, history }, scope.now);
};

/**
 * What a draft lacks, before anything is held for it: pressing again while a file is looked at costs one read. What came
 * too late is told by `submitApplication`.
 * @throws RECORD_CHANGED, NOT_ENOUGH_PARAMETERS, INVALID_PARAMETER
 */
export const assertSubmittable = (
  scope: Scope,
  dossier: Dossier,
  ifMatchVersion: number | undefined,
): void => {
  const { row, findings } = dossier;
  if (
    findings.length === 0 ||
    !isStatus(row, 'Draft') ||
    draftSubmitRefusal(dossier, scope.arrivedAt) !== null
  )
    return;
  assertVersion(row, ifMatchVersion);
  assertComplete(findings);
};

/**
 * Submits a draft (spec: every field valid, every required document stored and clean, in time, address confirmed).
 * @param papers made of the same answers before the transaction
 * @returns the application as it is now
 * @throws NOT_ENOUGH_PARAMETERS, INVALID_PARAMETER with a pointer for each finding; TRANSITION_NOT_ALLOWED; RECORD_CHANGED
 */
export const submitApplication = async (
  scope: Scope,
  dossier: Dossier,
  input: ActionInput,
  papers?: PreparedPapers,
): Promise<Dossier> => {
  const { row, findings } = dossier;
  if (isStatus(row, 'Draft')) {
    const tooLate = draftSubmitRefusal(dossier, scope.arrivedAt);
    if (tooLate !== null) refuseNow(dossier, scope, tooLate, 'OUTSIDE_PERIOD');
    assertComplete(findings);
  }
  return handIn(scope, dossier, input, papers);
};

/** Hands a returned application in again. @throws as `submitApplication`, and while an item has no answer */
export const resubmitApplication = async (
  scope: Scope,
  dossier: Dossier,
  input: ActionInput,
  papers?: PreparedPapers,
): Promise<Dossier> => {
  if (isStatus(dossier.row, 'Returned')) assertComplete(dossier.findings);
  return handIn(scope, dossier, input, papers);
};

/** Takes a submission back before anybody looked at it: a draft again, which keeps its code. */
export const pullBackApplication = async (
  scope: Scope,
  dossier: Dossier,
  input: ActionInput,
): Promise<void> => {
  const move = authorise(scope, dossier, input);
  await cancelPapers(scope, dossier);
  await moveApplication(scope, dossier, move, {
    submittedAt: null,
    submitPressedAt: null,
    submitPressedContent: null,
  });
};
