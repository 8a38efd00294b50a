import { ApplicationStatus, ChecklistResult } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { notFound, problem, reply } from '../../reply.ts';
import { rowsAsked } from '../../rows.ts';
import { inReviewWorld } from '../../world/application.ts';
import { deskWorld } from '../../world/world.ts';
import { workCountsOf } from '../office/workCounts.ts';
import { findingDraftHandlers } from '../sections/findingDrafts.ts';
import { asAsked } from './applicantForm.ts';
import { allSummaries, anApplication, applicationHandlers, summary } from './application.ts';

type Schemas = components['schemas'];
type Application = Schemas['AdminGeneralApplication'];
type Command = Schemas['AdminGeneralApplicationUpdate'];

const { Submitted, FormChecking, Returned, UnderReview, Adopted, NotAdopted, Waitlisted } = ApplicationStatus;
const { Ok, NotApplicable } = ChecklistResult;

/** Another one whose form is being checked. */
const other = allSummaries.find(({ id, status }) => id !== anApplication.id && status === FormChecking);
if (other === undefined) throw new Error('another application in its check');

const isPassed = (checklist: Application['checklist']): boolean =>
  checklist.every(({ result }) => result === Ok || result === NotApplicable);

/** What the server offers the secretariat in each state. */
const offersOf = ({ status, checklist }: Application): Schemas['AvailableAction'][] => {
  const reason = 'チェックリストに未確認の項目があります。すべて確認してください';
  const withdraw = { action: 'withdraw', allowed: true, needsReason: true };
  if (status === Submitted) return [{ action: 'startCheck', allowed: true }, withdraw];
  if (status === FormChecking) {
    const pass = isPassed(checklist)
      ? { action: 'passFormCheck', allowed: true }
      : { action: 'passFormCheck', allowed: false, reason };
    return [pass, { action: 'return', allowed: true }, withdraw];
  }
  if (status !== UnderReview) return [];
  const decisions = ['adopt', 'decline', 'waitlist', 'return'];
  return [...decisions.map((action) => ({ action, allowed: true })), withdraw];
};

/** An application in a state of its own, with what is offered then. */
export const inState = (status: ApplicationStatus, rest: Partial<Application> = {}): Application => {
  const application = { ...anApplication, returnItems: [], similarApplicationIds: [], status, ...rest };
  return { ...application, availableActions: offersOf(application) };
};

const reviewed = asAsked(inReviewWorld.saw('getGeneralApplication', anApplication.id));

/** Checked in full, scored by two, one of whom has not finished, and waiting for the decision. */
export const underReview: Application = inState(UnderReview, {
  ...reviewed,
  scores: [
    ...reviewed.scores,
    ...reviewed.scores.map((score) => ({
      ...score,
      ...{ reviewerId: 7, reviewerName: '審査 次郎', items: [], bonusPoints: 0, total: 0 },
    })),
  ],
});

const AFTER: Readonly<Record<string, ApplicationStatus>> = {
  startCheck: FormChecking,
  return: Returned,
  passFormCheck: UnderReview,
  adopt: Adopted,
  decline: NotAdopted,
  waitlist: Waitlisted,
};

const after = (application: Application, { checklist = [], action, adoptedAmount }: Command): Application => {
  const answers = new Map(checklist.map(({ key, result }) => [key, result]));
  const changed = {
    ...application,
    version: application.version + 1,
    status: AFTER[action ?? ''] ?? application.status,
    checklist: application.checklist.map((item) => ({
      ...item,
      result: answers.get(item.key) ?? item.result,
    })),
    adoptedAmount: adoptedAmount ?? application.adoptedAmount,
  };
  return { ...changed, availableActions: offersOf(changed) };
};

const isCommand = (body: unknown): body is Command => typeof body === 'object' && body !== null;

/** What the desk's operation took, in order. */
export type ApplicationLog = Command[];

/**
 * A desk that works: the application and another one in the same state wait, and each change leaves them as the
 * server would.
 * @param log gets every change
 * @param stored holds what the server has; a test changes it as somebody else would
 */
export const applicationDeskHandlers = (
  first: Application = inState(FormChecking),
  log: ApplicationLog = [],
  stored: Map<number, Application> = new Map(),
): MockHandlers => {
  const second = { ...first, id: other.id, displayCode: other.displayCode, name: other.name };
  for (const application of [first, second]) stored.set(application.id, application);
  const rowOf = ({ id, displayCode, name = null, status }: Application) => ({
    ...summary,
    ...{ id, displayCode, name, status },
  });
  const rows = () => [...stored.values()].map(rowOf);
  return {
    ...applicationHandlers,
    ...findingDraftHandlers(),
    getReturnPhrases: reply(deskWorld.saw('getReturnPhrases')),
    ...workCountsOf({ threads: () => [], applications: { general: rows } }),
    listGeneralApplications: ({ query }) => reply(rowsAsked(rows(), query)),
    getGeneralApplication: (request) => {
      const application = stored.get(Number(request.path.id));
      if (application !== undefined) return reply(application, application.version);
      const { getGeneralApplication: earlier } = applicationHandlers;
      return typeof earlier === 'function' ? earlier(request) : notFound;
    },
    updateGeneralApplication: ({ path, body, headers }) => {
      const application = stored.get(Number(path.id));
      if (application === undefined || !isCommand(body)) return notFound;
      if (headers.get('if-match') !== `"v${application.version}"`)
        return problem({ status: 412, code: 1004, detail: 'ほかの人が先に変更しました。' });
      log.push(body);
      const changed = after(application, body);
      stored.set(application.id, changed);
      return reply(changed, changed.version);
    },
  };
};
