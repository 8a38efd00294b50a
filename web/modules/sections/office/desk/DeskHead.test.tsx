import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mamekuraAdminPage } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { orderOnDesk, returnedOnDesk } from '#web/mock/scenarios/sections/adminDesk.ts';
import { sectionSummary } from '#web/mock/scenarios/sections/sectionParts.ts';
import { DocumentCheckStatus, SectionHistoryAction } from '#web/parts/api/generated/enums.ts';
import { button, press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import type { Section } from '../sectionTypes.ts';
import { DeskHead } from './DeskHead.tsx';
import { relatedOf } from './DeskPanels.tsx';
import { readQueue } from './queue/reviewQueue.ts';
import type { ReviewQueue } from './queue/useReviewQueue.ts';

const { Confirming, MAFFConfirming, Rejected, Incomplete, Confirmed } = DocumentCheckStatus;

const pile = (rest: Partial<ReviewQueue> = {}): ReviewQueue => ({
  queue: readQueue(new URLSearchParams(), Confirming),
  isChosen: false,
  total: 12,
  at: 3,
  previousHref: '/before',
  nextHref: '/after',
  nextHrefAfterLeaving: '/after',
  go: () => {},
  ...rest,
});

const head = (section: Partial<Section> = {}, queue: Partial<ReviewQueue> = {}) => {
  const { container } = renderWithServices(
    <DeskHead section={{ ...orderOnDesk, ...section }} queue={pile(queue)} />,
  );
  return container.textContent;
};

const [newest] = orderOnDesk.history;
if (newest === undefined) throw new Error('a history');
const entry = (action: SectionHistoryAction, fromStatus: DocumentCheckStatus) => ({
  ...newest,
  action,
  fromStatus,
  actorName: '豊田 まめ子',
  createdAt: '2026-11-20T05:00:00.000Z',
});

describe('the place in the pile', () => {
  it('is said with how many wait, by whose pile it is', () => {
    expect(head()).toContain('未確認 12件中 3件目');
    const queue = readQueue(new URLSearchParams(), MAFFConfirming);
    expect(head({}, { queue })).toContain('農水省確認待ち 12件中 3件目');
  });

  it('is said of the documents that somebody chose', () => {
    expect(head({}, { isChosen: true, total: 5, at: 2 })).toContain('選んだ5件中 2件目');
    expect(screen.getByRole('navigation', { name: '選んだ書類' })).toBeTruthy();
    expect(head({}, { isChosen: true, total: 5, at: null })).toContain('選んだ書類 5件');
  });

  it('is only how many wait for a document that is not among them', () => {
    expect(head({}, { at: null })).toContain('未確認 12件');
    expect(head({}, { at: null })).not.toContain('件目');
  });

  it('leads to the neighbours, and nowhere at an end', () => {
    const go = vi.fn();
    head({}, { go, previousHref: null });
    expect(button('前へ')).toMatchObject({ disabled: true });
    press('次へ');
    expect(go).toHaveBeenCalledExactlyOnceWith('/after');
  });
});

describe('which document lies on the desk', () => {
  it('is its name with the number of the voucher, and the newest version', () => {
    head();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('発注書（1-2）');
    expect(screen.getByText(/第2版/)).toBeTruthy();
  });

  it('is under its company, its my page and its group', () => {
    head();
    expect(screen.getByRole('link', { name: '5014 株式会社豆くら' }).getAttribute('href')).toBe(
      '/admin/mypage/7',
    );
    expect(screen.getByRole('link', { name: '⑥支払証憑' }).getAttribute('href')).toBe(
      '/admin/mypage/7?tab=documents',
    );
  });
});

describe('who handed it in', () => {
  it('is said with the time in Japan, and that it came again after a return', () => {
    expect(head({ history: [entry(SectionHistoryAction.Submitted, Incomplete)] })).toContain(
      '2026/11/20（金）14:00 豊田 まめ子さんが提出',
    );
    expect(head({ history: [entry(SectionHistoryAction.Submitted, Rejected)] })).toContain('さんが再提出');
  });

  it('is nobody yet', () => {
    expect(head({ submittedAt: null, history: [] })).toContain('まだ提出されていません');
  });
});

describe('the day for handing in', () => {
  const due = { dueOn: '2026-11-30', daysLeft: 5 };

  it('is that of the return while the business has to put it right', () => {
    const text = head({ ...returnedOnDesk, ...due, returnDueOn: '2026-12-04' });
    expect(text).toContain('再提出の期限 2026/12/04（金）');
    expect(text).not.toContain('2026/11/30');
  });

  it('is counted down while it is the turn of the business, not while the desk has it', () => {
    expect(head({ ...due, status: Incomplete })).toContain('残り5営業日');
    const onDesk = head({ ...due, status: Confirming });
    expect(onDesk).toContain('提出期限 2026/11/30（月）');
    expect(onDesk).not.toContain('営業日');
  });

  it('is over once the document is settled', () => {
    expect(head({ ...due, status: Confirmed })).not.toContain('2026/11/30');
  });
});

describe('the documents beside it', () => {
  const paper = (id: number, facts: Partial<Section>) =>
    sectionSummary({
      id,
      kind: orderOnDesk.kind,
      documentType: orderOnDesk.documentType,
      title: '書類',
      ...facts,
    });
  const ids = (section: Section, ...sections: ReturnType<typeof paper>[]) =>
    relatedOf(section, { ...mamekuraAdminPage, sections }).map(({ id }) => id);

  it('are those of the same deal, of whatever kind', () => {
    const deal = orderOnDesk.voucherGroup;
    const papers = [
      paper(orderOnDesk.id, { voucherGroup: deal }),
      paper(72, { voucherGroup: deal, kind: 2 }),
      paper(73, {}),
    ];
    expect(ids(orderOnDesk, ...papers)).toEqual([72]);
  });

  it('are those of the same kind where there is no deal', () => {
    const alone = { ...orderOnDesk, voucherGroup: null };
    expect(ids(alone, paper(orderOnDesk.id, {}), paper(72, {}), paper(73, { kind: 1 }))).toEqual([72]);
  });

  it('are none while the my page is on its way', () => {
    expect(relatedOf(orderOnDesk, undefined)).toEqual([]);
  });
});
