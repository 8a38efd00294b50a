import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { broken, pending, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { workCounts } from '#web/mock/scenarios/office/workCounts.ts';
import { inspectorWorld, officeWorld } from '#web/mock/world/world.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { asAdmin, Screen } from '../../Screen.tsx';

const jmac = asAdmin(adminSession(AdminType.JMAC));
const { handlers } = officeWorld;
const home = officeWorld.saw('getAdminHome');
const { items: worklist } = officeWorld.saw('listWorklist');

const meta = {
  id: 'screens-admin-home',
  title: '画面/事務局/管理者/ホーム',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin', handlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the desk does among others. */
const ACT = '交付申請書（別記様式第1号）を確認する';

export const Office: Story = {
  name: '事務局',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /遅延 2件/ })).toHaveAttribute(
      'href',
      '/admin/mypage?delayStatus=1&delayStatus=2',
    );
    await expect(await canvas.findByRole('link', { name: ACT })).toHaveAttribute(
      'href',
      '/admin/mypage/11/section/341',
    );
    await expect(canvas.getByRole('img', { name: /公募回ごとの/ })).toBeVisible();
  },
};

/** Seldom any: the home shows them only then. */
const seldom = workCounts
  .filter(({ key }) => key === 'erasuresToApprove' || key === 'mailsFailed')
  .map((counter) => ({ ...counter, count: 1 }));

export const ErasureToApprove: Story = {
  name: '廃棄が承認を待っているとき',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      getAdminHome: reply({ ...home, counters: [...home.counters, ...seldom] }),
      listWorkCounts: reply({ items: seldom }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['承認待ちの廃棄 1件', '承認待ちの廃棄1件'])
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute(
        'href',
        '/admin/retention/erasure?status=0&notOwn=true',
      );
    await expect(canvas.getByRole('link', { name: '届かなかったメール 1件' })).toBeVisible();
  },
};

export const Ministry: Story = {
  name: '農林水産省',
  args: { visitor: asAdmin(adminSession(AdminType.MAFF)) },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: /事業区分ごと/ });
    await expect(within(table).getByRole('row', { name: /合計/ })).toHaveTextContent('358,550');
  },
};

const ofInspector = inspectorWorld.saw('getAdminHome');

/** What he has to inspect, and one more today whose time nobody has said. */
const inspections = ofInspector.inspections.flatMap((one) => [
  { ...one, id: 11, scheduledOn: ofInspector.today, startTime: null, endTime: null },
  one,
]);

const asInspector = {
  handlers: { ...inspectorWorld.handlers, getAdminHome: reply({ ...ofInspector, inspections }) },
  visitor: asAdmin(adminSession(AdminType.Inspector)),
};

export const Inspector: Story = {
  name: '検査機関',
  args: asInspector,
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('region', { name: 'これからの検査' });
    await expect(
      within(card)
        .getAllByRole('heading', { level: 3 })
        .map((each) => each.textContent),
    ).toEqual(['2026/11/20（金）', '2026/12/04（金）']);
  },
};

export const InspectorPhone: Story = {
  name: '検査機関（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  args: asInspector,
  play: async ({ canvasElement }) => {
    const [words] = await within(canvasElement).findAllByText('作成中');
    const tag = words?.closest('[data-tone]');
    // As wide as its word, not as its row.
    await expect(tag?.getBoundingClientRect().width).toBeLessThan(canvasElement.clientWidth / 2);
  },
};

export const CallCentre: Story = {
  name: 'コールセンター（担当を持たない人）',
  tags: ['slow'],
  args: { visitor: asAdmin(adminSession(AdminType.CS)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: ACT })).toBeVisible();
    await expect(canvas.queryByText('自分の担当')).toBeNull();
    await expect(canvas.getByText('返事待ち4日')).toBeVisible();
  },
};

export const CallCentrePhone: Story = {
  ...CallCentre,
  name: 'コールセンター（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

const [aWork] = worklist;
if (aWork === undefined) throw new Error('the scenario has no work');

/** Names as long as they get, with the column 担当: the act and the day are read whole all the same. */
const LONG_ACT = '遂行状況報告書（7–9月分）（1-2）の再提出を確認する';
const longWork = {
  ...aWork,
  title: LONG_ACT,
  projectName: '食品原材料調達リスク軽減対策事業および産地連携推進緊急対策事業 第2次',
  corporationName: '一般社団法人やさしい外食推進協会・全国給食事業者連絡協議会',
  ownerName: '事務局 花子',
  dueOn: '2026-10-30',
  daysLeft: -14,
};

export const LongWork: Story = {
  name: 'バックオフィスセンター（長い名前でも、期限まで1440 pxに収まる）',
  globals: { viewport: { value: 'desktop' } },
  args: {
    visitor: asAdmin(adminSession(AdminType.BackOffice)),
    handlers: {
      ...handlers,
      listWorklist: reply({ items: [longWork, ...worklist.slice(1, 4)], nextCursor: null, total: 4 }),
    },
  },
  play: async ({ canvasElement }) => {
    const act = await within(canvasElement).findByRole('link', { name: LONG_ACT });
    const table = within(canvasElement).getByRole('grid', { name: '対応すること' });
    await expect(within(table).getByRole('columnheader', { name: '担当' })).toBeVisible();
    const frame = table.parentElement ?? table;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    for (const part of [act, ...act.querySelectorAll('*')]) {
      await expect(part.scrollWidth, part.outerHTML).toBeLessThanOrEqual(part.clientWidth);
    }
  },
};

export const IngredientHost: Story = {
  name: '原材料のホスト（ing-r6）',
  tags: ['slow'],
  args: { variant: 'IngR6' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: ACT });
    await expect(canvas.queryByText('能登の応募')).toBeNull();
  },
};

export const Empty: Story = {
  name: '対応することがないとき',
  args: { handlers: { ...handlers, listWorklist: reply({ items: [], nextCursor: null, total: 0 }) } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('自分の担当で、対応することはありません'),
    ).toBeVisible();
  },
};

export const NoProjects: Story = {
  name: '公募回がないとき',
  args: { handlers: { ...handlers, getAdminHome: reply({ ...home, projects: [], recentActivity: [] }) } },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { handlers: { ...handlers, getAdminHome: pending } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('読み込んでいます');
  },
};

export const Broken: Story = {
  name: 'エラー',
  args: { handlers: { ...handlers, getAdminHome: broken } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('読み込めませんでした');
  },
};
