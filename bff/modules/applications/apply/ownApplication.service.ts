import { type ApplicantActor, applicantOf, type Family } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertVersion, isCurrent } from '#bff/parts/records/versioned.service.ts';
import type { Answers } from '#bff/programmes/familyTypes.ts';
import { refusingAsItWas } from '../applicationGuards.service.ts';
import { recordSubmitAttempt } from '../applications.data.ts';
import { applicationMessage } from '../applications.words.ts';
import { type ReturnAnswer, saveReturnAnswers } from '../desk/returnItems.service.ts';
import { withdrawApplication } from '../desk/undoDecision.service.ts';
import { type Dossier, lockDossier, requireDossier } from '../dossier.service.ts';
import { type PreparedPapers, preparePapers } from '../papers/preparePapers.service.ts';
import { isStatus } from '../statuses.service.ts';
import type { ApplicationRow } from '../wholeApplication.data.ts';
import { reserveDisplayCode } from './assignDisplayCode.service.ts';
import { isBeforeClose } from './callWindow.service.ts';
import { renewConfirmation } from './confirmEmail.service.ts';
import { saveFields, withFields } from './saveFields.service.ts';
import {
  assertSubmittable,
  pullBackApplication,
  resubmitApplication,
  submitApplication,
} from './submitApplication.service.ts';
import { submissionDigest } from './submitAttempt.service.ts';
import { waitForScans } from './waitForScans.service.ts';

/** What an applicant sends: fields of the form, answers to return items, an action. */
export type ApplicantCommand = {
  readonly action?: 'submit' | 'resubmit' | 'pullBack' | 'withdraw' | undefined;
  readonly reason?: string | undefined;
  readonly answers?: readonly ReturnAnswer[] | undefined;
  readonly fields: Answers;
};

const handingIn = { submit: submitApplication, resubmit: resubmitApplication } as const;

const others = { pullBack: pullBackApplication, withdraw: withdrawApplication } as const;

type HandIn = keyof typeof handingIn;

const isHandIn = (action: ApplicantCommand['action']): action is HandIn =>
  action !== undefined && Object.hasOwn(handingIn, action);

/** What to remember of a press: only what is in time, and waits for nothing but the server, can be repeated. */
const contentOf = ({ arrivedAt }: Scope, row: ApplicationRow, pressed: Dossier | null): string | null =>
  pressed !== null && row.applicationUser.emailConfirmedAt !== null && isBeforeClose(row.project, arrivedAt)
    ? submissionDigest(pressed)
    : null;

/**
 * What a press of the button leaves even when it is refused: its time and content (they count at the close), and a
 * new confirmation mail for an address that was not confirmed while its link could be used.
 * @param pressed what it would hand in; null when that cannot be told
 * @returns the press as the row has it now
 */
const recordAttempt = async (scope: Scope, row: ApplicationRow, pressed: Dossier | null) => {
  const content = contentOf(scope, row, pressed);
  await recordSubmitAttempt(scope.db, row.id, { at: scope.arrivedAt, content });
  const person = { ...row.applicationUser, projectId: row.projectId };
  if (
    person.emailConfirmedAt === null &&
    (await scope.transaction((inner) => renewConfirmation(inner, person)))
  )
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: applicationMessage('confirmMailSent') });
  return {
    submitPressedAt: row.submitPressedAt ?? scope.arrivedAt,
    submitPressedContent: content ?? row.submitPressedContent,
  };
};

/** An application with what the same request changes. */
const readWith = async (
  scope: Scope,
  { family, applicationId }: ApplicantActor,
  { fields }: ApplicantCommand,
): Promise<Dossier> => withFields(await requireDossier(scope, family, applicationId), fields, scope.now);

/** Before a submission waits for its turn: the press is noted. @returns the application as it will be handed in */
const press = async (
  scope: Scope,
  { family, applicationId }: ApplicantActor,
  { action, fields }: ApplicantCommand,
): Promise<Dossier> => {
  const read = await requireDossier(scope, family, applicationId);
  if (action !== 'submit' || !isStatus(read.row, 'Draft')) return withFields(read, fields, scope.now);
  let pressed: Dossier;
  try {
    pressed = withFields(read, fields, scope.now);
  } catch (error) {
    await recordAttempt(scope, read.row, null);
    throw error;
  }
  return { ...pressed, row: { ...pressed.row, ...(await recordAttempt(scope, read.row, pressed)) } };
};

type Applied = ApplicantCommand & {
  readonly ifMatchVersion: number | undefined;
  readonly papers?: PreparedPapers;
};

const applyCommand = async (
  scope: Scope,
  { family, applicationId }: ApplicantActor,
  { action, reason, answers = [], fields, ifMatchVersion, papers }: Applied,
): Promise<Dossier> => {
  const reread = () => requireDossier(scope, family, applicationId);
  const asItWas = await lockDossier(scope, family, applicationId);
  assertVersion(asItWas.row, ifMatchVersion);
  return refusingAsItWas(asItWas, scope, async () => {
    let dossier = (await saveFields(scope, asItWas, fields)) ?? (await reread());
    if (answers.length > 0) {
      await saveReturnAnswers(scope, dossier, answers);
      dossier = await reread();
    }
    if (action === undefined) return dossier;
    if (isHandIn(action)) return handingIn[action](scope, dossier, { action, reason }, papers);
    await others[action](scope, dossier, { action, reason });
    return reread();
  });
};

/** Papers, the code and the submission, one after the other; what was made for one that failed is taken away. */
const handIn = async (
  scope: Scope,
  actor: ApplicantActor,
  applied: Applied,
  dossier: Dossier,
): Promise<Dossier> => {
  const papers = await preparePapers(scope, dossier);
  let isAttached = false;
  try {
    await reserveDisplayCode(scope, dossier);
    return await scope.transaction(async (inner) => {
      isAttached = false;
      const changed = await applyCommand(inner, actor, { ...applied, papers });
      isAttached = true;
      return changed;
    });
  } finally {
    // Attached and yet failed: the commit was lost, and may have been kept. The sweep looks whether a row names them.
    if (!isAttached) await papers.abandon();
  }
};

/**
 * Saves what an applicant sent and takes his action, all or nothing.
 * @throws NOT_FOUND, RECORD_CHANGED, INVALID_PARAMETER, NOT_ENOUGH_PARAMETERS, TRANSITION_NOT_ALLOWED;
 *   SERVICE_UNAVAILABLE when too many hand in at once
 */
export const changeOwnApplication = async (
  scope: Scope,
  family: Family,
  command: ApplicantCommand,
  ifMatchVersion: number | undefined,
): Promise<Dossier> => {
  const actor = applicantOf(scope, family);
  const applied = { ...command, ifMatchVersion };
  if (!isHandIn(command.action)) return scope.transaction((inner) => applyCommand(inner, actor, applied));
  const pressed = await press(scope, actor, command);
  const isChanged = isCurrent(pressed.row, ifMatchVersion) && (await waitForScans(scope, pressed));
  const dossier = isChanged ? await readWith(scope, actor, command) : pressed;
  // Where it would have to wait for its turn, a file may be clean until then.
  if (command.action === 'submit' && scope.admission.hasRoom('submissions'))
    assertSubmittable(scope, dossier, ifMatchVersion);
  return scope.admission.run('submissions', () => handIn(scope, actor, applied, dossier));
};

/**
 * The caller's own application; an administrator names one.
 * @throws NOT_ENOUGH_PARAMETERS, NOT_FOUND, ACCESS_DENIED for inspectors, who see no amounts
 */
export const getOwnApplication = async (
  scope: Scope,
  family: Family,
  applicationId: number | undefined,
): Promise<Dossier> => {
  if (scope.actor?.kind !== 'admin') {
    return requireDossier(scope, family, applicantOf(scope, family).applicationId);
  }
  if (scope.actor.role === 'Inspector') {
    throw new ApiError('ACCESS_DENIED', { detail: applicationMessage('inspectorContent') });
  }
  if (applicationId === undefined) {
    const message = applicationMessage('applicationIdRequired');
    throw new ApiError('NOT_ENOUGH_PARAMETERS', {
      detail: message,
      errors: [{ pointer: '/query/applicationID', code: 1001, message }],
    });
  }
  return requireDossier(scope, family, applicationId);
};
