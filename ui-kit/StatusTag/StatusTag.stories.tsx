import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Check,
  CircleCheck,
  CircleDashed,
  ClockAlert,
  FileSearch,
  Landmark,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { Row } from '#ui-kit/Layout/index.ts';
import { StatusTag } from './index.ts';

const meta = {
  id: 'ui-kit-status-tag',
  title: 'ui-kit/状態の札（StatusTag）',
  component: StatusTag,
  args: { tone: 'warning', icon: Undo2, children: '差戻し' },
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  name: 'これから',
  args: { tone: 'neutral', icon: CircleDashed, children: '未提出・不備あり' },
};
export const Info: Story = {
  name: '進行中',
  args: { tone: 'info', icon: FileSearch, children: '事務局確認中' },
};
export const Success: Story = {
  name: '良く終わった',
  args: { tone: 'success', icon: CircleCheck, children: '確認済' },
};
export const Warning: Story = { name: 'いま直せば間に合う' };
export const Danger: Story = {
  name: '止まった',
  args: { tone: 'danger', icon: TriangleAlert, children: '重大な遅延' },
};
export const Special: Story = {
  name: '事務局の外で決まる',
  args: { tone: 'special', icon: Landmark, children: '農水省確認中' },
};
export const Quiet: Story = {
  name: '静か',
  args: { tone: 'neutral', icon: Check, children: '遅延なし', isQuiet: true },
};
export const All: Story = {
  name: '一覧',
  render: () => (
    <Row gap={16}>
      <StatusTag tone="neutral" icon={CircleDashed}>
        未提出・不備あり
      </StatusTag>
      <StatusTag tone="info" icon={FileSearch}>
        事務局確認中
      </StatusTag>
      <StatusTag tone="special" icon={Landmark}>
        農水省確認中
      </StatusTag>
      <StatusTag tone="success" icon={CircleCheck}>
        確認済
      </StatusTag>
      <StatusTag tone="warning" icon={ClockAlert}>
        遅延
      </StatusTag>
      <StatusTag tone="danger" icon={TriangleAlert}>
        重大な遅延
      </StatusTag>
      <StatusTag tone="neutral" icon={Check} isQuiet>
        遅延なし
      </StatusTag>
    </Row>
  ),
};
