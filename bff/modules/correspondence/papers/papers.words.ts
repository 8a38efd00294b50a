import * as recordWords from '#rules/words/records.ts';

/** Where the number stands in its format. */
export const NUMBER_PLACE = '{番号}';

/** Words of the papers that the office issues, beside those of their templates. */
export const paperWords = {
  none: '—',
  to: (name: string): string => `${name}　御中`,
  toPerson: (name: string): string => `${name}　様`,
  from: '発行',
  noSeal: '（公印省略）',
  below: '記',
  end: '以上',
  conditions: '条件',
  /** One of the conditions, numbered. */
  condition: (number: number, text: string): string => `${number}　${text}`,
  note: '附記',
  appendix: '別紙　経費の区分ごとの内訳',
  inspected: '別紙　検査した物と写真',
  /** Where the number will stand. */
  numberToCome: '（発行時に採番）',
  /** What is tried and not issued. */
  specimen: '見本',
  specimenName: (title: string): string => `見本_${title}.pdf`,
  /** Number and day, one below the other. */
  date: (number: string, day: string): string => `${number}\n${day}`,
  replaces: (day: string, number: string, title: string): string =>
    `${day}付け${number}の${title}は取り消し、この文書に差し替えます。`,
  /** A place on the waiting list. */
  rank: (rank: number): string => `${rank}位`,
  /** A request by its number and kind. */
  change: (number: number, kind: string): string => `第${number}号　${kind}`,
  fileName: (displayCode: string, receiver: string, title: string): string =>
    `${displayCode}_${receiver}_${title}.pdf`,
} as const;

export const paperMessages = {
  title: '表題を入力してください',
  body: '本文を入力してください',
  numberFormat: '{番号} を1つだけ入れてください。例：交第{番号}号',
  unknownFields: (unknown: readonly string[], known: readonly string[]): string =>
    `${unknown.map((name) => `{${name}}`).join('、')}は差し込めません。差し込めるのは${known.map((name) => `{${name}}`).join('、')}です。波かっこは項目にだけ使ってください`,
  factFields: 'この種類の文書に差し込めない項目があります。項目を選び直してください',
  noBreakdown: 'この種類の文書には、別紙を付けられません',
  future: '今日までの日付を入力してください',
  missing: (labels: readonly string[]): string =>
    `${labels.join('、')}が登録されていません。登録してから発行してください。`,
  reasonMissing: '不採択の理由を入力してください。応募者が読む文章です。',
  noRank: '審査の評価点がないため、補欠順位が決まりません。評価点を登録してから発行してください。',
  noReport: '承認された検査報告がありません。検査報告を承認してから発行してください。',
  oneReceiver: '宛先のマイページか応募を、どちらか1つだけ送ってください',
  otherReceiver: 'この宛先には発行できない種類の文書です。種類を選び直してください',
  notDeclined: '不採択と決まった応募にだけ発行できます。',
  notWaitlisted: '補欠と決まった応募にだけ発行できます。',
  ended: '中止・廃止または不交付となった事業には発行できません。',
  already: (number: string): string =>
    `${number}を発行済みです。内容を改めるときは、その文書から差し替えてください。`,
  notCurrent: 'この文書はすでに差し替えられています。新しい文書から差し替えてください。',
  otherPaper: '差し替える文書と、宛先と種類が同じ文書だけを発行できます。',
  chooseKind: '発行する文書の種類を選んでください',
  /** What a row of many makes. */
  makes: (title: string, receiver: string): string => `${title}（${receiver}）`,
  notMade: 'PDFを作成しています。しばらく待ってから開いてください。',
} as const;

/** Why a paper that is tried was not printed. */
export const specimenMessages = {
  busy: 'ただいま大変混み合っていて、見本のPDFを作成できませんでした。少し待ってから、もう一度お試しください',
  failed: '見本のPDFを作成できませんでした。文面を確認して、もう一度お試しください',
} as const;

/** The PDFs of a list as one zip. */
export const paperArchive = {
  name: recordWords.paper,
  path: (displayCode: string, receiver: string, number: string, title: string): string =>
    `${displayCode}_${receiver}_${number}_${title}.pdf`,
  none: '条件に合う文書のPDFがありません。条件を変えてください',
  tooMany: (most: number): string =>
    `一度に保存できるのは${most.toLocaleString('ja-JP')}件までです。事業や種類でしぼり込んでください`,
} as const;

/** Notices on the my page and mails to businesses and applicants. */
export const paperNotice = {
  title: (title: string): string => `${title}を発行しました`,
  body: (number: string, title: string): string =>
    `${number}「${title}」を発行しました。マイページの「届いた文書」でお読みください。`,
  applicant: (number: string, title: string): string =>
    `${number}「${title}」を発行しました。応募者のページの「届いた文書」でお読みください。`,
  replaced: (before: string): string => `先にお送りした${before}は、この文書に差し替えました。`,
} as const;
