import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { offline, problem, reply } from '#web/mock/reply.ts';
import { adminUserHandlers, anInspector } from '#web/mock/scenarios/access/admins.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { alerts, field, heard, press, type } from '#web/testing/acts.ts';
import { chooseEntry } from '#web/testing/menus.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { AdminUsersPage } from './AdminUsersPage.tsx';
// A part that pages load on demand is compiled before the clock of a test runs: on a busy machine that takes long.
import './AdminUserDialog.tsx';

const open = async (handlers: MockHandlers = {}, at = '/admin/user') => {
  const page = renderWithServices(<AdminUsersPage />, {
    handlers: { ...adminUserHandlers, ...handlers },
    visitor: asAdmin(AdminType.JMAC),
    at,
    route: '/admin/user',
  });
  await screen.findAllByText('検査 誠');
  return page;
};

const inDialog = () => within(screen.getByRole('dialog'));
const choose = async (person: string, name: string): Promise<void> => {
  chooseEntry(`${person}さんの操作`, name);
  await screen.findByRole('dialog');
};

/** What the list was asked with. */
const askedIn = (sent: Awaited<ReturnType<typeof open>>['sent']): URLSearchParams =>
  new URLSearchParams(
    sent.find(({ address }) => address.startsWith('/api/admin/admin_user'))?.address.split('?')[1],
  );

describe('the administrators', () => {
  it.each([AdminType.MAFF, AdminType.CS, AdminType.Inspector, AdminType.BackOffice])(
    'are not shown to type %i, and not asked for (spec 6: JMAC only)',
    async (adminType) => {
      const { sent } = renderWithServices(<AdminUsersPage />, { visitor: asAdmin(adminType) });
      expect(await screen.findByRole('heading', { name: /利用できません/ })).toBeDefined();
      expect(sent).toEqual([]);
    },
  );

  it('are narrowed by the address: type and whether they may log in', async () => {
    const { sent } = await open({}, '/admin/user?type=3&isActive=false&sort=-email');
    const query = askedIn(sent);
    expect([query.getAll('type'), query.get('isActive'), query.get('sort')]).toEqual([
      ['3'],
      'false',
      '-email',
    ]);
  });

  it('an address with a type that does not exist asks for all', async () => {
    const { sent } = await open({}, '/admin/user?type=99');
    expect(askedIn(sent).has('type')).toBe(false);
  });
});

describe('adding an administrator', () => {
  const fillIn = (adminType: AdminType): void => {
    fireEvent.change(field('種別'), { target: { value: String(adminType) } });
    type('氏名', '検査 実');
    type('メールアドレス', 'minoru@example.jp');
  };
  const begin = async (handlers: MockHandlers = {}) => {
    const page = await open(handlers);
    press('管理者を加える');
    await screen.findByRole('dialog');
    return page;
  };
  const save = (): void => void fireEvent.click(inDialog().getByRole('button', { name: '保存する' }));

  it('an inspector needs a prefecture; the others are not asked for one', { tags: ['slow'] }, async () => {
    const { sent } = await begin();
    fillIn(AdminType.CS);
    expect(inDialog().queryByRole('checkbox', { name: '東京都' })).toBeNull();
    fillIn(AdminType.Inspector);
    save();
    const words = '担当する都道府県を、1つ以上選んでください。';
    expect((await inDialog().findAllByText(words, { exact: false })).length).toBeGreaterThan(0);
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
    fireEvent.click(inDialog().getByRole('checkbox', { name: '東京都' }));
    save();
    await heard('検査 誠さんを保存しました');
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      type: AdminType.Inspector,
      name: '検査 実',
      email: 'minoru@example.jp',
      organization: null,
      phone: null,
      assignedPrefectures: [13],
      isActive: true,
      sendPasswordMail: true,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('an address that is taken says so at its field, with everything that was typed', {
    tags: ['slow'],
  }, async () => {
    const message = 'このメールアドレスは、すでに登録されています。';
    await begin({
      createAdminUser: problem({
        status: 409,
        code: ErrorCode.EMAIL_ALREADY_EXISTS,
        detail: message,
        errors: [{ pointer: '/email', code: 1009, message }],
      }),
    });
    fillIn(AdminType.CS);
    save();
    expect((await inDialog().findAllByText(message, { exact: false })).length).toBeGreaterThan(0);
    expect(field('氏名').value).toBe('検査 実');
  });

  it('whose answer was lost is sent again under the same key', async () => {
    const keys: (string | null)[] = [];
    await begin({
      createAdminUser: ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return keys.length === 1 ? offline() : reply(anInspector, 2);
      },
    });
    fillIn(AdminType.CS);
    save();
    await waitFor(() =>
      expect(inDialog().getByRole<HTMLButtonElement>('button', { name: '保存する' }).disabled).toBe(false),
    );
    save();
    await heard('保存しました');
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('an administrator who is there', () => {
  it('only what was changed is sent, upon the version of the row', { tags: ['slow'] }, async () => {
    const { sent } = await open();
    await choose('検査 誠', '直す');
    type('氏名', '検査 真');
    fireEvent.click(inDialog().getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const change = sent.find(({ method }) => method === 'PATCH');
    expect([change?.body, change?.headers.get('if-match')]).toEqual([{ name: '検査 真' }, '"v2"']);
  });

  it('nothing is sent when nothing was changed', async () => {
    const { sent } = await open();
    await choose('検査 誠', '直す');
    fireEvent.click(inDialog().getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('whom somebody else changed too shows both, and the person chooses', { tags: ['slow'] }, async () => {
    let newest = anInspector;
    const { sent } = await open({
      getAdminUser: () => reply(newest, newest.version),
      updateAdminUser: ({ body, headers }) => {
        if (headers.get('if-match') === '"v2"') {
          newest = { ...newest, name: '検査 誠一', assignedPrefectures: [13], version: 3 };
          return problem({ status: 412, code: ErrorCode.INVALID_PARAMETER, detail: '変更されています。' });
        }
        return reply({ ...newest, ...Object(body), version: 4 }, 4);
      },
    });
    await choose('検査 誠', '直す');
    type('氏名', '検査 真');
    fireEvent.click(inDialog().getByRole('button', { name: '保存する' }));
    await inDialog().findByText('同じ項目が、ほかの画面でも変更されています');
    expect(alerts().join()).toContain('氏名この画面の入力検査 真保存済みの内容検査 誠一');
    expect(field('氏名').value).toBe('検査 真');
    fireEvent.click(inDialog().getByRole('button', { name: 'この画面の入力を残す' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const last = sent.filter(({ method }) => method === 'PATCH').at(-1);
    expect([last?.body, last?.headers.get('if-match')]).toEqual([{ name: '検査 真' }, '"v3"']);
  });

  it('is brought back as it was typed after the session has ended, into his own form only', {
    tags: ['slow'],
  }, async () => {
    const page = await open();
    await choose('検査 誠', '直す');
    type('氏名', '検査 真');
    act(() => page.services.sessions.invalidate('admin', 'expired'));
    page.unmount();
    await open();
    await choose('事務局 花子', '直す');
    expect(field('氏名').value).toBe('事務局 花子');
    fireEvent.click(inDialog().getByRole('button', { name: 'やめる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('検査 誠', '直す');
    expect(field('氏名').value).toBe('検査 真');
  });

  it('gets the mail to set a password after one has said so', async () => {
    const { sent } = await open({ sendAdminUserPasswordReset: reply(null) });
    await choose('検査 誠', '再設定のメールを送る');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(
      'inspector@example.jp に、パスワードを決めるためのリンクを送ります。',
    );
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'メールを送る' }));
    await heard('検査 誠さんにメールを送りました');
  });

  it('is deleted after one has said so; who may not be deleted says why', async () => {
    const { sent } = await open({ deleteAdminUser: reply(null) });
    await choose('事務局 花子', '直す');
    expect(screen.getByRole('dialog').textContent).toContain('自分自身は削除できません。');
    fireEvent.click(inDialog().getByRole('button', { name: '削除する' }));
    expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });
});
