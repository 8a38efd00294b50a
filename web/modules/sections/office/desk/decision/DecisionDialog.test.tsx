import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { problem, reply } from '#web/mock/reply.ts';
import { atMinistry, orderOnDesk, returnedOnDesk } from '#web/mock/scenarios/sections/adminDesk.ts';
import { returnItem } from '#web/mock/scenarios/sections/sectionParts.ts';
import { AdminType, ErrorCode, ReturnAnswerKind, ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import { chooseFiles, field, fill, heard, press } from '#web/testing/acts.ts';
import { pressInDialog } from '#web/testing/menus.ts';
import { openDesk } from '#web/testing/reviewDesk.tsx';
import { anUpload, aPdf, metaOf } from '#web/testing/uploads.ts';
import type { Section } from '../../sectionTypes.ts';

/** A desk with this document on it, and what the server took. */
const deskWith = async (
  section: Section,
  { type = AdminType.JMAC, ...handlers }: MockHandlers & { type?: AdminType } = {},
) => {
  const taken: unknown[] = [];
  const world = await openDesk({
    type,
    handlers: {
      getSection: reply(section, section.version),
      updateSection: ({ body }) => {
        taken.push(body);
        return reply(section, section.version + taken.length);
      },
      ...handlers,
    },
  });
  return { ...world, taken };
};

const dialogTitle = (): string => screen.getByRole('dialog').getAttribute('aria-labelledby') ?? '';

describe('the ministry', () => {
  it('approves with one press', async () => {
    const { taken } = await deskWith(atMinistry, { type: AdminType.MAFF });
    press('承認する');
    await waitFor(() => expect(taken).toEqual([{ id: 234, action: 'maffApprove' }]));
    await heard('発注書（1-2）を承認しました');
  });

  it('sends back to the desk with words, never to the business', async () => {
    const { taken } = await deskWith(atMinistry, { type: AdminType.MAFF });
    press('事務局へ戻す');
    expect(document.getElementById(dialogTitle())?.textContent).toBe('発注書（1-2）を事務局へ戻しますか');
    pressInDialog('事務局へ戻す');
    expect(await screen.findAllByText(/入力してください。/)).not.toEqual([]);
    fill('コメント', '型番が計画と違います。');
    pressInDialog('事務局へ戻す');
    await waitFor(() =>
      expect(taken).toEqual([{ id: 234, action: 'maffSendBack', comment: '型番が計画と違います。' }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a decision upon a document that somebody else changed', () => {
  it('keeps its words, says so in the dialog, and goes on upon the newest version', {
    tags: ['slow'],
  }, async () => {
    let version = atMinistry.version;
    const taken: unknown[] = [];
    const changed = problem({ status: 412, code: ErrorCode.INVALID_PARAMETER, detail: '版が違います。' });
    await deskWith(atMinistry, {
      type: AdminType.MAFF,
      getSection: () => reply({ ...atMinistry, version }, version),
      updateSection: ({ body }) => {
        if (version === atMinistry.version) {
          version += 1;
          return changed;
        }
        taken.push(body);
        return reply({ ...atMinistry, version: version + 1 }, version + 1);
      },
    });
    press('事務局へ戻す');
    fill('コメント', '型番が計画と違います。');
    pressInDialog('事務局へ戻す');
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain('ほかの人が先に変更しました'));
    expect(field('コメント').value).toBe('型番が計画と違います。');
    pressInDialog('最新の内容を読み込む');
    await waitFor(() => expect(dialog.textContent).not.toContain('ほかの人が先に変更しました'));
    pressInDialog('事務局へ戻す');
    await waitFor(() =>
      expect(taken).toEqual([{ id: 234, action: 'maffSendBack', comment: '型番が計画と違います。' }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a document that the ministry has to see', () => {
  it('can be taken back after it was sent on: nothing was told to the business', {
    tags: ['slow'],
  }, async () => {
    const forMinistry = {
      ...orderOnDesk,
      needsMaffCheck: true,
      availableActions: [{ action: 'forward', allowed: true }],
    };
    const { taken } = await deskWith(forMinistry);
    // The way back is offered with the way on to the next document of the pile.
    await screen.findByText('未確認 3件中 1件目');
    press('農水省へ送る');
    await waitFor(() => expect(taken).toEqual([{ id: 234, action: 'forward' }]));
    fireEvent.click(await screen.findByText('元に戻す'));
    await waitFor(() =>
      expect(taken.at(-1)).toEqual({ id: 234, action: 'maffSendBack', comment: '送付の取消し' }),
    );
    await heard('発注書（1-2）を事務局の確認に戻しました');
  });
});

describe('a document that was confirmed', () => {
  it('is opened again with a reason and the day for handing in, as people write days', {
    tags: ['slow'],
  }, async () => {
    const { taken } = await deskWith({
      ...orderOnDesk,
      availableActions: [{ action: 'reopen', allowed: true, needsReason: true }],
    });
    press('確認済みを取り消す');
    expect(field('再提出の期限').value).toBe('2026/11/30');
    fill('理由', '金額の誤り');
    fill('再提出の期限', '令和8年12月7日');
    pressInDialog('確認済みを取り消す');
    await waitFor(() =>
      expect(taken).toEqual([{ id: 234, action: 'reopen', reason: '金額の誤り', returnDueOn: '2026-12-07' }]),
    );
  });
});

describe('what the desk hands in for the business', () => {
  const returned: Section = {
    ...returnedOnDesk,
    returnItems: [
      returnItem(1, { comment: '日付の誤り' }),
      returnItem(2, { comment: '宛名の誤り', status: ReturnItemStatus.Closed }),
    ],
    availableActions: [{ action: 'resubmit', allowed: true, needsReason: true, isOnBehalf: true }],
  };
  const uploaded = anUpload();
  const [item] = returned.returnItems;
  if (item === undefined) throw new Error('an item');

  const open = () => press('代わりに再提出する');
  const attach = () => {
    const [input] = document.querySelectorAll('dialog input[type="file"]');
    if (input === undefined) throw new Error('a place for files');
    chooseFiles(input, aPdf('発注書.pdf'));
  };

  it('answers every open finding in words, and only those', { tags: ['slow'] }, async () => {
    const { taken } = await deskWith(returned);
    open();
    fill('代わりに行う理由', '郵送で届いたため');
    pressInDialog('代わりに再提出する');
    expect(await screen.findAllByText(/回答を入力するか、ファイルを添付してください。/)).not.toEqual([]);
    expect(screen.queryByLabelText(/指摘2への回答/)).toBeNull();
    fill('指摘1への回答', '日付を直しました。');
    pressInDialog('代わりに再提出する');
    await waitFor(() =>
      expect(taken).toEqual([
        {
          id: 234,
          action: 'resubmit',
          onBehalfReason: '郵送で届いたため',
          answers: [{ returnItemId: item.id, kind: ReturnAnswerKind.Explain, comment: '日付を直しました。' }],
        },
      ]),
    );
  });

  it('asks by name for a file that was chosen before the session ended, and goes nowhere without it', {
    tags: ['slow'],
  }, async () => {
    const before = await deskWith(returned);
    open();
    attach();
    fill('代わりに行う理由', '郵送で届いたため');
    act(() => before.services.sessions.invalidate('admin', 'expired'));
    before.unmount();
    const { taken } = await deskWith(returned, { uploadAdminFile: reply(uploaded) });
    open();
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('発注書.pdf');
    expect(dialog.textContent).toContain('もう一度選んでください。');
    pressInDialog('代わりに再提出する');
    expect(
      await screen.findAllByText(/前に選んだファイル1件を、もう一度選ぶか、外してください。/),
    ).not.toEqual([]);
    attach();
    expect(dialog.textContent).not.toContain('もう一度選んでください。');
    pressInDialog('代わりに再提出する');
    await waitFor(() => expect(taken).toHaveLength(1));
  });

  it('sends the files first, with the reason, and then the decision that they belong to', {
    tags: ['slow'],
  }, async () => {
    const metas: unknown[] = [];
    const { taken } = await deskWith(returned, {
      uploadAdminFile: (request) => {
        metas.push(metaOf(request));
        return reply(uploaded);
      },
    });
    open();
    attach();
    fill('代わりに行う理由', '郵送で届いたため');
    pressInDialog('代わりに再提出する');
    await waitFor(() => expect(taken).toHaveLength(1));
    expect(metas).toEqual([
      { fileName: '発注書.pdf', mypageID: 7, sectionID: 234, onBehalfReason: '郵送で届いたため' },
    ]);
    expect(taken[0]).toMatchObject({
      answers: [{ returnItemId: item.id, kind: ReturnAnswerKind.ReplaceFile, fileIds: [uploaded.id] }],
    });
  });

  it('is not handed in without a file that was not taken: the form stays as it was', {
    tags: ['slow'],
  }, async () => {
    const { taken } = await deskWith(returned, {
      uploadAdminFile: problem({ status: 400, code: ErrorCode.INVALID_FILE, detail: '読めません。' }),
    });
    open();
    attach();
    fill('代わりに行う理由', '郵送で届いたため');
    pressInDialog('代わりに再提出する');
    await heard('「発注書.pdf」を送れませんでした。もう一度お試しください。');
    expect(taken).toEqual([]);
    expect(field('代わりに行う理由').value).toBe('郵送で届いたため');
  });
});
