import type { Meta, StoryObj } from '@storybook/react-vite';
import { walk } from './walk.tsx';

/** Only a test: opens every page that AdminCells.stories.tsx shows, state by state. */
const meta = {
  id: 'matrix-admin-walk',
  title: '画面の一覧/管理者（確認）',
  parameters: { layout: 'fullscreen' },
  render: () => <></>,
  tags: ['!dev', '!autodocs', 'slow'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { name: 'ふつう', play: walk('admin', 'normal') };
export const Loading: Story = { name: '読み込み中', play: walk('admin', 'loading') };
export const Empty: Story = { name: '空', play: walk('admin', 'empty') };
export const Many: Story = { name: '件数が多い', play: walk('admin', 'many') };
export const Long: Story = { name: '長い名前', play: walk('admin', 'long') };
export const Broken: Story = { name: 'エラー', play: walk('admin', 'broken') };
export const SessionEnded: Story = { name: 'ログインの期限切れ', play: walk('admin', 'sessionEnded') };
export const Offline: Story = { name: '通信できない', play: walk('admin', 'offline') };
export const NoPermission: Story = { name: '権限がない', play: walk('admin', 'noPermission') };
export const NotFound: Story = { name: '見つからない', play: walk('admin', 'notFound') };
export const Phone: Story = {
  name: '電話',
  play: walk('admin', 'phone'),
  globals: { viewport: { value: 'phone' } },
};
export const Tablet: Story = {
  name: 'タブレット',
  play: walk('admin', 'tablet'),
  globals: { viewport: { value: 'tablet' } },
};
