import type { SectionTemplate } from '#bff/programmes/sections.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { applicantOf } from '../applications/applicants.ts';
import type { Content } from '../files/files.ts';
import { type Paper, printPaper } from '../files/papers.ts';
import { picture } from '../files/png.ts';
import type { Place } from '../myPages/place.ts';

const DESK = ['補助事業事務局', '東京都千代田区架空町9番9号', '電話 03-0000-0000'];

const businessLines = ({ data }: Place): readonly string[] => {
  const { name, postalCode, address, representativeTitle, representativeName } = applicantOf(
    data.corporationId,
  );
  const title =
    representativeTitle === null ? representativeName : `${representativeTitle}　${representativeName}`;
  return [name, `〒${postalCode.slice(0, 3)}-${postalCode.slice(3)}`, address, title];
};

const extensionOf = ({ extensions }: SectionTemplate): string =>
  extensions.includes('.pdf') ? 'pdf' : 'png';

const amountText = (amount: number): string => `${amount.toLocaleString('en-US')}円`;

const paperOf = (template: SectionTemplate, place: Place, title: string, on: string): Paper => {
  const isNotice = template.uploader === 'JMAC';
  const { data, planTitle, corporationName } = place;
  return {
    title,
    number: `管理番号 ${data.code}`,
    dated: formatEraDay(on),
    to: isNotice ? `${corporationName} 様` : '補助事業事務局 御中',
    from: isNotice ? DESK : businessLines(place),
    lead: isNotice ? '下記のとおり通知いたします。' : '下記のとおり提出いたします。',
    facts: [
      ['事業計画名', planTitle],
      ['事業者', corporationName],
      ['交付決定額', data.grantAmount > 0 ? amountText(data.grantAmount) : '—'],
      ...(data.confirmedAmount === undefined
        ? []
        : ([['確定額', amountText(data.confirmedAmount)]] as const)),
    ],
    note: isNotice
      ? '備考：ご不明な点は、管理番号を添えて事務局へお問い合わせください。'
      : '備考：添付資料は別紙のとおりです。',
  };
};

type File = { readonly fileName: string; readonly content: Content };

/** What stands in a section: the paper that is asked for, or photos of before and after. */
export const sectionContents = (
  template: SectionTemplate,
  place: Place,
  title: string,
  on: string,
): File[] => {
  const extension = extensionOf(template);
  const fileName = `${place.data.code}_${title}_${place.corporationName}.${extension}`.replaceAll(
    /[/\\:]/g,
    '・',
  );
  if (extension === 'pdf') return [{ fileName, content: printPaper(paperOf(template, place, title, on)) }];
  const moment = template.key === 'ResultPhotoBefore' ? 'before' : 'after';
  return [{ fileName, content: picture(moment, place.id * 11 + template.documentType) }];
};

/** A voucher of a deal. */
export type VoucherPaper = {
  readonly title: string;
  readonly number: string;
  readonly on: string;
  readonly payee: string;
  readonly item: string;
  readonly amount: number;
  /** True when the business wrote it: orders and acceptances. */
  readonly isOwn: boolean;
  readonly deliveryOn: string;
};

const DETAILS: { readonly [item: string]: readonly [name: string, share: number, quantity: string][] } = {
  豆腐製造ライン: [
    ['充填・凝固機 MT-200', 18_500_000, '1式'],
    ['連続式冷却水槽 RS-80', 6_900_000, '1基'],
    ['据付・試運転調整', 3_200_000, '1式'],
  ],
};

const itemsOf = ({ item, amount }: VoucherPaper) => {
  const details = DETAILS[item];
  if (details) return details.map(([name, share, quantity]) => ({ name, amount: share, quantity }));
  const setUp = Math.floor(amount / 10_000) * 1000;
  return [
    { name: `${item}（本体）`, amount: amount - setUp, quantity: '1式' },
    { name: '据付・試運転調整', amount: setUp, quantity: '1式' },
  ];
};

const ANNEX = {
  title: '別紙　仕様および据付条件',
  rows: [
    ['充填・凝固機', '処理能力 毎時2,400丁　三相200V 11kW'],
    ['連続式冷却水槽', '有効長 8.0m　ステンレス製'],
    ['据付場所', '本社工場 第2製造室'],
    ['試運転', '通電・稼働を確認のうえ、写真を提出すること'],
  ],
} as const;

const VERBS: { readonly [title: string]: string } = {
  見積書: '下記のとおり御見積り申し上げます。',
  発注書: '下記のとおり発注いたします。',
  納品書: '下記のとおり納品いたします。',
  請求書: '下記のとおり御請求申し上げます。',
};

/** A voucher as a PDF; the order of the tofu line has its specification on a second page. */
export const voucherContent = (place: Place, voucher: VoucherPaper): Content => {
  const { title, number, on, payee, item, isOwn, deliveryOn } = voucher;
  const own = businessLines(place);
  const other = [payee, '〒000-0000', '東京都千代田区架空町8番8号', '担当　見本 進'];
  return printPaper({
    title,
    number: `番号　${number}`,
    dated: formatEraDay(on),
    to: isOwn ? `${payee}　御中` : `${place.corporationName}　御中`,
    from: isOwn ? own : other,
    lead: VERBS[title] ?? '下記のとおり相違ありません。',
    facts: [
      ['件名', `${item}更新工事`],
      ['納期', formatEraDay(deliveryOn)],
      ['支払条件', '検収後 月末締め 翌月末 銀行振込'],
    ],
    items: itemsOf(voucher),
    ...(title === '発注書' && item === '豆腐製造ライン'
      ? { note: '備考：大豆浸漬槽は既設品を流用します。', annex: ANNEX }
      : {}),
  });
};
