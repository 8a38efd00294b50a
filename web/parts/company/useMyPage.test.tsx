import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mamekuraHandlers, mamekuraPage } from '#web/mock/scenarios/myPages/mamekura.ts';
import { asMamekura } from '#web/testing/asMamekura.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { useMyPage } from './useMyPage.ts';

const place = { at: '/user/5', route: '/user/:projectId' };
const handlers = mamekuraHandlers;

describe('the my page of the address', () => {
  it('is asked for with the project of the address and the company of the session', async () => {
    const { result, sent } = renderHookWithServices(useMyPage, { ...place, handlers, visitor: asMamekura });
    await waitFor(() => expect(result.current.data?.body.id).toBe(mamekuraPage.id));
    expect(sent.map(({ address }) => address)).toEqual([
      '/api/user/my_page/self?projectID=5&corporationID=4',
    ]);
  });

  it('is not asked for where nobody is logged in', () => {
    const { result, sent } = renderHookWithServices(useMyPage, place);
    expect(result.current.fetchStatus).toBe('idle');
    expect(sent).toEqual([]);
  });

  it('is not asked for any more once the session has ended', async () => {
    const { result, sent, services } = renderHookWithServices(useMyPage, {
      ...place,
      handlers,
      visitor: asMamekura,
    });
    await waitFor(() => expect(result.current.data).toBeDefined());
    services.sessions.invalidate('user', 'expired');
    await waitFor(() => expect(result.current.fetchStatus).toBe('idle'));
    expect(sent).toHaveLength(1);
  });
});
