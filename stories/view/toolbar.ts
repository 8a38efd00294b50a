import type { Preview } from '@storybook/react-vite';
import { AdminType, AdminTypeLabel, DomainType, DomainTypeLabel } from '#web/parts/api/generated/enums.ts';
import type { Variant } from '#web/parts/navigation/variant.ts';
import type { Reader } from './pretendMedia.ts';
import type { StoryView } from './storyView.ts';
import type { WordsView } from './wordsView.ts';

/** Nothing chosen: the story as it was written. */
const OWN = 'own';

const VARIANTS: readonly Variant[] = ['Food', 'IngR4', 'IngR5', 'IngR6'];

const ROLES = Object.entries(AdminType);

type Item = { readonly value: string; readonly title: string };

type Icon = 'user' | 'globe' | 'document' | 'zoom' | 'contrast' | 'play';

const tool = (name: string, icon: Icon, description: string, items: readonly Item[]) => ({
  name,
  description,
  toolbar: { title: name, icon, dynamicTitle: true, items: [...items] },
});

const withOwn = (title: string, items: readonly Item[]): Item[] => [{ value: OWN, title }, ...items];

/** The toolbar of the catalogue. What has no bearing on a story says so above it (ViewNotes). */
export const globalTypes = {
  role: tool(
    '役割',
    'user',
    '管理者の画面を、選んだ役割で見ます。データと、行える操作の一覧は、場面のままです。',
    withOwn(
      '役割：ストーリーのまま',
      ROLES.map(([value, type]) => ({ value, title: `役割：${AdminTypeLabel[type]}` })),
    ),
  ),
  variant: tool(
    '配備',
    'globe',
    '画面を、選んだ配備（ホスト）で見ます。題名とメニューが変わります。',
    withOwn(
      '配備：ストーリーのまま',
      VARIANTS.map((value) => ({ value, title: `配備：${DomainTypeLabel[DomainType[value]]}` })),
    ),
  ),
  words: tool(
    '言葉',
    'document',
    '画面の言葉（web の .words.ts）と、場面の名前を変えて見ます。選ぶと読み込み直します。',
    [
      { value: 'normal', title: '言葉：そのまま' },
      { value: 'long', title: '言葉：長い言葉・長い名前' },
      { value: 'keys', title: '言葉：置き場所（キー）' },
    ],
  ),
  textSize: tool('文字の大きさ', 'zoom', 'ブラウザーの文字の大きさを変えたときの見え方です。', [
    { value: OWN, title: '文字：100 %' },
    { value: 'double', title: '文字：200 %' },
  ]),
  contrast: tool('強制カラー', 'contrast', 'OS のコントラスト テーマ（強制カラー）に近い見え方です。', [
    { value: OWN, title: '色：ふつう' },
    { value: 'light', title: '色：強制カラー（白地）' },
    { value: 'dark', title: '色：強制カラー（黒地）' },
  ]),
  motion: tool('動き', 'play', 'OS で動きを減らしているときの見え方です。', [
    { value: OWN, title: '動き：ふつう' },
    { value: 'reduce', title: '動き：減らす' },
  ]),
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  role: OWN,
  variant: OWN,
  words: 'normal' satisfies WordsView,
  textSize: OWN,
  contrast: OWN,
  motion: OWN,
};

export type Globals = Readonly<Record<string, unknown>>;

export type Contrast = 'own' | 'light' | 'dark';

/** What is drawn with which colours; a value that nobody offers is none. */
export const contrastOf = ({ contrast }: Globals): Contrast =>
  contrast === 'light' || contrast === 'dark' ? contrast : OWN;

export const wordsOf = ({ words }: Globals): WordsView =>
  words === 'long' || words === 'keys' ? words : 'normal';

export const viewOf = (globals: Globals): StoryView => ({
  role: ROLES.find(([name]) => name === globals.role)?.[1] ?? null,
  variant: VARIANTS.find((name) => name === globals.variant) ?? null,
  hasLongNames: wordsOf(globals) === 'long',
});

export const readerOf = (globals: Globals): Reader => ({
  textScale: globals.textSize === 'double' ? 2 : 1,
  hasForcedColors: contrastOf(globals) !== OWN,
  wantsStill: globals.motion === 'reduce',
});
