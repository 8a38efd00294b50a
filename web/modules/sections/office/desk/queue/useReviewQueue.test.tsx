import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { reply } from '#web/mock/reply.ts';
import { deskHandlers } from '#web/mock/scenarios/sections/adminDesk.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { useReviewQueue } from './useReviewQueue.ts';

type Options = { type?: AdminType; search?: string; handlers?: MockHandlers; on?: number };

/** The pile of the scenario: 234, 235, 236. */
const pileAt = async ({ type = AdminType.JMAC, search = '', handlers = {}, on = 234 }: Options) => {
  const world = renderHookWithServices(() => useReviewQueue(on), {
    handlers: { ...deskHandlers(), ...handlers },
    visitor: asAdmin(type),
    at: `/admin/mypage/7/section/${on}${search}`,
  });
  await waitFor(() => expect(world.result.current.total).not.toBeNull());
  return { ...world, pile: () => world.result.current };
};

const askedOf = (world: Awaited<ReturnType<typeof pileAt>>) =>
  world.sent.map(({ address }) => new URL(address, 'https://tool.example.jp').searchParams);

describe('the pile around the document on the desk', () => {
  it('knows how many wait, where one is, and both neighbours', async () => {
    const { pile } = await pileAt({ on: 235, search: '?queue=confirming&at=2' });
    expect(pile()).toMatchObject({ total: 3, at: 2 });
    expect(pile().previousHref).toBe('/admin/mypage/7/section/234?queue=confirming&at=1');
    expect(pile().nextHref).toBe('/admin/mypage/7/section/236?queue=confirming&at=3');
  });

  it('moves up once the document on the desk has left it: the next one takes its place', async () => {
    const { pile } = await pileAt({ on: 235, search: '?queue=confirming&at=2' });
    expect(pile().nextHrefAfterLeaving).toBe('/admin/mypage/7/section/236?queue=confirming&at=2');
  });

  it('ends behind its last document', async () => {
    const { pile } = await pileAt({ on: 236, search: '?queue=confirming&at=3' });
    expect([pile().nextHref, pile().nextHrefAfterLeaving]).toEqual([null, null]);
  });

  it('is what waits for the ministry, for the ministry, and what waits for the desk, for everybody else', async () => {
    const desk = await pileAt({ type: AdminType.BackOffice });
    const ministry = await pileAt({ type: AdminType.MAFF });
    expect(askedOf(desk)[0]?.get('status')).toBe('1');
    expect(askedOf(ministry)[0]?.get('status')).toBe('2');
  });

  it('is asked for in the order and with the conditions of the list it was opened from', async () => {
    const world = await pileAt({ search: '?queue=confirming&sort=-submittedAt&project_id=3&q=豆&mine=true' });
    expect(Object.fromEntries(askedOf(world)[0] ?? [])).toEqual({
      limit: '200',
      sort: '-submittedAt',
      status: '1',
      project_id: '3',
      q: '豆',
      mine: 'true',
    });
  });

  it('goes on behind the part that was read', async () => {
    const all = deskHandlers().listSections;
    const listSections: MockHandlers['listSections'] = async (request) => {
      const whole = typeof all === 'function' ? await all({ ...request, query: new URLSearchParams() }) : all;
      if (whole?.kind !== 'reply' || whole.body instanceof Blob) throw new Error('the pile is a list');
      const [first, second] = whole.body.items;
      if (first === undefined || second === undefined) throw new Error('the pile has three');
      return request.query.get('cursor') === 'abc'
        ? reply({ items: [second], nextCursor: null, total: 2 })
        : reply({ items: [first], nextCursor: 'abc', total: 2 });
    };
    const { pile } = await pileAt({ handlers: { listSections } });
    await waitFor(() => expect(pile().nextHref).not.toBeNull());
    expect(pile().nextHref).toBe('/admin/mypage/7/section/235?queue=confirming&cursor=abc&from=2&at=2');
  });

  it('is exactly the documents that were chosen, also those that were confirmed meanwhile', async () => {
    const { pile, sent } = await pileAt({ on: 236, search: '?chosen=7-234.6-90.7-236.7-235&at=3' });
    expect(pile()).toMatchObject({ isChosen: true, total: 4, at: 3 });
    expect(pile().previousHref).toBe('/admin/mypage/6/section/90?chosen=7-234.6-90.7-236.7-235&at=2');
    expect(pile().nextHref).toBe('/admin/mypage/7/section/235?chosen=7-234.6-90.7-236.7-235&at=4');
    expect(pile().nextHrefAfterLeaving).toBe(pile().nextHref);
    expect(sent).toEqual([]);
  });

  it('is left by its own ways only, and not at all where there is none', async () => {
    const { pile, router } = await pileAt({ search: '?queue=confirming&at=1' });
    act(() => pile().go(pile().previousHref));
    expect(router.state.location.pathname).toBe('/admin/mypage/7/section/234');
    act(() => pile().go(pile().nextHref));
    expect(router.state.location.pathname).toBe('/admin/mypage/7/section/235');
  });
});
