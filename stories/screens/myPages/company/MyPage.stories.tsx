import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { broken, notFound, pending, reply } from '#web/mock/reply.ts';
import { mamekuraHandlers, mamekuraPage, mamekuraSession } from '#web/mock/scenarios/myPages/mamekura.ts';
import { asUser, Screen } from '../../Screen.tsx';

const handlers = mamekuraHandlers;

const meta = {
  id: 'screens-user-my-page',
  title: '画面/マイページ/企業/マイページ',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/5', handlers, visitor: asUser(mamekuraSession), variant: 'IngR5' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: '差戻しがあるとき',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = within(await canvas.findByRole('region', { name: /「発注書（1-2）」を修正して/ }));
    await expect(await next.findByText(/発注日が交付決定日より前の日付です/)).toBeVisible();
    await expect(next.getByRole('link', { name: '書類を直して再提出する' })).toHaveAttribute(
      'href',
      '/user/5/section/234',
    );
    await expect(next.getByRole('link', { name: '事務局に相談する' })).toHaveAttribute(
      'href',
      'tel:0300000000',
    );
    await expect(canvas.getByRole('link', { name: '1. 豆腐製造ライン 発注 差戻し' })).toHaveAttribute(
      'href',
      '/user/5/section/234',
    );
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { handlers: { ...handlers, getUserMyPage: pending } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toHaveTextContent(
      '株式会社豆くら 様',
    );
  },
};

const empty = {
  ...mamekuraPage,
  sections: [],
  deadlines: [],
  unreadNotificationCount: 0,
  unreadAnnouncementCount: 0,
  nextAction: {
    kind: 'none' as const,
    sectionId: null,
    title: 'いま、していただくことはありません',
    text: '交付申請の書類は、事務局の準備ができしだいここに表示されます。',
    dueOn: null,
    daysLeft: null,
  },
};

export const Empty: Story = {
  name: 'まだ何もないとき',
  args: {
    handlers: {
      getUserMyPage: reply(empty, 1),
      listUserNotifications: reply({ items: [], nextCursor: null, total: 0 }),
      listUserAnnouncements: reply({ items: [], nextCursor: null, total: 0 }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { name: 'いま、していただくことはありません' }),
    ).toBeVisible();
    await expect(await canvas.findByText('事務局からの通知は、まだありません。')).toBeVisible();
    await expect(canvas.getByText('まだ開始できません')).toBeVisible();
  },
};

export const NotThere: Story = {
  name: '見つからないとき',
  args: { handlers: { ...handlers, getUserMyPage: notFound } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'ページが見つかりません' }),
    ).toBeVisible();
  },
};

export const Broken: Story = {
  name: 'エラーのとき',
  args: { handlers: { ...handlers, getUserMyPage: broken } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'もう一度読み込む' })).toBeVisible();
    await expect(canvas.getByText('読み込めませんでした')).toBeVisible();
  },
};

const longName = '株式会社北海道十勝帯広農畜産物加工流通総合サービスホールディングス東日本第二事業本部';

export const LongNames: Story = {
  name: '長い名前',
  args: {
    handlers: {
      ...handlers,
      getUserMyPage: reply(
        {
          ...mamekuraPage,
          corporation: { ...mamekuraPage.corporation, name: longName },
          planTitle:
            '国産大豆への切替に伴う豆腐製造ラインの更新および急速冷却装置・自動包装機・排水処理設備の一体的な整備による省力化と販路の拡大に関する事業',
          sections: mamekuraPage.sections.map((section) => ({
            ...section,
            title: `${section.title}（${longName}分、変更後の計画に基づく追加提出）`.slice(0, 100),
          })),
        },
        3,
      ),
    },
  },
};
