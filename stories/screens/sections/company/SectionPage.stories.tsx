import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, offline, pending, problem, reply } from '#web/mock/reply.ts';
import { himawariHandlers, himawariSession } from '#web/mock/scenarios/myPages/himawari.ts';
import {
  freshSection,
  returnedSection,
  submittedSection,
} from '#web/mock/scenarios/sections/himawariSections.ts';
import { type Section, uuid } from '#web/mock/scenarios/sections/sectionParts.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import { expectOfflineBanner, withoutLine } from '../../outages.ts';
import { asUser, Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-user-section',
  title: '画面/書類/企業/書類',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/3/section/134', handlers: himawariHandlers, visitor: asUser(himawariSession) },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const showing = (section: Section, more: MockHandlers = {}): MockHandlers => ({
  ...himawariHandlers,
  getUserSection: reply(section, section.version),
  ...more,
});

const pdf = (name: string): File => new File(['%PDF-1.4 story'], name, { type: 'application/pdf' });

const fileInput = async (canvasElement: HTMLElement, label: RegExp): Promise<HTMLElement> =>
  within(canvasElement).findByLabelText(label, { selector: 'input[type=file]' });

export const Returned: Story = {
  name: '差戻し（指摘7件、残り2件）',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('7件の指摘のうち、残り2件です')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'もう一度提出する' })).toBeDisabled();
    await expect(canvas.getByText('あと2件の指摘に答えると、提出できます')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'この答えで次へ進む' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('差し替える書類を選ぶと押せます')).toBeVisible();
  },
};

/** The answer is kept by the server; the next finding opens and takes the focus. */
const answering = (): MockHandlers => {
  let section = returnedSection;
  return {
    ...himawariHandlers,
    getUserSection: () => reply(section, section.version),
    updateUserSection: ({ body }) => {
      const text = JSON.stringify(body);
      section = {
        ...section,
        version: section.version + 1,
        openReturnItemCount: 1,
        returnItems: section.returnItems.map((item) =>
          text.includes(`"returnItemId":${item.id}`)
            ? {
                ...item,
                status: ReturnItemStatus.Answered,
                answer: {
                  kind: 1 as const,
                  comment: '業者に宛名の訂正を依頼しました。',
                  fileIds: [],
                  answeredAt: '2026-11-20T02:00:00.000Z',
                  answeredByName: '向井 陽子',
                },
              }
            : item,
        ),
      };
      return reply(section, section.version);
    },
  };
};

export const Answering: Story = {
  name: '説明で答えて次へ進む',
  tags: ['slow'],
  args: { handlers: answering() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '説明で答える' }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: /事務局への説明/ }),
      '業者に宛名の訂正を依頼しました。',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'この答えで次へ進む' }));
    await expect(await canvas.findByText('7件の指摘のうち、残り1件です')).toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByText('保冷台車の納品書がありません。').closest('li')).toHaveFocus(),
    );
  },
};

export const Fresh: Story = {
  name: 'まだ提出していない',
  args: { handlers: showing(freshSection) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '納品書（2-3）を提出する' }),
    ).toBeVisible();
    await expect(canvas.getByText('ファイルを1件以上登録すると提出できます')).toBeVisible();
  },
};

export const WrongKind: Story = {
  name: '対象外のファイル',
  args: { handlers: showing(freshSection) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = await fileInput(canvasElement, /提出するファイル/);
    await userEvent.upload(input, pdf('納品書控え.heic'), { applyAccept: false });
    await expect(await canvas.findByText(/^iPhoneの写真（HEIC）は送れません。/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /納品書控え\.heicを外す/ }));
    await expect(canvas.queryByText('納品書控え.heic')).toBeNull();
  },
};

export const Uploading: Story = {
  name: '送信中',
  args: { handlers: showing(freshSection, { uploadUserFile: pending }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(await fileInput(canvasElement, /提出するファイル/), pdf('納品書.pdf'));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(canvas.getByText('ファイルの送信が終わると提出できます')).toBeVisible();
  },
};

const uploadKeys = fn();

/** The line breaks once; the second try is taken under the same key. */
const breakingOnce = (): MockHandlers => {
  let tries = 0;
  let section = freshSection;
  return showing(freshSection, {
    getUserSection: () => reply(section, section.version),
    uploadUserFile: ({ headers }) => {
      uploadKeys(headers.get('idempotency-key'));
      tries += 1;
      if (tries === 1) return offline();
      const file = submittedSection.files.at(-1);
      if (file === undefined) return broken;
      section = {
        ...freshSection,
        version: 2,
        fileCount: 1,
        files: [{ ...file, id: uuid(50), fileName: '納品書.pdf', isSubmitted: false, replacedFileId: null }],
        availableActions: [{ action: 'submit', allowed: true }],
      };
      const {
        isSubmitted: _handedIn,
        pageCount: _pages,
        uploadedByName: _by,
        alsoIn: _others,
        isHidden: _shown,
        ...stored
      } = file;
      return reply({
        ...stored,
        id: uuid(50),
        mypageId: 4,
        sectionId: 134,
        applicationId: null,
        type: null,
        widthPx: null,
        heightPx: null,
      });
    },
  });
};

export const Interrupted: Story = {
  name: '通信が切れた後、続きを送る',
  tags: ['slow'],
  args: { handlers: breakingOnce() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    uploadKeys.mockClear();
    await userEvent.upload(await fileInput(canvasElement, /提出するファイル/), pdf('納品書.pdf'));
    const resume = await canvas.findByRole('button', { name: /続きを送る|納品書\.pdfの続きを送る/ });
    await expect(canvas.getByText('送れていないファイルを、続きを送るか外すと提出できます')).toBeVisible();
    await userEvent.click(resume);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '提出する' })).not.toHaveAttribute('aria-disabled'),
    );
    const [[first], [second]] = uploadKeys.mock.calls as [[string], [string]];
    await expect(second).toBe(first);
  },
};

const submissions = fn();

/** Hands in slowly, so that a second press falls into the first one. */
const ready: Section = {
  ...freshSection,
  files: submittedSection.files.map((file) => ({ ...file, isSubmitted: false })),
  fileCount: 5,
  availableActions: [{ action: 'submit', allowed: true }],
};

export const Submitting: Story = {
  name: '二度押しても一度だけ提出し、受付票へ進む',
  tags: ['slow'],
  args: {
    handlers: showing(ready, {
      updateUserSection: async ({ body, headers }) => {
        submissions(body, headers.get('if-match'));
        await new Promise((resolve) => setTimeout(resolve, 150));
        return reply(submittedSection, submittedSection.version);
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    submissions.mockClear();
    const button = await canvas.findByRole('button', { name: '提出する' });
    await userEvent.dblClick(button);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '納品書（2-3）を受け付けました' }),
    ).toBeVisible();
    await expect(submissions).toHaveBeenCalledOnce();
    await expect(submissions).toHaveBeenCalledWith(
      { id: 134, action: 'submit', submitterComment: null },
      '"v1"',
    );
  },
};

export const SubmitFailed: Story = {
  name: '提出できなかった',
  args: {
    handlers: showing(ready, {
      updateUserSection: problem({
        status: 409,
        code: ErrorCode.INVALID_PARAMETER,
        detail: '安全の確認が終わっていないファイルがあります。しばらく待ってから、もう一度お試しください',
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提出する' }));
    await expect(await canvas.findByText(/安全の確認が終わっていないファイル/)).toBeVisible();
  },
};

export const Offline: Story = {
  name: '通信が切れていても、書いたものは残る',
  tags: ['slow'],
  beforeEach: withoutLine,
  args: { handlers: showing(ready, { updateUserSection: offline }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const comment = await canvas.findByRole('textbox', { name: /事務局への連絡/ });
    await userEvent.type(comment, '2回に分けて納品されました。');
    await userEvent.tab();
    await expect(await canvas.findByText(/つながると自動で保存します/)).toBeVisible();
    await expectOfflineBanner({ canvasElement });
    await expect(comment).toHaveValue('2回に分けて納品されました。');
  },
};
