import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { offline, problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { aReport, reportHandlers } from '#web/mock/scenarios/inspections/report.ts';
import { reportValues } from '#web/modules/inspections/office/report/reportForm.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { asAdmin, Screen } from '../../Screen.tsx';
import { sitePhoto } from '../../sitePhoto.ts';
import { nextReport, onPhone, takenReport, waitingPhoto, withCamera, withoutLine } from './onsitePhone.ts';

const handlers = { ...reportHandlers, downloadAdminFile: sitePhoto };
/** Nothing of the reports answers. */
const unanswered = {
  ...handlers,
  getMyPageReport: offline,
  updateMyPageReport: offline,
  uploadPhoto: offline,
};

const meta = {
  id: 'screens-admin-onsite',
  title: '画面/完了検査/管理者/現地で書く検査',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/admin/mypage_report/6/onsite',
    handlers: unanswered,
    visitor: asAdmin(adminSession(AdminType.Inspector)),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = {
  ...takenReport,
  values: { ...reportValues(aReport), attendees: '白石 麦、検査 次郎' },
  isTyped: true,
};

/** Puts things on the phone, and takes its line. */
const atSite =
  (...given: Parameters<typeof onPhone>) =>
  async () => {
    const ends = [await onPhone(...given)(), withoutLine()];
    return async () => {
      for (const end of ends) await end();
    };
  };

export const TakeAlong: Story = {
  name: '端末に入れる前',
  tags: ['slow'],
  args: { handlers },
  beforeEach: onPhone([]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '端末に入れる' })).toBeVisible();
    await expect(canvas.getByText(/14日のあいだ開かなかったとき/)).toBeVisible();
  },
};

export const TakeAlongPhone: Story = {
  ...TakeAlong,
  name: '端末に入れる前（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

export const Writing: Story = {
  name: '通信できない場所で書く',
  tags: ['slow'],
  beforeEach: atSite([typed], [waitingPhoto(1), waitingPhoto(2)]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/未送信 写真2枚.*未送信 報告の内容/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /立会者/ })).toHaveValue('白石 麦、検査 次郎');
    await expect(await canvas.findAllByRole('img', { name: '製粉ライン 実施後' })).toHaveLength(2);
    await expect(canvas.getByText('そろいました')).toBeVisible();
  },
};
export const WritingPhone: Story = {
  ...Writing,
  name: '通信できない場所で書く（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};
export const WritingTablet: Story = {
  ...Writing,
  name: '通信できない場所で書く（タブレット）',
  tags: ['slow'],
  globals: { viewport: { value: 'tablet' } },
};

export const Kept: Story = {
  name: '書いたことは、その都度残る',
  tags: ['slow'],
  beforeEach: atSite([takenReport]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('あと1枚')).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: /立会者/ }), '、検査 次郎');
    await expect(await canvas.findByText('未送信 報告の内容')).toBeVisible();
  },
};

const patched = fn();
const added = fn();

export const SentLater: Story = {
  name: 'つながると、まとめて送る',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      updateMyPageReport: ({ body }) => {
        patched(body);
        return reply({ ...aReport, attendees: '白石 麦、検査 次郎', version: 4 }, 4);
      },
      uploadPhoto: reply({
        id: '00000000-0000-4000-8000-000000000301',
        fileName: 'a.jpg',
        sizeBytes: 1_000,
        contentType: 'image/jpeg',
        sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        scanStatus: 1,
        uploadedAt: '2026-11-20T05:04:30Z',
        versionNumber: 1,
        replacedFileId: null,
        mypageId: null,
        sectionId: null,
        applicationId: null,
        type: null,
        widthPx: 960,
        heightPx: 720,
      }),
      addMyPageReportPhoto: ({ body }) => {
        added(body);
        return reply({ ...aReport, version: 5 }, 5);
      },
    },
  },
  beforeEach: onPhone([typed], [waitingPhoto(1)]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('すべて送信済みです')).toBeVisible();
    await expect(patched).toHaveBeenCalledWith({ attendees: '白石 麦、検査 次郎' });
    await expect(added).toHaveBeenCalledWith(
      expect.objectContaining({ clientId: waitingPhoto(1).clientId, takenAt: '2026-11-20T02:11:00Z' }),
    );
    await expect(canvas.getByRole('link', { name: '報告を提出する画面へ' })).toBeVisible();
  },
};

export const Clash: Story = {
  name: '事務局が同じ項目を変えていた',
  tags: ['slow'],
  args: {
    handlers: { ...handlers, getMyPageReport: reply({ ...aReport, attendees: '白石 麦だけ' }, 4) },
  },
  beforeEach: onPhone([typed]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByText('白石 麦、検査 次郎')).toBeVisible();
    await expect(within(alert).getByText('白石 麦だけ')).toBeVisible();
    await userEvent.click(within(alert).getByRole('button', { name: '保存済みの内容に戻す' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /立会者/ })).toHaveValue('白石 麦だけ'));
  },
};
export const ClashPhone: Story = {
  name: '事務局が同じ項目を変えていた（電話）',
  tags: ['slow'],
  args: Clash.args ?? {},
  beforeEach: onPhone([typed]),
  globals: { viewport: { value: 'phone' } },
};

export const LoggedOut: Story = {
  name: 'ログインの期限が切れていた',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      getMyPageReport: problem({
        status: 401,
        code: ErrorCode.SESSION_EXPIRED,
        detail: 'ログインの期限が切れました。',
      }),
    },
  },
  beforeEach: onPhone([typed]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: 'ログインする' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('onsite'));
    await expect(canvas.getByRole('textbox', { name: /立会者/ })).toHaveValue('白石 麦、検査 次郎');
  },
};

export const Refused: Story = {
  name: '送れなかった写真がある',
  tags: ['slow'],
  beforeEach: atSite(
    [takenReport],
    [waitingPhoto(1, { refusal: '提出した検査報告は変更できません。修正が必要なときは差し戻してください' })],
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/提出した検査報告は変更できません/)).toBeVisible();
    await expect(canvas.getByText('送れません')).toBeVisible();
  },
};

const withCameraAtSite = async () => {
  const ends = [await atSite([takenReport])(), withCamera()];
  return async () => {
    for (const end of ends) await end();
  };
};

export const Camera: Story = {
  name: '前の写真に重ねて撮る',
  tags: ['slow'],
  beforeEach: withCameraAtSite,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '製粉ライン 実施後を撮る' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '製粉ライン 実施後' }));
    const overlay = await dialog.findByRole('img', { name: '前の写真' });
    await expect(overlay).toHaveStyle({ opacity: '0.4' });
    const video = dialog.getByLabelText<HTMLVideoElement>('カメラの映像');
    await waitFor(() => expect(video.videoWidth).toBe(960));
    await userEvent.click(dialog.getByRole('button', { name: '撮影する' }));
    await expect(await dialog.findByText('撮影しました（1枚）')).toBeVisible();
    await expect(await canvas.findByText('未送信 写真1枚')).toBeInTheDocument();
  },
};
export const CameraPhone: Story = {
  ...Camera,
  name: '前の写真に重ねて撮る（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

export const List: Story = {
  name: '端末に入れた検査の一覧',
  tags: ['slow'],
  args: { path: '/admin/mypage_report/onsite' },
  beforeEach: atSite([takenReport, nextReport], [waitingPhoto(1)]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '北のこむぎ製粉株式会社' })).toHaveAttribute(
      'href',
      '/admin/mypage_report/6/onsite',
    );
    await expect(canvas.getByText('未送信 写真1枚')).toBeVisible();
  },
};
export const ListPhone: Story = {
  ...List,
  name: '端末に入れた検査の一覧（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};
export const Empty: Story = {
  name: '端末に入れた検査がないとき',
  args: { path: '/admin/mypage_report/onsite' },
  beforeEach: onPhone([]),
};
