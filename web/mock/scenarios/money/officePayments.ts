import { DocumentCheckStatus, DocumentType, PaymentFindingCode } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { officeWorld } from '../../world/world.ts';
import { uuid } from '../sections/sectionParts.ts';
import { dealOf, inStates, mamekuraPayments, paymentListOf } from './mamekuraPayments.ts';
import { withFigures } from './paymentFiguresOf.ts';

type Schemas = components['schemas'];
type List = Schemas['PaymentList'];
type Item = Schemas['PaymentItem'];

const { Confirmed, Confirming, Incomplete, Rejected } = DocumentCheckStatus;

/** The same list as the office reads it: who excluded is named, and the deals are the company's to change. */
export const officePayments: List = inStates(
  officeWorld.saw('getPaymentList', 7),
  officeWorld.session.adminUser.name,
);

/** The list if it were of these deals. */
export const officeListOf = (items: readonly Item[], rest: Partial<List> = {}): List =>
  withFigures({ ...officePayments, ...rest, items: [...items] });

const proved = (item: Item): Item => ({
  ...item,
  ...(item.number === 2 && { inspectedOn: '2026-10-28', invoicedOn: '2026-11-10', paidOn: '2026-11-13' }),
  findings: [],
  vouchers: item.vouchers.map((voucher) => ({ ...voucher, status: Confirmed, fileCount: 1 })),
});

/** Every deal paid, proved and within the plan. */
export const paymentsInOrder: List = officeListOf(
  officePayments.items.filter(({ number }) => number > 1).map(proved),
);

/** Nobody has entered a deal, and no plan is known. */
export const noPayments = (mypageId: number): List => officeListOf([], { mypageId, plan: null });

/** A deal as long as it gets: 200 characters, 100 characters, amounts of eleven digits. */
export const longDeal: Item = {
  ...dealOf(1),
  description:
    '嚥下配慮メニューの共同開発に用いる連続式加熱冷却充填包装設備一式（据付・試運転・操作教育を含む）'.repeat(
      4,
    ),
  payee: '一般社団法人やさしい外食推進協会・全国給食事業者連絡協議会・地域食材活用コンソーシアム代表事業者',
  ...{ amountTaxIncluded: 99_999_999_999, amountTaxExcluded: 90_909_090_909 },
  ...{ eligibleAmount: 90_909_090_909, excludedAmount: 600_000_000, acceptedAmount: 90_309_090_909 },
  excludedReason: '据付けに伴う既存設備の撤去費は補助の対象になりません。',
  ...{ excludedByName: '事務局 花子', excludedAt: '2026-11-16T02:30:00.000Z' },
};

const acceptance = {
  reason: '着手届が受理された後の発注であることを、受理の通知で確認しました。',
  acceptedByName: '事務局 花子',
  acceptedAt: '2026-11-16T02:30:00.000Z',
};

/** What was to be put right, taken as it is by the office. */
export const acceptedPayments: List = officeListOf(
  officePayments.items.map((item) => ({
    ...item,
    findings: item.findings.map((finding) => (finding.isError ? { ...finding, acceptance } : finding)),
  })),
);

const photo = (
  branch: number,
  documentType: Item['vouchers'][number]['documentType'],
  title: string,
): Item['vouchers'][number] => ({
  ...{ documentType, title, sectionId: 190 + branch, branchNumber: `1-${branch}` },
  ...{ status: Incomplete, fileCount: 0, picture: null },
});

const picture = {
  id: uuid(191),
  fileName: '実施前.jpg',
  contentType: 'image/jpeg',
  hasThumbnail: true,
};

/** The deals of which the first was photographed before it was installed; the photo after is still to come. */
export const photographed: readonly Item[] = mamekuraPayments.items.map((item) =>
  item.number > 1
    ? item
    : {
        ...item,
        vouchers: [
          ...item.vouchers,
          {
            ...photo(7, DocumentType.ResultPhotoBefore, '写真（実施前）'),
            ...{ status: Confirming, fileCount: 1, picture },
          },
          photo(8, DocumentType.ResultPhotoAfter, '写真（実施後・稼働状況）'),
        ],
      },
);

const holder = (number: number, text: string) => ({
  ...{ label: `${number}番の口座名義`, day: null, amount: null, text },
});

const paid: Item = { ...dealOf(3), payee: dealOf(1).payee, description: dealOf(1).description };

/** Two deals of one payee, whose money went to accounts of different holders. */
export const otherHolderPayments: List = officeListOf([
  { ...paid, ...{ id: 41, number: 1, payeeAccountHolder: 'ｶ)ﾐﾎﾝｾｲｷ' } },
  {
    ...paid,
    ...{ id: 42, number: 2, payeeAccountHolder: 'ﾐﾎﾝ ﾀﾛｳ' },
    findings: [
      {
        key: '14 payeeAccountHolder 1 ﾐﾎﾝ ﾀﾛｳ ｶ)ﾐﾎﾝｾｲｷ',
        code: PaymentFindingCode.HolderDiffers,
        ...{ isError: false, field: 'payeeAccountHolder', documentType: null, acceptance: null },
        values: [holder(1, 'ｶ)ﾐﾎﾝｾｲｷ'), holder(2, 'ﾐﾎﾝ ﾀﾛｳ')],
        message: `「${paid.payee}」への振込先の口座名義（ﾐﾎﾝ ﾀﾛｳ）が、1番の取引（ｶ)ﾐﾎﾝｾｲｷ）と違います。`,
      },
    ],
  },
]);

/** The list was handed in: it lies with the office. */
export const handedInPayments: List = { ...officePayments, status: Confirming };

const asked = (id: number, rest: Partial<Item['returnItems'][number]>): Item['returnItems'][number] => ({
  ...{ id, number: id - 90, field: null, isAnswered: false },
  comment: 'この明細の経費は、計画のどの経費に当たるかを説明してください。',
  createdAt: '2026-11-20T02:30:00.000Z',
  ...rest,
});

const returned: Readonly<Record<number, Item['returnItems']>> = {
  1: [
    asked(91, { field: 'orderedOn', comment: '発注日が交付決定日より前の日付です。' }),
    asked(92, { field: 'payee', comment: '支払先が見積書と違います。', isAnswered: true }),
  ],
  2: [asked(93, {})],
};

/** The list came back: a day of one deal and another deal as a whole are to be put right, a third is. */
export const returnedPayments: List = paymentListOf(
  mamekuraPayments.items.map((item) => ({ ...item, returnItems: returned[item.number] ?? [] })),
  { status: Rejected, returnDueOn: '2026-12-04', openReturnItemCount: 2 },
);
