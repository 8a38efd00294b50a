import { type Actor, roleOf } from '#bff/core/actor.ts';
import type { FieldError } from '#bff/core/apiError.ts';
import { type AvailableAction, availableActions, type StateMachine } from '#bff/core/stateMachine.ts';
import { DocumentCheckStatus, DocumentType, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { scanRefusal } from '#bff/parts/files/scanStatus.service.ts';
import { checklistFor } from '#bff/programmes/sections.ts';
import {
  documentKeyOf,
  extensionsOf,
  isNotice,
  isOfBusiness,
  lockReason,
  uploaderOf,
} from '../documentKinds.service.ts';
import type { SectionDetail } from '../sections.data.ts';
import { documentCheckReasons as reasons } from '../sections.words.ts';
import { isTaxReport, liveClaimOf, taxRefusal } from '../taxReports/taxFacts.service.ts';
import { taxReasons } from '../taxReports/taxReports.words.ts';
import { isCorrected } from './listItems.service.ts';

/*
 * The guards of the machine documentCheck: why an action is not possible, in words. Buttons and the
 * actions themselves ask the same functions, so that a button that is shown works.
 */

type Item = SectionDetail['returnItems'][number];

/**
 * Whether a return item has an answer: an explanation (never without words), a file that came after the return, or a row
 * of the payment list that is put right.
 */
export const isAnswered = (section: SectionDetail, item: Item): boolean =>
  item.answerKind === 'explained' ||
  (item.answerKind === 'corrected' && (item.answerFileIds.length > 0 || isCorrected(section, item)));

export const openItems = (section: SectionDetail): Item[] =>
  section.returnItems.filter(({ status }) => status === 'open');

const currentFiles = ({ files }: SectionDetail) => files.filter(({ removedAt }) => removedAt === null);

/** Files that keep a section from being handed in, each with its place among those that count now. */
export const filesNotReady = (section: SectionDetail): FieldError[] =>
  currentFiles(section).flatMap(({ file }, index) => {
    const message = scanRefusal(file);
    return message === null ? [] : [{ pointer: `/files/${index}`, code: 1004, message }];
  });

/** What is kept in the product needs no file of its own: the payment list, the report on consumption tax. */
const isKeptHere = (section: SectionDetail): boolean =>
  isTaxReport(section) || (section.list?.dealCount ?? 0) > 0;

const fileRefusal = (section: SectionDetail): string | null => {
  const current = currentFiles(section);
  const wrong = isTaxReport(section) ? taxRefusal(section, current.length) : null;
  if (wrong !== null) return wrong;
  if (current.length === 0) return isKeptHere(section) ? null : reasons.noFile;
  const [first] = filesNotReady(section);
  if (first !== undefined) return first.message;
  const allowed = extensionsOf(section.documentType);
  return current.every(({ file }) => allowed.includes(file.extension)) ? null : reasons.fileKind;
};

/** Findings can be open also before a first look: an answer to a return that was pulled back. */
const answersRefusal = (section: SectionDetail): string | null =>
  openItems(section).every((item) => isAnswered(section, item)) ? fileRefusal(section) : reasons.unanswered;

/** A claim names the notified amount: while that is open, there is nothing to claim. */
const handInRefusal = (section: SectionDetail): string | null => {
  const { ResultConfirmed, Progressing } = ProjectStatus;
  const isClaim = section.documentType === DocumentType.ResultPaymentRequest;
  const isOpen = [Progressing, ResultConfirmed].some((status) => status === section.myPage.projectStatus);
  return isClaim && isOpen ? reasons.amountOpen : answersRefusal(section);
};

const isChecklistComplete = (section: SectionDetail): boolean => {
  const passed = new Set(
    section.checklistResults.filter(({ result }) => result !== 'ng').map(({ key }) => key),
  );
  return checklistFor(documentKeyOf(section.documentType)).every(({ key }) => passed.has(key));
};

const isOwnSubmission = (section: SectionDetail, actor: Actor): boolean =>
  section.submittedOnBehalf && actor.kind === 'admin' && section.submittedById === actor.adminUserId;

const checkRefusal = (section: SectionDetail, actor: Actor): string | null => {
  if (isOwnSubmission(section, actor)) return reasons.ownSubmission;
  if (openItems(section).length > 0) return reasons.openItems;
  return isChecklistComplete(section) ? null : reasons.checklist;
};

const forwardRefusal = (section: SectionDetail, actor: Actor): string | null => {
  const refusal = checkRefusal(section, actor);
  return refusal === reasons.checklist ? reasons.checklistForward : refusal;
};

const maffRefusal = (section: SectionDetail, actor: Actor): string | null => {
  if (actor.kind === 'admin' && actor.role === 'MAFF') return null;
  if (isOwnSubmission(section, actor)) return reasons.ownSubmission;
  const forwarded = section.history.find(({ action }) => action === 'forward');
  const hasEvidence = section.storedFiles.some(
    ({ createdAt }) => !forwarded || createdAt >= forwarded.createdAt,
  );
  return hasEvidence ? null : reasons.noEvidence;
};

/** Why an action is not possible; null: possible. */
export const documentCheckGuards = (
  section: SectionDetail,
  actor: Actor,
): Readonly<Record<string, string | null>> => {
  const locked = lockReason(section);
  const or = (reason: string | null): string | null => locked ?? reason;
  return {
    submit: or(handInRefusal(section)),
    resubmit: or(handInRefusal(section)),
    pullBack: or(section.openedAt === null ? null : reasons.opened),
    return: locked,
    confirm: or(section.needsMaffCheck ? reasons.needsMaff : checkRefusal(section, actor)),
    forward: or(section.needsMaffCheck ? forwardRefusal(section, actor) : reasons.noMaff),
    maffApprove: or(maffRefusal(section, actor)),
    maffSendBack: locked,
    waive: locked,
    reopen: or(liveClaimOf(section) === null ? null : taxReasons.claimLives),
  };
};

const isOwnInspection = ({ documentType, myPage }: SectionDetail, actor: Actor): boolean =>
  actor.kind === 'admin' &&
  uploaderOf(documentType) === 'Inspector' &&
  (myPage.inspectorUserId === actor.adminUserId ||
    myPage.reports.some(({ inspectorUserId }) => inspectorUserId === actor.adminUserId));

/** Answers the conditions that the machine puts in brackets behind a role. */
export const documentCheckConditions =
  (section: SectionDetail, actor: Actor) =>
  (condition: string): boolean => {
    if (condition === 'own inspection report') return isOwnInspection(section, actor);
    return condition === 'types that need no JMAC check' && !section.needsJmacCheck;
  };

/** Whether the caller hands this paper in as his own: the business, the inspector, or the desk its own notice. */
export const isOwnPaper = (section: SectionDetail, actor: Actor): boolean => {
  if (actor.kind === 'user') return isOfBusiness(section.documentType);
  if (actor.kind !== 'admin') return false;
  if (actor.role === 'Inspector') return isOwnInspection(section, actor);
  return isNotice(section.documentType) && ['JMAC', 'BackOffice'].includes(actor.role);
};

const handingIn: ReadonlySet<string> = new Set(['submit', 'resubmit', 'pullBack']);

/** The desk hands in for a business or an inspector; a notice is issued by nobody but those it belongs to. */
const mayHandInForOthers = ({ documentType }: SectionDetail, actor: Actor): boolean =>
  actor.kind === 'admin' && actor.role !== 'Inspector' && !isNotice(documentType);

/** The name of a section's status in the machine. */
export const checkStatusName = (status: number): string =>
  Object.entries(DocumentCheckStatus).find(([, value]) => value === status)?.[0] ?? '';

/** The number of a status that the machine names. */
export const checkStatusOf = (name: string): number => {
  const found = Object.entries(DocumentCheckStatus).find(([key]) => key === name);
  if (found === undefined) throw new RangeError(`no DocumentCheckStatus ${name}`);
  return found[1];
};

/** What the caller may do with a section now, and if not, why not. */
export const documentCheckActions = (
  machine: StateMachine,
  section: SectionDetail,
  actor: Actor,
): AvailableAction[] => {
  const isOwn = isOwnPaper(section, actor);
  return availableActions(machine, {
    status: checkStatusName(section.status),
    role: roleOf(actor),
    guards: documentCheckGuards(section, actor),
    holds: documentCheckConditions(section, actor),
  })
    .filter(({ action }) => isOwn || !handingIn.has(action) || mayHandInForOthers(section, actor))
    .map((offered) =>
      isOwn && handingIn.has(offered.action)
        ? { ...offered, needsReason: false, isOnBehalf: false }
        : offered,
    );
};

/** What comes together with a paper that the office hands in for somebody else: its files and its answers. */
const COMES_ALONG: ReadonlySet<string | undefined> = new Set([
  reasons.noFile,
  reasons.unanswered,
  taxReasons.noEvidence,
]);

/** What is offered on a page: who hands in for somebody else brings along what is still missing. */
export const documentCheckOffers = (
  machine: StateMachine,
  section: SectionDetail,
  actor: Actor,
): AvailableAction[] =>
  documentCheckActions(machine, section, actor).map(({ reason, ...offered }) =>
    offered.isOnBehalf && handingIn.has(offered.action) && COMES_ALONG.has(reason)
      ? { ...offered, allowed: true }
      : { ...offered, ...(reason === undefined ? {} : { reason }) },
  );
