import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { memberHandlers, representativeHandlers } from '#web/mock/scenarios/myPages/consortium.ts';
import { miraiMemberWorld, yasashiiWorld } from '#web/mock/world/world.ts';
import { PaymentItemPage } from '#web/modules/money/company/payments/PaymentItemPage.tsx';
import { PaymentListPage } from '#web/modules/money/company/payments/PaymentListPage.tsx';
import { fill, pageSettled, press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import type { Visitor } from '#web/testing/testServices.ts';

const asMember: Visitor = (sessions) => sessions.accept('user', miraiMemberWorld.session, 'id.secret');
const asRepresentative: Visitor = (sessions) => sessions.accept('user', yasashiiWorld.session, 'id.secret');

const openNew = async (world: { readonly handlers: MockHandlers; readonly visitor: Visitor }) => {
  const rendered = renderWithServices(<PaymentItemPage />, {
    ...world,
    at: '/user/7/payment/new',
    route: '/user/:projectId/payment/new',
  });
  await screen.findByRole('button', { name: 'この取引を加える' });
  await pageSettled();
  const created = async () => {
    await waitFor(() => expect(rendered.router.state.location.pathname).toBe('/user/7/payment'));
    return rendered.sent.find(({ method }) => method === 'POST')?.body;
  };
  return { ...rendered, created };
};

const enter = (): void => {
  fill('経費区分', '1');
  fill('内容', 'スチームオーブン');
  fill(/^支払先(?!の)/, '株式会社みほん厨機');
  fill('支払額（税込）', '1,100,000');
  press('10％なら 1,000,000円');
};

describe('a member', () => {
  it('enters a deal of its own, of which nobody asks whose it is', async () => {
    const { created } = await openNew({ handlers: memberHandlers, visitor: asMember });
    expect(screen.queryByRole('combobox', { name: /だれの取引か/ })).toBeNull();
    enter();
    press('この取引を加える');
    const body = await created();
    expect(body).toMatchObject({ description: 'スチームオーブン', amountTaxIncluded: 1_100_000 });
    expect(body).not.toHaveProperty('memberId');
  });

  it('reads on each deal what is to be put right and what is missing', async () => {
    renderWithServices(<PaymentListPage />, {
      handlers: memberHandlers,
      visitor: asMember,
      at: '/user/7/payment',
      route: '/user/:projectId/payment',
    });
    const deal = within(await screen.findByRole('row', { name: /^4 スチームオーブン/ }));
    expect(deal.getByText(/発注日（令和8年8月26日）が、交付決定日/)).toBeTruthy();
    expect(deal.getByRole('link', { name: '納品書（4-3）' }).getAttribute('href')).toBe(
      '/user/7/section/413',
    );
    expect(screen.queryByText(/構成員：/)).toBeNull();
  });
});

describe('the representative', () => {
  it('says for which member it enters a deal', { tags: ['slow'] }, async () => {
    const { created } = await openNew({ handlers: representativeHandlers, visitor: asRepresentative });
    fill(/だれの取引か/, '2');
    enter();
    press('この取引を加える');
    expect(await created()).toMatchObject({ memberId: 2 });
  });
});
