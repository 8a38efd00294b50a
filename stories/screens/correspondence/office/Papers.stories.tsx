import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { summary } from '#web/mock/scenarios/applications/application.ts';
import {
  aGrantPaper,
  aLetter,
  aRecalled,
  grantTemplate,
  paperHandlers,
} from '#web/mock/scenarios/correspondence/papers.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { jmac, listStates, narrowed } from '../../listStates.ts';
import { asAdmin, Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';

const { content, mypageId } = aGrantPaper;

const meta = {
  id: 'screens-admin-papers',
  title: '画面/文書とやりとり/管理者/発行した文書',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/paper', handlers: paperHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/paper', paperHandlers, 'listIssuedPapers');
const files = savedStates('/admin/paper', paperHandlers, 'exportIssuedPapers');

export const Normal: Story = {
  name: '一覧',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link', { name: '株式会社豆くら' });
    await expect(links[1]).toHaveAttribute('href', '/admin/paper/14');
  },
};
export const Narrowed: Story = {
  name: '文書の日付で絞り込み',
  ...narrowed('/admin/paper', 'status=1&issuedFrom=2026-11-01&issuedTo=2026-11-30', [
    '文書の日付：2026/11/01–2026/11/30',
  ]),
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Saved: Story = { name: '一覧を保存する', ...files.saved };

const issued = fn();

export const Issue: Story = {
  name: '1件を発行する（できあがりを見てから）',
  tags: ['slow'],
  args: {
    path: `/admin/paper?mypage_id=${mypageId}`,
    handlers: {
      ...paperHandlers,
      issuePaper: ({ body }) => {
        issued(body);
        return reply(aGrantPaper, aGrantPaper.version);
      },
    },
  },
  play: async ({ canvasElement }) => {
    issued.mockClear();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '文書を発行する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /種類/ }), '交付決定通知書');
    await expect(await dialog.findByRole('article', { name: '交付決定通知書' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '発行する' }));
    await waitFor(() => expect(issued).toHaveBeenCalledWith({ mypageID: mypageId, kind: 1 }));
  },
};

export const CannotIssue: Story = {
  name: '発行できない事業',
  tags: ['slow'],
  args: {
    path: `/admin/paper?mypage_id=${mypageId}`,
    handlers: {
      ...paperHandlers,
      previewIssuedPaper: reply({
        content,
        problem: '交付決定額、交付決定日が登録されていません。登録してから発行してください。',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '文書を発行する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('この宛先には、いまは発行できません')).toBeVisible();
  },
};

const specimen = fn();

export const Specimen: Story = {
  name: '発行する前に、見本のPDFを保存する',
  tags: ['slow'],
  args: {
    path: `/admin/paper?mypage_id=${mypageId}`,
    handlers: {
      ...paperHandlers,
      previewIssuedPaperFile: ({ body }) => {
        specimen(body);
        return reply(new Blob(['%PDF-1.7'], { type: 'application/pdf' }));
      },
    },
  },
  play: async ({ canvasElement }) => {
    specimen.mockClear();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '文書を発行する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: '見本のPDFを保存' }));
    await waitFor(() => expect(specimen).toHaveBeenCalledWith({ mypageID: mypageId, kind: 0 }));
  },
};

export const Paper: Story = {
  name: '1件（開封済み）',
  args: { path: '/admin/paper/14' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('article', { name: '交付決定通知書' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'PDFを保存' })).toBeEnabled();
  },
};
export const Making: Story = {
  name: '1件（作成中）',
  args: { path: '/admin/paper/27' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('PDFを作成しています')).toBeVisible();
  },
};
export const Replaced: Story = {
  name: '1件（差し替えた文書）',
  args: { path: '/admin/paper/12' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '採第2号' })).toHaveAttribute(
      'href',
      '/admin/paper/26',
    );
    await expect(canvas.queryByRole('button', { name: '差し替える' })).toBeNull();
  },
};

const declined = fn();

export const IssueLetter: Story = {
  name: '応募者に不採択通知書を発行する（理由を入力してから）',
  tags: ['slow'],
  args: {
    path: `/admin/paper?application_id=${summary.id}`,
    handlers: {
      ...paperHandlers,
      issuePaper: ({ body }) => {
        declined(body);
        return reply(aLetter, aLetter.version);
      },
    },
  },
  play: async ({ canvasElement }) => {
    declined.mockClear();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '文書を発行する' }));
    const dialog = within(await screen.findByRole('dialog'));
    const kinds = within(dialog.getByRole('combobox', { name: /種類/ })).getAllByRole('option');
    await expect(kinds.map(({ textContent }) => textContent)).toEqual(['不採択通知書', '補欠通知書']);
    await expect(await dialog.findByRole('article', { name: '不採択通知書' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '発行する' }));
    await expect(
      (await dialog.findAllByText('応募者に伝える不採択の理由を入力してください。'))[0],
    ).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^不採択の理由/ }), '評価点が足りないため。');
    await userEvent.click(dialog.getByRole('button', { name: '発行する' }));
    const sent = { applicationID: summary.id, kind: 7, reason: '評価点が足りないため。' };
    await waitFor(() => expect(declined).toHaveBeenCalledWith(sent));
  },
};

export const Letter: Story = {
  name: '1件（応募者への不採択通知書）',
  args: { path: `/admin/paper/${aLetter.id}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('article', { name: '不採択通知書' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'この宛先の文書' })).toHaveAttribute(
      'href',
      `/admin/paper?application_id=${summary.id}`,
    );
  },
};

export const Recalled: Story = {
  name: '1件（審査結果とともに取り消した文書）',
  args: { path: `/admin/paper/${aRecalled.id}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('この文書は取り消されました')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '差し替える' })).toBeNull();
  },
};

const replaced = fn();

export const Replace: Story = {
  name: '差し替える',
  args: {
    path: '/admin/paper/14',
    handlers: {
      ...paperHandlers,
      issuePaper: ({ body }) => {
        replaced(body);
        return reply(aGrantPaper, aGrantPaper.version);
      },
    },
  },
  play: async ({ canvasElement }) => {
    replaced.mockClear();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '差し替える' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '差し替える' }));
    await waitFor(() =>
      expect(replaced).toHaveBeenCalledWith({ mypageID: mypageId, kind: 1, replacesId: aGrantPaper.id }),
    );
  },
};

export const ForMinistry: Story = {
  name: '農水省（見るだけ）',
  args: { path: '/admin/paper/14', visitor: asAdmin(adminSession(AdminType.MAFF)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('article', { name: '交付決定通知書' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '差し替える' })).toBeNull();
  },
};

const saved = fn();

export const Template: Story = {
  name: 'ひな形（項目を差し込み、できあがりを見て保存する）',
  tags: ['slow'],
  args: {
    path: '/admin/project/12/paper?kind=1',
    handlers: {
      ...paperHandlers,
      savePaperTemplate: ({ body }) => {
        saved(body);
        return reply({ ...grantTemplate, number: 3 }, 4);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    saved.mockClear();
    await expect(await canvas.findByRole('article', { name: '交付決定通知書' })).toBeVisible();
    const body = canvas.getByRole('textbox', { name: /^本文/ });
    await userEvent.clear(body);
    await userEvent.click(canvas.getAllByText('差し込む項目')[0] as HTMLElement);
    // Both texts have the button; the first is of the one that was opened.
    await userEvent.click(canvas.getAllByRole('button', { name: '企業名' })[0] as HTMLElement);
    await waitFor(() => expect(body).toHaveValue('{企業名}'));
    await userEvent.click(canvas.getByRole('button', { name: '新しい版として保存する' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({ body: '{企業名}', title: '交付決定通知書' }),
      ),
    );
  },
};

export const TemplateWrong: Story = {
  name: 'ひな形（知らない項目）',
  tags: ['slow'],
  args: {
    path: '/admin/project/12/paper?kind=1',
    handlers: {
      ...paperHandlers,
      savePaperTemplate: problem({
        status: 400,
        code: 1004,
        detail: '{企業メイ}は差し込めません。',
        errors: [{ pointer: '/body', code: 1004, message: '{企業メイ}は差し込めません。' }],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole('textbox', { name: /^表題/ });
    await userEvent.type(title, '（写）');
    await userEvent.click(canvas.getByRole('button', { name: '新しい版として保存する' }));
    await expect((await canvas.findAllByText('{企業メイ}は差し込めません。'))[0]).toBeVisible();
  },
};

export const LetterTemplate: Story = {
  name: 'ひな形（応募者への通知書を、応募で試す）',
  tags: ['slow'],
  args: {
    path: '/admin/project/12/paper?kind=7',
    handlers: {
      ...paperHandlers,
      listIngredientApplications: reply({
        items: [{ ...summary, family: 'ingredient' }],
        nextCursor: null,
        total: 1,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('article', { name: '不採択通知書' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '試す応募' })).toBeVisible();
  },
};

export const TemplateVersions: Story = {
  name: 'ひな形（前の版の文面を見る）',
  tags: ['slow'],
  args: { path: '/admin/project/12/paper?kind=1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '第1版の文面を見る' }));
    const dialog = within(await screen.findByRole('dialog', { name: '第1版の文面' }));
    await expect(dialog.getByText('交付することに決定しましたので、お知らせします。')).toBeVisible();
  },
};
export const TemplateSeal: Story = {
  name: 'ひな形（印を押す欄）',
  tags: ['slow'],
  args: {
    path: '/admin/project/12/paper?kind=1',
    handlers: {
      ...paperHandlers,
      previewIssuedPaper: reply({
        content: { ...content, from: content.from.slice(0, 1), hasSealArea: true },
        problem: null,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: '印を押す欄' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^印影欄/ }), '印を押す欄（24mm角）');
  },
};

export const TemplatePhone: Story = {
  name: 'ひな形（電話）',
  args: { path: '/admin/project/12/paper' },
  globals: { viewport: { value: 'phone' } },
};
export const TemplateNobody: Story = {
  name: 'ひな形（試す事業がまだない）',
  args: {
    path: '/admin/project/12/paper',
    handlers: { ...paperHandlers, listMyPages: reply({ items: [], nextCursor: null, total: 0 }) },
  },
};
export const TemplateForOffice: Story = {
  name: 'ひな形（見るだけ）',
  args: { path: '/admin/project/12/paper', visitor: asAdmin(adminSession(AdminType.CS)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('ひな形を変えられるのは事務局（JMAC）です。')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '新しい版として保存する' })).toBeNull();
  },
};
