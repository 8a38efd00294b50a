import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BadgeCheck,
  Ban,
  Banknote,
  Check,
  ChevronsUp,
  ChevronUp,
  Circle,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleMinus,
  CirclePlay,
  CircleX,
  ClipboardCheck,
  ClockAlert,
  Equal,
  FileBadge,
  FileOutput,
  FileSearch,
  Inbox,
  Landmark,
  ListChecks,
  ListEnd,
  LockKeyhole,
  PencilLine,
  Scale,
  Send,
  SquareCheck,
  TriangleAlert,
  Undo2,
  UserCheck,
} from 'lucide-react';
import type { IconShape } from '#ui-kit/Icon/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { type Tone, toneNames } from '#ui-kit/tokens/index.ts';

const meta = { id: 'foundations-status-tags', title: '土台/状態の札' } satisfies Meta;

export default meta;
type Story = StoryObj;

type Status = readonly [word: string, icon: IconShape, tone: Tone, quiet?: 'quiet'];

const families: Record<string, readonly Status[]> = {
  事業ステータス: [
    ['実施中', CirclePlay, 'info'],
    ['実績確認済', ClipboardCheck, 'info'],
    ['額の確定通知済', FileBadge, 'info'],
    ['支払完了', Banknote, 'success'],
    ['完了', CircleCheck, 'success'],
    ['交付取消・不交付', Ban, 'danger'],
    ['中止・廃止・辞退', CircleMinus, 'neutral'],
  ],
  書類の確認状況: [
    ['未提出・不備あり', CircleDashed, 'neutral'],
    ['事務局確認中', FileSearch, 'info'],
    ['農水省確認中', Landmark, 'special'],
    ['確認済', CircleCheck, 'success'],
    ['差戻し', Undo2, 'warning'],
  ],
  遅延: [
    ['遅延なし', Check, 'neutral', 'quiet'],
    ['遅延', ClockAlert, 'warning'],
    ['重大な遅延', TriangleAlert, 'danger'],
    ['離脱', CircleMinus, 'neutral', 'quiet'],
  ],
  フェーズ: [
    ['未着手', Circle, 'neutral', 'quiet'],
    ['実施中', CircleDot, 'neutral', 'quiet'],
    ['事業完了', SquareCheck, 'neutral', 'quiet'],
    ['確定', LockKeyhole, 'neutral', 'quiet'],
  ],
  応募の状態: [
    ['作成中', PencilLine, 'neutral'],
    ['提出済', Send, 'info'],
    ['形式確認中', ListChecks, 'info'],
    ['差戻し（修正依頼）', Undo2, 'warning'],
    ['審査中', Scale, 'info'],
    ['採択', BadgeCheck, 'success'],
    ['補欠', ListEnd, 'special'],
    ['不採択', CircleX, 'neutral'],
    ['応募取下げ・採択辞退', CircleMinus, 'neutral'],
  ],
  優先度: [
    ['最優先', ChevronsUp, 'danger'],
    ['高', ChevronUp, 'warning'],
    ['通常', Equal, 'neutral', 'quiet'],
  ],
  支払: [
    ['確認待ち', Inbox, 'neutral'],
    ['承認待ち', UserCheck, 'info'],
    ['承認済み', BadgeCheck, 'info'],
    ['データ作成済み', FileOutput, 'info'],
    ['振込済み', Banknote, 'success'],
    ['振込不能', TriangleAlert, 'danger'],
    ['取りやめ', CircleMinus, 'neutral'],
  ],
};

export const Families: Story = {
  name: '言葉・アイコン・色の決まり',
  render: () => (
    <Stack gap={24}>
      {Object.entries(families).map(([family, statuses]) => (
        <Stack key={family} gap={8}>
          <SectionHeading level={2} look={4}>
            {family}
          </SectionHeading>
          <Row gap={16}>
            {statuses.map(([word, icon, tone, quiet]) => (
              <StatusTag key={word} tone={tone} icon={icon} isQuiet={quiet === 'quiet'}>
                {word}
              </StatusTag>
            ))}
          </Row>
        </Stack>
      ))}
    </Stack>
  ),
};

const meanings: Record<Tone, string> = {
  neutral: 'まだ、または結果なく終わった',
  info: '進んでいる。こちらで対応する',
  success: '良く終わった',
  warning: 'いま動けば間に合う',
  danger: '止まった、または取り返せない遅れ',
  special: '事務局の外で決まる',
};

export const Meanings: Story = {
  name: '6つの意味',
  render: () => (
    <Stack gap={12}>
      {toneNames.map((tone) => (
        <Row key={tone}>
          <StatusTag tone={tone} icon={CircleDot}>
            {tone}
          </StatusTag>
          <StatusTag tone={tone} icon={CircleDot} isQuiet>
            {tone}
          </StatusTag>
          <Text size={14}>{meanings[tone]}</Text>
        </Row>
      ))}
    </Stack>
  ),
};
