import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reply } from '#web/mock/reply.ts';
import { mamekuraHandlers, mamekuraPage } from '#web/mock/scenarios/myPages/mamekura.ts';
import { asMamekura } from '#web/testing/asMamekura.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { useWaitingCounts } from './useWaitingCounts.ts';

const place = { at: '/user/5', route: '/user/:projectId' };
const handlers = mamekuraHandlers;

describe('what waits for the company, in the menu', () => {
  it('counts the papers that came back and the notifications that nobody has read', async () => {
    const { result } = renderHookWithServices(useWaitingCounts, { ...place, handlers, visitor: asMamekura });
    expect(result.current).toEqual({
      returned: 0,
      unread: 0,
      unreadThreads: 0,
      unreadAnnouncements: 0,
      isMember: false,
    });
    await waitFor(() =>
      expect(result.current).toEqual({
        returned: 1,
        unread: 2,
        unreadThreads: 1,
        unreadAnnouncements: 1,
        isMember: false,
      }),
    );
  });

  it('is nothing where nothing waits', async () => {
    const getUserMyPage = reply(
      {
        ...mamekuraPage,
        sections: [],
        unreadNotificationCount: 0,
        unreadThreadCount: 0,
        unreadAnnouncementCount: 0,
      },
      3,
    );
    const { result, sent } = renderHookWithServices(useWaitingCounts, {
      ...place,
      handlers: { getUserMyPage },
      visitor: asMamekura,
    });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(result.current).toEqual({
      returned: 0,
      unread: 0,
      unreadThreads: 0,
      unreadAnnouncements: 0,
      isMember: false,
    });
  });
});
