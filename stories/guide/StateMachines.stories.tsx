import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { ACTION_WORDS, readStatusSchemas } from './contractMachines.ts';
import { StateMachine } from './StateMachine.tsx';

const schemas = readStatusSchemas();

const meta = { id: 'guide-state-machines', title: 'はじめに/状態の移り変わり' } satisfies Meta;

export default meta;
type Story = StoryObj;

export const All: Story = {
  name: 'すべての状態',
  render: () => (
    <Page>
      <PageHeader title="状態の移り変わり" />
      <Stack gap={40}>
        <Text isMeasured>
          画面の状態は、下の表にある操作だけで変わります。表は openapi.yaml の x-state-machine
          から作っているので、契約を直すとこのページも変わります。「代行」は、事業者に代わって行う操作です。理由が要り、記録に残ります。
        </Text>
        {schemas.map((schema) => (
          <StateMachine key={schema.machine.enum} schema={schema} />
        ))}
      </Stack>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('table')).toHaveLength(14);
    const papers = within(canvas.getByRole('table', { name: '書類の確認ステータス' }));
    await expect(papers.getByRole('rowheader', { name: /^差し戻す/ }).closest('tr')).toHaveTextContent(
      /事務局確認中\s*差戻し.*バックオフィス事務局（JMAC）/,
    );
  },
};

export const EveryActionHasAWord: Story = {
  name: '操作の呼び名',
  render: () => (
    <Stack gap={8}>
      <h1>操作の呼び名</h1>
      <ul>
        {Object.entries(ACTION_WORDS).map(([action, word]) => (
          <li key={action}>
            {word} <code translate="no">{action}</code>
          </li>
        ))}
      </ul>
    </Stack>
  ),
  play: async () => {
    const actions = new Set(
      schemas.flatMap(({ machine }) => machine.transitions.map(({ action }) => action)),
    );
    await expect(Object.keys(ACTION_WORDS).toSorted()).toEqual([...actions].toSorted());
  },
};
