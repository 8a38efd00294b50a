import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { anApplication } from '../application.ts';
import { mamekuraUndertaking as mypage } from '../mamekura.ts';

type Schemas = components['schemas'];
type Block = Schemas['PaperBlock'];
type Content = Schemas['PaperContent'];

const NOTHING = {
  level: null,
  text: null,
  align: null,
  facts: [],
  columns: [],
  rows: [],
  sums: [],
  photos: [],
};

const text = (words: string): Block => ({ ...NOTHING, kind: 'text', text: words });
const heading = (level: 1 | 2, words: string): Block => ({ ...NOTHING, kind: 'heading', level, text: words });
const facts = (rows: readonly (readonly [label: string, value: string])[]): Block => ({
  ...NOTHING,
  kind: 'facts',
  facts: rows.map(([label, value]) => ({ label, value })),
});

/** Labels that end in # are those of figures. */
const table = (labels: readonly string[], rows: string[][], sums: string[][] = []): Block => ({
  ...NOTHING,
  kind: 'table',
  columns: labels.map((label) => ({ label: label.replace('#', ''), isFigure: label.endsWith('#') })),
  rows,
  sums,
});

const paper = (content: Pick<Content, 'over' | 'title' | 'date' | 'blocks'>): Content => ({
  ...content,
  to: '',
  from: [],
  hasSealArea: false,
  hasSealPicture: false,
});

const ITEM_LABELS = ['名称', '型番', '数量#', '設置場所', '稼働', '表示シール', '計画との相違'];
type Photo = Block['photos'][number];

const ITEM = '豆腐製造ライン';

/** A photo of the line. */
const photo = (number: number, side: Photo['side'], caption: string, takenOn: string): Photo => ({
  file: {
    id: `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`,
    contentType: 'image/png',
  },
  side,
  label: `写真${number}　${side === 'left' ? '実施前' : '実施後'}　${ITEM}`,
  caption: `${caption}\n撮影日　${takenOn}`,
  alt: caption,
  lack: `写真を表示できません\n${caption}.png`,
});

const photos = (...shown: Photo[]): Block => ({ ...NOTHING, kind: 'photos', photos: shown });

/** The report of an inspection that is approved, with findings. */
export const inspectionContentOf = (findings: string): Content =>
  paper({
    over: mypage.projectName,
    title: '完了検査報告書',
    date: '令和8年11月20日',
    blocks: [
      facts([
        ['管理番号', mypage.displayCode],
        ['企業名', mypage.corporationName],
        ['事業計画名', mypage.planTitle],
        ['検査の種類・方法', '完了検査　現地検査'],
        ['検査の予定', '令和8年11月18日　13:30–15:00'],
        ['検査日', '令和8年11月18日'],
        ['検査場所', '長野県松本市島立1000-1'],
        ['検査員', '検査 誠'],
        ['立会者', '大豆 一郎、大豆 二郎'],
        ['承認', '令和8年11月20日　事務局 花子'],
        ['記録の版', '第4版（令和8年11月20日更新）'],
      ]),
      heading(2, '検査した物（2件）'),
      table(ITEM_LABELS, [
        ['豆腐製造ライン', 'TF-3000', '1', '本社工場 製造棟1階', '適', '適', '相違なし'],
        ['急速凍結庫', 'QF-80', '2', '本社工場 冷凍棟', '適', '否', '—'],
      ]),
      heading(2, '検査の結果'),
      facts([
        ['結果', '指摘事項あり（軽微）'],
        ['指摘事項', findings],
        ['是正の内容', '—'],
        ['是正の期限', '令和8年12月4日'],
      ]),
      heading(2, '写真（2枚）'),
      photos(
        photo(1, 'left', '旧ラインの正面', '令和8年7月30日'),
        photo(2, 'right', '新ラインの正面', '令和8年11月18日'),
      ),
      text('写真のない物：急速凍結庫'),
    ],
  });

/** The same before it is approved, and before anything was inspected. */
export const inspectionDraft: Content = {
  ...inspectionContentOf('—'),
  blocks: [
    text('この報告書は承認前（作成中）の案です。承認されるまで、内容が変わることがあります。'),
    facts([
      ['管理番号', mypage.displayCode],
      ['企業名', mypage.corporationName],
      ['検査日', '—'],
    ]),
    heading(2, '検査した物（0件）'),
    text('検査した物は登録されていません。'),
    heading(2, '検査の結果'),
    facts([['結果', '未検査']]),
    heading(2, '写真（0枚）'),
    text('写真はありません。'),
  ],
};

/** The same with so many photos, of which the last before is missing. */
export const inspectionWithPhotos = (count: number): Content => {
  const paper = inspectionContentOf('—');
  const shown = Array.from({ length: count }, (_unused, index) =>
    photo(index + 1, index % 2 === 0 ? 'left' : 'right', `写した所${index + 1}`, '令和8年11月18日'),
  );
  const lack = { ...photo(0, 'left', '', ''), file: null, label: '実施前　急速凍結庫', caption: '', alt: '' };
  return {
    ...paper,
    blocks: [
      ...paper.blocks.filter(({ kind }) => kind !== 'photos'),
      photos(...shown, { ...lack, lack: '実施前の写真はありません' }),
    ],
  };
};

const LEDGER_LABELS = [
  ...['No.#', '財産の名称', '区分', '数量#', '単価（税抜）#', '金額（税抜）#', 'うち補助金#'],
  ...['取得年月日', '耐用年数#', '処分制限期限', '設置場所', '備考'],
];

/** What became of one of them, as its remarks tell it. */
const DISPOSED = '譲渡（令和8年12月4日）\n承認番号 2026-00001';

const ledgerRow = (number: number, name: string): string[] => [
  ...[String(number), name, '機械装置費', '1', '31,000,000円', '31,000,000円', '15,500,000円'],
  ...['令和8年8月20日', '10年', '令和18年8月19日', '長野県松本市 本社工場', number === 2 ? DISPOSED : '—'],
];

/** The ledger of 豆くら with so many lines. */
export const ledgerContentOf = (count: number): Content => {
  const rows = Array.from({ length: count }, (_, index) =>
    ledgerRow(index + 1, index === 1 ? '𠮷野式充填機（髙﨑工場製）' : '豆腐製造ライン\nTF-3000'),
  );
  const sum = ['', '合計', '', '', '', '31,000,000円', '15,500,000円', '', '', '', '', ''];
  return paper({
    over: mypage.projectName,
    title: '財産管理台帳',
    date: '令和8年11月20日作成',
    blocks: [
      text('補助金により取得し、又は効用の増加した財産は、次のとおりです。'),
      facts([
        ['管理番号', mypage.displayCode],
        ['企業名', mypage.corporationName],
        ['事業計画名', mypage.planTitle],
        ['財産の数', `${count}件`],
        ['台帳の最終更新', count === 0 ? '財産は登録されていません' : '令和8年10月20日'],
        ['最後の処分制限期限', count === 0 ? '処分を制限されている財産はありません' : '令和18年8月19日'],
      ]),
      count === 0 ? text('台帳に載る財産はありません。') : table(LEDGER_LABELS, rows, [sum]),
    ],
  });
};

const FILE_LABELS = ['書類', 'ファイル名', '版', '大きさ（バイト）#', 'SHA-256'];

/** An application as it was handed in; `plan` is its longest answer. */
export const filedContentOf = (plan: string): Content =>
  paper({
    over: anApplication.projectName,
    title: '応募書類一式',
    date: '令和8年11月20日受付',
    blocks: [
      text('下記の内容で応募を受け付けました。回答とファイルは、受け付けた時点のものです。'),
      heading(1, '受付'),
      facts([
        ['受付番号', 'R-20261120-4003-A1'],
        ['受付日時', '令和8年11月20日　11:04:37（サーバーの時刻。日本時間）'],
        ['管理番号・応募コード', anApplication.displayCode ?? '—'],
        ['提出した企業・応募者', anApplication.name ?? ''],
        ['提出の回数', '第1回の提出'],
      ]),
      heading(1, '１　応募者'),
      facts([
        ['名称', anApplication.name ?? ''],
        ['代表者氏名', '𠮷野 髙志'],
      ]),
      heading(1, '２　事業計画'),
      facts([['事業内容（概要）', plan]]),
      heading(2, '経費'),
      table(
        ['No.#', '区分', '内容', '金額（税抜）#'],
        [['1', '機械装置費', '配膳ロボット', '3,000,000円']],
        [['', '合計', '', '3,000,000円']],
      ),
      heading(1, '受け付けたファイル（1件）'),
      table(FILE_LABELS, [['見積書', '見積書.pdf', '第1版', '812,345', '9f86d081884c7d65'.repeat(4)]]),
    ],
  });

const filed = reply(filedContentOf('配膳をロボットに任せ、接客の時間を増やす。'));

/** Papers of what is registered, as the office reads them. */
export const madePaperHandlers: MockHandlers = {
  getMyPageReportPaper: reply(inspectionContentOf('表示シールの貼付位置を確認してください。')),
  getMyPagePropertyPaper: reply(ledgerContentOf(2)),
  getAdminGeneralFiledApplication: filed,
  getAdminIngredientFiledApplication: filed,
  getAdminNotoFiledApplication: filed,
  getAdminInclusiveFiledApplication: filed,
};

/** The ledger as its business reads it. */
export const ownLedgerHandlers: MockHandlers = { getUserPropertyPaper: reply(ledgerContentOf(2)) };

/** What an applicant has handed in. */
export const ownFiledHandlers: MockHandlers = { getGeneralFiledApplication: filed };
