import { CircleAlert, CircleCheck, Clock, Dot, FileText } from 'lucide-react';
import { ActivityList } from '#ui-kit/ActivityList/index.ts';
import { Avatar } from '#ui-kit/Avatar/index.ts';
import { Badge } from '#ui-kit/Badge/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { Count } from '#ui-kit/Count/index.ts';
import { Counters } from '#ui-kit/Counters/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { FileRow } from '#ui-kit/FileRow/index.ts';
import { Kbd } from '#ui-kit/Kbd/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Pagination } from '#ui-kit/Pagination/index.ts';
import { ProgressBar } from '#ui-kit/ProgressBar/index.ts';
import { SavedViewTabs } from '#ui-kit/SavedViewTabs/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { StatusCell } from '#ui-kit/StatusCell/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { Donts } from './dontsOfPart.ts';

const VIEWS = Array.from({ length: 11 }, (_, index) => ({
  id: String(index),
  label: `一覧${index + 1}`,
  href: `#view-${index}`,
}));

/** What people read. */
export const told: Donts = {
  StatusTag: () => (
    <Row gap={4}>
      <StatusTag tone="info" icon={Clock}>
        確認中
      </StatusTag>
      <StatusTag tone="warning" icon={CircleAlert}>
        期限が近い
      </StatusTag>
      <StatusTag tone="danger" icon={CircleAlert}>
        遅れ
      </StatusTag>
      <StatusTag tone="success" icon={CircleCheck}>
        確認済み
      </StatusTag>
    </Row>
  ),
  StatusCell: () => (
    <Row gap={8}>
      {(['danger', 'warning', 'info'] as const).map((tone) => (
        <StatusCell key={tone} look={{ icon: Dot, word: '　', tone }} />
      ))}
    </Row>
  ),
  Badge: () => (
    <Row gap={4}>
      {['必須', '新着', '重要', '期限間近'].map((word) => (
        <Badge key={word}>{word}</Badge>
      ))}
    </Row>
  ),
  Count: () => (
    <Text>
      未読のお知らせ <Count value={0} variant="alert" />
    </Text>
  ),
  Counters: () => (
    <Counters
      counters={Array.from({ length: 9 }, (_, index) => ({
        name: `数${index + 1}`,
        value: index * 3,
        href: `#counter-${index}`,
        icon: FileText,
      }))}
    />
  ),
  Notice: () => (
    <Stack gap={8}>
      <Notice tone="warning" title="期限が近づいています" />
      <Notice tone="danger" title="差戻しがあります" />
      <Notice tone="info" title="お知らせがあります" />
    </Stack>
  ),
  Card: () => (
    <Card title="使い方" edge="danger">
      <Text>この画面では、書類を出せます。</Text>
    </Card>
  ),
  EmptyState: () => <EmptyState title="データがありません" />,
  Facts: () => (
    <Facts
      facts={[
        { key: 'name', term: '', value: '株式会社豆くら' },
        { key: 'amount', term: '', value: '1,234,567円' },
        { key: 'day', term: '', value: '2026/11/30' },
      ]}
    />
  ),
  FileRow: () => (
    <ul>
      <FileRow name="見積書_最終版_修正…" icon={FileText} sizeBytes={120_000} />
    </ul>
  ),
  Avatar: () => (
    <Row gap={4}>
      <Avatar name="農林 花子" />
      <Avatar name="豆倉 太郎" />
    </Row>
  ),
  ActivityList: () => (
    <ActivityList
      items={(['danger', 'success'] as const).map((tone) => ({
        id: tone,
        icon: Dot,
        tone,
        who: '',
        what: '発注書',
        at: '11/20 17:00',
        dateTime: '2026-11-20T17:00:00+09:00',
      }))}
    />
  ),
  Kbd: () => (
    <Text>
      <Kbd>E</Kbd>を押してください。
    </Text>
  ),
  ProgressBar: () => <ProgressBar label="提出した書類" value={10} max={10} />,
  Pagination: () => <Pagination total={3} from={1} to={3} />,
  SavedViewTabs: () => <SavedViewTabs views={VIEWS} currentId="0" />,
  SectionHeading: () => (
    <Stack gap={8}>
      <SectionHeading level={2}>支払</SectionHeading>
      <SectionHeading level={4}>振込の予定</SectionHeading>
    </Stack>
  ),
  ClipText: () => (
    <div style={{ maxWidth: '14rem' }}>
      <ClipText>期限の後に出した書類は、理由がないと受け付けられません。</ClipText>
    </div>
  ),
  Text: () => (
    <span style={{ fontSize: '10px' }}>期限の後に出した書類は、理由がないと受け付けられません。</span>
  ),
};
