import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { notFound, reply } from '#web/mock/reply.ts';
import { himawariReceipt } from '#web/mock/scenarios/myPages/himawari.ts';
import { mamekuraHandlers, mamekuraPage } from '#web/mock/scenarios/myPages/mamekura.ts';
import { submittedSection } from '#web/mock/scenarios/sections/himawariSections.ts';
import { DocumentCheckStatus, DocumentUploader } from '#web/parts/api/generated/enums.ts';
import { asMamekura } from '#web/testing/asMamekura.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { ReceiptPage } from './ReceiptPage.tsx';
import { SectionListPage } from './SectionListPage.tsx';

const open = async (search = '', handlers: MockHandlers = {}) => {
  const page = renderWithServices(<SectionListPage />, {
    handlers: { ...mamekuraHandlers, ...handlers },
    visitor: asMamekura,
    at: `/user/5/section${search}`,
    route: '/user/:projectId/section',
  });
  await screen.findByRole('navigation', { name: '書類の絞り込み' });
  return page;
};

const tabs = (): string[] =>
  within(screen.getByRole('navigation', { name: '書類の絞り込み' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const papers = (): string[] =>
  screen
    .getAllByRole('link')
    .filter((link) => /\/section\/\d+$/.test(link.getAttribute('href') ?? ''))
    .map(({ textContent }) => textContent);

describe('every paper of a company', () => {
  it('stands under its kind, each kind with the way to add one where one may', async () => {
    await open();
    expect(papers()).toContain('採択決定通知書');
    expect(papers()).toHaveLength(mamekuraPage.sections.length);
    expect(screen.getByRole('link', { name: '支払経費一覧を見る' }).getAttribute('href')).toBe(
      '/user/5/payment',
    );
    expect(screen.getByRole('link', { name: '変更申請を見る・作る' }).getAttribute('href')).toBe(
      '/user/5/change',
    );
  });

  it('that somebody else hands in says who, where others say that they are missing', async () => {
    const [first] = mamekuraPage.sections;
    if (first === undefined) throw new Error('the scenario has no section');
    const missing = { ...first, status: DocumentCheckStatus.Incomplete, dueOn: null, daysLeft: null };
    const sections = [
      { ...missing, id: 1, title: '完了検査報告書', uploader: DocumentUploader.Inspector },
      { ...missing, id: 2, title: '確定通知書', uploader: DocumentUploader.Admin },
      { ...missing, id: 3, title: '実績報告書', uploader: DocumentUploader.User },
    ];
    await open('', { getUserMyPage: reply({ ...mamekuraPage, sections }, 3) });
    const lineOf = (name: string) => screen.getByRole('link', { name }).closest('li')?.textContent;
    expect(lineOf('完了検査報告書')).toBe('完了検査報告書検査機関が提出します');
    expect(lineOf('確定通知書')).toBe('確定通知書これから届きます');
    expect(lineOf('実績報告書')).toContain('未提出');
  });

  it('is counted by what has to be done with it', async () => {
    await open();
    expect(tabs()).toEqual([
      expect.stringContaining(`すべて${mamekuraPage.sections.length}`),
      expect.stringContaining('差戻し1'),
      expect.stringContaining('未提出'),
      expect.stringContaining('確認中5'),
    ]);
  });

  it('that came back is found by the address, with what is left of its findings and until when', async () => {
    await open('?show=returned');
    expect(papers()).toEqual(['発注書（1-2）']);
    const line = screen.getByRole('link', { name: '発注書（1-2）' }).closest('li');
    expect(line?.textContent).toContain('指摘 残り1/1');
    expect(line?.textContent).toContain('豆腐製造ライン\u3000株式会社みほん製機');
    expect(line?.querySelector('time')?.dateTime).toBe('2026-11-30T17:00:00+09:00');
  });

  it.each([
    ['returned', '差し戻された書類はありません'],
    ['incomplete', 'これから提出する書類はありません'],
    ['confirming', '確認中の書類はありません'],
  ])('where there is none of %s it says so, with the way to all', async (show, words) => {
    const getUserMyPage = reply({ ...mamekuraPage, sections: [] }, 3);
    await open(`?show=${show}`, { getUserMyPage });
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: 'すべての書類を見る' }).getAttribute('href')).toBe(
      '/user/5/section',
    );
  });

  it('an unknown filter shows all', async () => {
    await open('?show=bogus');
    expect(papers()).toHaveLength(mamekuraPage.sections.length);
  });
});

describe('the receipt of a paper', () => {
  const show = (handlers: MockHandlers = {}) =>
    renderWithServices(<ReceiptPage />, {
      handlers: {
        ...mamekuraHandlers,
        getUserSection: reply(submittedSection, 7),
        getUserReceipt: reply(himawariReceipt),
        ...handlers,
      },
      visitor: asMamekura,
      at: `/user/5/receipt/${himawariReceipt.id}`,
      route: '/user/:projectId/receipt/:receiptId',
    });

  it('proves what was received when, by the clock of the server, file by file', async () => {
    show();
    await screen.findByText(himawariReceipt.number);
    const text = document.body.textContent;
    expect(text).toContain('2026/11/13（金）11:05:00');
    for (const { sha256 } of himawariReceipt.files) expect(text.replaceAll(/\s/g, '')).toContain(sha256);
  });

  it('of somebody else is not found', async () => {
    show({ getUserReceipt: notFound });
    await waitFor(() => expect(screen.getByRole('heading', { name: /見つかりません/ })).toBeDefined());
  });
});
