import { describe, expect, it } from 'vitest';
import { DocumentCheckStatus, DocumentType, SectionKind } from '#web/parts/api/generated/enums.ts';
import type { SectionSummary } from '#web/parts/company/companyTypes.ts';
import { evidenceRows, splitGroup } from './evidenceRows.ts';
import { aSection } from './testSection.ts';

const voucher = (
  id: number,
  branchNumber: string | null,
  documentType: DocumentType,
  facts: Partial<SectionSummary> = {},
): SectionSummary => aSection({ id, kind: SectionKind.Voucher, branchNumber, documentType, ...facts });

const hrefOf = (id: number) => `/s/${id}`;

describe('evidenceRows', () => {
  it('makes one row a deal and orders them by number, not by letters', () => {
    const rows = evidenceRows(
      [
        voucher(1, '10-1', DocumentType.VoucherQuotation, { voucherGroup: '包装機／株式会社見本' }),
        voucher(2, '2-1', DocumentType.VoucherQuotation, { voucherGroup: '冷却装置' }),
        voucher(3, '2-2', DocumentType.VoucherOrder, { voucherGroup: '冷却装置' }),
      ],
      hrefOf,
    );
    expect(rows.map(({ name, party }) => [name, party])).toEqual([
      ['2. 冷却装置', ''],
      ['10. 包装機', '株式会社見本'],
    ]);
  });

  it('shows the paper that needs somebody most when a step has several', () => {
    const [row] = evidenceRows(
      [
        voucher(1, '1-2', DocumentType.VoucherOrder, { status: DocumentCheckStatus.Confirmed }),
        voucher(2, '1-3', DocumentType.VoucherContract, { status: DocumentCheckStatus.Rejected }),
      ],
      hrefOf,
    );
    expect(row?.cells.order).toMatchObject({ tone: 'warning', href: '/s/2' });
  });

  it('says that a step without a paper is not asked for', () => {
    const [row] = evidenceRows([voucher(1, '1-1', DocumentType.VoucherQuotation)], hrefOf);
    expect(row?.cells.payment).toMatchObject({ word: '対象外' });
    expect(row?.cells.payment.href).toBeUndefined();
  });

  it('keeps papers without a number in a row of their own', () => {
    const rows = evidenceRows(
      [
        voucher(1, null, DocumentType.VoucherQuotation, { voucherGroup: '試作材料' }),
        voucher(2, null, DocumentType.VoucherOrder, { voucherGroup: '試作材料' }),
        voucher(3, null, DocumentType.VoucherReceipt, { title: '領収書' }),
      ],
      hrefOf,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['試作材料', '領収書'].toSorted());
  });
});

it('the name and the party of a deal are divided at the mark', () => {
  expect(splitGroup('豆腐製造ライン／株式会社みほん製機')).toEqual({
    name: '豆腐製造ライン',
    party: '株式会社みほん製機',
  });
  expect(splitGroup(null)).toEqual({ name: '', party: '' });
});
