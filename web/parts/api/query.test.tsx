import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { broken, notFound, offline, problem, reply } from '#web/mock/reply.ts';
import { anInspector } from '#web/mock/scenarios/access/admins.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { ErrorCode } from './errors.ts';
import { useChange, useRead } from './query.tsx';

const anInspectorAnswer = reply(anInspector);
const useInspector = () => useRead('/api/admin/admin_user/{id}', { path: { id: 4 } });
const usePatch = () => useChange('patch', '/api/admin/admin_user/{id}');
const rename = { path: { id: 4 }, body: { name: '検査 実' } };

const busy = problem({
  status: 503,
  code: ErrorCode.SERVICE_UNAVAILABLE,
  detail: 'しばらくしてからもう一度お試しください。',
  retryAfterSeconds: 5,
});

describe('a read', () => {
  it('gives the record and its version', async () => {
    const { result } = renderHookWithServices(useInspector, {
      handlers: { getAdminUser: anInspectorAnswer },
    });
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toEqual({ body: anInspector, etag: '"v2"' }));
  });

  it('of what is not there, or not for this person, is null and no error (spec 7)', async () => {
    const { result } = renderHookWithServices(useInspector, { handlers: { getAdminUser: notFound } });
    await waitFor(() => expect(result.current.data).toBeNull());
    expect(result.current.isError).toBe(false);
  });

  it('is tried three times while no answer comes', async () => {
    const { result, sent } = renderHookWithServices(useInspector, { handlers: { getAdminUser: offline } });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(sent).toHaveLength(3);
  });

  it('is tried again when the server asks to come back, and then shows what it held', async () => {
    const getAdminUser = vi.fn().mockReturnValueOnce(busy).mockReturnValue(anInspectorAnswer);
    const { result } = renderHookWithServices(useInspector, { handlers: { getAdminUser } });
    await waitFor(() => expect(result.current.data?.body.name).toBe('検査 誠'));
    expect(getAdminUser).toHaveBeenCalledTimes(2);
  });

  it('that the server fails is not tried again: it would fail again', async () => {
    const { result, sent } = renderHookWithServices(useInspector, { handlers: { getAdminUser: broken } });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(sent).toHaveLength(1);
  });

  it('that the server fails says エラーが発生しました on every page (spec 7, 8); a broken line says its own', async () => {
    const failed = renderHookWithServices(useInspector, { handlers: { getAdminUser: broken } });
    await waitFor(() => expect(screen.getByRole('log').textContent).toBe('エラーが発生しました'));
    failed.unmount();
    const cut = renderHookWithServices(useInspector, { handlers: { getAdminUser: offline } });
    await waitFor(() => expect(cut.result.current.isError).toBe(true));
    expect(screen.getByRole('log').textContent).toBe('');
  });

  it('waits for an id that is not known yet', async () => {
    const { result, rerender, sent } = renderHookWithServices(
      ({ id }: { id: number }) =>
        useRead('/api/admin/admin_user/{id}', { path: { id } }, { isEnabled: id > 0 }),
      { handlers: { getAdminUser: anInspectorAnswer }, initialProps: { id: 0 } },
    );
    expect(sent).toEqual([]);
    rerender({ id: 4 });
    await waitFor(() => expect(result.current.data?.body.id).toBe(4));
  });
});

describe('a change', () => {
  const changed = { ...anInspector, name: '検査 実', version: 3 };

  it('sends the version that was read, and afterwards every read on the screen is fetched anew', async () => {
    const getAdminUser = vi.fn().mockReturnValueOnce(anInspectorAnswer).mockReturnValue(reply(changed));
    const { result, sent } = renderHookWithServices(() => ({ read: useInspector(), change: usePatch() }), {
      handlers: { getAdminUser, updateAdminUser: reply(changed) },
    });
    await waitFor(() => expect(result.current.read.data?.etag).toBe('"v2"'));
    const answer = await act(() => result.current.change.run(rename, { ifMatch: '"v2"' }));
    expect(answer).toEqual({ isOk: true, body: changed, etag: '"v3"' });
    expect(sent.find(({ method }) => method === 'PATCH')?.headers.get('if-match')).toBe('"v2"');
    await waitFor(() => expect(result.current.read.data?.body.name).toBe('検査 実'));
  });

  it('is done though a read of the screen does not come again', async () => {
    const getAdminUser = vi.fn().mockReturnValueOnce(anInspectorAnswer);
    const handlers = { getAdminUser, updateAdminUser: anInspectorAnswer };
    const { result } = renderHookWithServices(() => ({ read: useInspector(), change: usePatch() }), {
      handlers,
    });
    await waitFor(() => expect(result.current.read.data).toBeDefined());
    getAdminUser.mockReturnValue(() => new Promise(() => undefined));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const changed = act(() => result.current.change.run(rename));
      await vi.waitUntil(() => getAdminUser.mock.calls.length === 2);
      vi.advanceTimersByTime(2_000);
      expect((await changed).isOk).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that fails says エラーが発生しました (spec 8) and throws nothing at the page', async () => {
    const { result } = renderHookWithServices(usePatch, { handlers: { updateAdminUser: broken } });
    const answer = await act(() => result.current.run(rename));
    expect(answer).toMatchObject({ isOk: false, error: { status: 500 } });
    expect((await screen.findByRole('log')).textContent).toBe('エラーが発生しました');
  });
});
