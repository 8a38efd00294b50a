import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, notFound, reply } from '#web/mock/reply.ts';
import { mamekuraHandlers, mamekuraPage } from '#web/mock/scenarios/myPages/mamekura.ts';
import { DocumentCheckStatus, DocumentUploader, SectionKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { press } from '#web/testing/acts.ts';
import { asMamekura } from '#web/testing/asMamekura.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { MyPage } from './MyPage.tsx';

type Body = components['schemas']['UserMyPage'];

const open = async (facts: Partial<Body> = {}, handlers: MockHandlers = {}) => {
  const page = renderWithServices(<MyPage />, {
    handlers: {
      ...mamekuraHandlers,
      getUserMyPage: reply({ ...mamekuraPage, ...facts }, 3),
      ...handlers,
    },
    visitor: asMamekura,
    at: '/user/5',
    route: '/user/:projectId',
  });
  await screen.findByText('次にすること');
  return page;
};

const region = (): HTMLElement => screen.getByRole('region', { name: mamekuraPage.nextAction.title });
const next = (facts: Partial<Body['nextAction']>): Partial<Body> => ({
  nextAction: { ...mamekuraPage.nextAction, ...facts },
});
/** The card of documents of a name. */
const card = (name: string): HTMLElement => {
  const heading = screen.getAllByRole('heading', { level: 3 }).find((one) => one.textContent.endsWith(name));
  const place = heading?.closest<HTMLElement>('[data-edge]');
  if (!place) throw new Error(`no card ${name}`);
  return place;
};
const rows = (place: HTMLElement): string[] =>
  within(place)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const sectionOf = (facts: Partial<Body['sections'][number]>): Body['sections'][number] => {
  const [first] = mamekuraPage.sections;
  if (first === undefined) throw new Error('the scenario has no section');
  return { ...first, ...facts };
};

describe('what to do next', () => {
  it('quotes the finding of the desk, and leads to its paper until 17:00 of the day', async () => {
    await open();
    expect(await within(region()).findByText(/発注日が交付決定日より前の日付です。/)).toBeDefined();
    expect(region().textContent).toContain('事務局からの指摘（2026/11/20）');
    expect(region().textContent).toContain('2026/11/30（月）17:00');
    expect(within(region()).getByRole('link', { name: '書類を直して再提出する' }).getAttribute('href')).toBe(
      '/user/5/section/234',
    );
  });

  it.each<[Partial<Body['nextAction']>, string, string]>([
    [{ kind: 'submitSection' }, '書類を提出する', '/user/5/section/234'],
    [{ kind: 'readNotice' }, '通知書を見る', '/user/5/section/234'],
    [{ kind: 'wait' }, '書類を見る', '/user/5/section/234'],
    [{ kind: 'answerDeals', sectionId: null }, '取引を修正する', '/user/5/payment'],
    [{ kind: 'registerBankAccount', sectionId: null }, '振込先口座を登録する', '/user/5/bank_account'],
  ])('%j leads there', async (facts, name, href) => {
    await open(next(facts));
    expect(within(region()).getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('asks for nothing where nothing is to be done, but the desk can be called', async () => {
    await open(next({ kind: 'none', sectionId: null, dueOn: null, daysLeft: null }));
    expect(within(region()).getAllByRole('link')).toHaveLength(1);
    expect(within(region()).getByRole('link', { name: '事務局に相談する' }).getAttribute('href')).toBe(
      'tel:0300000000',
    );
    expect(region().textContent).not.toContain('期限まで');
  });

  it('a first submission is due by the end of its day', async () => {
    await open(next({ kind: 'submitSection', dueOn: '2027-01-04', daysLeft: 26 }));
    expect(region().textContent).toContain('提出の期限まで');
    expect(region().textContent).toContain('2027/01/04（月）まで');
  });
});

describe('the papers of the company', () => {
  it('say what came back and what is being looked at', async () => {
    await open();
    const counts = screen.getByText('確認中 5件').parentElement;
    expect(counts?.textContent).toBe('差戻し 1件確認中 5件');
  });

  it('that are all in order say when, those of the desk since when', async () => {
    await open();
    expect(rows(card('交付申請'))).toContain('交付申請書（R5補）2026/07/17 確認');
    expect(rows(card('通知書'))).toContain('採択決定通知書2026/07/01');
  });

  it('that are not due yet say their day, those that are near how long is left', async () => {
    const progress = {
      kind: SectionKind.Progress,
      status: DocumentCheckStatus.Incomplete,
      submittedAt: null,
    };
    await open({
      sections: [
        sectionOf({ ...progress, id: 1, title: '近い報告', dueOn: '2026-12-01', daysLeft: 7, uploader: 0 }),
        sectionOf({ ...progress, id: 2, title: '遠い報告', dueOn: '2027-01-15', daysLeft: 8, uploader: 0 }),
      ],
    });
    const [near = '', far = ''] = rows(card('遂行状況報告'));
    expect(near).toContain('残り7営業日');
    expect(far).toBe('遠い報告2027/01/15まで');
  });

  it('that the inspector hands in say so, as those of the desk say that they come', async () => {
    const missing = { kind: SectionKind.Result, status: DocumentCheckStatus.Incomplete, dueOn: null };
    await open({
      sections: [
        sectionOf({ ...missing, id: 1, title: '完了検査報告書', uploader: DocumentUploader.Inspector }),
        sectionOf({ ...missing, id: 2, title: '確定通知書', uploader: DocumentUploader.Admin }),
      ],
    });
    expect(rows(card('実績報告'))).toEqual([
      '完了検査報告書検査機関が提出します',
      '確定通知書これから届きます',
    ]);
  });

  it('that are missing without a day say so where their card does not say it for all', async () => {
    const change = { kind: SectionKind.Delay, dueOn: null, daysLeft: null, uploader: DocumentUploader.User };
    const { Confirming, Incomplete } = DocumentCheckStatus;
    const missing = sectionOf({ ...change, id: 1, title: '証明資料', status: Incomplete });
    const sent = sectionOf({ ...change, id: 2, title: '遅延届出書', status: Confirming });
    const { unmount } = await open({ sections: [missing, sent] });
    expect(rows(card('実施中の届出'))).toContain('証明資料未提出・不備あり');
    unmount();
    await open({ sections: [missing] });
    expect(rows(card('実施中の届出'))).toEqual(['証明資料']);
  });

  it('that are not there yet are announced', async () => {
    await open({ sections: [] });
    expect(rows(card('実績報告'))).toEqual(['実績報告書事業の完了の後']);
    expect(rows(card('完了後の報告'))).toHaveLength(2);
    expect(within(card('完了後の報告')).getByText('まだ開始できません')).toBeDefined();
    expect(screen.getByText(/最初の取引を加えてください。/)).toBeDefined();
  });

  it('of the time after the end can be begun once the amount is confirmed', async () => {
    await open({ sections: [], confirmedOn: '2027-03-01' });
    expect(within(card('完了後の報告')).queryByText('まだ開始できません')).toBeNull();
  });

  it('are four on a card, the most urgent first, and how many more there are', async () => {
    const result = { kind: SectionKind.Result, status: DocumentCheckStatus.Confirmed };
    const sections = [1, 2, 3, 4, 5].map((id) => sectionOf({ ...result, id, title: `報告${id}` }));
    await open({
      sections: [
        ...sections,
        sectionOf({ ...result, id: 6, title: '戻り', status: DocumentCheckStatus.Rejected }),
      ],
    });
    const shown = rows(card('実績報告'));
    expect(shown[0]).toContain('戻り');
    expect(shown).toHaveLength(5);
    expect(shown.at(-1)).toBe('ほか2件');
    expect(within(card('実績報告')).getByText('差戻し 1件')).toBeDefined();
  });
});

describe('the nearest deadlines', () => {
  it('lead to their paper; what came back is due at 17:00, the rest by the day', async () => {
    const planned = mamekuraPage.deadlines.find(({ sectionId }) => sectionId === null);
    if (planned === undefined) throw new Error('a deadline without a paper');
    const aside = { ...planned, key: 'forms', label: '様式の公開' };
    await open({ deadlines: [...mamekuraPage.deadlines, aside] });
    const line = screen.getByRole('link', { name: '「発注書（1-2）」の再提出' }).closest('li');
    expect(line?.textContent).toContain('2026/11/30（月）17:00');
    const report = screen.getByRole('link', { name: '「実施結果報告書（R5補）」の提出' }).closest('li');
    expect(report?.textContent).toContain('2027/01/04（月）');
    expect(report?.textContent).not.toContain('17:00');
    const completion = screen.getByRole('link', { name: '事業の完了（予定）' });
    expect(completion.getAttribute('href')).toBe('/user/5/completion');
    expect(screen.queryByRole('link', { name: '様式の公開' })).toBeNull();
  });

  it('there may be none', async () => {
    await open({ deadlines: [] });
    expect(screen.getByText('いま、期限のある書類はありません。')).toBeDefined();
  });
});

describe('the page as a whole', () => {
  it('is that of the company and its round', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('株式会社豆くら 様');
    expect(screen.getByText('管理番号 5014　令和6年度 第2次公募', { normalizer: String })).toBeDefined();
  });

  it('says when the undertaking was finished, else when it is planned to be', async () => {
    await open({ completionOn: '2026-12-01' });
    expect(screen.getByText('事業完了日').parentElement?.textContent).toContain('2026/12/01（火）');
  });

  it('shows its unread notifications, each with the way to it', async () => {
    await open();
    const link = await screen.findByRole('link', { name: /発注書（1-2）が差し戻されました/ });
    expect(link.getAttribute('href')).toBe('/user/5/notification#notification-22');
    expect(link.textContent).toContain('未読');
  });

  it('of somebody else is not found', async () => {
    renderWithServices(<MyPage />, {
      handlers: { ...mamekuraHandlers, getUserMyPage: notFound },
      visitor: asMamekura,
      at: '/user/5',
      route: '/user/:projectId',
    });
    expect(await screen.findByRole('heading', { level: 1, name: /見つかりません/ })).toBeDefined();
  });

  it('that could not be read keeps the name of the company and a way to try again', async () => {
    let isBroken = true;
    renderWithServices(<MyPage />, {
      handlers: {
        ...mamekuraHandlers,
        getUserMyPage: () => (isBroken ? broken : reply(mamekuraPage, 3)),
      },
      visitor: asMamekura,
      at: '/user/5',
      route: '/user/:projectId',
    });
    await screen.findByText('読み込めませんでした');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('株式会社豆くら 様');
    isBroken = false;
    press('もう一度読み込む');
    await waitFor(() => expect(screen.getByText('次にすること')).toBeDefined());
  });
});
