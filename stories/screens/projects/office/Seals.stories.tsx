import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { broken, pending, problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { aGrantPaper, aSeal, paperHandlers } from '#web/mock/scenarios/correspondence/papers.ts';
import { uuid } from '#web/mock/scenarios/sections/sectionParts.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { jmac } from '../../listStates.ts';
import { asAdmin, Screen } from '../../Screen.tsx';

const uploaded = {
  id: uuid(960),
  fileName: '印影.png',
  sizeBytes: 12_345,
  contentType: 'image/png',
  sha256: '9f86'.repeat(16),
  scanStatus: 1 as const,
  uploadedAt: '2026-11-20T02:00:00.000Z',
  versionNumber: 1,
  replacedFileId: null,
  mypageId: null,
  sectionId: null,
  applicationId: null,
  type: null,
  widthPx: null,
  heightPx: null,
};

const handlers = { ...paperHandlers, uploadAdminFile: reply(uploaded) };
const sealed = { ...handlers, getProjectSeal: reply(aSeal, 2) };

const meta = {
  id: 'screens-admin-seals',
  title: '画面/公募回/管理者/印影',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/project/12/paper?kind=1', handlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Place = { readonly canvasElement: HTMLElement };

/** Chooses a file as a person does, once the card is there. */
const choose = async ({ canvasElement }: Place, file: File): Promise<void> => {
  await within(canvasElement).findByRole('button', { name: '印影の画像を選ぶ' });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no field for a file');
  await userEvent.upload(input, file, { applyAccept: false });
};

const saved = fn();

export const None: Story = {
  name: 'まだないとき（画像を選ぶ）',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      saveProjectSeal: ({ body, headers }) => {
        saved(body, headers.get('If-Match'));
        return reply(aSeal, 2);
      },
    },
  },
  play: async (place) => {
    saved.mockClear();
    await choose(place, new File(['png'], '印影.png', { type: 'image/png' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ fileId: uploaded.id }, '"v1"'));
    await waitFor(() => expect(screen.getByText('印影を保存しました')).toBeVisible());
  },
};

export const WrongKind: Story = {
  name: 'PNGでない画像を選んだとき',
  tags: ['slow'],
  play: async (place) => {
    await choose(place, new File(['jpeg'], '印影.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(screen.getByText(/png/)).toBeVisible());
  },
};

export const Refused: Story = {
  name: '受け付けられない大きさのとき',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      saveProjectSeal: problem({
        status: 400,
        code: 1004,
        detail: '印影の画像は、縦横とも96〜2,000ピクセルにしてください',
      }),
    },
  },
  play: async (place) => {
    await choose(place, new File(['png'], '印影.png', { type: 'image/png' }));
    const said = '印影の画像は、縦横とも96〜2,000ピクセルにしてください';
    await waitFor(() => expect(screen.getByText(said)).toBeVisible());
  },
};

const removed = fn();

export const Present: Story = {
  name: 'あるとき（やめる）',
  tags: ['slow'],
  args: {
    handlers: {
      ...sealed,
      saveProjectSeal: ({ body }) => {
        removed(body);
        return reply({ ...aSeal, number: 2, picture: null, widthPx: null, heightPx: null }, 3);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    removed.mockClear();
    await expect(await canvas.findByRole('img', { name: '印影' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '印影をやめる' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '印影をやめる' }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ fileId: null }));
  },
};
export const Phone: Story = {
  name: 'あるとき（電話）',
  tags: ['slow'],
  args: { handlers: sealed },
  globals: { viewport: { value: 'phone' } },
};

export const OnPaper: Story = {
  name: 'できあがりに印影があるとき',
  tags: ['slow'],
  args: {
    handlers: {
      ...sealed,
      previewIssuedPaper: reply({
        content: { ...aGrantPaper.content, hasSealArea: true, hasSealPicture: true },
        problem: null,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: '印影（PDFに印刷されています）' })).toBeVisible();
  },
};
export const Loading: Story = {
  name: '読み込み中',
  args: { handlers: { ...handlers, getProjectSeal: pending } },
};
export const Broken: Story = {
  name: 'エラー',
  tags: ['slow'],
  args: { handlers: { ...handlers, getProjectSeal: broken } },
  play: async ({ canvasElement }) => {
    const alert = within(await within(canvasElement).findByRole('alert'));
    await expect(alert.getByRole('button')).toBeEnabled();
  },
};
export const ForOffice: Story = {
  name: '見せない人',
  args: { handlers: sealed, visitor: asAdmin(adminSession(AdminType.CS)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('ひな形を変えられるのは事務局（JMAC）です。');
    await expect(canvas.queryByRole('img', { name: '印影' })).toBeNull();
  },
};
