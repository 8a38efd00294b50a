import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problem, reply } from '#web/mock/reply.ts';
import { mamekuraAdminPage } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { mamekuraWorld } from '#web/mock/world/world.ts';
import {
  DelayStatus,
  DelayStatusLabel,
  ErrorCode,
  NotificationKind,
} from '#web/parts/api/generated/enums.ts';
import { alerts, field, fill, heard, press } from '#web/testing/acts.ts';
import { chooseEntry, pressInDialog } from '#web/testing/menus.ts';
import { openMyPage } from '#web/testing/myPageDetail.tsx';

const MENU = 'ほかの操作';

const choose = (name: string): void => chooseEntry(MENU, name);

describe('the form of the record', () => {
  it('is closed without a request when nothing was changed', { tags: ['slow'] }, async () => {
    const { changes } = await openMyPage();
    choose('内容を変更する');
    pressInDialog('保存する');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes()).toEqual([]);
  });

  it('offers inspectors for the inspection, the others for the work, and whoever it is now', {
    tags: ['slow'],
  }, async () => {
    await openMyPage({ myPage: { ...mamekuraAdminPage, assigneeAdminUserId: 9, assigneeName: '異動 済子' } });
    choose('内容を変更する');
    const namesIn = (label: string) =>
      [...field(label).querySelectorAll('option')].map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(namesIn('担当（管理者）')).toEqual([
        ...['決めていない', '異動 済子', '事務局 次郎', '事務局 花子'],
        ...['受付 清', '窓口 和子', '農水 太郎'],
      ]),
    );
    expect(namesIn('担当検査員')).toEqual(['決めていない', '検査 誠']);
  });
});

describe('when somebody else was faster', () => {
  /** Somebody else saves these fields while the dialog is open. */
  const openWhile = (elsewhere: Partial<typeof mamekuraAdminPage>) => {
    let stored = mamekuraAdminPage;
    return openMyPage({
      handlers: {
        getMyPage: () => reply(stored, stored.version),
        updateMyPage: ({ body }) => {
          if (stored === mamekuraAdminPage) {
            stored = { ...stored, ...elsewhere, version: stored.version + 1 };
            return problem({ status: 412, code: ErrorCode.INVALID_PARAMETER, detail: '変更されています。' });
          }
          return reply({ ...stored, ...Object(body), version: stored.version + 1 });
        },
      },
    });
  };

  it('what only one of the two changed goes together', { tags: ['slow'] }, async () => {
    const { bodies } = await openWhile({ memo: '電話は午前' });
    choose('内容を変更する');
    fill('事業計画名', '新しい計画');
    pressInDialog('保存する');
    await heard('変更を保存しました');
    expect(bodies().at(-1)).toEqual({ planTitle: '新しい計画' });
  });

  it('what both changed is shown twice, persons by name and amounts in yen, and one chooses', {
    tags: ['slow'],
  }, async () => {
    const { bodies } = await openWhile({
      totalCost: 5_000_000,
      assigneeAdminUserId: 9,
      assigneeName: '異動 済子',
    });
    choose('内容を変更する');
    fill('総事業費', '4000000');
    fireEvent.change(field('担当（管理者）'), { target: { value: '' } });
    pressInDialog('保存する');
    const cost = within(await screen.findByRole('radiogroup', { name: '総事業費' }));
    fireEvent.click(cost.getByRole('radio', { name: '保存済みの内容5,000,000円' }));
    const person = within(screen.getByRole('radiogroup', { name: '担当（管理者）' }));
    expect(person.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'この画面の入力決めていない',
      '保存済みの内容異動 済子',
    ]);
    press('選んだ内容を残す');
    await heard('変更を保存しました');
    expect(bodies().at(-1)).toEqual({ assigneeAdminUserId: null });
  });

  it('the delay that was set by hand twice shows both, and one chooses', { tags: ['slow'] }, async () => {
    const theirs = { status: DelayStatus.Delayed, reason: '工期が延びたため', expiresOn: '2026-12-31' };
    const { bodies } = await openWhile({ delayOverride: theirs });
    choose('遅延の判定を変える');
    fireEvent.click(screen.getByRole('radio', { name: DelayStatusLabel[DelayStatus.Delayed] }));
    fill('理由', '災害のため');
    fill('この日まで有効', '2026-12-31');
    pressInDialog('判定を変える');
    await screen.findByText('同じ項目が、ほかの画面でも変更されています');
    expect(alerts().join()).toContain('この画面の入力災害のため保存済みの内容工期が延びたため');
    press('この画面の入力を残す');
    await waitFor(() =>
      expect(bodies().at(-1)).toEqual({ delayOverride: { ...theirs, reason: '災害のため' } }),
    );
  });

  it('what was typed is there again after the session has ended', { tags: ['slow'] }, async () => {
    const page = await openMyPage();
    choose('内容を変更する');
    fill('事業計画名', '新しい計画');
    act(() => page.services.sessions.invalidate('admin', 'expired'));
    page.unmount();
    await openMyPage();
    choose('内容を変更する');
    expect(field('事業計画名').value).toBe('新しい計画');
  });
});

describe('the delay that is set by hand', () => {
  const overridden = {
    ...mamekuraAdminPage,
    delayOverride: { status: DelayStatus.None, reason: '災害のため', expiresOn: '2026-12-31' },
  };

  it('needs a judgement, a reason and a last day', async () => {
    const { bodies } = await openMyPage();
    choose('遅延の判定を変える');
    pressInDialog('判定を変える');
    expect(await screen.findAllByText(/(判定|理由|この日まで有効)：/)).toHaveLength(3);
    fireEvent.click(screen.getByRole('radio', { name: DelayStatusLabel[DelayStatus.None] }));
    fill('理由', ' 災害のため ');
    fill('この日まで有効', 'R8.12.31');
    pressInDialog('判定を変える');
    await waitFor(() =>
      expect(bodies()).toEqual([
        { delayOverride: { status: DelayStatus.None, reason: '災害のため', expiresOn: '2026-12-31' } },
      ]),
    );
  });

  it('stands beside the computed one, and goes with one press', { tags: ['slow'] }, async () => {
    const { bodies } = await openMyPage({ myPage: overridden });
    expect(screen.getByText('災害のため（2026/12/31まで有効）')).toBeTruthy();
    choose('遅延の判定を変える');
    pressInDialog('手動の判定を解く');
    await waitFor(() => expect(bodies()).toEqual([{ delayOverride: null }]));
    await heard('手動の判定を解きました');
  });
});

describe('a reminder', () => {
  it('names the document that is late, is a mail too, and belongs to the document', {
    tags: ['slow'],
  }, async () => {
    const [notification] = mamekuraWorld.saw('listUserNotifications').items;
    if (notification === undefined) throw new Error('a notification');
    const createNotification = reply(notification, 1);
    const { bodies } = await openMyPage({ tab: 'delay', handlers: { createNotification } });
    press('督促を送る');
    pressInDialog('通知を送る');
    await heard('通知を送りました');
    expect(bodies()).toEqual([
      expect.objectContaining({
        kind: NotificationKind.DeadlineReminder,
        title: expect.stringContaining('遂行状況報告書'),
        sendEmail: true,
        sectionId: 231,
      }),
    ]);
  });
});
