import { texts } from 'virtual:catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Texts } from './Texts.tsx';

const meta = {
  id: 'guide-texts',
  title: 'はじめに/言葉',
  component: Texts,
  args: {
    title: '言葉',
    intro:
      '画面に出る言葉のすべてです。web の .words.ts のファイルから作っています。画面で見つけた言葉の置き場所は、上の帯の「言葉：置き場所（キー）」でも分かります。部品に組み込みの言葉は ui-kit/text、状態や種別の名前は契約（openapi.yaml）にあります。',
    facts: texts,
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof Texts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'すべての言葉',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '言葉かキーで探す' }), 'shell.notFound.title');
    const row = await canvas.findByRole('row', { name: /^shell\.notFound\.title ページが見つかりません/ });
    await expect(row).toHaveTextContent('web/parts/navigation/NotFound.tsx');
    await expect(canvas.getByRole('heading', { name: '1件' })).toBeVisible();
  },
};

export const Nothing: Story = {
  name: '見つからないとき',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '言葉かキーで探す' }), 'どこにもない言葉');
    await expect(await canvas.findByRole('heading', { name: '条件に合う言葉はありません' })).toBeVisible();
  },
};

export const Messages: Story = {
  name: '入力の案内',
  args: {
    title: '入力の案内',
    intro:
      '入力を直してもらうときの文です。何が悪いかではなく、どうすればよいかを書きます。長さや範囲の数字は契約（openapi.yaml）から入ります。',
    facts: texts.filter(({ file }) => file === 'form'),
  },
};
