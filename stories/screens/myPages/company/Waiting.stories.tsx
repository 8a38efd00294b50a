import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { broken, reply } from '#web/mock/reply.ts';
import { himawariHandlers, himawariSession } from '#web/mock/scenarios/myPages/himawari.ts';
import { returnedSection, submittedSection } from '#web/mock/scenarios/sections/himawariSections.ts';
import { askedLedger } from '#web/mock/world/payouts.ts';
import { allWaiting, aWaiting } from '#web/mock/world/processingTimes.ts';
import { mamekuraWorld, miraiWorld } from '#web/mock/world/world.ts';
import { ProcessingStep } from '#web/parts/api/generated/enums.ts';
import { asUser, Screen } from '../../Screen.tsx';

/** 発注書（1-2）, which the home opens ahead. */
const toBeMended = { ...returnedSection, id: 234 };

const handlers = {
  ...mamekuraWorld.handlers,
  getUserSection: reply(toBeMended, toBeMended.version),
  listUserWaiting: reply({ items: [...allWaiting] }),
};

const meta = {
  id: 'screens-user-waiting',
  title: '画面/マイページ/企業/確認中のものの目安',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/5', handlers, visitor: asUser(mamekuraWorld.session), variant: 'IngR5' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is past, what is on its way, and what nothing is known of; each leads to where it is. */
export const Home: Story = {
  name: 'ホーム',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = within(await canvas.findByRole('region', { name: '確認中のもの' }));
    await expect(card.getByText(/^目安（11\/16ごろ）を過ぎています。/)).toBeVisible();
    await expect(card.getByText(/実績が少ないため/)).toBeVisible();
    await expect(card.getByRole('link', { name: '遅延届出書（別記様式第8号）' })).toHaveAttribute(
      'href',
      '/user/5/section/228',
    );
    await expect(card.getByText('ほかに5件あります。')).toBeVisible();
  },
};

export const HomePhone: Story = { name: 'ホーム（電話）', globals: { viewport: { value: 'phone' } } };

export const HomeEmpty: Story = {
  name: 'ホーム（待っているものがないとき）',
  args: { handlers: { ...handlers, listUserWaiting: reply({ items: [] }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByText('確認中のもの')).toBeNull();
  },
};

/** A page says what it can: the rest of it is there. */
export const HomeBroken: Story = {
  name: 'ホーム（目安を読めないとき）',
  args: { handlers: { ...handlers, listUserWaiting: broken } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Section: Story = {
  name: '書類',
  args: {
    path: '/user/3/section/134',
    variant: 'Food',
    visitor: asUser(himawariSession),
    handlers: {
      ...himawariHandlers,
      getUserSection: reply(submittedSection, submittedSection.version),
      listUserWaiting: reply({ items: [aWaiting(ProcessingStep.DocumentCheck, {})] }),
    },
  },
  play: async ({ canvasElement }) => {
    const words = '通常、提出から3〜5営業日ほどで確認しています。11/25〜11/27ごろが目安です。';
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  },
};

export const Change: Story = {
  name: '変更申請',
  args: { path: '/user/5/change/3' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/実績が少ないため/)).toBeVisible();
  },
};

export const Payout: Story = {
  name: '支払',
  args: {
    path: '/user/2/payout',
    variant: 'Food',
    visitor: asUser(miraiWorld.session),
    handlers: {
      ...miraiWorld.handlers,
      getUserPayoutLedger: reply(askedLedger),
      listUserWaiting: reply({
        items: [
          aWaiting(ProcessingStep.Payment, {
            ...{ subjectId: askedLedger.items[0]?.id ?? 0, medianDays: 12, p80Days: 12 },
            ...{ fromOn: '2026-12-08', toOn: '2026-12-08' },
          }),
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const words = '通常、請求から12営業日ほどで支払っています。12/8ごろが目安です。';
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  },
};
