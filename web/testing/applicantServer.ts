import { ErrorCode } from '#web/parts/api/errors.ts';
// The pages load the words of a family on demand: they are compiled before the clock of a test runs.
import '#web/parts/api/generated/formEnums/general.ts';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { type MockProblem, problem, reply } from '#web/mock/reply.ts';
import { applicantHandlers, miraiSession } from '#web/mock/scenarios/applications/applicant.ts';
import { draftApplication } from '#web/mock/scenarios/applications/applicantDraft.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { Visitor } from './testServices.ts';

type Application = components['schemas']['GeneralApplication'];
type Command = components['schemas']['ApplicantCommand'];
type Action = NonNullable<Command['action']>;

/** 青葉 一郎, who applies for round 11. */
export const asMirai: Visitor = (sessions) => sessions.accept('application', miraiSession, 'id.secret');

const changed = problem({
  status: 412,
  code: ErrorCode.INVALID_PARAMETER,
  detail: 'ほかの画面で変更されています。',
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Outcome = MockProblem | (() => never);

type Options = {
  readonly application?: Application;
  /** What an act makes of the application. */
  readonly acts?: { readonly [Name in Action]?: Partial<Application> };
};

/** The server of one application: keeps what is sent, counts versions, and refuses a change of an older one. */
export const applicantServer = ({ application = draftApplication, acts = {} }: Options = {}) => {
  let stored = application;
  let workedOut: Partial<Application> = {};
  const bodies: Record<string, unknown>[] = [];
  const troubles: Outcome[] = [];
  const put = (changes: Partial<Application>): void => {
    stored = { ...stored, ...changes, version: stored.version + 1 };
  };
  const isAction = (name: unknown): name is Action => typeof name === 'string';
  const handlers: MockHandlers = {
    ...applicantHandlers(application),
    getGeneralApplicationSelf: () => reply(stored, stored.version),
    updateGeneralApplicationSelf: ({ body, headers }) => {
      const trouble = troubles.shift();
      if (typeof trouble === 'function') trouble();
      if (typeof trouble === 'object') return trouble;
      if (headers.get('if-match') !== `"v${stored.version}"`) return changed;
      const { action, answers: _answers, reason: _reason, ...fields } = isRecord(body) ? body : {};
      if (isRecord(body)) bodies.push(body);
      put({ ...fields, ...workedOut, ...(isAction(action) ? acts[action] : {}) });
      return reply(stored, stored.version);
    },
  };
  return {
    handlers,
    /** What was taken, in its order. */
    bodies,
    stored: () => stored,
    /** Somebody changes the application in another window. */
    changeElsewhere: put,
    /** What the server makes of the next answers: totals, what is missing. */
    worksOut: (facts: Partial<Application>): void => {
      workedOut = facts;
    },
    /** The next change ends so; each further call is the one after. */
    failNext: (outcome: Outcome): void => void troubles.push(outcome),
  };
};
