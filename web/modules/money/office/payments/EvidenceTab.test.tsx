import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockRequest } from '#web/mock/createMockFetch.ts';
import { broken, problem, reply } from '#web/mock/reply.ts';
import { acceptedPayments, officeListOf, officePayments } from '#web/mock/scenarios/money/officePayments.ts';
import { pagesOf } from '#web/mock/scenarios/money/paymentHandlers.ts';
import { AdminType, ErrorCode } from '#web/parts/api/generated/enums.ts';
import { alerts, field, fill, heard, press } from '#web/testing/acts.ts';
import { pressInDialog } from '#web/testing/menus.ts';
import { openMyPage } from '#web/testing/myPageDetail.tsx';

type Options = Parameters<typeof openMyPage>[0];

const openList = async (options: Options = {}) => {
  const page = await openMyPage({ tab: 'evidence', ...options });
  await screen.findByRole('table', { name: '支払経費一覧' });
  return page;
};

const deals = () => within(screen.getByRole('table', { name: '支払経費一覧' }));
const shownDeals = () =>
  deals()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

const EXCLUDE_FREEZER = '2 急速冷却装置を対象外にする';

describe('the payment list', () => {
  it('every number opens exactly its rows', { tags: ['slow'] }, async () => {
    await openList();
    expect(shownDeals()).toHaveLength(4);
    press('直すもの 3件');
    await waitFor(() => expect(shownDeals()).toHaveLength(3));
    expect(shownDeals().at(-1)).toBe('2件の合計');
    expect(screen.getByRole('radio', { name: '直すもの 2件', checked: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '要確認 1件' }));
    await waitFor(() => expect(shownDeals().at(-1)).toBe('1件の合計'));
    press('「機械・設備費」の取引だけを表示する');
    await screen.findByText('「機械・設備費」の取引 2件を表示しています。');
    press('すべての取引を表示する');
    await waitFor(() => expect(shownDeals()).toHaveLength(4));
  });

  it('leads from each paper to its desk', async () => {
    await openList();
    const link = deals().getByRole('link', { name: '1 豆腐製造ライン 発注日 差戻し' });
    expect(link.getAttribute('href')).toBe('/admin/mypage/7/section/234');
  });

  it('that cannot be read leaves the papers', async () => {
    await openMyPage({ tab: 'evidence', handlers: { getPaymentList: broken } });
    await screen.findByText('支払経費一覧を読み込めませんでした。証憑だけを表示しています。');
    expect(screen.getByRole('table', { name: '取引と証憑' })).toBeTruthy();
  });

  it('is not asked for by an inspector, who sees the papers without amounts', async () => {
    await openMyPage({
      type: AdminType.Inspector,
      tab: 'evidence',
      handlers: { getPaymentList: problem({ status: 403, code: ErrorCode.ACCESS_DENIED, detail: '不可' }) },
    });
    expect(screen.getByRole('table', { name: '取引と証憑' })).toBeTruthy();
    expect(screen.queryByText('経費区分ごとの合計')).toBeNull();
  });

  it.each(['MAFF', 'BackOffice', 'CS'] as const)('is only read by %s', async (type) => {
    await openList({ type: AdminType[type] });
    expect(screen.queryByRole('button', { name: EXCLUDE_FREEZER })).toBeNull();
  });

  it('says why nothing can be excluded once the result is confirmed', async () => {
    const editRefusal = '実績が確認済みのため、支払経費一覧は変更できません';
    await openList({ handlers: { getPaymentList: pagesOf({ ...officePayments, editRefusal }) } });
    expect(screen.getByText(editRefusal)).toBeTruthy();
    expect(screen.queryByRole('button', { name: EXCLUDE_FREEZER })).toBeNull();
  });
});

describe('excluding an amount', () => {
  const [, freezer] = officePayments.items;
  if (freezer === undefined) throw new Error('a deal');

  const answering = (elsewhere: Partial<typeof freezer> = {}) => {
    let stored = freezer;
    // It stands behind the first page: there it is only found by its number.
    const others = Array.from({ length: 50 }, (_, index) => ({
      ...freezer,
      id: 100 + index,
      number: 100 + index,
    }));
    const list = () => {
      const items = officePayments.items.map((item) => (item.id === stored.id ? stored : item));
      return officeListOf(stored === freezer ? items : [...others, ...items]);
    };
    return {
      getPaymentList: (request: MockRequest) => pagesOf(list())(request),
      excludePaymentItem: ({ body, headers }: { body: unknown; headers: Headers }) => {
        if (stored === freezer && Object.keys(elsewhere).length > 0)
          stored = { ...stored, ...elsewhere, version: 3 };
        if (headers.get('if-match') !== `"v${stored.version}"`)
          return problem({ status: 412, code: ErrorCode.INVALID_PARAMETER, detail: '変更されています。' });
        return reply({ ...stored, ...Object(body), version: stored.version + 1 });
      },
    };
  };

  it('asks for an amount up to the eligible one, and a reason', { tags: ['slow'] }, async () => {
    const { bodies } = await openList({ handlers: answering() });
    press(EXCLUDE_FREEZER);
    fill('対象外とする額', '１５，４００，００１');
    pressInDialog('対象外にする');
    expect(await screen.findAllByText(/1から15,400,000までの数字を入力してください。/)).not.toEqual([]);
    expect(screen.getAllByText(/理由：入力してください。/)).toHaveLength(1);
    expect(bodies()).toEqual([]);
    press('全額（15,400,000円）を入力する');
    fill('理由', ' 中古品のため ');
    pressInDialog('対象外にする');
    await heard('2番の対象外の額を保存しました');
    expect(bodies()).toEqual([{ excludedAmount: 15_400_000, excludedReason: '中古品のため' }]);
  });

  it('shows both values when somebody else was faster, and keeps what was typed', {
    tags: ['slow'],
  }, async () => {
    const theirs = { excludedAmount: 660, excludedReason: '振込手数料のため' };
    const { bodies } = await openList({ handlers: answering(theirs) });
    press(EXCLUDE_FREEZER);
    fill('対象外とする額', '1320');
    fill('理由', '手数料2回分');
    pressInDialog('対象外にする');
    const amount = within(await screen.findByRole('radiogroup', { name: '対象外とする額（税抜）' }));
    expect(amount.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'この画面の入力1,320円',
      '保存済みの内容660円',
    ]);
    press('選んだ内容を残す');
    await waitFor(() =>
      expect(bodies().at(-1)).toEqual({ excludedAmount: 1320, excludedReason: '手数料2回分' }),
    );
  });

  it('says why it is refused, and keeps what was typed', { tags: ['slow'] }, async () => {
    const detail = '実績が確認済みのため、支払経費一覧は変更できません';
    const refused = problem({ status: 409, code: ErrorCode.INVALID_PARAMETER, detail });
    await openList({ handlers: { excludePaymentItem: refused } });
    press(EXCLUDE_FREEZER);
    fill('対象外とする額', '660');
    fill('理由', '手数料');
    pressInDialog('対象外にする');
    await waitFor(() => expect(alerts().join()).toContain(detail));
    expect(field('対象外とする額').value).toBe('660');
  });

  it('is taken back with one press', { tags: ['slow'] }, async () => {
    const { bodies } = await openList({
      handlers: { excludePaymentItem: reply({ ...freezer, id: 13, number: 3 }, 3) },
    });
    press('3 試作材料の対象外を変更する');
    pressInDialog('対象外を取り消す');
    await waitFor(() => expect(bodies()).toEqual([{ excludedAmount: 0 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a difference that is taken as it is', () => {
  const [line] = officePayments.items;
  if (line === undefined) throw new Error('a deal');

  it('says why to the company, and leaves what is to be put right', async () => {
    const { bodies } = await openList({
      handlers: { acceptPaymentFinding: reply(line) },
    });
    press('A 1 豆腐製造ラインを、理由を付けて認める');
    fill('認める理由', ' 受理の通知で確認 ');
    pressInDialog('理由を付けて認める');
    await heard('Aを、理由を付けて認めました');
    expect(bodies()).toEqual([{ key: line.findings[0]?.key, reason: '受理の通知で確認' }]);
  });

  it('keeps its letter and its reason, at the end of the cards, until that is taken back', async () => {
    const { bodies } = await openList({
      handlers: {
        getPaymentList: pagesOf(acceptedPayments),
        acceptPaymentFinding: reply(line),
      },
    });
    expect(screen.queryByRole('radio', { name: /直すもの/ })).toBeNull();
    expect(
      screen.getAllByText('着手届が受理された後の発注であることを、受理の通知で確認しました。'),
    ).toHaveLength(3);
    press('Bを認めたことを取り消す');
    await waitFor(() => expect(bodies()).toEqual([{ key: expect.any(String), reason: null }]));
  });
});
