import { describe, expect, it } from 'vitest';
import { mamekuraAdminPage } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { sectionSummary } from '#web/mock/scenarios/sections/sectionParts.ts';
import { DocumentCheckStatus, DocumentType, SectionKind } from '#web/parts/api/generated/enums.ts';
import { tabItems, tabOf } from './tabs.ts';

const { Confirming, MAFFConfirming, Rejected } = DocumentCheckStatus;

const paper = (id: number, kind: SectionKind, status: DocumentCheckStatus) =>
  sectionSummary({ id, kind, documentType: DocumentType.VoucherOrder, title: '書類', status });

const countsOf = (...sections: ReturnType<typeof paper>[]) =>
  Object.fromEntries(
    tabItems({ ...mamekuraAdminPage, sections }).flatMap(({ id, count }) =>
      count === undefined ? [] : [[id, count]],
    ),
  );

describe('the tab of a my page', () => {
  it('is the one in the address, so that a link leads to it', () => {
    expect(tabOf(new URLSearchParams('tab=payment'))).toBe('payment');
  });

  it('is the overview for an address that names none, or one that is not there', () => {
    expect(tabOf(new URLSearchParams())).toBe('overview');
    expect(tabOf(new URLSearchParams('tab=settings'))).toBe('overview');
  });

  it('has an address that leads back to it', () => {
    const { myPageId, tabs } = { myPageId: mamekuraAdminPage.id, tabs: tabItems(mamekuraAdminPage) };
    for (const { id, href } of tabs) {
      const { pathname, searchParams } = new URL(href, 'https://tool.example.jp');
      expect(pathname).toBe(`/admin/mypage/${myPageId}`);
      expect(tabOf(searchParams)).toBe(id);
    }
  });
});

describe('the number on a tab', () => {
  it('counts the documents that wait for the desk, not those of the ministry or of the business', () => {
    const papers = [
      paper(1, SectionKind.Grant, Confirming),
      paper(2, SectionKind.Grant, MAFFConfirming),
      paper(3, SectionKind.Grant, Rejected),
    ];
    expect(countsOf(...papers)).toEqual({ documents: 1 });
  });

  it('counts vouchers in their own tab too', () => {
    const papers = [paper(1, SectionKind.Voucher, Confirming), paper(2, SectionKind.Result, Confirming)];
    expect(countsOf(...papers)).toEqual({ documents: 2, evidence: 1 });
  });

  it('counts changes, delays and suspensions where the delay is spoken of', () => {
    const { Change, Delay, Suspension } = SectionKind;
    const papers = [Change, Delay, Suspension].map((kind, id) => paper(id + 1, kind, Confirming));
    expect(countsOf(...papers)).toEqual({ documents: 3, delay: 3 });
  });

  it('says what it counts', () => {
    const sections = [paper(1, SectionKind.Voucher, Confirming), paper(2, SectionKind.Voucher, Rejected)];
    const said = tabItems({ ...mamekuraAdminPage, sections }).map(({ countLabel }) => countLabel);
    expect(said.filter((label) => label !== undefined)).toEqual([
      '事務局の確認待ち1件',
      '事務局の確認待ち1件',
    ]);
  });

  it('is not there when nothing waits', () => {
    expect(countsOf()).toEqual({});
  });
});
