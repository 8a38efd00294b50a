import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '#ui-kit/Layout/index.ts';
import { FileField, type FileItem } from './index.ts';

const megaBytes = 1024 * 1024;

const sending: FileItem = {
  id: '1',
  name: '納品書_真空包装機_訂正.pdf',
  sizeBytes: 1.8 * megaBytes,
  state: 'sending',
  sentBytes: 1.125 * megaBytes,
};
const sent: FileItem = {
  id: '2',
  name: '納品書_冷却装置_例示冷機.pdf',
  sizeBytes: 1.4 * megaBytes,
  state: 'sent',
  note: '保存済み 10:42',
};
const checking: FileItem = {
  id: '5',
  name: '納品書_真空パック機.pdf',
  sizeBytes: 1.1 * megaBytes,
  state: 'checking',
  note: '安全を確かめています',
};
const interrupted: FileItem = {
  id: '3',
  name: '納品書_保冷台車.jpg',
  sizeBytes: 10 * megaBytes,
  state: 'interrupted',
  sentBytes: 4 * megaBytes,
};
const refused: FileItem = {
  id: '4',
  name: '納品書控え.heic',
  sizeBytes: 2 * megaBytes,
  state: 'refused',
  problem: '拡張子が対象外です（対応：pdf・jpg・png・zip）',
};

const meta = {
  id: 'ui-kit-file-field',
  title: 'ui-kit/ファイルを出す（FileField）',
  component: FileField,
  args: {
    label: '納品書',
    need: 'required',
    help: 'PDF・画像・Excel・Word・zip　1件50MBまで　まとめて選べます',
    hasCamera: true,
    items: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const photo = () => new File(['x'], '設置写真.jpg', { type: 'image/jpeg' });
const invoice = () => new File(['x'], '請求書.pdf', { type: 'application/pdf' });

export const Choose: Story = {
  name: '選ぶ（いくつでも）',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('納品書'), [photo(), invoice()]);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ name: '設置写真.jpg' }),
      expect.objectContaining({ name: '請求書.pdf' }),
    ]);
    await expect(canvas.getByRole('button', { name: 'ファイルを選ぶ' })).toHaveAccessibleDescription(
      /^納品書 PDF/,
    );
  },
};

const drag = (target: HTMLElement, type: 'dragover' | 'drop', dataTransfer: DataTransfer) =>
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

export const Beside: Story = {
  name: '枠の外にファイルを落としても、画面は変わらない',
  play: async ({ canvasElement }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], '納品書.pdf', { type: 'application/pdf' }));
    // The page listens a moment after it is drawn.
    for (const type of ['dragover', 'drop'] as const)
      await waitFor(() => expect(drag(canvasElement, type, dataTransfer)).toBe(false));
    const words = new DataTransfer();
    words.setData('text/plain', '釜');
    await expect(drag(canvasElement, 'dragover', words)).toBe(true);
  },
};

export const Drop: Story = {
  name: '重ねて入れる',
  play: async ({ canvasElement, args }) => {
    const zone = within(canvasElement).getByRole('button', { name: 'ファイルを選ぶ' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(invoice());
    drag(zone, 'dragover', dataTransfer);
    await waitFor(() => expect(canvasElement.querySelector('[data-over]')).toBeVisible());
    drag(zone, 'drop', dataTransfer);
    await waitFor(() => expect(canvasElement.querySelector('[data-over]')).toBeNull());
    await expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: '請求書.pdf' })]);
  },
};

export const Sending: Story = {
  name: '送信中',
  args: { items: [sending] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^送信中 62%\s1\.1 \/ 1\.8MB$/)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: /の送信$/ })).toHaveAttribute('aria-valuenow', '62');
    await userEvent.click(canvas.getByRole('button', { name: '納品書_真空包装機_訂正.pdfの送信をやめる' }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
  },
};

export const Checking: Story = {
  name: '届いて、確かめている（まだ開けない）',
  args: { items: [checking] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('安全を確かめています')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /を見る$/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: '納品書_真空パック機.pdfを外す' })).toBeVisible();
  },
};

export const Interrupted: Story = {
  name: '通信が切れた（続きを送る）',
  args: { items: [interrupted] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('通信が切れました。40%まで送っています')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '納品書_保冷台車.jpgの続きを送る' }));
    await expect(args.onRetry).toHaveBeenCalledWith('3');
  },
};

export const Refused: Story = {
  name: '受け付けられない（外すだけ）',
  args: { items: [refused] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('拡張子が対象外です（対応：pdf・jpg・png・zip）')).toBeVisible();
    await expect(canvas.queryByText('続きを送る')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '納品書控え.heicを外す' }));
    await expect(args.onRemove).toHaveBeenCalledWith('4');
  },
};

export const Sent: Story = {
  name: '送り終えた',
  args: { items: [sent] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('1件中1件を送りました。');
    await userEvent.click(canvas.getByRole('button', { name: '納品書_冷却装置_例示冷機.pdfの内容を見る' }));
    await expect(args.onOpen).toHaveBeenCalledWith('2');
  },
};

export const Missing: Story = {
  name: '直すところがある',
  args: { error: '納品書を添付してください。取得できないときは、理由書を添付します。' },
};

export const Disabled: Story = { name: '使えない', args: { isDisabled: true } };

export const Single: Story = {
  name: '1件だけ',
  args: { isMultiple: false, hasCamera: false, label: '委任状', accept: '.pdf' },
};

export const All: Story = {
  name: '一覧',
  render: (args) => (
    <Grid>
      <FileField {...args} />
      <FileField {...args} label="設置写真" items={[sent, checking, sending, interrupted, refused]} />
    </Grid>
  ),
};
