import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { offline, problem, reply } from '#web/mock/reply.ts';
import { companyHandlers } from '#web/mock/scenarios/myPages/company.ts';
import { mamekuraHandlers, mamekuraPage } from '#web/mock/scenarios/myPages/mamekura.ts';
import { operationsWorld } from '#web/mock/world/world.ts';
import { ActivityPage } from '#web/modules/trail/company/ActivityPage.tsx';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { field, heard, press, type } from '#web/testing/acts.ts';
import { asMamekura } from '#web/testing/asMamekura.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { CompanyPage } from './CompanyPage.tsx';

const open = async (handlers: MockHandlers = {}) => {
  let corporation = mamekuraPage.corporation;
  const page = renderWithServices(<CompanyPage />, {
    handlers: {
      ...mamekuraHandlers,
      ...companyHandlers,
      getUserMyPage: () => reply({ ...mamekuraPage, corporation }, mamekuraPage.version),
      updateUserMyPage: ({ body }) => {
        corporation = { ...corporation, ...(typeof body === 'object' ? body : {}) };
        return reply({ ...mamekuraPage, corporation }, 4);
      },
      ...handlers,
    },
    visitor: asMamekura,
    at: '/user/5/company',
    route: '/user/:projectId/company',
  });
  await screen.findByText('連絡先');
  return page;
};

describe('whom the desk calls', () => {
  const edit = async (handlers: MockHandlers = {}) => {
    const page = await open(handlers);
    press('連絡先を変更する');
    return page;
  };

  it('is kept by the company itself, upon the version that was read', async () => {
    const { sent } = await edit();
    type('主担当', '豊田 次郎');
    type('電話番号', '0263111111');
    press('保存する');
    await heard('連絡先を変更しました');
    const change = sent.find(({ method }) => method === 'PATCH');
    expect(change?.body).toEqual({ contactName: '豊田 次郎', contactPhone: '0263111111' });
    expect(change?.headers.get('if-match')).toBe('"v1"');
    expect(await screen.findByText('豊田 次郎')).toBeDefined();
    expect(screen.getByRole('button', { name: '連絡先を変更する' })).toBeDefined();
  });

  it('has to be somebody with a number', async () => {
    const { sent } = await edit();
    type('主担当', ' ');
    type('電話番号', '');
    press('保存する');
    expect((await screen.findAllByText('主担当の氏名を入力してください')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('電話番号を入力してください').length).toBeGreaterThan(0);
    expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('stays as typed when the server refuses the number, with its sentence', async () => {
    const message = '電話番号は10桁か11桁です。';
    await edit({
      updateUserMyPage: problem({
        status: 400,
        code: ErrorCode.INVALID_PARAMETER,
        detail: '入力を確かめてください。',
        errors: [{ pointer: '/contactPhone', code: 1004, message }],
      }),
    });
    type('電話番号', '0263111111');
    press('保存する');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(field('電話番号').value).toBe('0263111111');
  });

  it('stays as it was when one thinks better of it', async () => {
    await edit();
    type('主担当', '別人');
    press('変更をやめる');
    // It represents the company, too.
    expect(await screen.findAllByText('豊田 まめ子')).toHaveLength(2);
  });
});

describe('where one is logged in', () => {
  it('the own place is marked and cannot be ended here', async () => {
    await open();
    await screen.findByText('iPhone の Safari');
    expect(screen.getByText('この端末')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Windows の Chromeのログインを終える' })).toBeNull();
  });

  it('another place can be ended', async () => {
    const ended: unknown[] = [];
    await open({
      deleteUserOwnSession: ({ path }) => {
        ended.push(path.id);
        return reply(null);
      },
    });
    await screen.findByText('iPhone の Safari');
    press('iPhone の Safariのログインを終える');
    await heard('iPhone の Safariのログインを終えました');
    expect(ended).toEqual([
      operationsWorld.saw('listUserOwnSessions').items.find((one) => !one.isCurrent)?.id,
    ]);
  });

  it('that could not be ended says so', async () => {
    await open({ deleteUserOwnSession: offline });
    await screen.findByText('iPhone の Safari');
    press('iPhone の Safariのログインを終える');
    await heard('エラーが発生しました');
  });
});

describe('who did what on this my page', () => {
  const quotes = async (): Promise<string> => {
    renderWithServices(<ActivityPage />, {
      handlers: { ...mamekuraHandlers, ...companyHandlers },
      visitor: asMamekura,
      at: '/user/5/activity',
      route: '/user/:projectId/activity',
    });
    await screen.findAllByText(/「発注書（1-2）」を差し戻しました/);
    return document.body.textContent;
  };

  it('values are told where they are the news, people of the company with さん', async () => {
    const text = await quotes();
    expect(text).toContain('完了予定日：2026/11/20 → 2026/12/02');
    expect(text).toContain('豊田 まめ子さん');
    expect(text).toContain('事務局');
    expect(text).not.toContain('事務局さん');
  });

  it('what the company wrote itself is its message, no reason', async () => {
    const text = await quotes();
    expect(text).toContain('連絡：納品が遅れるためです。');
    expect(text).not.toContain('理由：納品が遅れるためです。');
  });
});
