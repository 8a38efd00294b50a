import type { Family } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SecondPhase } from '#bff/core/secondPhase.ts';
import { endSessionsOf, findAccountByEmail, issuePasswordLink } from '#bff/modules/access/index.ts';
import { endFindingDrafts } from '#bff/modules/sections/index.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import type { Answers } from '#bff/programmes/familyTypes.ts';
import { normaliseEmail } from '#rules/contact.ts';
import { refuseNow, refusingAsItWas } from '../applicationGuards.service.ts';
import { deleteApplicationRow, findCallProject } from '../applications.data.ts';
import { applicationMessage } from '../applications.words.ts';
import { saveFields, withFields } from '../apply/saveFields.service.ts';
import { resubmitApplication, submitApplication } from '../apply/submitApplication.service.ts';
import { type AfterStep, type Dossier, dossierOf, lockDossier, requireDossier } from '../dossier.service.ts';
import { auditTargetOf, writeApplication } from '../moveApplication.service.ts';
import { type PreparedPapers, preparePapers } from '../papers/preparePapers.service.ts';
import { isOfFamily } from '../programmeForms.service.ts';
import { isStatus } from '../statuses.service.ts';
import { adoptApplication } from './adoptApplication.service.ts';
import type { AdoptionTerms } from './adoptionTerms.service.ts';
import { type CheckInput, type DeskInput, saveChecklist, saveDeskFields } from './deskFields.service.ts';
import { closeReturnItems, type ReturnAnswer, saveReturnAnswers } from './returnItems.service.ts';
import {
  decide,
  passFormCheck,
  type ReturnInput,
  returnApplication,
  startCheck,
} from './reviewApplication.service.ts';
import { averageOf, type Mark, reviewerScores, saveScores } from './scores.service.ts';
import { revertDecision, withdrawApplication } from './undoDecision.service.ts';

const actions = {
  startCheck,
  return: returnApplication,
  passFormCheck,
  adopt: adoptApplication,
  decline: decide('decline'),
  waitlist: decide('waitlist'),
  revertDecision,
  withdraw: withdrawApplication,
} as const;

/** On behalf of the applicant, with the papers that were made of his answers. */
const handingIn = { submit: submitApplication, resubmit: resubmitApplication } as const;

type HandIn = keyof typeof handingIn;

const isHandIn = (action: AdminCommand['action']): action is HandIn =>
  action !== undefined && Object.hasOwn(handingIn, action);

/** What an administrator sends: an action, marks, checks, notes, or the form's fields in the applicant's place. */
export type AdminCommand = DeskInput &
  Omit<ReturnInput, 'action'> &
  AdoptionTerms & {
    readonly action?: keyof typeof actions | HandIn | undefined;
    readonly closedReturnItemIds?: readonly number[] | undefined;
    readonly answers?: readonly ReturnAnswer[] | undefined;
    readonly checklist?: readonly CheckInput[] | undefined;
    readonly scores?: readonly Mark[] | undefined;
    readonly bonusPoints?: number | undefined;
    readonly fields: Answers;
  };

/** @throws NOT_ENOUGH_PARAMETERS when somebody enters something for the applicant and does not say why */
const onBehalfReasonOf = ({ onBehalfReason }: AdminCommand): string => {
  if (onBehalfReason?.trim()) return onBehalfReason.trim();
  const message = applicationMessage('onBehalfReasonRequired');
  throw new ApiError('NOT_ENOUGH_PARAMETERS', {
    detail: message,
    errors: [{ pointer: '/onBehalfReason', code: 1001, message }],
  });
};

/** The steps of one command, in the order in which they make sense. */
const stepsOf = (command: AdminCommand) => [
  async (scope: Scope, dossier: Dossier): Promise<AfterStep> => {
    if (Object.keys(command.fields).length === 0) return dossier;
    return saveFields(scope, dossier, command.fields, onBehalfReasonOf(command));
  },
  async (scope: Scope, dossier: Dossier): Promise<AfterStep> => {
    const { answers = [] } = command;
    if (answers.length === 0) return dossier;
    onBehalfReasonOf(command);
    await saveReturnAnswers(scope, dossier, answers);
    return null;
  },
  async (scope: Scope, dossier: Dossier): Promise<AfterStep> => {
    const { closedReturnItemIds = [] } = command;
    await closeReturnItems(scope, dossier, closedReturnItemIds);
    return closedReturnItemIds.length > 0 ? null : dossier;
  },
  async (scope: Scope, dossier: Dossier): Promise<AfterStep> => {
    const { checklist = [] } = command;
    await saveChecklist(scope, dossier, checklist);
    return checklist.length > 0 ? null : dossier;
  },
  async (scope: Scope, dossier: Dossier): Promise<AfterStep> =>
    (await saveScores(scope, dossier, command)) ? null : dossier,
  (scope: Scope, dossier: Dossier): Promise<AfterStep> => saveDeskFields(scope, dossier, command),
];

/** The average that lists sort by follows the marks. */
const saveAverage = async (scope: Scope, dossier: Dossier): Promise<AfterStep> => {
  const { row } = dossier;
  const averageScore = averageOf(reviewerScores(row));
  if (averageScore === row.averageScore) return dossier;
  return dossierOf(await writeApplication(scope, row, { averageScore }), scope.now);
};

type Target = { readonly family: Family; readonly id: number };

/** What is handed in on behalf is printed first; nothing else the desk does needs papers. */
const papersFor = async (
  scope: Scope,
  { family, id }: Target,
  { action, fields }: AdminCommand,
): Promise<PreparedPapers | undefined> => {
  if (!isHandIn(action)) return undefined;
  const dossier = await requireDossier(scope, family, id);
  return preparePapers(scope, withFields(dossier, fields, scope.now));
};

/**
 * Carries out what an administrator sent, all or nothing: papers first, then one transaction.
 * @throws NOT_FOUND, RECORD_CHANGED, ACCESS_DENIED, INVALID_PARAMETER, NOT_ENOUGH_PARAMETERS, TRANSITION_NOT_ALLOWED,
 *   SERVICE_UNAVAILABLE
 */
export const changeApplication = async (
  scope: Scope,
  target: Target,
  command: AdminCommand,
  ifMatchVersion: number | undefined,
): Promise<SecondPhase<Dossier>> => {
  const papers = await papersFor(scope, target, command);
  return {
    attach: (inner) => applyCommand(inner, target, { ...command, ifMatchVersion, papers }),
    abandon: async () => papers?.abandon(),
  };
};

type Applied = AdminCommand & {
  readonly ifMatchVersion: number | undefined;
  readonly papers: PreparedPapers | undefined;
};

/** @returns the dossier where it was read anew, or null: it has to be */
const runCommand = async (
  scope: Scope,
  target: Target,
  { ifMatchVersion, papers, ...command }: Applied,
): Promise<AfterStep> => {
  const reread = () => requireDossier(scope, target.family, target.id);
  const asItWas = await lockDossier(scope, target.family, target.id);
  assertVersion(asItWas.row, ifMatchVersion);
  return refusingAsItWas(asItWas, scope, async () => {
    let dossier = asItWas;
    for (const step of [...stepsOf(command), saveAverage]) {
      dossier = (await step(scope, dossier)) ?? (await reread());
    }
    const { action } = command;
    if (action === undefined) return dossier;
    await endFindingDrafts(scope, { applicationId: target.id });
    if (isHandIn(action)) return handingIn[action](scope, dossier, { ...command, action }, papers);
    await actions[action](scope, dossier, { ...command, action });
    return null;
  });
};

const applyCommand = async (scope: Scope, target: Target, applied: Applied): Promise<Dossier> =>
  (await runCommand(scope, target, applied)) ?? requireDossier(scope, target.family, target.id);

/**
 * The same for many at once, inside the transaction of each: nobody looks at what it has become, and nothing is handed
 * in that papers would have to be printed for.
 * @throws as `changeApplication`
 */
export const changeApplicationUnseen = async (
  scope: Scope,
  target: Target,
  command: AdminCommand & { readonly action?: keyof typeof actions | undefined },
  ifMatchVersion: number | undefined,
): Promise<void> => {
  await runCommand(scope, target, { ...command, ifMatchVersion, papers: undefined });
};

/** Removes a draft with its log-in. @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED once it was submitted */
export const deleteApplication = async (
  scope: Scope,
  target: Target,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const dossier = await lockDossier(scope, target.family, target.id);
  const { row } = dossier;
  assertVersion(row, ifMatchVersion);
  if (!isStatus(row, 'Draft') || row.submissionCount > 0) {
    refuseNow(dossier, scope, applicationMessage('deleteSubmitted'));
  }
  await deleteApplicationRow(scope.db, row, scope.now);
  const account = { kind: 'applicant', id: row.applicationUserId } as const;
  await endSessionsOf(scope.db, account, { at: scope.now, reason: 'disabled' });
  await scope.audit({ action: 'deleted', ...auditTargetOf(row), before: { name: row.name } });
};

/** Mails an applicant the link to set a password. @throws NOT_FOUND, TRANSITION_NOT_ALLOWED */
export const sendApplicantPasswordReset = async (
  scope: Scope,
  family: Family,
  { projectId, email }: { readonly projectId: number; readonly email: string },
): Promise<void> => {
  const project = await findCallProject(scope.db, projectId);
  if (project === null || !isOfFamily(project, family)) throw new ApiError('NOT_FOUND');
  const address = { context: family, email: normaliseEmail(email), projectId };
  const account = await findAccountByEmail(scope.db, address);
  if (account === null) throw new ApiError('NOT_FOUND');
  if (!account.isActive) {
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: applicationMessage('accountInactive') });
  }
  await issuePasswordLink(scope, account, family, { kind: 'reset' });
};
