import type { Meta, StoryObj } from '@storybook/react-vite';
import { walk } from './walk.tsx';

/** Only a test: opens every page that UserCells.stories.tsx shows, state by state. */
const meta = {
  id: 'matrix-user-walk',
  title: '画面の一覧/企業（確認）',
  parameters: { layout: 'fullscreen' },
  render: () => <></>,
  tags: ['!dev', '!autodocs', 'slow'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { name: 'ふつう', play: walk('user', 'normal') };
export const Loading: Story = { name: '読み込み中', play: walk('user', 'loading') };
export const Empty: Story = { name: '空', play: walk('user', 'empty') };
export const Many: Story = { name: '件数が多い', play: walk('user', 'many') };
export const Long: Story = { name: '長い名前', play: walk('user', 'long') };
export const Broken: Story = { name: 'エラー', play: walk('user', 'broken') };
export const SessionEnded: Story = { name: 'ログインの期限切れ', play: walk('user', 'sessionEnded') };
export const Offline: Story = { name: '通信できない', play: walk('user', 'offline') };
export const NotFound: Story = { name: '見つからない', play: walk('user', 'notFound') };
export const Phone: Story = {
  name: '電話',
  play: walk('user', 'phone'),
  globals: { viewport: { value: 'phone' } },
};
export const Tablet: Story = {
  name: 'タブレット',
  play: walk('user', 'tablet'),
  globals: { viewport: { value: 'tablet' } },
};
