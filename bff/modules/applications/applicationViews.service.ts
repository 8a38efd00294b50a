import { familyOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ApplicationStatus } from '#bff/generated/contract/enums.ts';
import { usualReturnDay } from '#bff/modules/sections/index.ts';
import { countUnreadThreads } from '#bff/parts/ownership/threadParties.data.ts';
import { nameFor } from '#bff/parts/records/officeName.service.ts';
import { figuresOf, sectionStates } from '#bff/programmes/engine.ts';
import type { Finding } from '#bff/programmes/familyTypes.ts';
import { businessDaysLeft } from '#rules/businessDays.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { actionsFor } from './applicationGuards.service.ts';
import { findApplicationLetters } from './applicationLetters.data.ts';
import { findRanks } from './applicationLists.data.ts';
import { findSimilarApplicationIds } from './applications.data.ts';
import { formFields } from './apply/answers.service.ts';
import { checkResultNumber } from './desk/deskFields.service.ts';
import { returnItemsOf } from './desk/returnItemViews.service.ts';
import { reviewerScores } from './desk/scores.service.ts';
import { filesOf, inMaking, offeredDocuments } from './documentViews.service.ts';
import { type Dossier, submitContext } from './dossier.service.ts';
import { rulesOf } from './programmeForms.service.ts';
import { isStatus } from './statuses.service.ts';
import type { ApplicationRow } from './wholeApplication.data.ts';

/*
 * An application as people see it. Instants stay Dates here; the route turns them into texts.
 */

/** Of one step (contract, ApplicationSectionState.findings). */
const MOST_FINDINGS = 200;

const findingViews = (findings: readonly Finding[]) =>
  findings.slice(0, MOST_FINDINGS).map(({ pointer, message }) => ({ pointer, message }));

const statesOf = (dossier: Dossier, now: Date) => {
  const { row, definition, answers } = dossier;
  const items = row.returnItems
    .filter(({ status }) => status === 'open' || status === 'answered')
    .map((item) => ({
      pointer: item.fieldPointer ?? '/files',
      isAnswered: item.status === 'answered',
    }));
  const context = submitContext(dossier, now);
  return sectionStates(definition, answers, rulesOf(row.project), context, items).map((step) => ({
    key: step.stepId,
    label: step.title,
    state: step.state,
    missingCount: step.remaining,
    findings: findingViews(step.findings),
    advice: findingViews(step.advice),
  }));
};

const lastOnBehalf = (scope: Scope, { history }: ApplicationRow) => {
  const line = history.find(({ onBehalf }) => onBehalf);
  return line === undefined
    ? null
    : {
        adminUserName: nameFor(scope, { kind: line.actorKind, name: line.actorName }),
        reason: line.comment ?? '',
        at: line.createdAt,
      };
};

/** Business days to what the applicant has to keep now: the close of the call, or the day of a return. */
const daysLeftOf = ({ status, returnDueOn, project }: ApplicationRow, now: Date): number | null => {
  const due =
    status === ApplicationStatus.Draft
      ? tokyoDayOf(project.applicationClosesAt)
      : status === ApplicationStatus.Returned
        ? returnDueOn
        : null;
  return due === null ? null : businessDaysLeft(tokyoDayOf(now), due);
};

/** When it was given up; null while it was not. The history begins with the newest line. */
const withdrawnAtOf = ({ status, history }: ApplicationRow): Date | null =>
  status === ApplicationStatus.Withdrawn
    ? (history.find(({ toStatus }) => toStatus === ApplicationStatus.Withdrawn)?.createdAt ?? null)
    : null;

const identityOf = ({ row, calculation }: Dossier, now: Date) => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  family: familyOf(row.family),
  projectId: row.projectId,
  projectName: row.project.shortName,
  domainType: row.project.domainType,
  programKind: row.project.programKind,
  round: row.project.round,
  displayCode: row.displayCode,
  status: row.status,
  email: row.applicationUser.email,
  isEmailConfirmed: row.applicationUser.emailConfirmedAt !== null,
  closesAt: row.project.applicationClosesAt,
  daysLeft: daysLeftOf(row, now),
  totalCost: calculation.totalCost,
  eligibleCost: calculation.eligibleCost,
  subsidyAmount: calculation.subsidyAmount,
  selfFunded: calculation.selfFunded,
  returnDueOn: row.returnDueOn,
  submittedAt: row.submittedAt,
  decidedOn: row.decidedAt === null ? null : tokyoDayOf(row.decidedAt),
  adoptedAmount: row.adoptedAmount,
  adoptionConditions: row.adoptionConditions,
  withdrawnAt: withdrawnAtOf(row),
  withdrawnReason: row.withdrawReason,
});

const isList = (value: unknown): boolean => Array.isArray(value);

/**
 * The answers with what the form works out of them. A list that nobody has answered is left out: an empty one is an
 * answer ("none").
 */
const answersView = ({ definition, answers, calculation }: Dossier) => {
  const listTypes = ['list', 'enumList', 'intList', 'yearMonthList'];
  const entries = formFields(definition)
    .filter(({ isAuto = false, type }) => !isAuto && type !== 'files')
    .filter(({ name, type }) => !listTypes.includes(type) || isList(answers[name]))
    .map(({ name }): [string, unknown] => [name, answers[name] ?? null]);
  const { figures } = calculation;
  const computed = {
    ...Object.fromEntries(figuresOf(definition.family).map((name) => [name, figures[name] ?? null])),
    ...(isList(figures.expenses) ? { expenses: figures.expenses } : {}),
  };
  return { ...Object.fromEntries(entries), ...computed };
};

/** An application as its applicant sees it. */
export const applicationView = (scope: Scope, dossier: Dossier) => ({
  ...answersView(dossier),
  ...identityOf(dossier, scope.now),
  files: filesOf(scope, dossier),
  ...inMaking(dossier),
  requiredDocuments: offeredDocuments(dossier),
  sectionsState: statesOf(dossier, scope.now),
  returnItems: returnItemsOf(scope, dossier),
  receipts: dossier.row.receipts.map(({ id, number, issuedAt }) => ({ id, number, issuedAt })),
  onBehalf: lastOnBehalf(scope, dossier.row),
  availableActions: actionsFor(dossier, scope),
});

const checklistOf = ({ row, definition }: Dossier) => {
  const stored = new Map(row.checklistResults.map((result) => [result.key, result]));
  return definition.checklist.map(({ key, reviewCategory, label }) => ({
    key,
    reviewCategory,
    label,
    result: checkResultNumber(stored.get(key)?.result),
    note: stored.get(key)?.note ?? null,
  }));
};

/** Of the letters that an applicant was sent (contract, ApplicationBase.letters). */
const MOST_LETTERS = 50;

/**
 * An application as its applicant reads it: with what the office has written to him. A change answers without: nothing
 * is asked of the database any more once the change is acknowledged there.
 */
export const readApplicationView = async (scope: Scope, dossier: Dossier) => {
  const { id: applicationId } = dossier.row;
  const letters = await findApplicationLetters(scope.db, applicationId, MOST_LETTERS);
  const unreadThreadCount = await countUnreadThreads(scope.db, { applicationId });
  return {
    ...applicationView(scope, dossier),
    ...(letters.length > 0 ? { letters } : {}),
    ...(unreadThreadCount > 0 ? { unreadThreadCount } : {}),
  };
};

const DECISIONS: readonly string[] = ['adopt', 'decline', 'waitlist'];

/** Why it was decided as it stands now; null while it is not, or nobody said. */
const decisionReasonOf = (row: ApplicationRow): string | null =>
  isStatus(row, 'Adopted', 'NotAdopted', 'Waitlisted')
    ? (row.history.find(({ action }) => DECISIONS.includes(action))?.comment ?? null)
    : null;

/** An application as the desk sees it, with checks, scores and what was decided. */
export const adminApplicationView = async (scope: Scope, dossier: Dossier) => {
  const { row } = dossier;
  const ranks = await findRanks(scope.db, [row]);
  const myPage = row.myPage?.deletedAt === null ? row.myPage : null;
  return {
    ...applicationView(scope, dossier),
    openedAt: row.openedAt,
    assigneeAdminUserId: row.assigneeUserId,
    assigneeName: row.assignee?.name ?? null,
    memo: row.memo,
    checklist: checklistOf(dossier),
    scores: reviewerScores(row).map(({ isComplete: _isComplete, ...score }) => score),
    averageScore: row.averageScore,
    rank: ranks.get(row.id) ?? null,
    usualReturnDueOn: isStatus(row, 'FormChecking', 'UnderReview') ? usualReturnDay(scope.now) : null,
    decisionReason: decisionReasonOf(row),
    mypageId: myPage?.id ?? null,
    corporationId: myPage?.corporationId ?? null,
    similarApplicationIds: await findSimilarApplicationIds(scope.db, row),
  };
};
