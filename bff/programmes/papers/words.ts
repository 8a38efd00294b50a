/** Words of the papers that are made of the answers. */
export const paperWords = {
  none: '—',
  noRows: '該当なし',
  and: '、',
  yen: '円',
  yes: 'はい',
  no: 'いいえ',
  firstOfMonth: /1日$/,
  postalCode: (digits: string): string => `〒${digits}`,
  number: 'No.',
  sum: '合計',
  to: (desk: string): string => `${desk}　御中`,
  below: '記',
  end: '以上',
  sender: {
    address: '所在地',
    name: '名称',
    representative: '代表者',
  },
  detail: (label: string, value: string): string => `${label}：${value}`,
  gap: '　',
  fact: (label: string, value: string): string => `${label}　${value}`,
  section: (number: string, title: string): string => `${number}　${title}`,
  documents: '提出する書類',
  document: '書類',
  handedIn: '提出の方法',
  byProduct: '入力した内容から作成',
  byApplicant: '添付',
  draft: '確認用（提出前）',
} as const;

/** 12 → １２, as sections are numbered. */
export const wideNumber = (value: number): string =>
  String(value).replace(/\d/g, (digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0));
