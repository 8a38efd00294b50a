import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, offline, problem } from '#web/mock/reply.ts';
import { deskHandlers, orderOnDesk } from '#web/mock/scenarios/sections/adminDesk.ts';
import { ChecklistResult, ErrorCode } from '#web/parts/api/generated/enums.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { useSectionChange } from './useSectionChange.ts';

const { Ok } = ChecklistResult;
const answer = (key: string) => ({ checklist: [{ key, result: Ok }] });

const setUp = (handlers: MockHandlers = {}, etag = '"v3"') => {
  const world = renderHookWithServices(
    ({ newest }: { newest: string }) => useSectionChange(orderOnDesk, newest),
    { handlers: { ...deskHandlers(), ...handlers }, initialProps: { newest: etag } },
  );
  const changes = () => world.sent.filter(({ method }) => method === 'PATCH');
  return {
    ...world,
    changes,
    versions: () => changes().map(({ headers }) => headers.get('if-match')),
    send: (key: string) => act(() => world.result.current.send(answer(key))),
    trouble: () => world.result.current.trouble,
  };
};

const refused = problem({
  status: 400,
  code: ErrorCode.INVALID_PARAMETER,
  detail: '期限は、あすより後の営業日にしてください。',
});

describe('a change of the document on the desk', () => {
  it('is made to the version that was read', async () => {
    const { send, changes, versions } = setUp();
    expect((await send('formComplete')).record?.version).toBe(4);
    expect(changes().map(({ body }) => body)).toEqual([{ id: orderOnDesk.id, ...answer('formComplete') }]);
    expect(versions()).toEqual(['"v3"']);
  });

  it('waits for the one before and is made to the version that it left', async () => {
    const { result, versions } = setUp();
    await act(async () => {
      const first = result.current.send(answer('formComplete'));
      const second = result.current.send(answer('matchesQuotation'));
      expect([await first, await second].map(({ record }) => record?.version)).toEqual([4, 5]);
    });
    expect(versions()).toEqual(['"v3"', '"v4"']);
  });

  it('tells that somebody else was faster, and writes nothing over his work', async () => {
    const { send, trouble } = setUp({}, '"v2"');
    expect((await send('formComplete')).record).toBeNull();
    expect(trouble()).toEqual({ kind: 'conflict' });
  });

  it('goes on once the newest state was read', async () => {
    const { send, rerender, trouble } = setUp({}, '"v2"');
    await send('formComplete');
    rerender({ newest: '"v3"' });
    expect((await send('formComplete')).record?.version).toBe(4);
    expect(trouble()).toBeNull();
  });

  it('keeps the server’s reason when it is refused', async () => {
    const { send, trouble } = setUp({ updateSection: refused });
    await send('formComplete');
    expect(trouble()).toMatchObject({ kind: 'refused', error: { detail: refused.detail } });
  });

  it.each([
    ['the line is broken', offline],
    ['the server is broken', broken],
    [
      'too much comes at once',
      problem({ status: 429, code: ErrorCode.TOO_MANY_REQUESTS, detail: '少し待ってください。' }),
    ],
    [
      'nobody is logged in any more',
      problem({ status: 401, code: ErrorCode.SESSION_EXPIRED, detail: 'ログインしてください。' }),
    ],
  ])('is only not sent yet when %s', async (_what, updateSection) => {
    const { send, trouble } = setUp({ updateSection });
    expect((await send('formComplete')).record).toBeNull();
    expect(trouble()).toEqual({ kind: 'unsent' });
  });

  it('does not stop those after it when it could not be sent', async () => {
    let tries = 0;
    const desk = deskHandlers().updateSection;
    const { send, trouble } = setUp({
      updateSection: (request) => {
        tries += 1;
        if (tries === 1 || typeof desk !== 'function') return offline();
        return desk(request);
      },
    });
    await send('formComplete');
    expect((await send('matchesQuotation')).record?.version).toBe(4);
    expect(trouble()).toBeNull();
  });

  it('leaves its trouble on the screen until the person has seen to it', async () => {
    const { send, trouble, result } = setUp({ updateSection: refused });
    await send('formComplete');
    act(() => result.current.forget());
    expect(trouble()).toBeNull();
  });
});
