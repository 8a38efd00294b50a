import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { type Tone, toneNames } from '#ui-kit/tokens/index.ts';
import {
  ApplicationStatus,
  DelayStatus,
  DocumentCheckStatus,
  InspectionReportStatus,
  InspectionResult,
  Priority,
  ProgressPhase,
  ProjectStatus,
  RoundState,
} from '#web/parts/api/generated/enums.ts';
import { AccountStateTag } from '#web/parts/status/AccountStateTag.tsx';
import { ApplicationStatusTag } from '#web/parts/status/ApplicationStatusTag.tsx';
import { DelayStatusTag } from '#web/parts/status/DelayStatusTag.tsx';
import { DocumentCheckStatusTag } from '#web/parts/status/DocumentCheckStatusTag.tsx';
import { InspectionReportStatusTag } from '#web/parts/status/InspectionReportStatusTag.tsx';
import { InspectionResultTag } from '#web/parts/status/InspectionResultTag.tsx';
import { PriorityTag } from '#web/parts/status/PriorityTag.tsx';
import { ProgressPhaseTag } from '#web/parts/status/ProgressPhaseTag.tsx';
import { ProjectStatusTag } from '#web/parts/status/ProjectStatusTag.tsx';
import { RoundStateTag } from '#web/parts/status/RoundStateTag.tsx';

const meta = { id: 'foundations-status-tags', title: '土台/状態の札' } satisfies Meta;

export default meta;
type Story = StoryObj;

type FamilyProps<Value extends number> = {
  name: string;
  /** The enumeration of the contract: a new member shows up by itself. */
  of: Readonly<Record<string, Value>>;
  tag: (props: { status: Value }) => ReactNode;
};

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack gap={8}>
    <SectionHeading level={2} look={4}>
      {name}
    </SectionHeading>
    <Row gap={16}>{children}</Row>
  </Stack>
);

/** All members of an enumeration as the product shows them. */
const Family = <Value extends number>({ name, of: members, tag: Tag }: FamilyProps<Value>) => (
  <Named name={name}>
    {Object.values(members).map((status) => (
      <Tag key={status} status={status} />
    ))}
  </Named>
);

export const Families: Story = {
  name: '言葉・アイコン・色の決まり',
  render: () => (
    <Stack gap={24}>
      <Family name="事業ステータス" of={ProjectStatus} tag={ProjectStatusTag} />
      <Family name="書類の確認状況" of={DocumentCheckStatus} tag={DocumentCheckStatusTag} />
      <Family name="遅延" of={DelayStatus} tag={DelayStatusTag} />
      <Family name="フェーズ" of={ProgressPhase} tag={ProgressPhaseTag} />
      <Family name="応募の状態" of={ApplicationStatus} tag={ApplicationStatusTag} />
      <Family name="優先度" of={Priority} tag={PriorityTag} />
      <Family name="公募の状態" of={RoundState} tag={RoundStateTag} />
      <Family name="完了検査報告の状態" of={InspectionReportStatus} tag={InspectionReportStatusTag} />
      <Family name="完了検査の結果" of={InspectionResult} tag={InspectionResultTag} />
      <Named name="アカウント">
        <AccountStateTag isActive passwordSetAt="2026-08-04T01:00:00Z" />
        <AccountStateTag isActive passwordSetAt={null} />
        <AccountStateTag isActive={false} passwordSetAt={null} />
      </Named>
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
