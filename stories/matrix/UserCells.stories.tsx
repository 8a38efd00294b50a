import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageInState } from './PageInState.tsx';
import { pageIdsOf } from './rows.ts';

const meta = {
  id: 'matrix-user',
  title: '画面の一覧/企業',
  component: PageInState,
  parameters: { layout: 'fullscreen' },
  args: { area: 'user', page: 'user-projectId', state: 'normal' },
  argTypes: { page: { options: pageIdsOf('user'), control: 'select' } },
  // Every page in every state is walked through in UserWalk.stories.tsx.
  tags: ['!test', '!autodocs'],
} satisfies Meta<typeof PageInState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { name: 'ふつう', args: { state: 'normal' } };
export const Loading: Story = { name: '読み込み中', args: { state: 'loading' } };
export const Empty: Story = { name: '空', args: { state: 'empty' } };
export const Many: Story = { name: '件数が多い', args: { state: 'many' } };
export const Long: Story = { name: '長い名前', args: { state: 'long' } };
export const Broken: Story = { name: 'エラー', args: { state: 'broken' } };
export const SessionEnded: Story = { name: 'ログインの期限切れ', args: { state: 'sessionEnded' } };
export const Offline: Story = { name: '通信できない', args: { state: 'offline' } };
export const NotFound: Story = { name: '見つからない', args: { state: 'notFound' } };
export const Phone: Story = {
  name: '電話',
  args: { state: 'phone' },
  globals: { viewport: { value: 'phone' } },
};
export const Tablet: Story = {
  name: 'タブレット',
  args: { state: 'tablet' },
  globals: { viewport: { value: 'tablet' } },
};
