import { icons, lastRun, pictures, picturesRun, texts, tokens } from 'virtual:catalogue';
import { colorSources } from '#ui-kit/tokens/colors.ts';
import { formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { CRITERIA } from '../accessibility/criteria.ts';
import { CHANGES } from '../guide/changes.ts';
import { cellOf } from '../matrix/cells.ts';
import { DOOR_ROWS } from '../matrix/doors.ts';
import { AREA_NAMES, ROWS } from '../matrix/rows.ts';
import { STATES } from '../matrix/states.ts';

export type Step = {
  readonly title: string;
  /** What to look at there. */
  readonly look: string;
  /** What was counted, each with its name. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The place of the catalogue. */
  readonly href: string;
  readonly link: string;
};

const docs = (id: string): string => `?path=/docs/${id}--docs`;
const story = (id: string): string => `?path=/story/${id}`;

const rows = AREA_NAMES.flatMap((area) => ROWS[area]);
const cells = rows.flatMap((row) => STATES.filter((state) => cellOf(row, state).exists));
const doors = DOOR_ROWS.flatMap(({ stories }) => Object.keys(stories));
const unused = texts.filter(({ usedIn }) => usedIn.length === 0);

const broken = lastRun?.pages.filter(({ violations }) => violations.length > 0).length;
const toLookAt = lastRun?.pages.filter(({ incomplete }) => incomplete.length > 0).length;
const NO_RUN = 'まだ実行していません';

/** The walk; every figure is counted here and now. */
export const STEPS: readonly Step[] = [
  {
    title: '土台',
    look: '色・文字・余白の値と、その組み合わせのコントラストを見ます。',
    facts: [
      ['色の名前', formatInteger(Object.keys(colorSources).length)],
      ['アイコン', formatInteger(icons.length)],
    ],
    href: docs('foundations-colour'),
    link: '色を見る',
  },
  {
    title: '部品を1つ、すべての状態で',
    look: '使いどころ、○する・×しない、キーボード、読み上げ、すべての状態が1ページにあります。',
    facts: [['土台の値だけで作った部品のフォルダー', formatInteger(tokens.length)]],
    href: docs('ui-kit-button'),
    link: 'ボタンを見る',
  },
  {
    title: '画面を1つ、すべての状態で',
    look: '空・件数が多い・長い名前・エラー・権限がない・電話を、同じ画面で続けて見ます。',
    facts: [
      ['ログインの後の画面', `${formatInteger(rows.length)}画面、${formatInteger(cells.length)}枚`],
      ['ログインの前の画面', `${formatInteger(DOOR_ROWS.length)}画面、${formatInteger(doors.length)}枚`],
    ],
    href: story('matrix-all--all'),
    link: 'すべての画面と状態を見る',
  },
  {
    title: '画像で比べる',
    look: '部品の状態と主な画面は、テストのたびに見本の画像と比べます。違いは dist/pictures/index.html に、前・後・違いで並びます。',
    facts: [
      ['見本の画像', `${formatInteger(pictures.length)}枚`],
      ['前回の比較', picturesRun === null ? NO_RUN : `${formatInteger(picturesRun.held)}枚`],
      ['前回の違い', picturesRun === null ? NO_RUN : `${formatInteger(picturesRun.findings.length)}枚`],
    ],
    href: story('guide-pictures--all'),
    link: '見本の画像を見る',
  },
  {
    title: '言葉',
    look: '画面の言葉を、使っている場所と一緒に探します。上の道具の「長い言葉」で、あふれないことも見ます。',
    facts: [
      ['言葉', `${formatInteger(texts.length)}`],
      ['どこでも使っていない言葉', `${formatInteger(unused.length)}`],
    ],
    href: story('guide-texts--all'),
    link: '言葉を見る',
  },
  {
    title: 'アクセシビリティ',
    look: '達成基準ごとの確かめ方と、前回の検査で見つかったことを読みます。人が見るところは、機械が決められないところです。',
    facts: [
      ['WCAG 2.2 A・AAの達成基準', formatInteger(CRITERIA.length)],
      ['前回の検査', lastRun === null ? NO_RUN : formatDateTime(lastRun.ranAt)],
      ['違反のあるページ', broken === undefined ? NO_RUN : formatInteger(broken)],
      ['人が見るところのあるページ', toLookAt === undefined ? NO_RUN : formatInteger(toLookAt)],
    ],
    href: story('guide-accessibility--last-run'),
    link: '検査の結果を見る',
  },
  {
    title: '変わったこと',
    look: '見た目・言葉・部品の変わったところを、新しい順に読みます。',
    facts: [
      ['いちばん新しい日', CHANGES[0]?.day ?? ''],
      ['その日の変更', formatInteger(CHANGES[0]?.items.length ?? 0)],
    ],
    href: story('guide-change-log--all'),
    link: '変わったことを見る',
  },
];
