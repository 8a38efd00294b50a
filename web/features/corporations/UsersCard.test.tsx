// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorCode } from '#web/api/errors.ts';
import { AdminType } from '#web/api/generated/enums.ts';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { problem, reply } from '#web/mock/reply.ts';
import { aCorporation, aCorporationUser, corporationHandlers } from '#web/mock/scenarios/corporation.ts';
import { field, press, said, type } from '#web/testing/acts.ts';
import { chooseEntry, entriesOf, pressInDialog } from '#web/testing/menus.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { UsersCard } from './UsersCard.tsx';

type Facts = { adminType?: AdminType; handlers?: MockHandlers };

const open = async ({ adminType = AdminType.JMAC, handlers = {} }: Facts = {}) => {
  const page = renderWithServices(<UsersCard corporation={aCorporation} />, {
    handlers: { ...corporationHandlers, ...handlers },
    visitor: asAdmin(adminType),
  });
  await screen.findAllByText('若葉 さとみ');
  return page;
};

describe('who logs in for the corporation', () => {
  const menu = '若葉 さとみさんの操作';

  it('the ministry may do nothing to them', async () => {
    await open({ adminType: AdminType.MAFF });
    expect(entriesOf(menu)).toEqual([]);
    expect(screen.queryByRole('button', { name: '人を加える' })).toBeNull();
  });

  it('somebody without a password gets the first mail again, for his round', async () => {
    const { sent } = await open({ handlers: { sendCorporationUserPasswordReset: reply(null) } });
    chooseEntry(menu, '設定のメールを送り直す');
    expect((await screen.findByRole('dialog')).textContent).toContain('mirai-keiri@example.jp');
    pressInDialog('メールを送る');
    await waitFor(() => expect(said()).toContain('若葉 さとみさんにメールを送りました'));
    const mail = sent.find(({ address }) => address.endsWith('/send'));
    expect([mail?.address, mail?.body]).toEqual([
      '/api/admin/corporation/1/user/6/password/reset_token/send',
      { projectID: 9 },
    ]);
  });

  it('is deleted only after one has said so, upon the version of the row', async () => {
    const { sent } = await open({ handlers: { deleteCorporationUser: reply(null) } });
    chooseEntry(menu, '削除する');
    await screen.findByRole('dialog');
    pressInDialog('やめる');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
    chooseEntry(menu, '削除する');
    await screen.findByRole('dialog');
    pressInDialog('削除する');
    await waitFor(() => expect(said()).toContain('若葉 さとみさんを削除しました'));
    const deletion = sent.find(({ method }) => method === 'DELETE');
    expect(deletion?.headers.get('if-match')).toBe('"v1"');
  });

  it('somebody new is added for a round, with the mail to set a password', async () => {
    const { sent } = await open({
      handlers: { createCorporationUser: reply({ ...aCorporationUser, name: '新葉 桃' }, 1) },
    });
    press('人を加える');
    await screen.findByRole('dialog');
    await screen.findByRole('option', { name: '成長支援 第1次' });
    fireEvent.change(field('公募回'), { target: { value: '9' } });
    type('氏名', '新葉 桃');
    type('フリガナ', 'しんば もも');
    type('メールアドレス', 'momo@example.jp');
    type(/^電話/, '０３－００００－０００２');
    pressInDialog('保存する');
    await waitFor(() => expect(said()).toContain('新葉 桃さんを保存しました'));
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      projectId: 9,
      nameKana: 'シンバ モモ',
      phone: '0300000002',
      sendPasswordMail: true,
    });
  });

  it('only what was changed of a person is sent; the round stays', async () => {
    const { sent } = await open({
      handlers: {
        updateCorporationUser: problem({
          status: 409,
          code: ErrorCode.EMAIL_ALREADY_EXISTS,
          detail: '登録済みです。',
        }),
      },
    });
    chooseEntry(menu, '直す');
    await screen.findByRole('dialog');
    expect(field('公募回').disabled).toBe(true);
    type('メールアドレス', 'keiri@example.jp');
    pressInDialog('保存する');
    expect(await screen.findByText('登録済みです。')).toBeDefined();
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ email: 'keiri@example.jp' });
    expect(field('メールアドレス').value).toBe('keiri@example.jp');
  });
});
