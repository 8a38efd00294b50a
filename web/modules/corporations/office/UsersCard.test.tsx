import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { problem, reply } from '#web/mock/reply.ts';
import {
  aCorporation,
  aCorporationUser,
  corporationHandlers,
} from '#web/mock/scenarios/corporations/corporation.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { field, heard, press, type } from '#web/testing/acts.ts';
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
    await heard('若葉 さとみさんにメールを送りました');
    const mail = sent.find(({ address }) => address.endsWith('/send'));
    expect([mail?.address, mail?.body]).toEqual([
      '/api/admin/corporation/1/user/16/password/reset_token/send',
      { projectID: 2 },
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
    await heard('若葉 さとみさんを削除しました');
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
    fireEvent.change(field('公募回'), { target: { value: '2' } });
    type('氏名', '新葉 桃');
    type('フリガナ', 'しんば もも');
    type('メールアドレス', 'momo@example.jp');
    type(/^電話/, '０３－００００－０００２');
    pressInDialog('保存する');
    await heard('新葉 桃さんを保存しました');
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      projectId: 2,
      nameKana: 'シンバ モモ',
      phone: '0300000002',
      sendPasswordMail: true,
    });
  });

  it('a person whom somebody else changed too is put together, or asked about', {
    tags: ['slow'],
  }, async () => {
    let newest = aCorporationUser;
    const { sent } = await open({
      handlers: {
        getCorporationUser: () => reply(newest, newest.version),
        updateCorporationUser: ({ body, headers }) => {
          if (headers.get('if-match') === '"v1"') {
            newest = { ...newest, title: '次長', department: '経理部', version: 2 };
            return problem({
              status: 412,
              code: ErrorCode.INVALID_PARAMETER,
              detail: '変更されています。',
            });
          }
          return reply({ ...newest, ...Object(body), version: 3 }, 3);
        },
      },
    });
    chooseEntry('青葉 一郎さんの操作', '直す');
    await screen.findByRole('dialog');
    type('役職', '本部長');
    type(/^携帯電話/, '09000000001');
    pressInDialog('保存する');
    const question = await screen.findByText('同じ項目が、ほかの画面でも変更されています');
    expect(question.closest('[role=alert]')?.textContent).toContain(
      '役職この画面の入力本部長保存済みの内容次長',
    );
    press('この画面の入力を残す');
    await heard('青葉 一郎さんを保存しました');
    const last = sent.filter(({ method }) => method === 'PATCH').at(-1);
    expect([last?.body, last?.headers.get('if-match')]).toEqual([
      { title: '本部長', mobile: '09000000001' },
      '"v2"',
    ]);
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
