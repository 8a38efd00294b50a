import { describe, expect, it } from 'vitest';
import { DocumentCheckStatus, DocumentType, PaymentFindingCode } from '#web/parts/api/generated/enums.ts';
import { faultsOf, missingOf, nextBranch, overPlanYen, sumOfTotals } from './deals.ts';
import type { PaymentFinding, PaymentVoucher } from './paymentTypes.ts';

const finding = (code: PaymentFindingCode, facts: Partial<PaymentFinding> = {}): PaymentFinding => ({
  key: String(code),
  acceptance: null,
  code,
  isError: true,
  field: null,
  documentType: null,
  values: [],
  message: '説明',
  ...facts,
});

const voucher = (
  documentType: DocumentType,
  title: string,
  facts: Partial<PaymentVoucher> = {},
): PaymentVoucher => ({
  documentType,
  title,
  sectionId: 1,
  branchNumber: null,
  status: DocumentCheckStatus.Incomplete,
  fileCount: 0,
  picture: null,
  ...facts,
});

const { MissingValue, MissingVoucher, DatesOutOfOrder, TaxDiffers } = PaymentFindingCode;

const { VoucherBankTransfer, VoucherDelivery, VoucherInvoice } = DocumentType;

describe('what a deal still lacks', () => {
  it('is named amount and days first in their order, then papers, each with the way to it', () => {
    const missing = missingOf({
      findings: [
        finding(MissingVoucher, { documentType: VoucherBankTransfer }),
        finding(MissingValue, { field: 'paidOn' }),
        finding(MissingValue, { field: 'inspectedOn' }),
        finding(MissingValue, { field: 'amountTaxIncluded' }),
      ],
      vouchers: [
        voucher(VoucherInvoice, '請求書', { fileCount: 1 }),
        voucher(VoucherBankTransfer, '振込明細', { sectionId: 66 }),
      ],
    });
    expect(missing.count).toBe(4);
    expect(missing.things.map(({ name, sectionId }) => [name, sectionId])).toEqual([
      ['支払額（税込）', null],
      ['検収日', null],
      ['支払日', null],
      ['振込明細', 66],
    ]);
  });

  it('leads to the paper of its kind that is still open', () => {
    const { things } = missingOf({
      findings: [finding(MissingVoucher, { documentType: VoucherDelivery })],
      vouchers: [
        voucher(VoucherInvoice, '請求書'),
        voucher(VoucherDelivery, '納品書（1回目）', { sectionId: 8, status: DocumentCheckStatus.Confirmed }),
        voucher(VoucherDelivery, '納品書（2回目）', { sectionId: 9 }),
      ],
    });
    expect(things).toEqual([{ name: '納品書（2回目）', sectionId: 9 }]);
  });

  it('is counted also where no paper was asked for yet', () => {
    const findings = [finding(MissingVoucher, { documentType: VoucherInvoice })];
    expect(missingOf({ findings, vouchers: [] })).toEqual({ count: 1, things: [] });
  });
});

it('what is wrong comes before what is to be looked at; what is only missing is said elsewhere', () => {
  const found = faultsOf([
    finding(TaxDiffers, { isError: false }),
    finding(MissingValue, { field: 'paidOn' }),
    finding(DatesOutOfOrder),
  ]);
  expect(found.map(({ code }) => code)).toEqual([DatesOutOfOrder, TaxDiffers]);
});

it('a further paper has the number behind those that are there', () => {
  const { VoucherQuotation } = DocumentType;
  const vouchers = ['18-1', '18-10', '18-2'].map((branchNumber) =>
    voucher(VoucherQuotation, '見積書', { branchNumber }),
  );
  expect([nextBranch({ number: 18, vouchers }), nextBranch({ number: 3, vouchers: [] })]).toEqual([
    '18-11',
    '3-1',
  ]);
});

it('the sum is that of its rows, and less than planned is below zero', () => {
  const row = { planAmount: 1000, paidAmount: 900, excludedAmount: 50, acceptedAmount: 850 };
  const sum = sumOfTotals([
    { expenseCategory: 0, ...row },
    { expenseCategory: 3, ...row, paidAmount: 1200, acceptedAmount: 1150 },
  ]);
  expect(sum).toEqual({ planAmount: 2000, paidAmount: 2100, excludedAmount: 100, acceptedAmount: 2000 });
  expect([overPlanYen(row), overPlanYen(sum)]).toEqual([-100, 100]);
});
