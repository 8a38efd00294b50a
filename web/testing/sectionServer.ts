import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { type MockProblem, problem, reply } from '#web/mock/reply.ts';
import { himawariHandlers, himawariSession } from '#web/mock/scenarios/myPages/himawari.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { Visitor } from './testServices.ts';

type Section = components['schemas']['Section'];
type Body = components['schemas']['SectionUpdate'];

/** 向井 陽子, whose company carries out project 4. */
export const asHimawari: Visitor = (sessions) => sessions.accept('user', himawariSession, 'id.secret');

const changed = problem({
  status: 412,
  code: ErrorCode.INVALID_PARAMETER,
  detail: 'ほかの画面で変更されています。',
});

type Outcome = MockProblem | (() => never);

type Options = {
  readonly section: Section;
  /** What a body makes of the section besides its comment: answers saved, handed in, pulled back. */
  readonly makes?: (body: Body) => Partial<Section>;
};

/** The server of one section: keeps what is sent, counts versions, and refuses an act upon an older one. */
export const sectionServer = ({ section, makes = () => ({}) }: Options) => {
  let stored = section;
  const bodies: Body[] = [];
  const troubles: Outcome[] = [];
  const put = (changes: Partial<Section>): void => {
    stored = { ...stored, ...changes, version: stored.version + 1 };
  };
  const handlers: MockHandlers = {
    ...himawariHandlers,
    getUserSection: () => reply(stored, stored.version),
    updateUserSection: ({ body, headers }) => {
      const trouble = troubles.shift();
      if (typeof trouble === 'function') trouble();
      if (typeof trouble === 'object') return trouble;
      const ifMatch = headers.get('if-match');
      if (ifMatch !== null && ifMatch !== `"v${stored.version}"`) return changed;
      // The mock has held it against the contract.
      const sent = body as Body;
      bodies.push(sent);
      const { submitterComment = stored.submitterComment } = sent;
      put({ submitterComment, ...makes(sent) });
      return reply(stored, stored.version);
    },
  };
  return {
    handlers,
    /** What was taken, in its order. */
    bodies,
    stored: () => stored,
    /** Somebody changes the section elsewhere. */
    changeElsewhere: put,
    /** The next change ends so; each further call is the one after. */
    failNext: (outcome: Outcome): void => void troubles.push(outcome),
  };
};
