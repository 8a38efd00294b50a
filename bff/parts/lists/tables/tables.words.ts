const listed = (names: readonly string[]): string => names.map((name) => `「${name}」`).join('');

/** What is said about tables that people bring: their headings, cells and rows. */
export const tableTexts = {
  /** What a line of sums begins with. */
  sums: ['合計', '小計', '計'],
  perRow: (line: number, column: string, message: string): string => `${line}行目・${column}：${message}`,
  perCell: (cell: string, column: string, message: string): string => `${cell}（${column}）：${message}`,
  named: (column: string, read: string): string => `${column}「${read}」`,
  perColumn: (letters: string, column: string): string => `${letters}列「${column}」`,
  listed,
  sheetRead: (name: string): string => `シート「${name}」を読み取りました。ほかのシートは取り込みません。`,
  hiddenColumns: (names: readonly string[]): string => `非表示の列（${names.join('、')}）も読み取りました。`,
  hiddenRows: (count: number): string => `非表示の行（${count}行）も読み取りました。`,
  merged: (name: string): string =>
    `セルが結合されています（${name}）。結合を解除して、行ごとに入力してください`,
  errorCell: (shown: string): string => `計算の誤り（${shown}）になっています。正しい値を入力してください`,
  formulaCell: '計算式の結果が保存されていません。表計算ソフトで開いて保存し直すか、値を入力してください',
  twice: (heading: string): string => `「${heading}」の列が2つあります。1つにしてください。`,
  columnMissing: (heading: string): string => `「${heading}」の列がありません。`,
  ignored: (heading: string): string => `見出し「${heading.slice(0, 100)}」は読みませんでした`,
  /** What a file in Shift_JIS has for a letter that it lacks. */
  lostLetter: '〓',
  letterLost:
    '「〓」は、ない文字の印です。正しい文字で入力するか、UTF-8のCSVかExcelで保存したものを使ってください',
  required: '入力してください',
  notInvoiceNumber: 'Tと13桁の数字で入力してください（例: T1234567890123）',
  shortened:
    '表計算ソフトが桁を省いた数字です。元の番号を入力し、セルの書式を「文字列」にして、Excel（.xlsx）のまま取り込んでください',
  zeroCut:
    '先頭の0が消えています。0を入力し、セルの書式を「文字列」にして、Excel（.xlsx）のまま取り込んでください',
  numberSign: (sign: string): string =>
    `「${sign}」は数字として読みません。取り除いて、0から9の数字で入力してください`,
  notChoice: (choices: readonly string[]): string => `次から選んで入力してください（${choices.join('、')}）`,
} as const;
