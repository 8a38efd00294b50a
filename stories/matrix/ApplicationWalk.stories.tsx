import type { Meta, StoryObj } from '@storybook/react-vite';
import { walk } from './walk.tsx';

/** Only a test: opens every page that ApplicationCells.stories.tsx shows, state by state. */
const meta = {
  id: 'matrix-application-walk',
  title: '画面の一覧/応募者（確認）',
  parameters: { layout: 'fullscreen' },
  render: () => <></>,
  tags: ['!dev', '!autodocs', 'slow'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { name: 'ふつう', play: walk('application', 'normal') };
export const Loading: Story = { name: '読み込み中', play: walk('application', 'loading') };
export const Empty: Story = { name: '空', play: walk('application', 'empty') };
export const Many: Story = { name: '件数が多い', play: walk('application', 'many') };
export const Long: Story = { name: '長い名前', play: walk('application', 'long') };
export const Broken: Story = { name: 'エラー', play: walk('application', 'broken') };
export const SessionEnded: Story = { name: 'ログインの期限切れ', play: walk('application', 'sessionEnded') };
export const Offline: Story = { name: '通信できない', play: walk('application', 'offline') };
export const NotFound: Story = { name: '見つからない', play: walk('application', 'notFound') };
export const Phone: Story = {
  name: '電話',
  play: walk('application', 'phone'),
  globals: { viewport: { value: 'phone' } },
};
export const Tablet: Story = {
  name: 'タブレット',
  play: walk('application', 'tablet'),
  globals: { viewport: { value: 'tablet' } },
};
