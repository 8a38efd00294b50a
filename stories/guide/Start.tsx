import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { space } from '#ui-kit/tokens/index.ts';

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space[8]};
  padding-left: ${space[24]};
  list-style: decimal;
`;

type Part = {
  readonly title: string;
  readonly text: string;
  readonly links: readonly (readonly [word: string, story: string])[];
};

const PARTS: readonly Part[] = [
  {
    title: 'はじめの1時間',
    text: '土台、部品、画面、画像、言葉、アクセシビリティ、変わったことの順に見て回るためのページです。数は、開くたびに数えています。',
    links: [
      ['デザインの確認', 'story:guide-review--walk'],
      ['見本の画像', 'story:guide-pictures--all'],
      ['アクセシビリティの検査', 'story:guide-accessibility--last-run'],
      ['しない例', 'story:guide-donts--all'],
    ],
  },
  {
    title: '土台',
    text: '色・文字・余白・状態の札の決まりです。値は ui-kit/tokens にだけあり、コントラストはテストで確かめています。ほかの場所に色や px は書きません。',
    links: [
      ['色', 'foundations-colour'],
      ['文字', 'foundations-type'],
      ['余白', 'foundations-space'],
      ['状態の札', 'foundations-status-tags'],
    ],
  },
  {
    title: '部品（ui-kit）',
    text: 'ボタンや表など、業務を知らない部品です。部品ごとに、使いどころ、使わないどころ、すべての状態があります。土台の値だけで作ります。',
    links: [
      ['画面の枠', 'ui-kit-shell'],
      ['短いメッセージ', 'ui-kit-snackbar'],
    ],
  },
  {
    title: '画面',
    text: '本物のページを、本物の枠と画面遷移の中で動かしたものです。通信の代わりに「場面」が答えます。読み込み中・空・1件・長い名前・権限なし・エラーも、ここで見られます。',
    links: [
      ['すべての画面と状態', 'story:matrix-all--all'],
      ['管理者のログイン', 'screens-auth-admin-login'],
      ['管理者のメニュー', 'screens-shell-admin-menu'],
      ['企業のマイページ', 'screens-user-my-page'],
    ],
  },
  {
    title: '場面（web/mock）',
    text: '画面に出る人や会社のデータです。web/mock/world は、見本の環境のサーバーが答えたものをそのまま記録したもので（npm run capture で記録し直します）、ストーリーは、見せたい状態のところだけを重ねて変えます。まだ記録に移していない場面は web/mock/scenarios にあり、形が openapi.yaml と合っているかをテストで確かめています。',
    links: [],
  },
  {
    title: '状態の移り変わり',
    text: '書類・応募・支払などの状態が、だれの、どの操作で、どう変わるかの表です。契約から自動で作っています。',
    links: [['すべての状態', 'guide-state-machines']],
  },
  {
    title: '英語のままのところ',
    text: 'このカタログの道具（Storybook）には、自分の言葉を訳す公式の仕組みがありません。左の検索、上の印の説明、下の区画の見出し、プロパティの表の見出しは英語のままです。決められる所（題名、分類、役割や配備などの道具、画面の幅、説明のページ）は、すべて日本語です。',
    links: [],
  },
  {
    title: 'ソースから作るページ',
    text: '言葉・アイコン・操作・エラーは、ソースと契約から自動で作っています。探して、CSVで保存できます。',
    links: [
      ['言葉', 'story:guide-texts--all'],
      ['入力の案内', 'story:guide-texts--messages'],
      ['アイコン', 'story:foundations-icons--all'],
      ['操作と画面', 'story:guide-contract--operations'],
      ['エラーの一覧', 'story:guide-contract--error-codes'],
      ['変わったこと', 'story:guide-change-log--all'],
    ],
  },
];

const STEPS = [
  '見た目を直すときは、まず部品を探します。あれば部品を、値だけなら土台を直します。画面ごとの例外は作りません。',
  '画面を足すときは、場面を1つ書き、その画面の状態ごとにストーリーを書きます。',
  '電話（360）・タブレット（768）・画面（1440）の幅で見ます。上の帯の、画面の形の印（表示サイズ）で切り替わります。',
  '上の帯の「役割」「配備」「言葉」「文字の大きさ」「強制カラー」「動き」で、ほかの人の見え方を確かめます。',
  '部品と主な画面は、見本の画像と比べます。意図して変えたら、テストの後に dist/pictures/index.html を開いて違いを見てから、npm run pictures:accept で新しい見本にします。',
  'ストーリーはすべてテストです。操作と読み上げの検査（axe）が通らないと、変更は入りません。',
];

/** The docs page of a file of stories; `story:` stands before a page that is a story itself. */
const hrefOf = (place: string): string =>
  place.startsWith('story:') ? `?path=/story/${place.slice('story:'.length)}` : `?path=/docs/${place}--docs`;

/** The first page of the catalogue, for designers: what hangs together how. */
export const Start = () => (
  <Page width="form">
    <PageHeader title="このカタログの使い方" />
    <Stack gap={32}>
      <Text isMeasured>
        土台から部品を、部品から画面を作ります。下から上へ頼ることはありません。画面で気づいたことも、直す場所はひとつです。
      </Text>
      <Stack gap={16}>
        {PARTS.map((part) => (
          <PartCard key={part.title} part={part} />
        ))}
      </Stack>
      <Stack gap={12}>
        <SectionHeading level={2}>直すとき・足すとき</SectionHeading>
        <Steps>
          {STEPS.map((step) => (
            <Text as="li" key={step} isMeasured>
              {step}
            </Text>
          ))}
        </Steps>
      </Stack>
    </Stack>
  </Page>
);

const PartCard = ({ part: { title, text, links } }: { part: Part }) => (
  <Card>
    <Stack gap={8}>
      <SectionHeading level={2} look={3}>
        {title}
      </SectionHeading>
      <Text isMeasured>{text}</Text>
      {links.length > 0 && (
        <Links>
          {links.map(([word, story]) => (
            <li key={story}>
              <TextLink href={hrefOf(story)} target="_top">
                {word}
              </TextLink>
            </li>
          ))}
        </Links>
      )}
    </Stack>
  </Card>
);
