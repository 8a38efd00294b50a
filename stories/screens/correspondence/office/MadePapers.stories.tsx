import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { broken, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import {
  emptyLedger,
  filedContentOf,
  inspectionContentOf,
  inspectionDraft,
  inspectionWithPhotos,
  ledgerContentOf,
  madePaperHandlers,
} from '#web/mock/scenarios/correspondence/madePapers.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { jmac } from '../../listStates.ts';
import { asAdmin, Screen } from '../../Screen.tsx';
import { sitePhoto } from '../../sitePhoto.ts';

const handlers = { ...madePaperHandlers, downloadAdminFile: sitePhoto };

const meta = {
  id: 'screens-admin-made-papers',
  title: '画面/文書とやりとり/管理者/登録内容の文書',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/mypage_report/4/paper', handlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } } as const;

const LONG = '表示シールの貼付位置が計画と異なるため、稼働に支障がない位置へ貼り直してください。'.repeat(20);

export const Report: Story = {
  name: '検査報告書',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const paper = within(await canvas.findByRole('article', { name: '完了検査報告書' }));
    await expect(paper.getByRole('rowheader', { name: '指摘事項' })).toBeVisible();
    const items = paper.getByRole('region', { name: '検査した物（2件）' });
    await expect(within(items).getByRole('columnheader', { name: '表示シール' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'PDFを保存' })).toBeEnabled();
    const link = canvas.getByRole('link', { name: '検査報告' });
    await expect(link).toHaveAttribute('href', '/admin/mypage_report/4');
    const caption = paper.getByText(/^写真2\s/);
    caption.scrollIntoView();
    await expect(await paper.findByRole('img', { name: '配膳ロボット（通電して稼働）' })).toBeVisible();
  },
};
export const ReportPhotos: Story = {
  name: '検査報告書（写真60枚）',
  tags: ['slow'],
  args: { handlers: { ...handlers, getMyPageReportPaper: reply(inspectionWithPhotos(60)) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^写真60\s/)).toBeInTheDocument();
    // Only those near the view are fetched.
    await expect(canvas.queryAllByRole('img').length).toBeLessThan(20);
  },
};
export const ReportPhotosPhone: Story = {
  ...ReportPhotos,
  name: '検査報告書（写真60枚、電話）',
  globals: phone,
};
export const ReportPhotoFailed: Story = {
  name: '検査報告書（写真を表示できないとき）',
  args: { handlers: { ...handlers, downloadAdminFile: broken } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByText(/^写真1\s/)).scrollIntoView();
    await expect((await canvas.findAllByText(/写真を表示できません/))[0]).toBeVisible();
  },
};
export const ReportDraft: Story = {
  name: '検査報告書（承認前で、何もないとき）',
  args: { handlers: { ...handlers, getMyPageReportPaper: reply(inspectionDraft) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/承認前（作成中）の案です/)).toBeVisible();
  },
};
export const ReportLong: Story = {
  name: '検査報告書（長い文章）',
  args: { handlers: { ...handlers, getMyPageReportPaper: reply(inspectionContentOf(LONG)) } },
};

const ledger = '/admin/mypage/1/property/paper';

export const Ledger: Story = {
  name: '財産管理台帳',
  args: { path: '/admin/mypage/1/property/paper' },
  play: async ({ canvasElement }) => {
    const paper = within(await within(canvasElement).findByRole('article', { name: '財産管理台帳' }));
    await expect(paper.getByRole('columnheader', { name: '処分制限期限' })).toBeInTheDocument();
    await expect(paper.getByText('𠮷野式充填機（髙﨑工場製）')).toBeInTheDocument();
    // What became of a property is read line by line, not letter by letter.
    const remarks = paper.getByRole('columnheader', { name: '備考' });
    const letter = Number.parseFloat(getComputedStyle(remarks).fontSize);
    await expect(remarks.getBoundingClientRect().width).toBeGreaterThan(9 * letter);
  },
};
export const LedgerEmpty: Story = {
  name: '財産管理台帳（財産がないとき）',
  args: { path: ledger, handlers: { ...handlers, getMyPagePropertyPaper: reply(emptyLedger) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('台帳に載る財産はありません。')).toBeVisible();
  },
};
export const LedgerMany: Story = {
  name: '財産管理台帳（200件）',
  args: { path: ledger, handlers: { ...handlers, getMyPagePropertyPaper: reply(ledgerContentOf(200)) } },
};
export const LedgerRefused: Story = {
  name: '財産管理台帳（権限がないとき）',
  args: { path: ledger, visitor: asAdmin(adminSession(AdminType.Inspector)) },
};

export const Filed: Story = {
  name: '応募書類一式',
  args: { path: '/admin/application/15/filed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const paper = within(await canvas.findByRole('article', { name: '応募書類一式' }));
    await expect(paper.getByRole('heading', { name: '１　応募者の情報', level: 3 })).toBeVisible();
    await expect(paper.getByRole('heading', { name: '経費明細', level: 4 })).toBeVisible();
    await expect(paper.getByRole('columnheader', { name: 'SHA-256' })).toBeInTheDocument();
    const link = canvas.getByRole('link', { name: '応募' });
    await expect(link).toHaveAttribute('href', '/admin/application/15');
  },
};
export const FiledLong: Story = {
  name: '応募書類一式（長い文章）',
  args: {
    path: '/admin/application/15/filed',
    handlers: { ...handlers, getAdminGeneralFiledApplication: reply(filedContentOf(LONG)) },
  },
};
export const FiledIngredient: Story = {
  name: '応募書類一式（食品原材料）',
  args: { path: '/admin/application-ingredient/27/filed' },
};
export const FiledNoto: Story = {
  name: '応募書類一式（能登）',
  args: { path: '/admin/application-noto/27/filed' },
};
export const FiledInclusive: Story = {
  name: '応募書類一式（インクルーシブ）',
  args: { path: '/admin/application-inclusive/27/filed' },
};
