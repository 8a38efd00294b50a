import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { problem, reply } from '#web/mock/reply.ts';
import { noListViews } from '#web/mock/scenarios/office/listViews.ts';
import { officeWorld } from '#web/mock/world/world.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { field, press } from '#web/testing/acts.ts';
import { pressInDialog } from '#web/testing/menus.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { PayoutPage } from './PayoutPage.tsx';
import { PayoutsPage } from './PayoutsPage.tsx';

const { saw } = officeWorld;
const payoutHandlers: MockHandlers = { ...noListViews, ...officeWorld.handlers };
const aRequested = saw('getPayout', 5);
const aChecked = saw('getPayout', 4);
const { account } = aRequested;
if (account === null) throw new Error('an account');

const SAME = '振込先口座が通帳の写しと一致しています';

const changed = {
  ...aRequested,
  version: aRequested.version + 1,
  account: { ...account, version: account.version + 1, accountNumberMasked: '****999' },
};

/** The server of one payment whose account the business changes after it was read. */
const changing = () => {
  let now = aRequested;
  const sent: unknown[] = [];
  const handlers: MockHandlers = {
    ...payoutHandlers,
    getPayout: () => reply(now, now.version),
    updatePayout: ({ body }) => {
      sent.push(body);
      if (sent.length > 1) return reply(aChecked, aChecked.version);
      now = changed;
      return problem({ status: 412, code: ErrorCode.INVALID_PARAMETER, detail: '変更されています。' });
    },
  };
  return { handlers, sent };
};

const openCheck = async (handlers: MockHandlers) => {
  const world = renderWithServices(<PayoutPage />, {
    handlers,
    visitor: asAdmin(0),
    at: '/admin/payment/5',
    route: '/admin/payment/:id',
  });
  await screen.findByRole('heading', { level: 1 });
  press('確認する');
  await screen.findByRole('dialog');
  return world;
};

const tick = (): void => act(() => field(SAME).click());

const list = { handlers: payoutHandlers, visitor: asAdmin(0), at: '/admin/payment', route: '/admin/payment' };

const other = { ...aRequested, id: 41 };

const withOther: MockHandlers = {
  ...payoutHandlers,
  listPayouts: reply({ items: [other], nextCursor: null, total: 1, totalAmount: other.amount }),
};

describe('the check of an account', () => {
  it('is of the account that stood there: another one that is read meanwhile is compared anew', async () => {
    const { handlers, sent } = changing();
    await openCheck(handlers);
    tick();
    pressInDialog('確認する');
    (await screen.findByRole('button', { name: '最新の内容を読み込む' })).click();
    await screen.findByText(/^口座が変更されました/);
    await waitFor(() => expect(field(SAME).checked).toBe(false));
    pressInDialog('確認する');
    await screen.findAllByText('通帳の写しと照らして、一致していることを確かめてください');
    expect(sent).toHaveLength(1);
    tick();
    pressInDialog('確認する');
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ accountVersion: changed.account.version }));
  });

  it('of one payment is never that of another, though the log-in came between', {
    tags: ['slow'],
  }, async () => {
    const before = renderWithServices(<PayoutsPage />, list);
    const openFirst = async () => {
      const [button] = await screen.findAllByRole('button', { name: '確認する' });
      act(() => button?.click());
      return within(await screen.findByRole('dialog'));
    };
    await openFirst();
    tick();
    act(() => before.services.sessions.invalidate('admin', 'expired'));
    before.unmount();
    renderWithServices(<PayoutsPage />, { ...list, handlers: withOther });
    await openFirst();
    expect(field(SAME).checked).toBe(false);
  });
});
