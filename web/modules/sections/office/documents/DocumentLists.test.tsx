import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mamekuraAdminPage } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { sectionSummary } from '#web/mock/scenarios/sections/sectionParts.ts';
import {
  DocumentCheckStatus,
  DocumentType,
  ProjectStatus,
  SectionKind,
} from '#web/parts/api/generated/enums.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import type { SectionSummary } from '../sectionTypes.ts';
import { DocumentPairs, DocumentRows, DocumentsTab } from './DocumentLists.tsx';

const { Incomplete, Confirming, MAFFConfirming, Confirmed, Rejected } = DocumentCheckStatus;

const paper = (id: number, facts: Partial<SectionSummary> = {}): SectionSummary =>
  sectionSummary({
    id,
    kind: SectionKind.Grant,
    documentType: DocumentType.VoucherOrder,
    title: `書類${id}`,
    ...facts,
  });

const myPageWith = (...sections: SectionSummary[]) => ({ ...mamekuraAdminPage, sections });
const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

const rowText = (facts: Partial<SectionSummary>): string => {
  const section = paper(1, facts);
  const { container } = renderWithServices(<DocumentRows myPage={mamekuraAdminPage} sections={[section]} />);
  return container.querySelector('li')?.textContent ?? '';
};

describe('an undertaking whose grant was taken back', () => {
  const revoked = { ...mamekuraAdminPage, projectStatus: ProjectStatus.Rejected };
  const papers = [
    paper(1, { dueOn: '2026-10-01', daysLeft: -30 }),
    paper(2, { status: Confirmed, submittedAt: '2026-09-01T00:00:00Z' }),
  ];

  it('asks for nothing any more: no tag, no day, no warning for what never came', () => {
    const { container } = renderWithServices(<DocumentRows myPage={revoked} sections={papers} />);
    const [open, done] = container.querySelectorAll('li');
    expect([open?.querySelector('[data-tone]'), open?.textContent?.includes('期限')]).toEqual([null, false]);
    expect(open?.textContent).toContain('提出なし');
    expect(done?.querySelector('[data-tone]')?.textContent).toBe('確認済');
  });
});

describe('the documents of the overview', () => {
  it('come in the order in which they need somebody, the first eight of them', () => {
    const states = [Confirmed, Incomplete, MAFFConfirming, Confirming, Rejected];
    renderWithServices(
      <DocumentPairs myPage={myPageWith(...states.map((status, id) => paper(id, { status })))} />,
    );
    expect(titles()).toEqual(['書類4', '書類3', '書類2', '書類1', '書類0']);
  });

  it('are no more than one takes in at a glance', () => {
    renderWithServices(
      <DocumentPairs myPage={myPageWith(...Array.from({ length: 20 }, (_, id) => paper(id)))} />,
    );
    expect(titles()).toHaveLength(8);
  });

  it('lead to the desk', () => {
    renderWithServices(<DocumentPairs myPage={myPageWith(paper(234, { branchNumber: '1-2' }))} />);
    const link = screen.getByRole('link', { name: '書類234（1-2）' });
    expect(link.getAttribute('href')).toBe('/admin/mypage/7/section/234');
  });
});

describe('a document in its row', () => {
  it('says how many findings of the return nobody has answered yet, and that it counts those', () => {
    expect(rowText({ status: Rejected, openReturnItemCount: 2 })).toContain('差戻し 未回答2件');
  });

  it('counts down to the day of the return, not to the first one', () => {
    const text = rowText({ status: Rejected, dueOn: '2026-11-10', returnDueOn: '2026-11-30', daysLeft: 5 });
    expect(text).toContain('2026/11/30（月）');
    expect(text).toContain('残り5営業日');
    expect(text).not.toContain('2026/11/10');
  });

  it('counts down while the business has it, not while it is checked or settled', () => {
    const due = { dueOn: '2026-11-30', daysLeft: 5 };
    expect(rowText({ ...due, status: Incomplete })).toContain('残り5営業日');
    expect(rowText({ ...due, status: Confirming })).not.toContain('残り');
    expect(rowText({ ...due, status: Confirmed })).not.toContain('残り');
  });

  it('says when it need not be handed in, and when it was', () => {
    expect(rowText({ isRequired: false })).toContain('任意');
    expect(rowText({ status: Confirming, submittedAt: '2026-11-13T16:00:00.000Z', fileCount: 3 })).toContain(
      '3ファイル提出日 2026/11/14',
    );
  });
});

describe('all documents of a my page', () => {
  it('stand in the groups of the life cycle, in their order, each with its number', () => {
    const papers = [
      paper(1, { kind: SectionKind.Voucher }),
      paper(2),
      paper(3),
      paper(4, { kind: SectionKind.Delay }),
      paper(5, { kind: SectionKind.Change }),
    ];
    renderWithServices(<DocumentsTab myPage={myPageWith(...papers)} />);
    const groups = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(groups).toEqual(['②交付申請（2件）', '③届出（2件）', '⑥支払証憑（1件）']);
  });

  it('are none yet, and it is said when they come', () => {
    renderWithServices(<DocumentsTab myPage={myPageWith()} />);
    expect(screen.getByText('採択のときに決まった書類が、ここに並びます。')).toBeTruthy();
  });
});
