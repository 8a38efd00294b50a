import { screen } from '@testing-library/react';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { reply } from '#web/mock/reply.ts';
import { type DeskLog, deskHandlers } from '#web/mock/scenarios/sections/adminDesk.ts';
import { ReviewDeskPage } from '#web/modules/sections/office/desk/ReviewDeskPage.tsx';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { renderWithServices } from './renderWithServices.tsx';
import { asAdmin } from './visitors.ts';

type Options = {
  readonly type?: AdminType;
  readonly handlers?: MockHandlers;
  /** What the desk is opened with, e.g. `?queue=confirming&at=1`. */
  readonly search?: string;
};

/** The review desk with 発注書（1-2） on it, the first of three that wait; `log` gets what the server took. */
export const openDesk = async ({ type = AdminType.JMAC, handlers = {}, search = '' }: Options = {}) => {
  const log: DeskLog = [];
  const desk = {
    ...deskHandlers(log),
    downloadAdminFile: reply(new Blob(['order'], { type: 'image/png' })),
    ...handlers,
  };
  const world = renderWithServices(<ReviewDeskPage />, {
    handlers: desk,
    visitor: asAdmin(type),
    at: `/admin/mypage/7/section/234${search}`,
    route: '/admin/mypage/:id/section/:sectionId',
  });
  await screen.findByRole('heading', { level: 1 });
  const heading = (): string => screen.getByRole('heading', { level: 1 }).textContent;
  return { ...world, log, heading, desk };
};
