import { describe, expect, it } from 'vitest';
import { DocumentCheckStatus, DocumentType, SectionKind } from '#web/parts/api/generated/enums.ts';
import type { SectionSummary } from '#web/parts/company/companyTypes.ts';
import { cardKindOf, cardStateOf, groupSections, topSections } from './cards.ts';
import { aSection } from './testSection.ts';

const { Confirmed, Confirming, Incomplete, Rejected } = DocumentCheckStatus;

const withStatus = (id: number, status: DocumentCheckStatus): SectionSummary => aSection({ id, status });

describe('cardKindOf', () => {
  it.each([
    [SectionKind.Notice, 'notice'],
    [SectionKind.Change, 'underway'],
    [SectionKind.Delay, 'underway'],
    [SectionKind.Suspension, 'underway'],
    [SectionKind.Effect, 'after'],
    [SectionKind.TaxDeduction, 'after'],
  ])('kind %i stands on the card %s', (kind, card) => {
    expect(cardKindOf(kind)).toBe(card);
  });
});

describe('groupSections', () => {
  it('keeps the order that the server numbers the sections in', () => {
    const grouped = groupSections([
      aSection({ id: 1, sequence: 20, kind: SectionKind.Grant }),
      aSection({ id: 2, sequence: 10, kind: SectionKind.Grant }),
      aSection({ id: 3, sequence: 5, kind: SectionKind.Voucher, documentType: DocumentType.VoucherOrder }),
    ]);
    expect(grouped.grant.map(({ id }) => id)).toEqual([2, 1]);
    expect(grouped.voucher.map(({ id }) => id)).toEqual([3]);
    expect(grouped.after).toEqual([]);
  });
});

it('vouchers stand deal by deal, numbers in the order of numbers', () => {
  const voucher = (id: number, branchNumber: string) =>
    aSection({ id, branchNumber, kind: SectionKind.Voucher, documentType: DocumentType.VoucherOrder });
  const { voucher: sorted } = groupSections([voucher(1, '10-1'), voucher(2, '2-2'), voucher(3, '2-1')]);
  expect(sorted.map(({ branchNumber }) => branchNumber)).toEqual(['2-1', '2-2', '10-1']);
});

describe('cardStateOf', () => {
  it('puts what came back before everything else', () => {
    expect(cardStateOf([withStatus(1, Confirmed), withStatus(2, Rejected)])).toEqual({
      kind: 'returned',
      count: 1,
    });
  });
  it('says one status for all when they agree', () => {
    expect(cardStateOf([withStatus(1, Confirmed), withStatus(2, Confirmed)])).toEqual({
      kind: 'status',
      status: Confirmed,
    });
  });
  it('leaves it to the rows when they differ', () => {
    expect(cardStateOf([withStatus(1, Confirming), withStatus(2, Incomplete)])).toEqual({ kind: 'mixed' });
  });
  it('knows a card without sections', () => {
    expect(cardStateOf([])).toEqual({ kind: 'empty' });
  });
});

describe('topSections', () => {
  it('shows what is returned first and counts the rest', () => {
    const { shown, moreCount } = topSections(
      [withStatus(1, Confirmed), withStatus(2, Incomplete), withStatus(3, Rejected)],
      2,
    );
    expect(shown.map(({ id }) => id)).toEqual([3, 2]);
    expect(moreCount).toBe(1);
  });
  it('keeps the order of a short list', () => {
    const { shown } = topSections([withStatus(1, Confirmed), withStatus(2, Rejected)], 2);
    expect(shown.map(({ id }) => id)).toEqual([1, 2]);
  });
});
