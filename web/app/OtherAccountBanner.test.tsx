import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { otherAccount, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { OtherAccountBanner } from './OtherAccountBanner.tsx';

const shown = () => screen.queryByText('このブラウザーでは、いま別の方がログインしています') !== null;

describe('a page whose browser somebody else has logged in with', () => {
  it('says so, whose it is, and is silent again when its own person is back', async () => {
    let isOther = true;
    const { services, left } = renderWithServices(<OtherAccountBanner />, {
      at: '/admin/project',
      handlers: {
        listAdminOwnSessions: () =>
          isOther ? otherAccount : reply({ items: [], nextCursor: null, total: 0 }),
      },
      visitor: (sessions) => sessions.accept('admin', adminSession(AdminType.JMAC), 'id.secret'),
    });
    const read = () => act(() => services.api.read('/api/admin/self/session', {}).catch(() => null));
    expect(shown()).toBe(false);
    await read();
    await waitFor(() => expect(shown()).toBe(true));
    expect(screen.getByText(/この画面は事務局 花子さんのものです/)).toBeTruthy();
    isOther = false;
    await read();
    await waitFor(() => expect(shown()).toBe(false));
    expect(left).toEqual([]);
  });
});
