import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import {
  confirmedTaxSection,
  emptyTaxReport,
  exemptTaxReport,
  openTaxReport,
  returnedTaxSection,
  taxReport,
  taxSection,
} from '#web/mock/scenarios/aftercare/taxReports.ts';
import type { Section } from '#web/mock/scenarios/sections/sectionParts.ts';
import { miraiFirstWorld, miraiWorld } from '#web/mock/world/world.ts';
import { asUser, Screen } from '../../Screen.tsx';

const sent: unknown[] = [];

const showing = (section: Section) => ({
  handlers: {
    ...miraiWorld.handlers,
    getUserSection: reply(section, section.version),
    updateUserSection: ({ body }: { body: unknown }) => {
      sent.push(body);
      return reply({ ...section, version: section.version + 1, taxReport }, section.version + 1);
    },
  },
});

const meta = {
  id: 'screens-user-tax-report',
  title: '画面/完了後の手続き/企業/消費税の報告',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/user/2/section/55',
    ...showing(taxSection(emptyTaxReport)),
    visitor: asUser(miraiWorld.session),
  },
  beforeEach: () => {
    sent.length = 0;
    localStorage.clear();
    sessionStorage.clear();
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '入力前（方法を選ぶと項目が出る）',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const method = await canvas.findByRole('radio', { name: '免税事業者' });
    await userEvent.click(method);
    await expect(canvas.queryByText('課税売上高（税抜）')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /課税期間の初日/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '本則課税（個別対応方式）' }));
    await expect(canvas.getByRole('textbox', { name: /課税売上高（税抜）/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /共通して要するもの（10％、税込）/ })).toBeVisible();
  },
};

export const Saved: Story = {
  name: '免税事業者として保存する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '免税事業者' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /課税期間の初日/ }), '2025/10/1');
    await userEvent.type(canvas.getByRole('textbox', { name: /課税期間の末日/ }), '2026/9/30');
    await userEvent.click(canvas.getByRole('button', { name: '報告を保存する' }));
    await within(document.body).findByText('消費税の報告を保存しました');
    await expect(sent).toEqual([
      {
        id: 55,
        taxReport: { method: 0, note: null, periodFromOn: '2025-10-01', periodToOn: '2026-09-30' },
      },
    ]);
  },
};

export const Half: Story = {
  name: '足りないところがある',
  args: showing(taxSection(openTaxReport)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('提出までに直すところがあります')).toBeVisible();
  },
};

export const Complete: Story = {
  name: '計算と添付書類',
  args: showing(taxSection(taxReport)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('668,181円')).toBeVisible();
    await expect(canvas.getByText('付表2（課税売上割合・控除対象仕入税額等の計算表）の写し')).toBeVisible();
  },
};

export const Unsaved: Story = {
  name: '保存していない入力があるうちは提出できない',
  args: showing({
    ...taxSection(taxReport),
    availableActions: [{ action: 'submit', allowed: true }],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /総売上高（税抜）/ }), '1');
    await expect(await canvas.findByText(/保存していない入力があります/)).toBeVisible();
  },
};

export const CompletePhone: Story = {
  ...Complete,
  name: '計算と添付書類（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

export const Exempt: Story = {
  name: '免税事業者',
  args: showing(taxSection(exemptTaxReport)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('免税事業者のため、返還する額はありません。')).toBeVisible();
  },
};

export const Returned: Story = {
  name: '差戻し（項目への指摘）',
  args: showing(returnedTaxSection),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: '報告を直した' })).toBeChecked();
    await expect(canvas.getByText('「消費税の報告」のこの項目を直して保存すると押せます')).toBeVisible();
  },
};

export const Confirmed: Story = {
  name: '確認済み（返還へのリンク）',
  args: {
    path: '/user/1/section/22',
    ...showing(confirmedTaxSection),
    visitor: asUser(miraiFirstWorld.session),
  },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '返還（第1号）399,545円' });
    await expect(link).toHaveAttribute('href', '/user/1/recovery/1');
  },
};
