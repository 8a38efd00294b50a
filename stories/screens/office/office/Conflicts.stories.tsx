import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { adminSession, adminUserHandlers, anInspector } from '#web/mock/scenarios/access/admins.ts';
import {
  aCorporation,
  aCorporationUser,
  corporationHandlers,
} from '#web/mock/scenarios/corporations/corporation.ts';
import { aReport, reportHandlers as reports } from '#web/mock/scenarios/inspections/report.ts';
import { adminMyPageHandlers, mamekuraAdminPage } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { anAnnouncement, aProject, projectHandlers } from '#web/mock/scenarios/projects/project.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { asAdmin, Screen } from '../../Screen.tsx';
import { sitePhoto } from '../../sitePhoto.ts';
import { savedElsewhere, seesBoth } from './savedElsewhere.ts';

const reportHandlers = { ...reports, ...adminMyPageHandlers, downloadAdminFile: sitePhoto };

const meta = {
  id: 'screens-admin-conflicts',
  title: '画面/事務局/管理者/ほかの人が先に変更したとき',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/admin/project/10',
    handlers: projectHandlers,
    visitor: asAdmin(adminSession(AdminType.JMAC)),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const retype = async (input: HTMLElement, words: string): Promise<void> => {
  await userEvent.clear(input);
  await userEvent.type(input, words);
};

const openDialog = async (canvasElement: HTMLElement) => {
  const element = await within(canvasElement.ownerDocument.body).findByRole('dialog');
  return { element, dialog: within(element) };
};

const chooseAct = async (canvasElement: HTMLElement, menu: string, act: string): Promise<void> => {
  const body = within(canvasElement.ownerDocument.body);
  await userEvent.click(await body.findByRole('button', { name: menu }));
  await userEvent.click(await body.findByRole('menuitem', { name: act }));
};

const [rule] = aProject.documentRules;
const round = savedElsewhere(aProject, {
  deskName: '公募の窓口',
  documentRules: rule === undefined ? [] : [{ ...rule, dueDays: 20 }],
});

export const Round: Story = {
  name: '公募回: 項目と、書類の決まり',
  tags: ['slow'],
  beforeEach: round.beginAnew,
  args: { handlers: { ...projectHandlers, getProject: round.read, updateProject: round.change } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await retype(await canvas.findByLabelText(/^窓口名/), '産地連携の窓口');
    const inspected = await canvas.findByLabelText(/を完了検査で確かめる$/);
    const group = inspected.closest('details')?.querySelector('summary');
    if (!group) throw new Error('a group of documents');
    await userEvent.click(group);
    await userEvent.click(inspected);
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    const question = await openDialog(canvasElement);
    await userEvent.click(question.dialog.getByRole('button', { name: '変更を保存する' }));
    await seesBoth(canvasElement, '産地連携の窓口', '公募の窓口');
    await userEvent.click(canvas.getByRole('radio', { name: /^保存済みの内容\s*公募の窓口/ }));
    await expect(canvas.getByRole('button', { name: '選んだ内容を残す' })).toBeEnabled();
  },
};

export const RoundOnPhone: Story = {
  ...Round,
  name: '公募回（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

const announcement = savedElsewhere(anAnnouncement, { title: '年末の受付について' });

export const Announcement: Story = {
  name: 'お知らせ',
  tags: ['slow'],
  beforeEach: announcement.beginAnew,
  args: {
    path: '/admin/project/10/announcement',
    handlers: {
      ...projectHandlers,
      listAnnouncements: reply({ items: [anAnnouncement], nextCursor: null, total: 1 }),
      getAnnouncement: announcement.read,
      updateAnnouncement: announcement.change,
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '直す' }));
    const { element, dialog } = await openDialog(canvasElement);
    await retype(dialog.getByRole('textbox', { name: /件名/ }), '年始の受付について');
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await seesBoth(element, '年始の受付について', '年末の受付について');
  },
};

const corporation = savedElsewhere(aCorporation, { memo: '電話は午前にしてほしいとのこと。' });

export const Memo: Story = {
  name: '企業のメモ',
  tags: ['slow'],
  beforeEach: corporation.beginAnew,
  args: {
    path: '/admin/corporation/1',
    handlers: {
      ...corporationHandlers,
      getCorporation: corporation.read,
      updateCorporation: corporation.change,
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'メモを書く' }));
    const { element, dialog } = await openDialog(canvasElement);
    await retype(dialog.getByRole('textbox', { name: /メモ/ }), '電話は午後。');
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await seesBoth(element, '電話は午後。', '電話は午前にしてほしいとのこと。');
  },
};

const person = savedElsewhere(aCorporationUser, { title: '次長' });

export const Person: Story = {
  name: '企業の人',
  tags: ['slow'],
  beforeEach: person.beginAnew,
  args: {
    path: '/admin/corporation/1',
    handlers: {
      ...corporationHandlers,
      getCorporationUser: person.read,
      updateCorporationUser: person.change,
    },
  },
  play: async ({ canvasElement }) => {
    await chooseAct(canvasElement, '青葉 一郎さんの操作', '直す');
    const { element, dialog } = await openDialog(canvasElement);
    await retype(dialog.getByRole('textbox', { name: /役職/ }), '本部長');
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await seesBoth(element, '本部長', '次長');
  },
};

const administrator = savedElsewhere(anInspector, { name: '検査 誠一' });

export const Administrator: Story = {
  name: '管理者',
  tags: ['slow'],
  beforeEach: administrator.beginAnew,
  args: {
    path: '/admin/user',
    handlers: {
      ...adminUserHandlers,
      getAdminUser: administrator.read,
      updateAdminUser: administrator.change,
    },
  },
  play: async ({ canvasElement }) => {
    await chooseAct(canvasElement, '検査 誠さんの操作', '直す');
    const { element, dialog } = await openDialog(canvasElement);
    await retype(dialog.getByRole('textbox', { name: /氏名/ }), '検査 真');
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await seesBoth(element, '検査 真', '検査 誠一');
  },
};

const report = savedElsewhere(aReport, { attendees: '白石 麦' });

export const Report: Story = {
  name: '検査の報告',
  tags: ['slow'],
  beforeEach: report.beginAnew,
  args: {
    path: '/admin/mypage_report/6',
    visitor: asAdmin(adminSession(AdminType.Inspector)),
    handlers: { ...reportHandlers, getMyPageReport: report.read, updateMyPageReport: report.change },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await retype(await canvas.findByRole('textbox', { name: /立会者/ }), '青葉 一郎');
    await userEvent.click(canvas.getByRole('button', { name: '一時保存する' }));
    await seesBoth(canvasElement, '青葉 一郎', '白石 麦');
  },
};

const plan = savedElsewhere(aReport, { siteAddress: '松本市見本1-2-3' });

export const Plan: Story = {
  name: '検査の予定',
  tags: ['slow'],
  beforeEach: plan.beginAnew,
  args: {
    path: '/admin/mypage_report/6',
    handlers: {
      ...reportHandlers,
      listAdminUsers: adminUserHandlers.listAdminUsers,
      getMyPageReport: plan.read,
      updateMyPageReport: plan.change,
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '予定を変える' }));
    const { element, dialog } = await openDialog(canvasElement);
    await retype(dialog.getByRole('textbox', { name: /場所/ }), '塩尻市見本4-5');
    await userEvent.click(dialog.getByRole('button', { name: '予定を変える' }));
    await seesBoth(element, '塩尻市見本4-5', '松本市見本1-2-3');
  },
};

const myPage = savedElsewhere(mamekuraAdminPage, { siteName: '本店', grantNumber: '7農産第101号' });

export const MyPage: Story = {
  name: 'マイページ',
  tags: ['slow'],
  beforeEach: myPage.beginAnew,
  args: {
    path: '/admin/mypage/7',
    handlers: { ...adminMyPageHandlers, getMyPage: myPage.read, updateMyPage: myPage.change },
  },
  play: async ({ canvasElement }) => {
    await chooseAct(canvasElement, 'ほかの操作', '内容を変更する');
    const { element, dialog } = await openDialog(canvasElement);
    await retype(dialog.getByRole('textbox', { name: /店舗・工場の名前/ }), '中央工場');
    await retype(dialog.getByRole('textbox', { name: /交付決定通知書番号/ }), '7農産第110号');
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await seesBoth(element, '中央工場', '本店');
    await expect(dialog.getByRole('radiogroup', { name: '交付決定通知書番号' })).toBeVisible();
  },
};
