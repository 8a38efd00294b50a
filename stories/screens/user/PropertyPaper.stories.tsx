import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { companyHandlers } from '#web/mock/scenarios/company.ts';
import { returnedSection } from '#web/mock/scenarios/himawari/himawariSections.ts';
import { mamekuraHandlers, mamekuraSession } from '#web/mock/scenarios/mamekura.ts';
import { ledgerContentOf, ownLedgerHandlers } from '#web/mock/scenarios/papers/madePapers.ts';
import { asUser, Screen } from '../Screen.tsx';

const handlers = { ...mamekuraHandlers(returnedSection), ...companyHandlers, ...ownLedgerHandlers };

const meta = {
  id: 'screens-user-property-paper',
  title: '画面/企業/財産管理台帳',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/3/property/paper', handlers, visitor: asUser(mamekuraSession), variant: 'IngR5' },
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
      '/user/3/property',
    );
  },
};
export const Many: Story = {
  name: '200件',
  args: { handlers: { ...handlers, getUserPropertyPaper: many } },
};
export const Empty: Story = {
  name: '財産がないとき',
  args: { handlers: { ...handlers, getUserPropertyPaper: reply(ledgerContentOf(0)) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('台帳に載る財産はありません。')).toBeVisible();
  },
};
