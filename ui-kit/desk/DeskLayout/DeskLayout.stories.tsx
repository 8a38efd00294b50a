import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileSearch, Undo2 } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { FileViewer } from '#ui-kit/FileViewer/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Shell } from '#ui-kit/Shell/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { LinkTabs } from '#ui-kit/Tabs/index.ts';
import { DeskLayout } from './index.ts';

const lines = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => index + 1).map((number) => (
    <p key={number}>
      {name} {number}
    </p>
  ));

const meta = {
  id: 'ui-kit-desk-layout',
  title: 'ui-kit/確認の机（DeskLayout）',
  component: DeskLayout,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Shell
        title="補助事業管理ツール"
        topBarTitle="発注書（1-2）の確認"
        homeHref="#home"
        groups={[]}
        withoutPadding
      >
        {Story()}
      </Shell>
    ),
  ],
  args: {
    head: (
      <>
        <Breadcrumb
          items={[
            { label: 'マイページ管理', href: '#list' },
            { label: '5014 株式会社豆くら', href: '#d' },
            { label: '発注書（1-2）' },
          ]}
        />
        <Row>
          <h1>発注書（1-2）</h1>
          <StatusTag tone="info" icon={FileSearch}>
            事務局確認中
          </StatusTag>
        </Row>
      </>
    ),
    file: (
      <FileViewer
        fileName="5014_発注書_豆腐製造ライン_再提出.pdf"
        pageCount={2}
        renderPage={({ page }) => (
          <div style={{ aspectRatio: '210 / 297', padding: '10%' }}>発注書 {page}ページ目</div>
        )}
        marks={[
          {
            id: 'f1',
            label: '1',
            name: '発注日',
            page: 1,
            box: { x: 0.6, y: 0.1, width: 0.2, height: 0.04 },
          },
        ]}
      />
    ),
    panelTabs: (
      <LinkTabs
        aria-label="確認の内容"
        items={[
          { id: 'check', label: '確認', href: '#c', count: '5/7' },
          { id: 'project', label: '事業の概要', href: '#p' },
          { id: 'related', label: '関連書類', href: '#r', count: 6 },
        ]}
        currentId="check"
      />
    ),
    panel: (
      <>
        <section>
          <h2>チェックリスト</h2>
          {lines('点検', 12)}
        </section>
        <section id="findings" tabIndex={-1}>
          <h2>指摘（1件）</h2>
          {lines('指摘', 8)}
        </section>
      </>
    ),
    foot: (
      <Row>
        <Button variant="primary" icon={Undo2}>
          差し戻す（指摘1件）
        </Button>
        <Button reason="指摘が残っているため、確認済みにできません。">確認済みにする</Button>
      </Row>
    ),
    checkCount: '5/7',
    findingCount: 1,
    findingsId: 'findings',
  },
} satisfies Meta<typeof DeskLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  name: '書類と確認',
  play: async ({ canvasElement }) => {
    const foot = within(canvasElement).getByRole('button', { name: '差し戻す（指摘1件）' });
    await expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Phone: Story = {
  name: '1200px未満（書類／確認／指摘）',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).queryByRole('navigation', { name: 'この画面の中' });
    // A window from lg has no jump bar: both halves are in sight.
    if (bar === null) return;
    await userEvent.click(within(bar).getByRole('link', { name: /指摘/ }));
    await waitFor(() => expect(canvasElement.ownerDocument.getElementById('findings')).toHaveFocus());
  },
};
