import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import { tableTexts } from '#bff/parts/lists/tables/tables.words.ts';
import * as corporationsWords from '#rules/words/corporations.ts';
import * as myPagesWords from '#rules/words/myPages.ts';
import * as officeWords from '#rules/words/office.ts';

const exported = exportTexts.corporation;

const count = (number: number): string => number.toLocaleString('ja-JP');

const valueList = (names: readonly string[]): string => names.join('、');

/** What is said of the rows of an import, whatever it imports. */
export const importTexts = {
  moreFaults: (number: number): string => `ほか${number}か所も確認してください`,
  manySheets: (names: readonly string[]): string =>
    `見出しのあるシートが複数あります（${tableTexts.listed(names)}）。取り込むシートだけを残して保存し直してください。`,
  tooLong: (max: number): string => `一度に取り込めるのは${count(max)}行までです。分けて取り込んでください。`,
  noRows: '見出しの下に行がありません。',
  notIds: '取込みは、ファイルか貼り付けた表で行います。表を選んでください',
  changes: (names: readonly string[]): string => `${names.length}項目の変更（${valueList(names)}）`,
  hasFaults: (number: number): string =>
    `取り込めない行が${count(number)}行あります。直してから読み込み直すか、「誤りのない行だけ取り込む」を選んでください`,
  undoChanged: '取り込んだ後に変わったため、元に戻しませんでした。開いて確認してください',
  undoUsed: '取り込んだ後に使われているため、元に戻しませんでした。開いて確認してください',
  change: (column: string, before: string | null, after: string | null): string =>
    `${column}：${before ?? officeWords.bulkEmpty} → ${after ?? officeWords.bulkEmpty}`,
} as const;

/** Corporations as a table. The list's own file is read as well. */
export const corporationImportTexts = {
  template: '企業の取込みひな形',
  headings: {
    displayCode: [exported.displayCode],
    corporateNumber: [exported.corporateNumber],
    applicantType: ['区分', '応募者区分', '法人・個人'],
    legalForm: [corporationsWords.corporationLegalForm, '組織形態'],
    name: [exported.name, corporationsWords.corporationNameWithTrade, '会社名', '屋号', '名称', '商号'],
    nameKana: [
      exported.nameKana,
      corporationsWords.corporationNameKana,
      '会社名（カナ）',
      '企業名カナ',
      corporationsWords.userNameKana,
    ],
    representativeTitle: [
      exported.representativeTitle,
      corporationsWords.corporationRepresentativeTitle,
      '役職',
    ],
    representativeName: [
      exported.representativeName,
      corporationsWords.corporationRepresentativeName,
      '代表者名',
    ],
    representativeNameKana: [
      exported.representativeNameKana,
      corporationsWords.corporationRepresentativeNameKana,
      '代表者カナ',
    ],
    postalCode: [exported.postalCode, '〒'],
    prefecture: [exported.prefecture],
    city: [exported.city, '市区町村名'],
    streetAddress: [exported.street, '番地', '住所'],
    building: [exported.building, corporationsWords.corporationBuilding, 'ビル名'],
    phone: [exported.phone, '電話', 'TEL'],
    fax: [exported.fax, 'FAX番号', 'ファックス'],
    industryGroup: [corporationsWords.corporationIndustryGroup, '中分類'],
    industryCode: [corporationsWords.corporationIndustryCode, '細分類'],
    businessScale: [corporationsWords.corporationBusinessScale, '規模'],
    capital: ['資本金（円）', corporationsWords.corporationCapital],
    employees: ['常勤従業員数', '従業員数', '従業員数（人）'],
    establishedOn: [corporationsWords.corporationEstablishedOn, '設立年月日', '設立日', '開業日'],
    fiscalMonth: [corporationsWords.corporationFiscalMonth],
    taxStatus: [corporationsWords.corporationTaxStatus, '消費税'],
    invoiceNumber: [exported.invoiceNumber, '適格請求書発行事業者登録番号', '登録番号', 'インボイス番号'],
    url: [exported.url, 'URL', 'ホームページ'],
    memo: [myPagesWords.myPageMemo, 'メモ', '備考'],
  },
  noHeadings:
    '見出しの行が見つかりません。ひな形の見出し（「法人番号」「企業名」など）のある表を選んでください。',
  new: '新しい企業',
  newNeeds: (names: readonly string[]): string =>
    `新しい企業には${tableTexts.listed(names)}の列も要ります。列を加えて入力してください`,
  wholeRow: '企業',
  notCode: '企業コードは数字で入力してください。新しい企業は、空にしてください',
  unknownCode: 'この企業コードの企業はありません。新しい企業は、企業コードを空にしてください',
  numberElsewhere: (code: string): string =>
    `この法人番号は、企業 ${code} に登録されています。企業コードか法人番号を確認してください`,
  doubled: (line: number): string => `${line}行目と同じ企業です。1つの企業は1行にしてください`,
  sameUnnumbered: (code: string): string =>
    `企業名と電話番号の同じ企業（${code}）が登録されています。変更するときは企業コードを入力し、そうでなければこの行を除いてください`,
  notYen: '0から999,999,999,999までの円の単位の整数を入力してください',
  notEmployees: '0から1,000,000までの整数を入力してください',
  notMonth: '1から12までの月を入力してください',
  /** Behind the number of a month. */
  monthEnd: /月末?$/,
  /** What a prefecture is called without; 北海道 has no other name. */
  prefectureEnd: /[都府県]$/,
  notUrl: '「http://」か「https://」で始まるアドレスを、300文字以内で入力してください',
  notIndustry: '登録画面の業種の名前か、日本標準産業分類の番号を入力してください',
} as const;
