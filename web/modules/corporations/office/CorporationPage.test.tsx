import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { notFound, problem, reply } from '#web/mock/reply.ts';
import { aCorporation, corporationHandlers } from '#web/mock/scenarios/corporations/corporation.ts';
import { operationsWorld } from '#web/mock/world/world.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { field, heard, press, type } from '#web/testing/acts.ts';
import { pressInDialog } from '#web/testing/menus.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { CorporationPage } from './CorporationPage.tsx';

type Facts = { adminType?: AdminType; handlers?: MockHandlers; at?: string };

const show = ({ adminType = AdminType.JMAC, handlers = {}, at = '/admin/corporation/1' }: Facts = {}) =>
  renderWithServices(<CorporationPage />, {
    handlers: { ...corporationHandlers, ...handlers },
    visitor: asAdmin(adminType),
    at,
    route: '/admin/corporation/:id',
  });

const open = async (facts: Facts = {}) => {
  const page = show(facts);
  await screen.findByRole('heading', { level: 1, name: '株式会社みらい食堂' });
  return page;
};

const edit = async (facts: Facts = {}) => {
  const page = await open({ at: '/admin/corporation/1?edit', ...facts });
  await screen.findByLabelText(/^企業名（屋号）/);
  return page;
};
const save = (): void => press('保存する');
const changed = problem({
  status: 412,
  code: ErrorCode.INVALID_PARAMETER,
  detail: 'ほかの人が先に変更しました。',
});

type Elsewhere = Partial<typeof aCorporation>;

/** Somebody else saves these fields while the form is open. */
const savedMeanwhile = (elsewhere: Elsewhere): MockHandlers => {
  let newest = aCorporation;
  return {
    getCorporation: () => reply(newest, newest.version),
    updateCorporation: ({ body }) => {
      if (newest.version === 1) {
        newest = { ...aCorporation, ...elsewhere, version: 2 };
        return changed;
      }
      newest = { ...newest, ...Object(body), version: 3 };
      return reply(newest, newest.version);
    },
  };
};
const openWhile = (elsewhere: Elsewhere) => open({ handlers: savedMeanwhile(elsewhere) });
const changesIn = ({ sent }: Awaited<ReturnType<typeof open>>) =>
  sent.filter(({ method }) => method === 'PATCH').map(({ body, headers }) => [body, headers.get('if-match')]);

describe('who sees a corporation (spec 6)', () => {
  it.each([AdminType.Inspector, AdminType.BackOffice])(
    'type %i is told who does, and nothing is asked',
    async (adminType) => {
      const { sent } = show({ adminType });
      expect(await screen.findByRole('heading', { name: /利用できません/ })).toBeDefined();
      expect(sent).toEqual([]);
    },
  );

  it('an address without a number, and a corporation that is gone, are not found', async () => {
    const { unmount } = show({ at: '/admin/corporation/abc' });
    expect(await screen.findByRole('heading', { name: /見つかりません/ })).toBeDefined();
    unmount();
    show({ handlers: { getCorporation: notFound } });
    expect(await screen.findByRole('heading', { name: /見つかりません/ })).toBeDefined();
  });

  it('the call centre may not change it, also not by the address of the form', async () => {
    await open({ adminType: AdminType.CS, at: '/admin/corporation/1?edit' });
    expect(screen.queryByLabelText(/^企業名（屋号）/)).toBeNull();
    expect(screen.queryByRole('link', { name: '企業の情報を直す' })).toBeNull();
  });
});

describe('changing a corporation', () => {
  it('sends only what was changed, upon the version that was opened, and leads back', {
    tags: ['slow'],
  }, async () => {
    const { sent, router } = await edit();
    type('企業名（屋号）', '株式会社みらい食堂本店');
    save();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    const change = sent.find(({ method }) => method === 'PATCH');
    expect([change?.body, change?.headers.get('if-match')]).toEqual([
      { name: '株式会社みらい食堂本店' },
      '"v1"',
    ]);
  });

  it('sends nothing when nothing was changed', async () => {
    const { sent, router } = await edit();
    save();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  const editWhile = (elsewhere: Elsewhere) => edit({ handlers: savedMeanwhile(elsewhere) });

  it('goes together with what somebody else saved in other fields, without a question', {
    tags: ['slow'],
  }, async () => {
    const page = await editWhile({ nameKana: 'ミライ' });
    type('企業名（屋号）', '別名');
    save();
    await waitFor(() => expect(page.router.state.location.search).toBe(''));
    expect(changesIn(page)).toEqual([
      [{ name: '別名' }, '"v1"'],
      [{ name: '別名' }, '"v2"'],
    ]);
  });

  it('in a field that somebody else changed too shows both, and the person chooses', {
    tags: ['slow'],
  }, async () => {
    const page = await editWhile({ name: '株式会社みらい' });
    type('企業名（屋号）', '別名');
    save();
    const question = await screen.findByText('同じ項目が、ほかの画面でも変更されています');
    expect(question.closest('[role=alert]')?.textContent).toContain(
      '企業名（屋号）この画面の入力別名保存済みの内容株式会社みらい',
    );
    expect(field('企業名（屋号）').value).toBe('別名');
    press('この画面の入力を残す');
    await waitFor(() => expect(page.router.state.location.search).toBe(''));
    expect(changesIn(page).at(-1)).toEqual([{ name: '別名' }, '"v2"']);
  });

  it('in several fields goes by field: each keeps what was typed, or takes what is stored', {
    tags: ['slow'],
  }, async () => {
    const page = await editWhile({ name: '株式会社みらい', city: '中央区' });
    type('企業名（屋号）', '別名');
    type('市区町村', '港区');
    save();
    const city = within(await screen.findByRole('radiogroup', { name: '市区町村' }));
    expect(city.getByRole<HTMLInputElement>('radio', { name: 'この画面の入力港区' }).checked).toBe(true);
    fireEvent.click(city.getByRole('radio', { name: '保存済みの内容中央区' }));
    press('選んだ内容を残す');
    await waitFor(() => expect(page.router.state.location.search).toBe(''));
    expect(changesIn(page).at(-1)).toEqual([{ name: '別名' }, '"v2"']);
  });

  it('with my pages it cannot be deleted, and says why', async () => {
    const { sent } = await edit();
    expect(
      screen.getByText(
        'マイページがあるか、構成員として参加しているため削除できません。先にマイページを確認してください',
      ),
    ).toBeDefined();
    press('企業を削除する');
    expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('without any it is deleted after one has said so', async () => {
    const free = { ...aCorporation, availableActions: [{ action: 'delete', allowed: true } as const] };
    const { router, sent } = await edit({
      handlers: { getCorporation: reply(free, free.version), deleteCorporation: reply(null) },
    });
    press('企業を削除する');
    expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/corporation'));
    await heard('株式会社みらい食堂を削除しました');
  });
});

describe('the memo of the desk', () => {
  it('is written by the call centre too, and can be emptied', async () => {
    const { sent } = await open({ adminType: AdminType.CS });
    press('メモを書く');
    type('メモ', ' ');
    pressInDialog('保存する');
    await heard('メモを保存しました');
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ memo: null });
  });

  it('goes together with what somebody else saved in other fields, without a question', async () => {
    const page = await openWhile({ phone: '0300000009' });
    press('メモを書く');
    type('メモ', '電話は午後');
    pressInDialog('保存する');
    await heard('メモを保存しました');
    expect(changesIn(page).at(-1)).toEqual([{ memo: '電話は午後' }, '"v2"']);
  });

  it('that somebody else wrote too shows both, and the person chooses', async () => {
    const page = await openWhile({ memo: '電話は午前' });
    press('メモを書く');
    type('メモ', '電話は午後');
    pressInDialog('保存する');
    const question = await screen.findByText('同じ項目が、ほかの画面でも変更されています');
    expect(question.closest('[role=alert]')?.textContent).toContain(
      'この画面の入力電話は午後保存済みの内容電話は午前',
    );
    press('この画面の入力を残す');
    await heard('メモを保存しました');
    expect(changesIn(page).at(-1)).toEqual([{ memo: '電話は午後' }, '"v2"']);
  });

  it('is there again after the session has ended', async () => {
    const page = await open();
    press('メモを書く');
    type('メモ', '電話は午後');
    act(() => page.services.sessions.invalidate('admin', 'expired'));
    page.unmount();
    await open();
    press('メモを書く');
    expect(field('メモ').value).toBe('電話は午後');
  });
});

const { accountNumber: NUMBER } = operationsWorld.saw('revealBankAccountNumber', 1);

describe('the number of the account', () => {
  it('is hidden until one asks for it, and can be hidden again', async () => {
    const { sent } = await open();
    expect(await screen.findByText(/^普通預金.*････111$/)).toBeDefined();
    press('番号を表示する');
    expect(await screen.findByText(new RegExp(NUMBER))).toBeDefined();
    expect(sent.filter(({ address }) => address.endsWith('/number'))).toHaveLength(1);
    press('番号を隠す');
    await waitFor(() => expect(screen.queryByText(new RegExp(NUMBER))).toBeNull());
  });

  it('is shown in whole to nobody but the JMAC', async () => {
    await open({ adminType: AdminType.MAFF });
    await screen.findByText(/^普通預金.*････111$/);
    expect(screen.queryByRole('button', { name: '番号を表示する' })).toBeNull();
  });

  it('is not asked for where there is no account', async () => {
    const { sent } = await open({
      handlers: { getCorporation: reply({ ...aCorporation, hasBankAccount: false }, 1) },
    });
    expect(await screen.findByText(/^振込先口座は、まだ登録されていません。/)).toBeDefined();
    expect(sent.some(({ address }) => address.includes('bank_account'))).toBe(false);
  });
});
