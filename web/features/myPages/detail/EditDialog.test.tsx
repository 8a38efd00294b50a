// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DelayStatus, DelayStatusLabel, ErrorCode, NotificationKind } from '#web/api/generated/enums.ts';
import { problem, reply } from '#web/mock/reply.ts';
import { mamekuraAdminPage } from '#web/mock/scenarios/adminMyPages.ts';
import { mamekuraNotifications } from '#web/mock/scenarios/mamekura/mamekuraNews.ts';
import { alerts, field, fill, press, said } from '#web/testing/acts.ts';
import { chooseEntry, pressInDialog } from '#web/testing/menus.ts';
import { openMyPage } from '#web/testing/myPageDetail.tsx';

const MENU = 'ほかの操作';

const choose = (name: string): void => chooseEntry(MENU, name);

describe('the form of the record', () => {
  it('is closed without a request when nothing was changed', async () => {
    const { changes } = await openMyPage();
    choose('内容を変更する');
    pressInDialog('保存する');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes()).toEqual([]);
  });

  it('offers inspectors for the inspection, the others for the work, and whoever it is now', async () => {
    await openMyPage({ myPage: { ...mamekuraAdminPage, assigneeAdminUserId: 9, assigneeName: '異動 済子' } });
    choose('内容を変更する');
    const namesIn = (label: string) =>
      [...field(label).querySelectorAll('option')].map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(namesIn('担当（管理者）')).toEqual(['決めていない', '異動 済子', '事務局 花子']),
    );
    expect(namesIn('担当検査員')).toEqual(['決めていない', '検査 誠']);
  });
});

describe('when somebody else was faster', () => {
  it('nothing is written, what was typed stays, and the newest state can be loaded', async () => {
    const updateMyPage = problem({
      status: 412,
      code: ErrorCode.INVALID_PARAMETER,
      detail: '変更されています。',
    });
    const { sent } = await openMyPage({ handlers: { updateMyPage } });
    choose('内容を変更する');
    fill('事業計画名', '新しい計画');
    pressInDialog('保存する');
    await waitFor(() => expect(alerts()[0]).toContain('ほかの人が先に変更しました'));
    expect(field('事業計画名').value).toBe('新しい計画');
    const reads = () => sent.filter(({ address }) => address === '/api/admin/my_page/5').length;
    const before = reads();
    press('最新の内容を読み込む');
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
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

  it('stands beside the computed one, and goes with one press', async () => {
    const { bodies } = await openMyPage({ myPage: overridden });
    expect(screen.getByText('災害のため（2026/12/31まで有効）')).toBeTruthy();
    choose('遅延の判定を変える');
    pressInDialog('手動の判定を解く');
    await waitFor(() => expect(bodies()).toEqual([{ delayOverride: null }]));
    expect(said()).toContain('手動の判定を解きました');
  });
});

describe('a reminder', () => {
  it('names the document that is late, is a mail too, and belongs to the document', async () => {
    const [notification] = mamekuraNotifications.items;
    if (notification === undefined) throw new Error('a notification');
    const createNotification = reply(notification, 1);
    const { bodies } = await openMyPage({ tab: 'delay', handlers: { createNotification } });
    press('督促を送る');
    pressInDialog('通知を送る');
    await waitFor(() => expect(said()).toContain('通知を送りました'));
    expect(bodies()).toEqual([
      expect.objectContaining({
        kind: NotificationKind.DeadlineReminder,
        title: expect.stringContaining('遂行状況報告書'),
        sendEmail: true,
        sectionId: 42,
      }),
    ]);
  });
});
