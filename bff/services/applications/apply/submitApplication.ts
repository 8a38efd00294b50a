import { familyOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { markFilesSubmitted } from '#bff/data/applications/applicationFiles.ts';
import { applicationReceiptMail } from '#bff/mail/texts/applicationMails.ts';
import type { Finding } from '#bff/programmes/types.ts';
import { applicationMessage } from '#bff/text/applications.ts';
import { applicationMailInput, mailApplicant } from '../applicantMails.ts';
import { refuseNow } from '../applicationGuards.ts';
import { type Dossier, requireDossier, shownAnswers } from '../dossier.ts';
import {
  type ActionInput,
  authorise,
  moveApplication,
  recordMove,
  writeApplication,
} from '../moveApplication.ts';
import { attachPapers } from '../papers/attachPapers.ts';
import { cancelPapers, orderPapers, papersToFollow } from '../papers/orderPapers.ts';
import type { PreparedPapers } from '../papers/preparePapers.ts';
import { isStatus } from '../statuses.ts';
import { columnsOf } from './answers.ts';
import { issueReceipt } from './applicationReceipts.ts';
import { assignDisplayCode } from './assignDisplayCode.ts';
import { submitRefusal } from './callWindow.ts';

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
  await attachPapers(scope, given, papers);
  const { row, files } = await requireDossier(scope, familyOf(given.row.family), given.row.id);
  return { ...given, row, files, answers: shownAnswers(given, scope.now) };
};

/**
 * Hands an application in, for the first time or again: papers, code, receipt, mail, all or nothing. The counter of the
 * codes is held from the code on until the commit, and everybody else who hands in waits for it: whatever needs no code
 * comes before.
 */
const handIn = async (
  scope: Scope,
  given: Dossier,
  input: ActionInput,
  papers: PreparedPapers | undefined,
): Promise<void> => {
  const move = authorise(scope, given, input);
  const dossier = await withPapers(scope, given, papers);
  const { row, definition, answers, calculation } = dossier;
  await recordMove(scope, dossier, move);
  const mailInput = await applicationMailInput(scope, row);
  const displayCode = row.displayCode ?? (await assignDisplayCode(scope, row.project));
  await writeApplication(scope, row, {
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
  const { id, number, files } = await issueReceipt(scope, dossier, move, displayCode);
  await markFilesSubmitted(scope.db, row.id, id);
  const toFollow = papersToFollow(dossier, papers);
  await orderPapers(scope, dossier, id, toFollow);
  const labels = toFollow.map(({ label }) => label);
  const received = { receiptNumber: number, submittedAt: scope.now, files, papersInMaking: labels };
  const facts = { ...mailInput, displayCode, ...received };
  await mailApplicant(scope, row, applicationReceiptMail(facts));
};

/**
 * Submits a draft (spec: every field valid, every required document stored and clean, in time, address confirmed).
 * @param papers made of the same answers before the transaction
 * @throws NOT_ENOUGH_PARAMETERS, INVALID_PARAMETER with a pointer for each finding; TRANSITION_NOT_ALLOWED; RECORD_CHANGED
 */
export const submitApplication = async (
  scope: Scope,
  dossier: Dossier,
  input: ActionInput,
  papers?: PreparedPapers,
): Promise<void> => {
  const { row, findings } = dossier;
  if (isStatus(row, 'Draft')) {
    const tooLate = submitRefusal(row.project, row, scope.now);
    if (tooLate !== null) refuseNow(dossier, scope, tooLate);
    assertComplete(findings);
  }
  await handIn(scope, dossier, input, papers);
};

/** Hands a returned application in again. @throws as `submitApplication`, and while an item has no answer */
export const resubmitApplication = async (
  scope: Scope,
  dossier: Dossier,
  input: ActionInput,
  papers?: PreparedPapers,
): Promise<void> => {
  if (isStatus(dossier.row, 'Returned')) assertComplete(dossier.findings);
  await handIn(scope, dossier, input, papers);
};

/** Takes a submission back before anybody looked at it: a draft again, which keeps its code. */
export const pullBackApplication = async (
  scope: Scope,
  dossier: Dossier,
  input: ActionInput,
): Promise<void> => {
  const move = authorise(scope, dossier, input);
  await cancelPapers(scope, dossier);
  await moveApplication(scope, dossier, move, { submittedAt: null, submitPressedAt: null });
};
