import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { anAnnouncement, aProject, projectHandlers } from '#web/mock/scenarios/projects/project.ts';
import { officeWorld } from '#web/mock/world/world.ts';
import { AdminType, ReminderKind } from '#web/parts/api/generated/enums.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { asAdmin, Screen } from '../../Screen.tsx';

const jmac = asAdmin(adminSession(AdminType.JMAC));

const meta = {
  id: 'screens-admin-project',
  title: '画面/公募回/管理者/事業の編集',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/project/10', handlers: projectHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

const announced = fn();
const uploaded = {
  id: '00000000-0000-4000-8000-000000000091',
  fileName: '手引き.pdf',
  sizeBytes: 5,
  contentType: 'application/pdf',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  scanStatus: 1 as const,
  uploadedAt: '2026-11-20T05:04:30Z',
  versionNumber: 1,
  replacedFileId: null,
  mypageId: null,
  sectionId: null,
  applicationId: null,
  type: null,
  widthPx: null,
  heightPx: null,
};

export default meta;
type Story = StoryObj<typeof meta>;

export const CodesNearlyUsed: Story = {
  name: '管理番号が残り少ないとき',
  tags: ['slow'],
  args: {
    handlers: {
      ...projectHandlers,
      getProject: reply({
        ...aProject,
        displayCodeNotice:
          '管理番号 63001〜63999 のうち812件（全999件）を使いました。使い切ると、続きは 67000 からになります。',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('管理番号が残り少なくなりました')).toBeVisible();
    await expect(canvas.getByText(/続きは 67000 から/)).toBeVisible();
  },
};

export const Open: Story = {
  name: '公募中',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/公募中のため、変えると応募者に影響する/)).toBeVisible();
    await expect(canvas.getByLabelText('事業名')).toHaveValue(aProject.name);
  },
};

export const AffectsApplicants: Story = {
  name: '影響する項目を変えて保存する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const amount = await canvas.findByLabelText('上限額');
    await userEvent.clear(amount);
    await userEvent.type(amount, '150000000');
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '公募中の事業を変更しますか' }));
    await expect(dialog.getByRole('listitem')).toHaveTextContent('上限額');
  },
};

export const Mistakes: Story = {
  name: '入力を直すとき',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(await canvas.findByLabelText('事業名'));
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(await canvas.findByText('1か所を直してください')).toBeVisible();
    await expect(canvas.getByLabelText('事業名')).toHaveAttribute('aria-invalid', 'true');
  },
};

const saved = fn();
export const Template: Story = {
  name: '様式を登録する',
  tags: ['slow'],
  args: {
    handlers: {
      ...projectHandlers,
      uploadAdminFile: reply(uploaded),
      updateProject: ({ body }) => {
        saved(body);
        return problem({ status: 503, code: 1101, detail: 'しばらくしてから、もう一度お試しください。' });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [add] = await canvas.findAllByRole('button', { name: /の様式を登録$/ });
    const chooser = add?.closest('td')?.querySelector<HTMLInputElement>('input[type="file"]');
    const group = add?.closest('details')?.querySelector('summary');
    if (!group || !chooser) throw new Error('no place for a file');
    await userEvent.click(group);
    await userEvent.upload(chooser, new File(['%PDF-'], uploaded.fileName, { type: 'application/pdf' }));
    await expect(await canvas.findByText(uploaded.fileName)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '公募中の事業を変更しますか' }));
    await userEvent.click(dialog.getByRole('button', { name: '変更を保存する' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [{ documentRules }] = saved.mock.calls[0] ?? [{}];
    await expect(documentRules).toContainEqual(expect.objectContaining({ templateFileId: uploaded.id }));
  },
};

const RULE = aProject.documentRules[0];
if (RULE === undefined) throw new Error('a rule');

/** How much wider the longest choice of a select is than the room for it, in pixels; none when it is read whole. */
const cutOf = (select: HTMLSelectElement): number => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('nothing to measure with');
  pen.font = font;
  const longest = Math.max(...[...select.options].map(({ text }) => pen.measureText(text).width));
  const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return Math.max(0, Math.ceil(longest - room));
};

export const Rules: Story = {
  name: '書類の決まり（要否は1440 pxで読める）',
  tags: ['slow'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    handlers: {
      ...projectHandlers,
      getProject: reply(
        {
          ...aProject,
          documentRules: [
            {
              ...RULE,
              requirement: 1,
              label: '履歴事項全部証明書（発行から3か月以内のもの）と、ほかの証明書',
            },
            { ...RULE, documentType: 7, label: '決算書' },
          ],
        },
        aProject.version,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [select] = await canvas.findAllByLabelText(/の要否$/);
    const group = select?.closest('details');
    if (!group) throw new Error('no group');
    group.open = true;
    const selects = [...group.querySelectorAll('select')];
    await expect(selects.length).toBeGreaterThan(2);
    for (const each of selects) await expect(cutOf(each), each.outerHTML).toBe(0);
  },
};

export const ReadOnly: Story = {
  name: '見るだけの人',
  args: { visitor: asAdmin(adminSession(AdminType.MAFF)) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/この画面は見るだけです/)).toBeVisible();
  },
};

export const New: Story = { name: '新しい公募回', args: { path: '/admin/project/new' } };
export const Copied: Story = {
  name: '次の公募回に写す: 前回の公募要領',
  tags: ['slow'],
  args: {
    path: '/admin/project/new?copy=10',
    handlers: {
      ...projectHandlers,
      getProject: reply(
        {
          ...aProject,
          materials: [
            {
              id: uploaded.id,
              fileName: '公募要領_第3次.pdf',
              sizeBytes: 384_213,
              contentType: 'application/pdf',
              sha256: uploaded.sha256,
            },
          ],
        },
        aProject.version,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('前回の公募要領です。差し替えてください')).toBeVisible();
  },
};
export const Announcements: Story = {
  name: 'お知らせ',
  args: { path: '/admin/project/10/announcement' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('3社のうち1社が開きました')).toBeVisible();
    const line = canvas.getByRole('link', { name: '開いていない2社を見る' });
    await expect(line).toHaveAttribute('href', '/admin/project/10/announcement/3/receiver?isRead=false');
  },
};
/** A change that matters is told of again: who has read it reads it once more. */
export const AnnouncementAgain: Story = {
  name: 'お知らせを、再度お知らせする',
  tags: ['slow'],
  args: {
    path: '/admin/project/10/announcement',
    handlers: {
      ...projectHandlers,
      updateAnnouncement: ({ body }) => {
        announced(body);
        return reply(anAnnouncement, 2);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    announced.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '直す' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'お知らせを直す' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^再度お知らせする/ }));
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(announced).toHaveBeenCalledWith({ notifyAgain: true }));
  },
};
export const NewAnnouncement: Story = {
  name: 'お知らせを、添付を付けて作る',
  tags: ['slow'],
  args: {
    path: '/admin/project/10/announcement',
    handlers: {
      ...projectHandlers,
      uploadAdminFile: reply(uploaded),
      createAnnouncement: ({ body }) => {
        announced(body);
        return problem({ status: 503, code: 1101, detail: 'しばらくしてから、もう一度お試しください。' });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'お知らせを作る' }));
    const element = await canvas.findByRole('dialog', { name: 'お知らせを作る' });
    const dialog = within(element);
    await userEvent.type(dialog.getByRole('textbox', { name: /件名/ }), '手引きの差し替え');
    await userEvent.type(dialog.getByRole('textbox', { name: /本文/ }), '新しい版をご確認ください。');
    await userEvent.type(dialog.getByRole('textbox', { name: '掲載の開始' }), '2026/11/20');
    const input = element.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('no field for files');
    await userEvent.upload(input, new File(['%PDF-'], '手引き.pdf', { type: 'application/pdf' }));
    await dialog.findByText('手引き.pdf');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: '保存する' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() =>
      expect(announced).toHaveBeenCalledWith(expect.objectContaining({ fileIds: [uploaded.id] })),
    );
    await expect(dialog.getByRole('textbox', { name: /件名/ })).toHaveValue('手引きの差し替え');
  },
};
/** The bar holds what saves, as wide as the window lets it; what deletes stands above it and leaves with the page. */
export const Phone: Story = {
  name: '電話',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = await canvas.findByRole('button', { name: '保存する' });
    const bar = save.closest('div');
    await expect(bar).not.toContainElement(canvas.getByRole('button', { name: '公募回を削除する' }));
    await expect(save.offsetWidth).toBeGreaterThan((bar?.clientWidth ?? 0) - 40);
  },
};

const usual = officeWorld.saw('getReminderRules', aProject.id);

/** The office leaves one of them out. */
const rules: typeof usual = {
  ...usual,
  items: usual.items.map((rule) =>
    rule.kind === ReminderKind.PaymentRequest ? { ...rule, isActive: false } : rule,
  ),
};

const withRules = {
  ...projectHandlers,
  getReminderRules: reply(rules, rules.version),
  updateReminderRules: reply(rules, rules.version + 1),
};

const openRules = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'リマインドの決まり' }));
  return within(await canvas.findByRole('dialog', { name: 'リマインドの決まり' }));
};

export const Reminders: Story = {
  name: 'リマインドの決まりを変える',
  tags: ['slow'],
  args: { handlers: withRules },
  play: async ({ canvasElement }) => {
    const dialog = await openRules(canvasElement);
    const days = await dialog.findByLabelText(/^書類の提出：何営業日前/);
    await expect(days).toHaveValue('7、1');
    await userEvent.clear(days);
    await userEvent.type(days, '４０');
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await expect((await dialog.findAllByText(/1から30までの数字を/)).length).toBeGreaterThan(0);
    await userEvent.clear(days);
    await userEvent.type(days, '１０，３');
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await expectSnackbar('リマインドの決まりを保存しました');
  },
};

export const RemindersOnPhone: Story = {
  name: 'リマインドの決まり（電話）',
  tags: ['slow'],
  args: { handlers: withRules },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dialog = await openRules(canvasElement);
    await expect(await dialog.findByLabelText(/^書類の提出：何営業日前/)).toBeVisible();
  },
};

export const RemindersSeen: Story = {
  name: 'リマインドの決まりを見る',
  tags: ['slow'],
  args: {
    visitor: asAdmin(adminSession(AdminType.MAFF)),
    handlers: { ...withRules, getReminderRules: reply({ ...rules, availableActions: [] }, rules.version) },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openRules(canvasElement);
    await expect(await dialog.findByText('知らせない')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: '保存する' })).not.toBeInTheDocument();
  },
};
