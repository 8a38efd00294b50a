import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { problem, reply } from '#web/mock/reply.ts';
import { mamekuraPayments, paymentListOf } from '#web/mock/scenarios/money/mamekuraPayments.ts';
import { itemIn, pagesOf, paymentHandlers } from '#web/mock/scenarios/money/paymentHandlers.ts';
import { mamekuraHandlers } from '#web/mock/scenarios/myPages/mamekura.ts';
import { freshSection } from '#web/mock/scenarios/sections/himawariSections.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { DocumentType } from '#web/parts/api/generated/enums.ts';
import { alerts, field, fill, heard, pageSettled, press } from '#web/testing/acts.ts';
import { asMamekura } from '#web/testing/asMamekura.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { PaymentItemPage } from './PaymentItemPage.tsx';
// A part that comes on demand is compiled before the clock of a test runs.
import '#web/parts/form/conflict/ConflictPanel.tsx';

const open = async (id: 'new' | number, handlers: MockHandlers = paymentHandlers()) => {
  const world = renderWithServices(<PaymentItemPage />, {
    handlers: { ...mamekuraHandlers, ...handlers },
    visitor: asMamekura,
    at: `/user/5/payment/${id}`,
    route: id === 'new' ? '/user/:projectId/payment/new' : '/user/:projectId/payment/:id',
  });
  await screen.findByRole('link', { name: id === 99 ? /マイページ|ホーム|戻る/ : '支払経費一覧に戻る' });
  await pageSettled();
  const sent = (method: string) => world.sent.find((one) => one.method === method);
  return { ...world, sent, path: () => world.router.state.location.pathname };
};

const begin = (): void => {
  fill('経費区分', '0');
  fill('内容', '包装機');
  fill(/^支払先(?!の)/, '株式会社見本機械');
  fill('支払額（税込）', '１,１００,０００');
};

describe('a deal that is begun', () => {
  it('needs nothing but its amount, of which the part without tax comes at a press', {
    tags: ['slow'],
  }, async () => {
    const { sent, path } = await open('new');
    begin();
    press('10％なら 1,000,000円');
    expect(screen.queryByRole('button', { name: /％なら/ })).toBeNull();
    expect(document.activeElement).toBe(field('支払額（税抜）'));
    expect(field('支払額（税抜）').value).toBe('1,000,000');
    press('この取引を加える');
    await waitFor(() => expect(path()).toBe('/user/5/payment'));
    expect(sent('POST')?.body).toMatchObject({
      expenseCategory: 0,
      description: '包装機',
      payee: '株式会社見本機械',
      amountTaxIncluded: 1_100_000,
      amountTaxExcluded: 1_000_000,
      eligibleAmount: 1_000_000,
      paidOn: null,
    });
    await heard('「4 包装機」を加え、証憑の提出先を');
  });

  it('shows at its field what the server refuses, and keeps what was typed', { tags: ['slow'] }, async () => {
    const message = 'この事業の経費区分から選択してください';
    const refused = problem({
      status: 400,
      code: ErrorCode.INVALID_PARAMETER,
      detail: '入力内容を確かめてください。',
      errors: [{ pointer: '/paidOn', code: ErrorCode.INVALID_PARAMETER, message }],
    });
    const { path } = await open('new', { ...paymentHandlers(), createUserPaymentItem: refused });
    begin();
    press('10％なら 1,000,000円');
    press('この取引を加える');
    expect((await screen.findAllByText(new RegExp(message))).length).toBe(2);
    expect([field('支払日').getAttribute('aria-invalid'), field('内容').value]).toEqual(['true', '包装機']);
    expect(path()).toBe('/user/5/payment/new');
  });
});

describe('a deal that is changed', () => {
  it('sends only what was changed, upon the version that was read', { tags: ['slow'] }, async () => {
    const { sent, path } = await open(11);
    fill('納品日', '2026/09/04');
    press('保存する');
    await waitFor(() => expect(path()).toBe('/user/5/payment'));
    const request = sent('PATCH');
    expect(request?.body).toEqual({ deliveredOn: '2026-09-04' });
    expect(request?.headers.get('if-match')).toBe('"v1"');
  });

  it('shows both values where somebody else was faster', async () => {
    const handlers = paymentHandlers();
    const faster = paymentListOf(
      mamekuraPayments.items.map((item) =>
        item.id === 11 ? { ...item, version: 3, payee: '株式会社みほん製作所' } : item,
      ),
    );
    let list = mamekuraPayments;
    const { path } = await open(11, {
      ...handlers,
      getUserPaymentList: (request) => pagesOf(list)(request),
      getUserPaymentItem: ({ path }) => itemIn(list.items, path.id),
      updateUserPaymentItem: () => {
        list = faster;
        return problem({
          status: 412,
          code: ErrorCode.INVALID_PARAMETER,
          detail: 'ほかの人が先に変更しました。',
        });
      },
    });
    fill(/^支払先(?!の)/, '株式会社みほん精機');
    await act(async () => press('保存する'));
    await waitFor(() => expect(alerts().join()).toContain('株式会社みほん製作所'));
    expect(alerts().join()).toContain('株式会社みほん精機');
    expect(path()).toBe('/user/5/payment/11');
  });

  it('may have photos that it is not asked for, under its next number; a press leads to where they are taken', async () => {
    const { sent, path } = await open(13, {
      ...paymentHandlers(),
      createUserSection: reply({ ...freshSection, id: 901 }),
    });
    await screen.findByRole('button', { name: '実施前の写真を付ける' });
    press('実施前の写真を付ける');
    await waitFor(() => expect(path()).toBe('/user/5/section/901'));
    expect(sent('POST')?.body).toEqual({
      mypageID: mamekuraPayments.mypageId,
      documentType: DocumentType.ResultPhotoBefore,
      branchNumber: '3-7',
    });
  });

  it('of a member is asked for its papers, and adds none by itself', async () => {
    await open(13, { getUserPaymentList: pagesOf({ ...mamekuraPayments, memberId: 7 }) });
    await pageSettled();
    expect(screen.queryByRole('button', { name: /写真を付ける/ })).toBeNull();
  });

  it('is deleted after a question; a refusal says why', async () => {
    const detail = '証憑を提出した取引は削除できません。';
    const refused = problem({ status: 409, code: ErrorCode.INVALID_PARAMETER, detail });
    await open(11, { ...paymentHandlers(), deleteUserPaymentItem: refused });
    press('この取引を削除する');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: '削除する' }));
    await heard(detail);
  });

  it('of which the office has excluded something is kept, and says so in the place of the button', async () => {
    const items = mamekuraPayments.items.map((item) =>
      item.id === 11 ? { ...item, excludedAmount: 100_000, excludedReason: '据付費' } : item,
    );
    await open(11, paymentHandlers(paymentListOf(items)));
    expect(screen.getByText(/対象外とした額のある取引は削除できません/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'この取引を削除する' })).toBeNull();
  });

  it('leads back to the list once it is deleted, and asks nothing about what was typed into it', async () => {
    const { path } = await open(11);
    fill('内容', '包装機');
    press('この取引を削除する');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(path()).toBe('/user/5/payment'));
    await heard('「1 豆腐製造ライン」を削除しました');
  });

  it('that is settled says why it stays, without a form', async () => {
    const editRefusal = '実績が確認済みのため、支払経費一覧は変更できません';
    await open(11, { getUserPaymentList: pagesOf({ ...mamekuraPayments, canEdit: false, editRefusal }) });
    expect(screen.getByText(editRefusal)).toBeDefined();
    expect(screen.queryByRole('button', { name: '保存する' })).toBeNull();
  });

  it('that is not there is not found', async () => {
    await open(99);
    expect(screen.queryByRole('button', { name: '保存する' })).toBeNull();
  });
});
