import { PaymentFindingCode as Code, DocumentType, PayMeans } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import type { ComparedWith } from './comparedWith.data.ts';
import { column, DAYS } from './dealDays.data.ts';
import { found, keys, raw } from './findingKeys.data.ts';
import { TRANSFERRED } from './holderChecks.data.ts';
import { bitOf } from './papersOfDeals.data.ts';

/** Papers that are photos. */
export const PHOTOS: number[] = [DocumentType.ResultPhotoBefore, DocumentType.ResultPhotoAfter];

const isSet = (papers: 'there' | 'asked', documentType: number): string =>
  `coalesce(own.${papers}, 0) & ${bitOf(documentType)} <> 0`;

const paperMissing = (documentType: number, condition = 'TRUE'): Prisma.Sql =>
  found(raw(`${condition} AND NOT ${isSet('there', documentType)}`), Code.MissingVoucher, '', [
    raw(String(documentType)),
  ]);

/** What is not there yet of a deal. One that was begun before there was a list has no amount yet. */
export const missing = ({ isComplete }: ComparedWith): Prisma.Sql =>
  keys(
    found(raw('deal.amount_tax_included = 0'), Code.MissingValue, 'amountTaxIncluded'),
    ...DAYS.map((day) => found(Prisma.sql`${column(day)} IS NULL`, Code.MissingValue, day)),
    // Who has not paid yet does not know it; once all is paid, the transfer slip says it.
    found(
      Prisma.sql`${isComplete}::boolean AND ${raw(TRANSFERRED)} AND deal.payee_account_holder IS NULL`,
      Code.MissingValue,
      'payeeAccountHolder',
    ),
    paperMissing(DocumentType.VoucherQuotation),
    paperMissing(DocumentType.VoucherOrder),
    paperMissing(DocumentType.VoucherDelivery),
    paperMissing(DocumentType.VoucherInspection),
    paperMissing(DocumentType.VoucherInvoice),
    paperMissing(DocumentType.VoucherBankTransfer, `deal.pay_means = ${PayMeans.Transfer}`),
    paperMissing(DocumentType.VoucherReceipt, `deal.pay_means <> ${PayMeans.Transfer}`),
    // Photos count as missing only where they were requested, not where the business adds them voluntarily.
    ...PHOTOS.map((photo) => paperMissing(photo, isSet('asked', photo))),
  );
