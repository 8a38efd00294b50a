import { screen } from '@testing-library/react';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { type MockProblem, notFound, reply } from '#web/mock/reply.ts';
import { anApplication } from '#web/mock/scenarios/applications/application.ts';
import {
  type ApplicationLog,
  applicationDeskHandlers,
} from '#web/mock/scenarios/applications/applicationDesk.ts';
import { ApplicationPage } from '#web/modules/applications/office/desk/ApplicationPage.tsx';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { renderWithServices } from './renderWithServices.tsx';
import { asAdmin } from './visitors.ts';

type Application = components['schemas']['AdminGeneralApplication'];

type Options = {
  readonly type?: AdminType;
  readonly application?: Application;
  /** What the desk is opened with, e.g. `?tab=score`. */
  readonly search?: string;
  readonly handlers?: MockHandlers;
};

/** The desk with an application of 株式会社みらい食堂, the first of two that wait; `taken` gets what the server took. */
export const openApplication = async ({
  type = AdminType.JMAC,
  application = anApplication,
  search = '',
  handlers,
}: Options = {}) => {
  const taken: ApplicationLog = [];
  const stored = new Map<number, Application>();
  const troubles: MockProblem[] = [];
  const desk = applicationDeskHandlers(application, taken, stored);
  const { updateGeneralApplication: update } = desk;
  const world = renderWithServices(<ApplicationPage family="general" />, {
    handlers: {
      ...desk,
      updateGeneralApplication: (request) => {
        const trouble = troubles.shift();
        if (trouble !== undefined) return trouble;
        return typeof update === 'function' ? update(request) : notFound;
      },
      downloadAdminFile: reply(new Blob(['quotation'], { type: 'image/png' })),
      ...handlers,
    },
    visitor: asAdmin(type),
    at: `/admin/application/${application.id}${search}`,
    route: '/admin/application/:id',
  });
  await screen.findByRole('heading', { level: 1 });
  const heading = (): string => screen.getByRole('heading', { level: 1 }).textContent;
  return {
    ...world,
    taken,
    heading,
    failNext: (trouble: MockProblem): void => void troubles.push(trouble),
    /** Somebody else changes it. */
    changeElsewhere: (changes: Partial<Application>): void => {
      const now = stored.get(application.id) ?? application;
      stored.set(application.id, { ...now, ...changes, version: now.version + 1 });
    },
  };
};
