import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { emptyLedger, ledgerContentOf } from '#web/mock/scenarios/correspondence/madePapers.ts';
import { miraiFirstWorld } from '#web/mock/world/world.ts';
import { asUser, Screen } from '../../Screen.tsx';

const { handlers, session } = miraiFirstWorld;

const meta = {
  id: 'screens-user-property-paper',
  title: '画面/完了後の手続き/企業/財産管理台帳',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/1/property/paper', handlers, visitor: asUser(session) },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const many = reply(ledgerContentOf(200));

export const Normal: Story = {
  name: '台帳',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const paper = within(await canvas.findByRole('article', { name: '財産管理台帳' }));
    await expect(paper.getByRole('columnheader', { name: '設置場所' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'PDFを保存' })).toBeEnabled();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: '財産管理' })).toHaveAttribute(
      'href',
      '/user/1/property',
    );
  },
};
export const Many: Story = {
  name: '200件',
  args: { handlers: { ...handlers, getUserPropertyPaper: many } },
};
export const Empty: Story = {
  name: '財産がないとき',
  args: { handlers: { ...handlers, getUserPropertyPaper: reply(emptyLedger) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('台帳に載る財産はありません。')).toBeVisible();
  },
};
