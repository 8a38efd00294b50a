import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { offline, problem, reply } from '#web/mock/reply.ts';
import { orderOnDesk, returnedOnDesk } from '#web/mock/scenarios/sections/adminDesk.ts';
import { colleaguesDraft, findingDraftHandlers } from '#web/mock/scenarios/sections/findingDrafts.ts';
import { AdminType, ChecklistResult, ErrorCode } from '#web/parts/api/generated/enums.ts';
import { alerts, button, field, fill, heard, press } from '#web/testing/acts.ts';
import { openDesk } from '#web/testing/reviewDesk.tsx';

const { Ok } = ChecklistResult;
const PILE = '?queue=confirming&at=1';

const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

/** Every item is all right: the document may be confirmed. */
const answerAll = async () => {
  for (const _item of orderOnDesk.checklist) key('1');
  await waitFor(() => expect(button('確認済みにする').getAttribute('aria-disabled')).toBeNull());
};

const writeFinding = async (comment: string) => {
  press('指摘を加える');
  fill(/^指摘の内容/, comment);
};

describe('a document that is in order', () => {
  it('is confirmed with one key once every item is answered, and the next one lies on the desk', {
    tags: ['slow'],
  }, async () => {
    const { log, heading } = await openDesk({ search: PILE });
    await screen.findByText('未確認 3件中 1件目');
    await answerAll();
    key('a');
    await waitFor(() => expect(heading()).toBe('納品書（1-3）'));
    expect(log.at(-1)).toEqual({ id: 234, action: 'confirm' });
    await heard('発注書（1-2）を確認済みにしました');
    await screen.findByText('未確認 2件中 1件目');
  });

  it('is confirmed by the key that comes right after the last answer, once that is saved', {
    tags: ['slow'],
  }, async () => {
    const { log, heading } = await openDesk({ search: PILE });
    await screen.findByText('未確認 3件中 1件目');
    for (const _item of orderOnDesk.checklist) key('1');
    key('a');
    await waitFor(() => expect(heading()).toBe('納品書（1-3）'));
    expect(log.at(-1)).toEqual({ id: 234, action: 'confirm' });
  });

  it('is confirmed once, however often is pressed', { tags: ['slow'] }, async () => {
    const { log, heading } = await openDesk({ search: PILE });
    await screen.findByText('未確認 3件中 1件目');
    await answerAll();
    for (const name of ['a', 'a', 'a']) key(name);
    await waitFor(() => expect(heading()).toBe('納品書（1-3）'));
    expect(log.filter(({ action }) => action === 'confirm')).toEqual([{ id: 234, action: 'confirm' }]);
  });

  it('stays on the desk when it was opened alone, outside of a pile', { tags: ['slow'] }, async () => {
    const { log, heading } = await openDesk({
      handlers: { listSections: reply({ items: [], nextCursor: null, total: 0 }) },
    });
    await answerAll();
    press('確認済みにする');
    await waitFor(() => expect(log.at(-1)).toEqual({ id: 234, action: 'confirm' }));
    expect(heading()).toBe('発注書（1-2）');
  });

  it('is not confirmed before every answer is saved', async () => {
    const settled = {
      ...orderOnDesk,
      checklist: orderOnDesk.checklist.map((item) => ({ ...item, result: Ok })),
      availableActions: [{ action: 'confirm', allowed: true }],
    };
    const troubles = [offline, offline];
    const taken: object[] = [];
    await openDesk({
      handlers: {
        getSection: reply(settled, settled.version),
        updateSection: ({ body }) => {
          troubles.shift()?.();
          taken.push(Object(body));
          return reply(settled, settled.version);
        },
      },
    });
    press(/^書類/);
    fireEvent.click(screen.getAllByRole('radio', { name: '対象外' })[0] ?? document.body);
    await screen.findByText('まだ送れていません');
    press('確認済みにする');
    await waitFor(() => expect(troubles).toEqual([]));
    expect(taken).toEqual([]);
    // It is back when the answers have failed once more.
    fireEvent.click(await screen.findByRole('button', { name: '確認済みにする' }));
    await waitFor(() =>
      expect(taken.map((body) => Object.keys(body))).toEqual([
        ['id', 'checklist'],
        ['id', 'action'],
      ]),
    );
  });
});

describe('a document with something to put right', () => {
  it('is sent back with its findings and the usual day, after a question', { tags: ['slow'] }, async () => {
    const { log, heading } = await openDesk({ search: PILE });
    await screen.findByText('未確認 3件中 1件目');
    await writeFinding(' 発注日が交付決定日より前です。 ');
    press('差し戻す（指摘1件）');
    const dialog = screen.getByRole('dialog', { name: '発注書（1-2）を差し戻しますか' });
    expect(dialog.textContent).toContain('株式会社豆くらに、指摘1件と再提出の期限（2026/11/30（月）17:00）');
    expect(log).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: '差し戻す' }));
    await waitFor(() => expect(heading()).toBe('納品書（1-3）'));
    expect(log).toEqual([
      {
        id: 234,
        action: 'return',
        returnDueOn: '2026-11-30',
        returnItems: [expect.objectContaining({ comment: '発注日が交付決定日より前です。' })],
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not sent back with a finding without words: the way leads to it', async () => {
    const { log } = await openDesk();
    press('指摘を加える');
    press('差し戻す（指摘1件）');
    expect(screen.getByText('指摘の内容を入力してください。')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^指摘の内容/)));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(log).toEqual([]);
  });

  it('says at the day what the server has against it, until another day is chosen', {
    tags: ['slow'],
  }, async () => {
    const message = '再提出の期限は、あすより後の営業日にしてください。';
    await openDesk({
      handlers: {
        updateSection: problem({
          status: 400,
          code: ErrorCode.INVALID_PARAMETER,
          detail: message,
          errors: [{ pointer: '/returnDueOn', code: ErrorCode.INVALID_PARAMETER, message }],
        }),
      },
    });
    await writeFinding('日付の誤り');
    press('差し戻す（指摘1件）');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '差し戻す' }));
    const due = () => screen.getByLabelText('再提出の期限');
    const problemOf = () =>
      document.getElementById(due().getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
    await waitFor(() => expect(due().getAttribute('aria-invalid')).toBe('true'));
    expect(problemOf()).toContain(message);
    fill('再提出の期限', '2026/12/7');
    expect(due().getAttribute('aria-invalid')).not.toBe('true');
  });

  it('cannot be confirmed while the finding lies there', { tags: ['slow'] }, async () => {
    const { log } = await openDesk();
    await answerAll();
    await writeFinding('日付の誤り');
    key('a');
    expect(button('確認済みにする').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('指摘が残っているため、確認済みにできません。')).toBeTruthy();
    expect(log.some(({ action }) => action === 'confirm')).toBe(false);
  });
});

describe('what a colleague is writing', () => {
  const theirs = colleaguesDraft(234);
  const openWithTheirs = () => openDesk({ handlers: findingDraftHandlers(new Map([[theirs.id, theirs]])) });

  it('is shown with his name, and neither sent nor passed over before it is taken over', {
    tags: ['slow'],
  }, async () => {
    const { log } = await openWithTheirs();
    await screen.findByText('受付 清さんが書いています');
    expect(screen.getByText('受付 清さんの書きかけ')).toBeTruthy();
    key('r');
    expect(document.activeElement).toBe(button('引き継ぐ'));
    expect(screen.queryByRole('dialog')).toBeNull();
    press('引き継ぐ');
    await waitFor(() => expect(screen.queryByText('受付 清さんが書いています')).toBeNull());
    expect(field(/^指摘の内容/).value).toBe(theirs.comment);
    key('r');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(log).toEqual([]);
  });
});

describe('an item marked as a finding', () => {
  it('without words says so, and leads to them', async () => {
    const marked = orderOnDesk.checklist.map((item) => ({ ...item, result: ChecklistResult.Finding }));
    const section = { ...orderOnDesk, checklist: marked };
    await openDesk({ handlers: { getSection: reply(section, section.version) } });
    expect(screen.getAllByText(/指摘の内容が、まだ書かれていません/)).toHaveLength(marked.length);
    expect(screen.getByText(`「指摘」にした項目が${marked.length}件、まだ書かれていません。`)).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: '指摘を書く' })[0] ?? document.body);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^指摘の内容/)));
    expect(screen.getAllByText(/指摘の内容が、まだ書かれていません/)).toHaveLength(marked.length - 1);
  });
});

describe('when somebody else was faster', () => {
  it('nothing is done, what was written stays, and the newest state can be loaded', {
    tags: ['slow'],
  }, async () => {
    let version = 9;
    const getSection = () => reply({ ...orderOnDesk, version }, version);
    const { sent } = await openDesk({ handlers: { getSection } });
    await writeFinding('日付の誤り');
    key('1');
    await waitFor(() => expect(alerts()[0]).toContain('ほかの人が先に変更しました'));
    version = orderOnDesk.version;
    press('最新の内容を読み込む');
    await waitFor(() => expect(alerts()).toEqual([]));
    expect(screen.getByLabelText(/^指摘の内容/)).toMatchObject({ value: '日付の誤り' });
    await waitFor(() =>
      expect(
        sent
          .filter(({ method }) => method === 'PATCH')
          .at(-1)
          ?.headers.get('if-match'),
      ).toBe('"v3"'),
    );
  });
});

describe('when the line is broken', () => {
  it('the answers stay, the decision is not taken, and one press sends them again', {
    tags: ['slow'],
  }, async () => {
    const troubles: (() => never)[] = [offline, offline];
    const taken: unknown[] = [];
    await openDesk({
      handlers: {
        updateSection: ({ body }) => {
          troubles.shift()?.();
          taken.push(body);
          return reply({ ...orderOnDesk, version: 4 }, 4);
        },
      },
    });
    key('1');
    await waitFor(() => expect(alerts()[0]).toContain('まだ送れていません'));
    press('差し戻す');
    expect(taken).toEqual([]);
    press('チェックをもう一度送る');
    await waitFor(() => expect(troubles).toEqual([]));
    press('チェックをもう一度送る');
    await waitFor(() =>
      expect(taken).toEqual([{ id: 234, checklist: [{ key: 'formComplete', result: Ok }] }]),
    );
    await waitFor(() => expect(alerts()).toEqual([]));
  });
});

describe('the desk', () => {
  it('tells the server once that the document was seen: the business cannot take it back then', async () => {
    const unseen = { ...orderOnDesk, openedAt: null };
    const { sent } = await openDesk({
      handlers: { getSection: reply(unseen, unseen.version), openSection: reply({ ...orderOnDesk }, 4) },
    });
    const opened = () => sent.filter(({ method }) => method === 'POST').map(({ address }) => address);
    await waitFor(() => expect(opened()).toEqual(['/api/admin/section/234/open']));
  });

  it('waits for the version that its own look leaves: a decision in that moment is no conflict', async () => {
    const unseen = { ...orderOnDesk, openedAt: null };
    const seen = Promise.withResolvers<void>();
    const { sent } = await openDesk({
      handlers: {
        getSection: reply(unseen, unseen.version),
        openSection: async () => {
          await seen.promise;
          return reply({ ...orderOnDesk, version: 4 }, 4);
        },
      },
    });
    const ofMethod = (wanted: string) => sent.filter(({ method }) => method === wanted);
    await waitFor(() => expect(ofMethod('POST')).toHaveLength(1));
    key('1');
    expect(ofMethod('PATCH')).toEqual([]);
    seen.resolve();
    await waitFor(() => expect(ofMethod('PATCH')[0]?.headers.get('if-match')).toBe('"v4"'));
  });

  it('shows no document under the address of another my page', async () => {
    const elsewhere = { ...orderOnDesk, mypage: { ...orderOnDesk.mypage, id: 6 } };
    const { heading } = await openDesk({ handlers: { getSection: reply(elsewhere, elsewhere.version) } });
    expect(heading()).toBe('ページが見つかりません');
  });

  it('lets those look who have nothing to decide, and says so', async () => {
    const seen = { ...orderOnDesk, availableActions: [] };
    const { log } = await openDesk({
      type: AdminType.CS,
      handlers: { getSection: reply(seen, seen.version) },
    });
    key('1');
    key('n');
    expect(screen.getByText('この書類は、見ることだけができます。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '指摘を加える' })).toBeNull();
    expect(log).toEqual([]);
  });

  it('shows until when the business has to hand in again, while it is its turn', async () => {
    await openDesk({ handlers: { getSection: reply(returnedOnDesk, returnedOnDesk.version) } });
    expect(screen.getByText(/再提出の期限 2026\/11\/30（月）/)).toBeTruthy();
    expect(screen.getByText(/残り5営業日/)).toBeTruthy();
  });
});
