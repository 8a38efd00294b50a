import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { himawariHandlers, himawariSession } from '#web/mock/scenarios/myPages/himawari.ts';
import { freshSection } from '#web/mock/scenarios/sections/himawariSections.ts';
import { type Section, sectionFile } from '#web/mock/scenarios/sections/sectionParts.ts';
import { FileScanStatus } from '#web/parts/api/generated/enums.ts';
import { asUser, Screen } from '../../Screen.tsx';

/** The page may be loaded with the first story, and it reads again every two seconds. */
const withScans = (...statuses: FileScanStatus[]): Section => ({
  ...freshSection,
  files: statuses.map((scanStatus, index) =>
    sectionFile(41 + index, {
      fileName: `納品書_${index + 1}.pdf`,
      sizeBytes: 1_048_576 * (index + 1),
      isSubmitted: false,
      scanStatus,
    }),
  ),
  fileCount: statuses.length,
  availableActions: [
    {
      action: 'submit',
      allowed: false,
      reason:
        '「納品書_1.pdf」の安全の確認が終わっていません。終わるとこの画面が変わるので、しばらくお待ちください',
    },
  ],
});

const { Pending, Clean, Infected, Rejected } = FileScanStatus;

const showing = (section: Section) => ({
  ...himawariHandlers,
  getUserSection: reply(section, section.version),
});

const meta = {
  id: 'screens-user-section-scans',
  title: '画面/書類/企業/書類（ファイルの検査）',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/user/3/section/134',
    handlers: showing(withScans(Pending, Clean)),
    visitor: asUser(himawariSession),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scanning: Story = {
  name: '検査中（提出はまだ）',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('検査中')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '納品書_1.pdfを見る' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '納品書_2.pdfを見る' })).toBeVisible();
    await expect(canvas.getByText(/「納品書_1.pdf」の安全の確認が終わっていません/)).toBeInTheDocument();
  },
};

let reads = 0;

/** Nobody reloads: the page looks again until the scan has ended. */
export const MovesOn: Story = {
  name: '検査中から、ひとりでに進む',
  tags: ['slow'],
  args: {
    handlers: {
      ...himawariHandlers,
      getUserSection: () => {
        reads += 1;
        return reply(withScans(reads < 2 ? Pending : Clean), freshSection.version);
      },
    },
  },
  beforeEach: () => {
    reads = 0;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('検査中')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '納品書_1.pdfを見る' })).toBeVisible();
    await expect(canvas.queryByText('検査中')).toBeNull();
  },
};

export const Stopped: Story = {
  name: '検査で止まったファイル',
  args: { handlers: showing(withScans(Infected, Rejected, Clean)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('ウイルス検出')).toBeVisible();
    await expect(canvas.getByText('受付不可')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '納品書_1.pdfを見る' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '納品書_1.pdfを外す' })).toBeVisible();
  },
};

export const StoppedPhone: Story = {
  ...Stopped,
  name: '検査で止まったファイル（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

const arrived = withScans(Clean);

/** The same content in two papers is said and hinders nobody: perhaps the wrong file was chosen. */
export const SameFile: Story = {
  name: '同じファイルがほかの書類にもある',
  args: {
    handlers: showing({
      ...arrived,
      files: arrived.files.map((file) => ({ ...file, alsoIn: ['検収書（1-3）'] })),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('同じファイルが「検収書（1-3）」にもあります')).toBeVisible();
  },
};
