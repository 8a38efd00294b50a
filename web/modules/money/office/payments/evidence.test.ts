import { describe, expect, it } from 'vitest';
import type { SectionSummary } from '#web/modules/sections/office/sectionTypes.ts';
import {
  DocumentCheckStatus,
  DocumentType,
  DocumentUploader,
  SectionKind,
} from '#web/parts/api/generated/enums.ts';
import { evidenceOf, withoutDeals } from './evidence.ts';

const section = (
  id: number,
  documentType: DocumentType,
  rest: Partial<SectionSummary> = {},
): SectionSummary => ({
  id,
  mypageId: 4,
  version: 1,
  kind: SectionKind.Voucher,
  documentType,
  title: '証憑',
  sequence: id,
  isRequired: true,
  uploader: DocumentUploader.User,
  status: DocumentCheckStatus.Confirmed,
  dueOn: null,
  returnDueOn: null,
  isOverdue: false,
  daysLeft: null,
  branchNumber: '1-1',
  member: null,
  voucherGroup: '株式会社みほん製機',
  fileCount: 1,
  returnItemCount: 0,
  openReturnItemCount: 0,
  submittedAt: null,
  confirmedAt: null,
  updatedAt: '2026-11-20T05:04:30Z',
  ...rest,
});

const evidence = (sections: readonly SectionSummary[]) =>
  evidenceOf(sections, (id) => `/s/${id}`, {
    unnamed: '支払先の登録なし',
    number: (number) => `証憑番号 ${number}`,
  });

describe('evidenceOf', () => {
  it('makes one row a deal with its papers in their places', () => {
    const { rows } = evidence([
      section(1, DocumentType.VoucherQuotation),
      section(2, DocumentType.VoucherOrder, { branchNumber: '1-2', status: DocumentCheckStatus.Rejected }),
      section(3, DocumentType.VoucherQuotation, { branchNumber: '2-1', voucherGroup: '例示運輸株式会社' }),
    ]);
    expect(rows.map(({ name, party }) => [name, party])).toEqual([
      ['株式会社みほん製機', '証憑番号 1'],
      ['例示運輸株式会社', '証憑番号 2'],
    ]);
    expect(rows[0]?.cells.order).toMatchObject({ word: '差戻し', href: '/s/2' });
    expect(rows[0]?.cells.payment.word).toBe('対象外');
  });

  it('lets a contract stand where the order stands', () => {
    expect(evidence([section(5, DocumentType.VoucherContract)]).rows[0]?.cells.order.href).toBe('/s/5');
  });

  it('leaves beside the payment list what has no row in it: papers without a number, and no paper or photo of a deal', () => {
    const sections = [
      section(1, DocumentType.VoucherQuotation),
      section(2, DocumentType.VoucherQuotation, { branchNumber: null }),
      section(3, DocumentType.ResultPhotoBefore),
      section(4, DocumentType.ResultDeliverable),
    ];
    expect(withoutDeals(sections).map(({ id }) => id)).toEqual([2, 4]);
  });

  it('takes only vouchers', () => {
    expect(evidence([section(1, DocumentType.VoucherOrder, { kind: SectionKind.Result })])).toEqual({
      rows: [],
      others: [],
    });
  });
});
