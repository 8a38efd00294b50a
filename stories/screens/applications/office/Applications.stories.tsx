import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { applicationHandlers, summaries } from '#web/mock/scenarios/applications/application.ts';
import { bulkRunHandlers } from '#web/mock/scenarios/office/bulk/bulkRuns.ts';
import { adoptionRun } from '#web/mock/scenarios/office/bulk/dryRuns.ts';
import { exportRunHandlers } from '#web/mock/scenarios/office/exportRuns.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { jmac, listStates } from '../../listStates.ts';
import { asAdmin, Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-admin-applications',
  title: '画面/応募/管理者/応募',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/application', handlers: applicationHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/application', applicationHandlers, 'listGeneralApplications');

export const TwoRounds: Story = {
  name: '一覧（同じ企業の応募）',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = await canvas.findAllByRole('link', { name: '株式会社みらい食堂' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      summaries.map(({ id }) => `/admin/application/${id}`),
    );
    await expect(await canvas.findByRole('link', { name: /^形式の確認/ })).toHaveAttribute(
      'href',
      '/admin/application?status=1&status=2',
    );
  },
};

export const Zipped: Story = {
  name: '選んで、書類を1つのzipで保存する',
  tags: ['slow'],
  args: { handlers: { ...applicationHandlers, ...exportRunHandlers([], { isSlow: true }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('link', { name: '株式会社みらい食堂' });
    await userEvent.keyboard('jxjx');
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await userEvent.click(bar.getByRole('button', { name: '書類をzipで保存する' }));
    await expect(await canvas.findByText('選んだ行の書類を、1つのzipにしています')).toBeVisible();
    // The menu leads there, too.
    const page = within(canvas.getByRole('main'));
    await expect(await page.findByRole('link', { name: '保存したファイル' })).toBeVisible();
  },
};

const trying = { ...applicationHandlers, ...bulkRunHandlers() };

export const PastedCodes: Story = {
  name: 'コードを貼り付けて、採否を試す',
  tags: ['slow'],
  args: { handlers: trying },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'コードの一覧から採否を決める' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'コードの一覧から採否を決める' }));
    await userEvent.click(dialog.getByRole('radio', { name: '貼り付ける' }));
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect((await dialog.findAllByText('応募コードを貼り付けてください。'))[0]).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /応募コードの一覧/ }), '4031{Enter}4032');
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect(await canvas.findByRole('heading', { name: '採択した場合の結果' })).toBeVisible();
  },
};

export const CodesPhone: Story = {
  name: 'コードの一覧（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  args: { handlers: trying },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'コードの一覧から採否を決める' }),
    );
    await expect(await screen.findByRole('dialog', { name: 'コードの一覧から採否を決める' })).toBeVisible();
  },
};

export const Marked: Story = {
  name: '選んで、採択を試す',
  tags: ['slow'],
  args: { handlers: trying },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('link', { name: '株式会社みらい食堂' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
    await userEvent.click(canvas.getByRole('button', { name: '採択を試す' }));
    const dialog = within(await screen.findByRole('dialog', { name: /件の採択を試す$/ }));
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect(await canvas.findByRole('heading', { name: '採択した場合の結果' })).toBeVisible();
  },
};

const openLetter = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findAllByRole('link', { name: '株式会社みらい食堂' });
  await userEvent.click(canvas.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
  const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
  await userEvent.click(bar.getByRole('button', { name: 'メールで連絡' }));
  return within(await screen.findByRole('dialog', { name: /件の応募者にメールで連絡$/ }));
};

export const Written: Story = {
  name: '選んだ応募者にメールで連絡する',
  tags: ['slow'],
  args: { handlers: trying },
  play: async ({ canvasElement }) => {
    const dialog = await openLetter(canvasElement);
    await expect(dialog.getByLabelText(/件名/)).toHaveValue('応募の締切のご案内');
    await expect(dialog.getByLabelText(/送る相手/)).toHaveValue('drafts');
    await userEvent.selectOptions(dialog.getByLabelText('ひな形'), '修正と再提出のお願い');
    await expect(dialog.getByLabelText(/送る相手/)).toHaveValue('returned');
    await expect(dialog.getByLabelText(/本文/)).toHaveTextContent('再提出の期限は、{再提出の期限}です。');
    await userEvent.selectOptions(dialog.getByLabelText('ひな形'), '自由に書く');
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect(dialog.getByLabelText(/件名/)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const WrittenOnPhone: Story = {
  name: '応募者にメールで連絡する（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  args: { handlers: trying },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('checkbox', { name: /を選ぶ$/ }))[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'メールで連絡' }));
    await expect(await screen.findByRole('dialog', { name: '1件の応募者にメールで連絡' })).toBeVisible();
  },
};

const issuing = fn();

export const Issued: Story = {
  name: '選んだ応募者に通知書を発行する（理由を入力してから）',
  tags: ['slow'],
  args: {
    handlers: {
      ...applicationHandlers,
      ...bulkRunHandlers(),
      createBulkRun: ({ body }) => {
        issuing(body);
        return reply(adoptionRun, adoptionRun.version);
      },
    },
  },
  play: async ({ canvasElement }) => {
    issuing.mockClear();
    const canvas = within(canvasElement);
    await canvas.findAllByRole('link', { name: '株式会社みらい食堂' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
    await userEvent.click(canvas.getByRole('button', { name: '通知書を発行' }));
    const dialog = within(await screen.findByRole('dialog', { name: /審査結果の通知書を発行する$/ }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^文書の種類/ }), '不採択通知書');
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect(
      (await dialog.findAllByText('応募者に伝える不採択の理由を入力してください。'))[0],
    ).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^不採択の理由/ }), '評価点が足りないため。');
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    const paper = { kind: 7, reason: '評価点が足りないため。' };
    await waitFor(() =>
      expect(issuing).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'issueApplicationPapers', list: 'generalApplications', paper }),
      ),
    );
  },
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };

export const ListForInspector: Story = {
  name: '一覧（検査機関は開けない）',
  args: { visitor: asAdmin(adminSession(AdminType.Inspector)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [shown] = await canvas.findAllByText('株式会社みらい食堂');
    await expect(shown).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '株式会社みらい食堂' })).toBeNull();
  },
};
