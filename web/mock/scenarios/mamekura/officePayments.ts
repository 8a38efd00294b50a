import { DocumentCheckStatus, DocumentType, PaymentFindingCode } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { mamekuraPayments, paymentListOf } from './mamekuraPayments.ts';
import { paymentItem } from './paymentParts.ts';

type List = components['schemas']['PaymentList'];
type Item = components['schemas']['PaymentItem'];

/** The same list as an office reads it: who excluded is named, and the deals are the company's to change. */
export const asOfficeReads = (list: List): List => ({
  ...list,
  canEdit: false,
  items: list.items.map((item) => ({ ...item, excludedByName: item.excludedByName && '事務局 花子' })),
});

export const officePayments: List = asOfficeReads(mamekuraPayments);

const proved = (item: Item): Item => ({
  ...item,
  findings: [],
  vouchers: item.vouchers.map((voucher) => ({
    ...voucher,
    status: DocumentCheckStatus.Confirmed,
    fileCount: 1,
  })),
});

const inOrder = {
  inspectedOn: '2026-10-28',
  paidOn: '2026-11-13',
  amountTaxIncluded: 17_600_000,
  amountTaxExcluded: 16_000_000,
  eligibleAmount: 16_000_000,
  acceptedAmount: 16_000_000,
} as const;

/** Every deal paid, proved and within the plan. */
export const paymentsInOrder: List = asOfficeReads(
  paymentListOf(
    officePayments.items
      .filter(({ number }) => number > 1)
      .map((item) => proved(item.number === 2 ? { ...item, ...inOrder } : item)),
  ),
);

/** Nobody has entered a deal, and no plan is known. */
export const noPayments = (mypageId: number): List =>
  asOfficeReads(paymentListOf([], { mypageId, plan: null }));

/** A deal as long as it gets: 200 characters, 100 characters, amounts of eleven digits. */
export const longDeal: Item = paymentItem({
  id: 41,
  number: 1,
  description:
    '嚥下配慮メニューの共同開発に用いる連続式加熱冷却充填包装設備一式（据付・試運転・操作教育を含む）'.repeat(
      4,
    ),
  payee: '一般社団法人やさしい外食推進協会・全国給食事業者連絡協議会・地域食材活用コンソーシアム代表事業者',
  amountTaxIncluded: 99_999_999_999,
  amountTaxExcluded: 90_909_090_909,
  excludedAmount: 600_000_000,
  excludedReason: '据付けに伴う既存設備の撤去費は補助の対象になりません。',
  excludedByName: '事務局 花子',
  excludedAt: '2026-11-16T02:30:00.000Z',
  findings: officePayments.items[0]?.findings ?? [],
});

/** The first finding of each deal, taken as it is by the office. */
export const acceptedPayments: List = paymentListOf(
  officePayments.items.map((item) => ({
    ...item,
    findings: item.findings.map((finding, index) =>
      index > 0
        ? finding
        : {
            ...finding,
            acceptance: {
              reason: '着手届が受理された後の発注であることを、受理の通知で確認しました。',
              acceptedByName: '事務局 花子',
              acceptedAt: '2026-11-16T02:30:00.000Z',
            },
          },
    ),
  })),
  { canEdit: false },
);

const photo = (
  branch: number,
  documentType: Item['vouchers'][number]['documentType'],
  title: string,
): Item['vouchers'][number] => ({
  documentType,
  title,
  sectionId: 190 + branch,
  branchNumber: `1-${branch}`,
  status: DocumentCheckStatus.Incomplete,
  fileCount: 0,
  picture: null,
});

/** What was installed was photographed before; the photo after is still to come. */
export const photographedPayments: List = paymentListOf(
  officePayments.items.map((item, index) =>
    index > 0
      ? item
      : {
          ...item,
          vouchers: [
            ...item.vouchers,
            {
              ...photo(7, DocumentType.ResultPhotoBefore, '写真（実施前）'),
              status: DocumentCheckStatus.Confirming,
              fileCount: 1,
              picture: {
                id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e41',
                fileName: '実施前.jpg',
                contentType: 'image/jpeg',
                hasThumbnail: true,
              },
            },
            photo(8, DocumentType.ResultPhotoAfter, '写真（実施後・稼働状況）'),
          ],
        },
  ),
  { canEdit: false },
);

const ofMihon = paymentItem({
  id: 41,
  number: 1,
  description: '豆腐製造ライン',
  payee: '株式会社みほん製機',
  amountTaxIncluded: 1_100_000,
  amountTaxExcluded: 1_000_000,
});

const holder = (number: number, text: string) => ({
  ...{ label: `${number}番の口座名義`, day: null, amount: null, text },
});

/** Two deals of one payee, whose money went to accounts of different holders. */
export const otherHolderPayments: List = asOfficeReads(
  paymentListOf([
    { ...ofMihon, payeeAccountHolder: 'ｶ)ﾐﾎﾝｾｲｷ' },
    {
      ...ofMihon,
      ...{ id: 42, number: 2, payeeAccountHolder: 'ﾐﾎﾝ ﾀﾛｳ' },
      findings: [
        {
          key: '14 payeeAccountHolder 1 ﾐﾎﾝ ﾀﾛｳ ｶ)ﾐﾎﾝｾｲｷ',
          code: PaymentFindingCode.HolderDiffers,
          isError: false,
          field: 'payeeAccountHolder',
          documentType: null,
          values: [holder(1, 'ｶ)ﾐﾎﾝｾｲｷ'), holder(2, 'ﾐﾎﾝ ﾀﾛｳ')],
          message:
            '「株式会社みほん製機」への振込先の口座名義（ﾐﾎﾝ ﾀﾛｳ）が、1番の取引（ｶ)ﾐﾎﾝｾｲｷ）と違います。',
          acceptance: null,
        },
      ],
    },
  ]),
);

const { Confirming, Rejected } = DocumentCheckStatus;

/** The list was handed in: it lies with the office. */
export const handedInPayments: List = { ...officePayments, status: Confirming };

const [ordered, ...others] = mamekuraPayments.items;

const asked = (id: number, rest: Partial<Item['returnItems'][number]>): Item['returnItems'][number] => ({
  id,
  number: id - 90,
  field: null,
  comment: 'この明細の経費は、計画のどの経費に当たるかを説明してください。',
  isAnswered: false,
  createdAt: '2026-11-20T02:30:00.000Z',
  ...rest,
});

/** The list came back: a day of one deal and another deal as a whole are to be put right, a third is. */
export const returnedPayments: List = paymentListOf(
  [
    ...(ordered === undefined
      ? []
      : [
          {
            ...ordered,
            returnItems: [
              asked(91, { field: 'orderedOn', comment: '発注日が交付決定日より前の日付です。' }),
              asked(92, { field: 'payee', comment: '支払先が見積書と違います。', isAnswered: true }),
            ],
          },
        ]),
    ...others.map((item, index) => (index > 0 ? item : { ...item, returnItems: [asked(93, {})] })),
  ],
  { status: Rejected, returnDueOn: '2026-12-04', openReturnItemCount: 2 },
);
