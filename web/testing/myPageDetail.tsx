import { screen } from '@testing-library/react';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { reply } from '#web/mock/reply.ts';
import { adminMyPageHandlers, mamekuraAdminPage } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { MyPageDetailPage } from '#web/modules/myPages/office/detail/MyPageDetailPage.tsx';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { renderWithServices } from './renderWithServices.tsx';
import { asAdmin } from './visitors.ts';

type Options = {
  type?: AdminType;
  myPage?: components['schemas']['MyPage'];
  tab?: string;
  handlers?: MockHandlers;
};

/** The page of 株式会社豆くら as an administrator of a type sees it. */
export const openMyPage = async ({
  type = AdminType.JMAC,
  myPage = mamekuraAdminPage,
  tab,
  handlers = {},
}: Options = {}) => {
  const world = renderWithServices(<MyPageDetailPage />, {
    handlers: { ...adminMyPageHandlers, getMyPage: reply(myPage, myPage.version), ...handlers },
    visitor: asAdmin(type),
    at: `/admin/mypage/7${tab === undefined ? '' : `?tab=${tab}`}`,
    route: '/admin/mypage/:id',
  });
  await screen.findByRole('heading', { level: 1 });
  const changes = () => world.sent.filter(({ method }) => method !== 'GET');
  return { ...world, changes, bodies: () => changes().map(({ body }) => body) };
};
