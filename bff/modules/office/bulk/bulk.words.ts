import type { BulkRunKind } from '#bff/generated/contract/enums.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { yenText } from '#rules/figure.ts';
import { formatSlashDay } from '#rules/japaneseDate.ts';
import * as applicationsWords from '#rules/words/applications.ts';
import * as inspectionsWords from '#rules/words/inspections.ts';
import * as myPagesWords from '#rules/words/myPages.ts';
import * as officeWords from '#rules/words/office.ts';
import * as projectsWords from '#rules/words/projects.ts';
import * as sectionsWords from '#rules/words/sections.ts';

/** What a kind of run does with a row. */
type KindWords = {
  /** 「…できます」 */
  readonly can: string;
  /** 「…できません」 */
  readonly cannot: string;
  /** Nothing to do: it is so already. */
  readonly already: string;
  readonly done: string;
};

const decision = (word: string, already: string): KindWords => ({
  can: `${word}にできます`,
  cannot: `${word}にできません`,
  already,
  done: `${word}にしました`,
});

const assignment: KindWords = {
  can: '担当を決められます',
  cannot: '担当を決められません',
  already: 'すでに担当です',
  done: '担当を決めました',
};

const dateChange = (name: string): KindWords => ({
  can: '変えられます',
  cannot: '変えられません',
  already: `すでにこの${name}です`,
  done: `${name}を変えました`,
});

const imported: KindWords = {
  can: '取り込めます',
  cannot: '取り込めません',
  already: '登録されている内容と同じです',
  done: '取り込みました',
};

const paper: KindWords = {
  can: '発行できます',
  cannot: '発行できません',
  already: 'すでに発行しています',
  done: '発行しました',
};

const message: KindWords = {
  can: '送れます',
  cannot: '送れません',
  already: 'すでに送っています',
  done: '送りました',
};

export const bulkWords: { readonly [kind in BulkRunKind]: KindWords } = {
  declineApplications: decision('不採択', 'すでに不採択です'),
  waitlistApplications: decision('補欠', 'すでに補欠です'),
  adoptApplications: {
    can: '採択できます',
    cannot: '採択できません',
    already: 'すでに採択しています',
    done: '採択しました',
  },
  assignApplications: assignment,
  assignMyPages: assignment,
  assignSections: assignment,
  assignReports: {
    can: '検査員を決められます',
    cannot: '検査員を決められません',
    already: 'すでに検査員です',
    done: '検査員を決めました',
  },
  changeMyPageDates: dateChange('日付'),
  changeSectionDates: dateChange(sectionsWords.sectionDueOn),
  changeReportDates: dateChange(inspectionsWords.inspectionScheduledOn),
  changeProjectDates: dateChange('日付'),
  settlePayouts: {
    can: '支払済と記録できます',
    cannot: '支払済と記録できません',
    already: 'すでに支払済です',
    done: '支払済と記録しました',
  },
  notifyMyPages: message,
  notifySections: message,
  notifyApplications: message,
  notifyCorporations: message,
  inviteCorporationUsers: { ...message, already: 'すでにパスワードを決めています' },
  stopCorporationUsers: {
    can: '無効にできます',
    cannot: '無効にできません',
    already: 'すでに無効です',
    done: '無効にしました',
  },
  resumeCorporationUsers: {
    can: '有効に戻せます',
    cannot: '有効に戻せません',
    already: 'すでに有効です',
    done: '有効に戻しました',
  },
  issuePapers: paper,
  issueApplicationPapers: paper,
  importCorporations: imported,
  importCorporationUsers: imported,
};

/** Why a decision is not possible in a state, and what to do first. */
const inTheWay: { readonly [status: string]: readonly [why: string, what: string] } = {
  Draft: ['作成中のため', '提出の後に、形式確認を終えて審査へ進めてください'],
  Submitted: ['形式確認の前のため', '形式確認を終えて審査へ進めてください'],
  FormChecking: ['形式確認中のため', '形式確認を終えて審査へ進めてください'],
  Returned: ['修正依頼中のため', '再提出の後に審査へ進めてください'],
  Adopted: ['採択しているため', '審査結果を取り消して審査中に戻してから、もう一度お試しください'],
  NotAdopted: ['不採択のため', '審査結果を取り消して審査中に戻してから、もう一度お試しください'],
  Waitlisted: ['補欠のため', '審査結果を取り消して審査中に戻してから、もう一度お試しください'],
  Withdrawn: ['取り下げられたため', 'この行を除いてください'],
};

export const statusRefusal = (kind: BulkRunKind, status: string): string => {
  const [why, what] = inTheWay[status] ?? ['いまの状態では', '応募を開いて確認してください'];
  return `${why}、${bulkWords[kind].cannot}。${what}`;
};

/** What an adoption makes. */
export const makesText = (
  corporation: { readonly code: string } | 'new' | 'withoutNumber',
  documents: number,
): string => {
  const names = { new: '企業（新規）', withoutNumber: '企業（新規・法人番号なし）' };
  const business =
    typeof corporation === 'string' ? names[corporation] : `企業 ${corporation.code}（法人番号が一致）`;
  return `${business}・マイページ・書類 ${documents}件`;
};

export const unknownCode = (code: string, isMyPage: boolean, isOfRound: boolean): string =>
  `${isMyPage ? myPagesWords.myPageDisplayCode : applicationsWords.applicationCode} ${code} は、この${isOfRound ? projectsWords.projectRound : '一覧'}にありません`;

export const doubledLine = (line: number): string => `${line}行目と同じです。この行は行いません`;

export const amountFault = (written: string): string =>
  `採択額「${written.slice(0, 40)}」を読み取れません。円の単位の数字で入力してください`;

export const hiddenRowsRead = (count: number): string => `表示されていない行（${count}行）も読みました`;

export const tooManyRows = (max: number): string =>
  `一度に選べるのは${max.toLocaleString('ja-JP')}件までです。条件を加えて件数を減らしてください`;

/** An amount of the file that is more than was applied for has its own sentence in the single adoption. */
export const lessNeedsReason = (applied: number): string =>
  `採択額が申請額（${yenText(applied)}）より少ないため、理由が要ります。理由を入力して、もう一度お試しください`;

/** What is said of a document that was sent back: another day counts for it. */
export const returnDayStays = (day: CalendarDay): string =>
  `${bulkWords.changeSectionDates.can}。差戻し中のため、再提出期限（${formatSlashDay(day)}）は変わりません`;

export const settlementRefusal =
  '銀行に渡した振込データに入っていないため、支払済と記録できません。確認と承認を終えて、振込データを作成してください';

export const bulkMessages = {
  noCode: '応募コードがありません。コードを入力するか、この行を除いてください',
  codeColumn:
    '「応募コード」（マイページでは「管理番号」）の見出しがある表を選んでください。見出しのない表は、コードの列だけにしてください',
  twice: '同じ見出しの列が2つあります。1つにしてください',
  noRows: '読み取れる行がありません。応募コードの入った表を選んでください',
  manySheets: '見出しのあるシートが2つ以上あります。使うシートだけのファイルにしてください',
  noneFound: '条件に合う行がありません。条件を変えて選び直してください',
  gone: 'この行は、見つかりません。一覧を読み直して選び直してください',
  sameBusiness:
    '同じ企業の応募が前の行にあるため、採択できません。1つの企業は、この公募回で1つの事業だけです',
  notOfList: 'この一覧では行えない処理です。一覧と処理を確認してください',
  selection: '選んだ行を確認してください。印を付けた行、一覧の条件、貼り付けた表のどれか1つを送ってください',
  assignees: '担当にする人を選んでください',
  assigneeUnknown: '担当に選べない管理者が含まれています。選び直してください',
  changed: '試した後に変わったため、行いませんでした。新しい内容を確認して、もう一度お試しください',
  undoChanged: '行った後に審査結果が変わったため、元に戻しませんでした。応募を開いて確認してください',
  byListOnly: 'この処理の行は、コードでは選べません。一覧で印を付けるか、一覧の条件で選んでください',
  date: '変える日付と、新しい日付を入力してください',
  dateOfOthers: 'この一覧にはない日付です。変える日付を選び直してください',
  undoDates: '行った後に日付が変わったため、元に戻しませんでした',
  undoAssigned: '行った後に担当が変わったため、元に戻しませんでした',
  problem: '処理中に誤りが起きたため、この行は元のままです。もう一度お試しください',
  noRight: '始めた人の権限がなくなったため、行いませんでした。権限のある人が、もう一度お試しください',
  undoNoRight: '始めた人の権限がなくなったため、元に戻しませんでした',
  skipped: '中止したため、行っていません',
  undone: '元に戻しました',
  undoWaits: '元に戻す前です',
  nothingAble: '行える行がありません',
  nothingDone: '元に戻せる行がありません',
  rowsNotDone: '選んだ行に、元に戻せるものがありません。読み直して選び直してください',
  begun: '始めた処理は取りやめられません。中止するか、元に戻してください',
  notNow: 'いまの状態ではこの操作はできません。画面を読み直してください',
  reason: '理由を入力してください',
  assignReason: '担当のまとめた変更',
} as const;

/** Headings under which a code, an amount or conditions may stand. */
export const bulkHeadings = {
  code: [applicationsWords.applicationCode, myPagesWords.myPageDisplayCode, 'コード', '応募番号'],
  amount: [
    applicationsWords.applicationAdoptedAmount,
    applicationsWords.applicationAdoptedAmountYen,
    '採択額(円)',
  ],
  conditions: [applicationsWords.applicationConditions, '条件'],
} as const;

export const bulkExportTexts = {
  name: (kind: string): string => `${kind}の結果`,
  line: '行',
  code: '応募コード・管理番号',
  targetName: '応募者・企業',
  document: '書類',
  memberName: myPagesWords.myPageMember,
  corporationName: '企業',
  inspection: inspectionsWords.inspectionKind,
  scheduledOn: inspectionsWords.inspectionScheduledOn,
  status: officeWords.bulkStatusNow,
  outcome: '結果',
  message: '結果の説明',
  makes: officeWords.bulkMakes,
  changes: '変わる項目',
  amount: '採択額・支払の額（円）',
  assigneeName: '担当',
  finishedAt: '行った日時',
} as const;
