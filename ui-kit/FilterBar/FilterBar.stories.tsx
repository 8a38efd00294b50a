import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FilterValues } from './index.ts';
import { FilterBar } from './index.ts';

const filters = [
  {
    id: 'round',
    name: '公募回',
    options: [
      { value: 'r4-6', label: '令和4–6年度' },
      { value: 'r7', label: '令和7年度' },
    ],
  },
  {
    id: 'status',
    name: '事業ステータス',
    options: [
      { value: '0', label: '実施中' },
      { value: '1', label: '実績確認済' },
      { value: '4', label: '額の確定通知済' },
      { value: '3', label: '支払完了' },
      { value: '2', label: '完了' },
      { value: '6', label: '中止・廃止・辞退' },
      { value: '5', label: '交付取消・不交付' },
    ],
  },
  {
    id: 'delay',
    name: '遅延',
    options: [
      { value: '1', label: '遅延' },
      { value: '2', label: '重大な遅延' },
    ],
  },
  {
    id: 'prefecture',
    name: '都道府県',
    isRare: true,
    options: [
      { value: '13', label: '東京都' },
      { value: '47', label: '沖縄県' },
    ],
  },
  {
    id: 'assignee',
    name: '担当',
    options: [
      { value: '3', label: '事務局 花子' },
      { value: '4', label: '受付 清' },
    ],
  },
];

const Demo = ({ initial = {} }: { initial?: FilterValues }) => {
  const [values, setValues] = useState<FilterValues>(initial);
  const [words, setWords] = useState('');
  return (
    <FilterBar
      search={{
        label: '管理番号・企業・事業計画名で探す',
        placeholder: '番号・企業・計画名で探す',
        value: words,
        onChange: setWords,
      }}
      filters={filters}
      values={values}
      onChange={setValues}
      onClear={() => setValues({})}
      total={1234}
    />
  );
};

const meta = {
  id: 'ui-kit-filter-bar',
  title: 'ui-kit/絞り込み（FilterBar）',
  component: Demo,
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unset: Story = {
  name: '条件なし',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: '条件をすべて消す' })).toBeNull();
  },
};

export const Chosen: Story = {
  name: '条件あり',
  args: { initial: { round: ['r4-6'], delay: ['1', '2'] } },
  play: async ({ canvasElement }) => {
    const set = within(within(canvasElement).getByRole('list', { name: '絞り込んでいる条件' }));
    await expect(set.getByText('公募回：令和4–6年度')).toBeVisible();
    await expect(set.getByText('遅延：遅延、重大な遅延')).toBeVisible();
    await expect(within(canvasElement).getByText('1,234件')).toBeVisible();
  },
};

export const Phone: Story = {
  name: '条件あり（電話）',
  globals: { viewport: { value: 'phone' } },
  args: {
    initial: { round: ['r4-6'], delay: ['1', '2'], status: ['0', '1', '4', '3', '2'], assignee: ['3'] },
  },
};

export const Choose: Story = {
  name: '選ぶ',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('button', { name: '事業ステータス' });
    await userEvent.click(name);
    const choices = within(screen.getByRole('group', { name: '事業ステータス' }));
    await userEvent.click(choices.getByRole('checkbox', { name: '実績確認済' }));
    await userEvent.click(choices.getByRole('checkbox', { name: '実施中' }));
    await expect(canvas.getByText('事業ステータス：実施中、実績確認済')).toBeVisible();
    await expect(name).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Close: Story = {
  name: 'Escで閉じる',
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '遅延' });
    await userEvent.click(trigger);
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '遅延' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('group', { name: '遅延' })).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClearOne: Story = {
  name: '1つ外す（キーボード）',
  args: { initial: { round: ['r4-6'], delay: ['1'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: '公募回：令和4–6年度を外す' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('公募回：令和4–6年度')).toBeNull());
    await expect(canvas.getByRole('button', { name: '遅延：遅延を外す' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('公募回：令和4–6年度を外しました');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('遅延：遅延')).toBeNull());
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Rare: Story = {
  name: 'ほかの条件から選ぶ',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'ほかの条件' }));
    const more = within(screen.getByRole('group', { name: 'ほかの条件' }));
    await userEvent.click(more.getByRole('button', { name: '都道府県' }));
    await expect(more.getByRole('button', { name: 'ほかの条件' })).toHaveFocus();
    await userEvent.click(more.getByRole('checkbox', { name: '東京都' }));
    await expect(canvas.getByText('都道府県：東京都')).toBeVisible();
    await userEvent.click(more.getByRole('button', { name: 'ほかの条件' }));
    await expect(more.getByRole('button', { name: '都道府県' })).toHaveFocus();
  },
};

export const ClearAll: Story = {
  name: '条件をすべて消す',
  args: { initial: { round: ['r4-6'], delay: ['1'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '条件をすべて消す' }));
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
