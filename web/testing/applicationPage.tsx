import { screen } from '@testing-library/react';
import { AdminType, ErrorCode } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { ApplicationPage } from '#web/features/applications/see/ApplicationPage.tsx';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { type MockProblem, problem, reply } from '#web/mock/reply.ts';
import { anApplication, applicationHandlers } from '#web/mock/scenarios/application.ts';
import { renderWithServices } from './renderWithServices.tsx';
import { asAdmin } from './visitors.ts';

type Application = components['schemas']['AdminGeneralApplication'];

type Options = {
  readonly type?: AdminType;
  readonly application?: Application;
  readonly tab?: string;
  readonly handlers?: MockHandlers;
};

const stale = problem({ status: 412, code: ErrorCode.INVALID_PARAMETER, detail: 'Changed meanwhile.' });

/** An application of 株式会社みらい食堂 as an administrator sees it, and a server that takes changes of its version only. */
export const openApplication = async ({
  type = AdminType.JMAC,
  application = anApplication,
  tab,
  handlers,
}: Options = {}) => {
  let stored = application;
  const taken: unknown[] = [];
  const troubles: MockProblem[] = [];
  const world = renderWithServices(<ApplicationPage family="general" />, {
    handlers: {
      ...applicationHandlers,
      getGeneralApplication: ({ path }) =>
        reply(path.id === '27' ? stored : { ...stored, id: Number(path.id) }),
      updateGeneralApplication: ({ body, headers }) => {
        const trouble = troubles.shift();
        if (trouble !== undefined) return trouble;
        if (headers.get('if-match') !== `"v${stored.version}"`) return stale;
        taken.push(body);
        stored = { ...stored, version: stored.version + 1 };
        return reply(stored, stored.version);
      },
      ...handlers,
    },
    visitor: asAdmin(type),
    at: `/admin/application/27${tab === undefined ? '' : `?tab=${tab}`}`,
    route: '/admin/application/:id',
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...world,
    /** What the server took, in its order. */
    taken,
    failNext: (trouble: MockProblem): void => void troubles.push(trouble),
    /** Somebody else changes it. */
    changeElsewhere: (changes: Partial<Application>): void => {
      stored = { ...stored, ...changes, version: stored.version + 1 };
    },
  };
};
