import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { broken, reply } from '#web/mock/reply.ts';
import {
  addressHandlers,
  ownCalendarHandlers as handlers,
  madeAddress,
  ownEntries,
} from '#web/mock/world/calendar.ts';
import { mamekuraWorld } from '#web/mock/world/world.ts';
import { asUser, Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-user-calendar',
  title: '画面/マイページ/企業/カレンダー',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/user/5/calendar',
    handlers,
    visitor: asUser(mamekuraWorld.session),
    variant: 'IngR5',
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: '今月',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(await canvas.findByRole('table', { name: '2026年11月' }));
    await expect(table.getByRole('link', { name: '「発注書（1-2）」の再提出' })).toHaveAttribute(
      'href',
      '/user/5/section/234',
    );
    await expect(table.getByText('13:30 完了検査')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'ほか2件を表示する' }));
    await expect(table.getByRole('link', { name: '「出納帳の写し」の提出' })).toBeVisible();
  },
};

export const NextMonth: Story = {
  name: '次の月へ',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '次の月' }));
    const table = within(await canvas.findByRole('table', { name: '2026年12月' }));
    await expect(
      await table.findByRole('link', { name: '「事業効果報告書（3年目）」の提出' }),
    ).toHaveAttribute('href', '/user/5/duty');
  },
};

const openSubscription = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'カレンダーアプリで購読する' }));
  return within(await canvas.findByRole('dialog'));
};

export const Subscribe: Story = {
  name: '購読用のアドレスを作成する',
  tags: ['slow'],
  args: { handlers: { ...handlers, ...addressHandlers(null) } },
  play: async ({ canvasElement }) => {
    const dialog = await openSubscription(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'アドレスを作成する' }));
    const field = await dialog.findByRole('textbox', { name: '購読用のアドレス' });
    await expect((field as HTMLInputElement).value).toMatch(/\/api\/calendar\/[\w-]{43}$/);
    await expect(dialog.getByRole('link', { name: 'この端末のカレンダーアプリで開く' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^webcal:\/\//),
    );
  },
};

export const Subscribed: Story = {
  name: '購読用のアドレスがあるとき',
  args: { handlers: { ...handlers, ...addressHandlers(madeAddress) } },
  play: async ({ canvasElement }) => {
    const dialog = await openSubscription(canvasElement);
    await expect(await dialog.findByText('アプリからの最後の読み込み')).toBeVisible();
  },
};

export const Unsubscribed: Story = {
  name: '購読用のアドレスを無効にする',
  args: { handlers: { ...handlers, ...addressHandlers(madeAddress) } },
  play: async ({ canvasElement }) => {
    const dialog = await openSubscription(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: '無効にする' }));
    await expect(dialog.getByRole('heading', { name: 'アドレスを無効にしますか' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '無効にする' }));
    await waitFor(() => expect(dialog.getByText('アドレスを無効にしました。')).toBeVisible());
    await expect(await dialog.findByRole('button', { name: 'アドレスを作成する' })).toBeVisible();
  },
};

export const SubscriptionBroken: Story = {
  name: '購読用のアドレスを読めないとき',
  args: { handlers: { ...handlers, getUserCalendarAddress: broken } },
  play: async ({ canvasElement }) => {
    const dialog = await openSubscription(canvasElement);
    await expect(await dialog.findByRole('button', { name: 'もう一度読み込む' })).toBeVisible();
  },
};

export const Cut: Story = {
  name: '予定が多すぎて一部だけのとき',
  args: {
    handlers: { ...handlers, listUserCalendar: reply({ items: ownEntries.slice(0, 6), total: 1600 }) },
  },
  play: async ({ canvasElement }) => {
    const said = within(canvasElement).findByText(
      '予定が1,600件あるため、早いものから6件までを表示しています。',
      {
        exact: false,
      },
    );
    await expect(await said).toBeVisible();
  },
};

export const Empty: Story = {
  name: '予定のない月',
  args: { handlers: { ...handlers, listUserCalendar: reply({ items: [], total: 0 }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('この月の予定はありません。')).toBeVisible();
  },
};
