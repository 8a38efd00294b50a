import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { reply } from '#web/mock/reply.ts';
import { himawariHandlers, himawariSession } from '#web/mock/scenarios/myPages/himawari.ts';
import {
  confirmedSection,
  freshSection,
  returnedSection,
  submittedSection,
} from '#web/mock/scenarios/sections/himawariSections.ts';
import type { Section } from '#web/mock/scenarios/sections/sectionParts.ts';
import {
  ActorKind,
  DocumentCheckStatus,
  ReturnItemStatus,
  SectionHistoryAction,
} from '#web/parts/api/generated/enums.ts';
import { asUser, Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-user-section-states',
  title: '画面/書類/企業/書類（状態）',
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

export const Submitted: Story = {
  name: '事務局が確認中（引き戻せる）',
  args: { handlers: showing(submittedSection) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '提出を引き戻して直す' })).toBeEnabled();
  },
};

export const PulledBack: Story = {
  name: '提出を引き戻した',
  args: {
    handlers: showing(submittedSection, {
      updateUserSection: reply({ ...freshSection, version: 8 }, 8),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提出を引き戻して直す' }));
    await expect(await within(document.body).findByText(/提出を引き戻しました/)).toBeInTheDocument();
  },
};

/** Handed in again and pulled back before the desk looked: the findings and the answers stay in sight. */
export const PulledBackAgain: Story = {
  name: '再提出を引き戻した',
  args: {
    handlers: showing({
      ...returnedSection,
      status: DocumentCheckStatus.Incomplete,
      returnItems: returnedSection.returnItems.map((item) => ({
        ...item,
        status: ReturnItemStatus.Answered,
      })),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '指摘に答える' })).toBeVisible();
    await expect(canvas.getByText('7件の指摘のうち、残り0件です')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /の答えを直す$/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'もう一度提出する' })).toBeEnabled();
  },
};

export const Maff: Story = {
  name: '農水省が確認中',
  args: { handlers: showing({ ...confirmedSection, status: DocumentCheckStatus.MAFFConfirming }) },
};

export const Confirmed: Story = { name: '確認済み', args: { handlers: showing(confirmedSection) } };

const [lastStep] = returnedSection.history;

export const Waived: Story = {
  name: '提出免除',
  args: {
    handlers: showing({
      ...confirmedSection,
      files: [],
      fileCount: 0,
      submittedAt: null,
      submitterComment: null,
      receipts: [],
      history: lastStep
        ? [
            {
              ...lastStep,
              action: SectionHistoryAction.Waived,
              toStatus: DocumentCheckStatus.Confirmed,
              comment: '同じ納品書が2-2に含まれるため、提出は要りません。',
            },
          ]
        : [],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('この書類の提出は要りません')).toBeVisible();
  },
};

const [createdStep] = returnedSection.history;

export const Own: Story = {
  name: '自分で加えた書類を削除する',
  args: {
    handlers: showing(
      {
        ...freshSection,
        history: createdStep
          ? [{ ...createdStep, action: SectionHistoryAction.Created, actorKind: 1 as const, comment: null }]
          : [],
      },
      { deleteUserSection: reply(null) },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'この書類を削除する' }));
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: '納品書（2-3）を削除しますか' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: '削除する' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '提出する書類' })).toBeVisible();
  },
};

/** Asked for by a condition that turned true after the adoption: the company reads which expense asks for it. */
export const AskedByCondition: Story = {
  name: '条件により必要になった',
  args: {
    handlers: showing({
      ...freshSection,
      guidance: {
        ...freshSection.guidance,
        because: '1契約の税抜額が基準額以上のとき（2 冷凍惣菜ライン）',
      },
      history: [
        {
          id: 901,
          action: SectionHistoryAction.Created,
          fromStatus: null,
          toStatus: DocumentCheckStatus.Incomplete,
          actorKind: ActorKind.System,
          actorName: 'システム',
          isOnBehalf: false,
          comment:
            '条件に当てはまるため、必要な書類になりました：1契約の税抜額が基準額以上のとき（2 冷凍惣菜ライン）',
          fileName: null,
          createdAt: '2026-11-16T02:05:00.000Z',
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('この事業で必要な理由')).toBeInTheDocument();
    await expect(canvas.getByText(/^1契約の税抜額が/)).toBeInTheDocument();
  },
};

const statement = {
  id: '0b9c1f6e-3f1d-4c59-9a0c-0d6b8a2f7e11',
  fileName: '通帳の写し_10月.pdf',
  sizeBytes: 182_044,
  contentType: 'application/pdf',
  uploadedAt: '2026-11-16T02:30:00.000Z',
  sections: [
    { id: 41, name: '振込依頼書・振込明細（1-6）' },
    { id: 42, name: '振込依頼書・振込明細（2-6）' },
  ],
};

/** One statement proves several payments. */
export const Reuse: Story = {
  name: '提出済みのファイルから選ぶ',
  args: { handlers: showing(freshSection, { listReusableFiles: reply({ items: [statement] }) }) },
  play: async ({ canvasElement }) => {
    const open = { name: '提出済みのファイルから選ぶ' };
    await userEvent.click(await within(canvasElement).findByRole('button', open));
    // The dialog comes with the press.
    const dialog = within(await within(document.body).findByRole('dialog', open));
    await userEvent.type(await dialog.findByRole('searchbox', { name: 'ファイルを探す' }), '２－６');
    await expect(
      dialog.getByRole('button', { name: 'このファイルを使う：通帳の写し_10月.pdf' }),
    ).toBeVisible();
  },
};

export const ReusePhone: Story = {
  ...Reuse,
  name: '提出済みのファイルから選ぶ（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};
