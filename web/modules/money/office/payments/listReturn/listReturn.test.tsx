import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { handedInPayments, officePayments } from '#web/mock/scenarios/money/officePayments.ts';
import { pagesOf } from '#web/mock/scenarios/money/paymentHandlers.ts';
import { type DeskLog, deskHandlers, listOnDesk } from '#web/mock/scenarios/sections/adminDesk.ts';
import { AdminType, ReviewCategory } from '#web/parts/api/generated/enums.ts';
import { fill, heard, press } from '#web/testing/acts.ts';
import { chooseEntry, pressInDialog } from '#web/testing/menus.ts';
import { openMyPage } from '#web/testing/myPageDetail.tsx';

const [line] = officePayments.items;
const found = line?.findings[0]?.message ?? '';

const openHandedIn = async (log: DeskLog = [], type: AdminType = AdminType.JMAC) => {
  const handlers = { ...deskHandlers(log, [listOnDesk]), getPaymentList: pagesOf(handedInPayments) };
  const page = await openMyPage({ tab: 'evidence', type, handlers });
  await screen.findByRole('table', { name: '支払経費一覧' });
  return page;
};

describe('a list that was handed in', () => {
  it('is sent back at once with what the check found and what one writes about a cell', {
    tags: ['slow'],
  }, async () => {
    const log: DeskLog = [];
    await openHandedIn(log);
    const findingButton = await screen.findByRole('button', {
      name: 'A 1 豆腐製造ラインを、差戻しの指摘にする',
    });
    findingButton.click();
    await screen.findByText('1 豆腐製造ライン 発注日');
    chooseEntry('2 急速冷却装置に指摘する', '支払日');
    await screen.findByText('2 急速冷却装置 支払日');
    press('差し戻す（指摘2件）');
    expect(await screen.findByText('指摘の内容を入力してください。')).toBeTruthy();
    fill('指摘の内容 2', '振込の日付を確かめてください。');
    press('差し戻す（指摘2件）');
    pressInDialog('差し戻す');
    await heard('支払経費一覧を差し戻しました');
    expect(log).toMatchObject([
      {
        id: 216,
        action: 'return',
        returnItems: [
          { row: 1, field: 'orderedOn', comment: found, reviewCategory: ReviewCategory.Consistency },
          { row: 2, field: 'paidOn', comment: '振込の日付を確かめてください。' },
        ],
      },
    ]);
  });

  it('has the same difference written down once, with its number at the row and the cell', {
    tags: ['slow'],
  }, async () => {
    await openHandedIn();
    const name = 'A 1 豆腐製造ラインを、差戻しの指摘にする';
    (await screen.findByRole('button', { name })).click();
    await screen.findByText('指摘（1件）');
    press(name);
    expect(screen.getByText('指摘（1件）')).toBeTruthy();
    const row = within(screen.getByRole('table', { name: '支払経費一覧' })).getAllByRole('row')[1];
    expect(
      row === undefined ? [] : within(row).getAllByText('1', { selector: 'span[class]' }),
    ).not.toHaveLength(0);
  });

  it.each([AdminType.MAFF, AdminType.CS])('is not sent back by administrator %i', async (type) => {
    await openHandedIn([], type);
    expect(screen.queryByRole('button', { name: /差戻しの指摘にする/ })).toBeNull();
  });
});

describe('a list that was not handed in', () => {
  it('cannot be sent back', async () => {
    await openMyPage({ tab: 'evidence', handlers: deskHandlers([], [listOnDesk]) });
    await screen.findByRole('table', { name: '支払経費一覧' });
    expect(screen.queryByRole('button', { name: /差戻しの指摘にする/ })).toBeNull();
  });
});
