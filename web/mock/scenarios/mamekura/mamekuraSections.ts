import {
  DocumentCheckStatus,
  DocumentType,
  DocumentUploader,
  SectionKind,
} from '#web/api/generated/enums.ts';
import { type SectionSummary, sectionSummary } from '../sectionParts.ts';

const { Confirmed, Confirming, MAFFConfirming, Rejected } = DocumentCheckStatus;

const notice = (id: number, documentType: SectionSummary['documentType'], title: string, day: string) =>
  sectionSummary({
    id,
    kind: SectionKind.Notice,
    documentType,
    title,
    status: Confirmed,
    uploader: DocumentUploader.Admin,
    submittedAt: `${day}T01:00:00.000Z`,
    confirmedAt: `${day}T01:00:00.000Z`,
  });

const grant = (id: number, documentType: SectionSummary['documentType'], title: string) =>
  sectionSummary({
    id,
    kind: SectionKind.Grant,
    documentType,
    title,
    status: Confirmed,
    confirmedAt: '2026-07-20T01:00:00.000Z',
  });

const stages = [
  [DocumentType.VoucherQuotation, '見積書'],
  [DocumentType.VoucherOrder, '発注書'],
  [DocumentType.VoucherDelivery, '納品書'],
  [DocumentType.VoucherInspection, '検収書'],
  [DocumentType.VoucherInvoice, '請求書'],
  [DocumentType.VoucherBankTransfer, '振込明細'],
] as const;

/** The six papers of one deal; the status of each in their order, undefined for not handed in. */
const deal = (
  number: number,
  voucherGroup: string,
  statuses: readonly (DocumentCheckStatus | undefined)[],
): SectionSummary[] =>
  stages.map(([documentType, title], index) => {
    const status = statuses[index];
    const base = {
      id: 60 + number * 10 + index,
      kind: SectionKind.Voucher,
      documentType,
      title,
      voucherGroup,
      branchNumber: `${number}-${index + 1}`,
    };
    if (status === undefined) return sectionSummary({ ...base, dueOn: '2027-01-04', daysLeft: 26 });
    return sectionSummary({ ...base, status });
  });

const returnedOrder = {
  returnDueOn: '2026-11-30',
  daysLeft: 5,
  returnItemCount: 1,
  openReturnItemCount: 1,
} as const;

const deals: SectionSummary[] = [
  ...deal(1, '豆腐製造ライン／株式会社みほん製機', [Confirmed, Rejected]).map((section) =>
    section.status === Rejected ? { ...section, ...returnedOrder } : section,
  ),
  ...deal(2, '急速冷却装置／株式会社例示冷機', [Confirmed, Confirmed, Confirmed, Confirming]),
  ...deal(3, '試作材料／みほん農業協同組合', [
    Confirmed,
    Confirmed,
    Confirmed,
    Confirmed,
    Confirmed,
    Confirmed,
  ]),
];

/** The papers of 株式会社豆くら (LOOK user-mypage): one returned, three being looked at. */
export const mamekuraSections: SectionSummary[] = [
  notice(11, DocumentType.AdoptionNotice, '採択決定通知書', '2026-07-01'),
  notice(12, DocumentType.GrantDecisionNotice, '交付決定通知書', '2026-07-23'),
  grant(21, DocumentType.Ing2GrantApplicationForm, '交付申請書'),
  grant(22, DocumentType.GrantExpenseBreakdown, '経費内訳書'),
  sectionSummary({
    id: 31,
    kind: SectionKind.Delay,
    documentType: DocumentType.DelayReportForm,
    title: '遅延届出書',
    status: Confirming,
    isRequired: false,
  }),
  sectionSummary({
    id: 41,
    kind: SectionKind.Progress,
    documentType: DocumentType.ProgressReportForm,
    title: '遂行状況報告書（7–9月分）',
    status: MAFFConfirming,
  }),
  sectionSummary({
    id: 42,
    kind: SectionKind.Progress,
    documentType: DocumentType.ProgressReportForm,
    title: '遂行状況報告書（10–12月分）',
    dueOn: '2027-01-15',
    daysLeft: 34,
  }),
  sectionSummary({
    id: 51,
    kind: SectionKind.Result,
    documentType: DocumentType.Ing2ResultReportForm,
    title: '実施結果報告書',
    dueOn: '2027-01-04',
    daysLeft: 26,
  }),
  sectionSummary({
    id: 52,
    kind: SectionKind.Result,
    documentType: DocumentType.ResultPaymentList,
    title: '支払経費一覧',
    dueOn: '2027-01-04',
    daysLeft: 26,
  }),
  ...deals,
];
