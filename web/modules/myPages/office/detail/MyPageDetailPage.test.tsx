import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reply } from '#web/mock/reply.ts';
import { mamekuraAdminPage } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { readyForAmount, readyForPayment } from '#web/mock/scenarios/sections/readyPages.ts';
import { AdminType, StepState } from '#web/parts/api/generated/enums.ts';
import { button, chooseFiles, fill, heard, press } from '#web/testing/acts.ts';
import { chooseEntry, entriesOf, pressInDialog } from '#web/testing/menus.ts';
import { openMyPage } from '#web/testing/myPageDetail.tsx';
import { anUpload, aPdf } from '#web/testing/uploads.ts';

const MENU = 'ほかの操作';

const choose = (name: string): void => chooseEntry(MENU, name);

const OFFICE = [
  '内容を変更する',
  '通知を送る',
  '遅延の判定を変える',
  '発行した文書',
  '不交付・交付決定の取消しにする',
  '中止・廃止・辞退にする',
];

describe('what an administrator may do beside what the server offers', () => {
  it.each<[keyof typeof AdminType, string[]]>([
    ['JMAC', OFFICE],
    ['BackOffice', ['通知を送る', ...OFFICE.slice(3)]],
    ['CS', ['事務局メモを書く', '通知を送る', ...OFFICE.slice(3)]],
    ['MAFF', OFFICE.slice(3)],
    ['Inspector', OFFICE.slice(4)],
  ])('%s', async (type, entries) => {
    await openMyPage({ type: AdminType[type] });
    expect(entriesOf(MENU)).toEqual(entries);
  });

  it('the call centre writes the memo and nothing else of the record', async () => {
    const { bodies } = await openMyPage({ type: AdminType.CS });
    choose('事務局メモを書く');
    expect(within(screen.getByRole('dialog')).getAllByRole('textbox')).toHaveLength(1);
    fill('事務局メモ', '午前に電話があった。');
    pressInDialog('保存する');
    await waitFor(() => expect(bodies()).toEqual([{ memo: '午前に電話があった。' }]));
  });

  it('nobody but the office writes to the business about what is late', async () => {
    await openMyPage({ type: AdminType.MAFF, tab: 'delay' });
    expect(screen.queryByRole('button', { name: '督促を送る' })).toBeNull();
    expect(screen.queryByRole('button', { name: '遅延の判定を変える' })).toBeNull();
  });
});

it('says its name once: the way there ends with the code', async () => {
  await openMyPage();
  const [, here] = within(screen.getByRole('navigation', { name: '現在の位置' })).getAllByRole('listitem');
  expect(here?.textContent).toBe(mamekuraAdminPage.displayCode);
});

it('keeps no trail of the tabs that were looked at: Back leads to where one came from', {
  tags: ['slow'],
}, async () => {
  const { router } = await openMyPage();
  const tabs = within(screen.getByRole('navigation', { name: 'マイページの内容' }));
  for (const name of [/^書類/, '支払']) fireEvent.click(tabs.getByRole('link', { name }));
  expect(router.state.location.search).toBe('?tab=payment');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?tab=payment');
});

describe('the way of an undertaking', () => {
  const way = () => screen.queryByRole('list', { name: /^事業の流れ/ });

  it('is shown while it has one', async () => {
    await openMyPage();
    expect(way()).not.toBeNull();
  });

  it('is none for one that ended at its first stage', async () => {
    const [first] = mamekuraAdminPage.lifecycle;
    if (first === undefined) throw new Error('a stage');
    const lifecycle = [{ ...first, state: StepState.Done }];
    await openMyPage({ myPage: { ...mamekuraAdminPage, lifecycle, availableActions: [] } });
    expect(way()).toBeNull();
  });
});

describe('the next step of the life cycle', () => {
  it('stands there with the server’s reason while it is not possible, and does nothing', async () => {
    await openMyPage();
    const next = button('実績を確認済みにする');
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(next.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      '確認済でない必須の書類があります（実施結果報告書（R5補）、',
    );
    fireEvent.click(next);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells the approved amount with the three who stand for it, and is made to the version that was read', async () => {
    const { changes } = await openMyPage({ myPage: readyForAmount });
    press('額の確定を通知する');
    await screen.findByText('22,000,000円');
    pressInDialog('額の確定を通知する');
    await heard('額の確定を通知する：記録しました');
    expect(changes().map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
      [{ action: 'notifyAmount' }, `"v${readyForAmount.version}"`],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('records that all is paid without asking for amounts: they stand in the payments', async () => {
    const { bodies } = await openMyPage({ myPage: readyForPayment });
    press('支払を記録する');
    pressInDialog('支払を記録する');
    await waitFor(() => expect(bodies()).toEqual([{ action: 'recordPayment' }]));
  });

  it('asks for the paper and the reason when a grant is taken back after the payment', async () => {
    const myPage = {
      ...readyForAmount,
      availableActions: [{ action: 'revoke', allowed: true, needsReason: true }],
    };
    const { bodies } = await openMyPage({ myPage });
    choose('支払後に交付決定を取り消す');
    pressInDialog('支払後に交付決定を取り消す');
    expect(await screen.findAllByText(/根拠の書類を添付してください。/)).not.toEqual([]);
    expect(screen.getAllByText(/返還を求める額：入力してください。|理由：入力してください。/)).toHaveLength(
      2,
    );
    expect(bodies()).toEqual([]);
  });
});

it('the paper of an action that arrived before the session ended goes with it afterwards', {
  tags: ['slow'],
}, async () => {
  const myPage = {
    ...readyForAmount,
    availableActions: [{ action: 'revoke', allowed: true, needsReason: true }],
  };
  const uploaded = anUpload();
  const before = await openMyPage({ myPage, handlers: { uploadAdminFile: reply(uploaded) } });
  choose('支払後に交付決定を取り消す');
  const input = document.querySelector('dialog input[type="file"]');
  if (input === null) throw new Error('a place for the paper');
  chooseFiles(input, aPdf('調査報告書.pdf'));
  fill('理由', '目的外の使用のため');
  await screen.findByRole('button', { name: /調査報告書.pdfを外す/ });
  await waitFor(() => expect(before.changes()).toHaveLength(1));
  act(() => before.services.sessions.invalidate('admin', 'expired'));
  before.unmount();
  const { bodies } = await openMyPage({ myPage });
  choose('支払後に交付決定を取り消す');
  expect(screen.getByRole('dialog').textContent).toContain('調査報告書.pdf');
  fill('返還を求める額', '1000');
  pressInDialog('支払後に交付決定を取り消す');
  await waitFor(() => expect(bodies()).toMatchObject([{ action: 'revoke', evidenceFileId: uploaded.id }]));
});

describe('amounts', () => {
  it('are not told to an inspector', async () => {
    const hidden = { totalCost: null, eligibleCost: null, appliedAmount: null, grantAmount: null };
    await openMyPage({ type: AdminType.Inspector, myPage: { ...mamekuraAdminPage, ...hidden } });
    expect(screen.getByText('金額は、検査員には表示されません。')).toBeTruthy();
  });

  it('lead to the account of the company only for those who have the page of companies', async () => {
    await openMyPage({ tab: 'payment' });
    expect((await screen.findByRole('link', { name: '企業の口座を見る' })).getAttribute('href')).toBe(
      '/admin/corporation/4',
    );
  });

  it('lead nowhere for the back office', async () => {
    await openMyPage({ type: AdminType.BackOffice, tab: 'payment' });
    await screen.findByText('振込先口座');
    expect(screen.queryByRole('link', { name: '企業の口座を見る' })).toBeNull();
  });
});
