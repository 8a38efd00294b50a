import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { problem } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { anApplication, answeredFinding } from '#web/mock/scenarios/applications/application.ts';
import {
  type ApplicationLog,
  applicationDeskHandlers,
  inState,
  underReview,
} from '#web/mock/scenarios/applications/applicationDesk.ts';
import { asPicture } from '#web/mock/scenarios/sections/adminDesk.ts';
import { colleaguesDraft, findingDraftHandlers } from '#web/mock/scenarios/sections/findingDrafts.ts';
import { AdminType, ApplicationStatus, ChecklistResult } from '#web/parts/api/generated/enums.ts';
import { orderForm } from '../../orderForm.ts';
import { asAdmin, Screen } from '../../Screen.tsx';

const { Submitted, FormChecking, Returned, Adopted, NotAdopted, Waitlisted, Withdrawn } = ApplicationStatus;
const log: ApplicationLog = [];

const desk = (application = inState(FormChecking), more: MockHandlers = {}): { handlers: MockHandlers } => ({
  handlers: {
    ...applicationDeskHandlers({ ...application, files: application.files.map(asPicture) }, log),
    downloadAdminFile: orderForm,
    ...more,
  },
});

/** Came back corrected: the answers wait for the checker's yes. */
const resubmitted = {
  ...inState(FormChecking, {
    checklist: anApplication.checklist.map((item) => ({ ...item, result: ChecklistResult.Ok })),
    returnItems: [answeredFinding],
  }),
  availableActions: [
    { action: 'passFormCheck', allowed: false, reason: '修正依頼の1件が解決していません' },
    { action: 'return', allowed: true },
  ],
};

const decided = (status: ApplicationStatus) =>
  inState(status, {
    decidedOn: '2026-11-20',
    ...(status === Adopted
      ? {
          adoptedAmount: 4_000_000,
          adoptionConditions: '見積書を再取得すること。',
          decisionReason: '対象外の経費を除いた。',
          mypageId: 12,
          corporationId: 4,
        }
      : {}),
  });

const meta = {
  id: 'screens-admin-application-desk',
  title: '画面/応募/管理者/応募の確認',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: `/admin/application/${anApplication.id}?queue=toCheck&at=1`,
    ...desk(),
    visitor: asAdmin(adminSession(AdminType.JMAC)),
  },
  beforeEach: () => {
    log.length = 0;
    sessionStorage.clear();
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 1, name: /みらい食堂/ });
  return canvas;
};

export const Normal: Story = {
  name: '形式の確認',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await expect(await canvas.findByText('形式の確認 2件中 1件目')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '審査に進める' })).toHaveAccessibleDescription(
      /チェックリストに未確認の項目/,
    );
  },
};

export const ReturnByKeys: Story = {
  name: '項目を指摘して差し戻す（キーボード）',
  tags: ['slow'],
  args: desk(),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await canvas.findByText('形式の確認 2件中 1件目');
    await userEvent.keyboard('f');
    await waitFor(() => expect(canvas.getByRole('group', { name: '応募者区分' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}n');
    const comment = await canvas.findByRole('textbox', { name: '指摘の内容 1' });
    await waitFor(() => expect(comment).toHaveFocus());
    await userEvent.keyboard('登記のとおりに入力してください。{Escape}r');
    const dialog = within(await canvas.findByRole('dialog', { name: /差し戻しますか/ }));
    await expect(dialog.getByText(/指摘1件と再提出の期限（2026\/11\/30（月））/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '差し戻す' }));
    await canvas.findByRole('heading', { level: 1, name: /洋食やまびこ/ });
    await expect(log).toMatchObject([{ action: 'return', returnItems: [{ field: 'name' }] }]);
  },
};

export const PassByKeys: Story = {
  name: '確認して審査に進める（キーボード）',
  tags: ['slow'],
  args: desk(),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await canvas.findByText('形式の確認 2件中 1件目');
    await userEvent.keyboard('1a');
    await canvas.findByRole('heading', { level: 1, name: /洋食やまびこ/ });
    await expect(log.at(-1)).toEqual({ action: 'passFormCheck' });
  },
};

export const Corrected: Story = {
  name: '直して再提出された',
  tags: ['slow'],
  args: desk(resubmitted),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await userEvent.keyboard('a');
    const dialog = within(await canvas.findByRole('dialog', { name: /審査に進めますか/ }));
    await expect(dialog.getByText(/前回の指摘への回答1件を解決済みにして/)).toBeVisible();
  },
};

export const NotBegun: Story = { name: '提出済（確認の前）', args: desk(inState(Submitted)) };

export const Decide: Story = {
  name: '採否を決める',
  tags: ['slow'],
  args: desk(underReview),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await userEvent.keyboard('a');
    const dialog = within(await canvas.findByRole('dialog', { name: /採否を決めますか/ }));
    await expect(await dialog.findByText('採点がそろっていません')).toBeVisible();
    await expect(dialog.getByText('同じ法人番号の応募があります')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('radio', { name: '採択する' })).toHaveFocus());
  },
};

export const AdoptByKeys: Story = {
  name: '減らして採択する（キーボード）',
  tags: ['slow'],
  args: desk(underReview),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await userEvent.keyboard('a');
    const dialog = within(await canvas.findByRole('dialog', { name: /採否を決めますか/ }));
    const amount = dialog.getByRole('textbox', { name: /採択額/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '4,000,000');
    await userEvent.click(dialog.getByRole('button', { name: '決定する' }));
    await expect(await dialog.findByRole('link', { name: /減らす理由/ })).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^理由/ }), '対象外の経費を除いた。');
    await userEvent.click(dialog.getByRole('button', { name: '決定する' }));
    await waitFor(() =>
      expect(log).toEqual([{ action: 'adopt', adoptedAmount: 4_000_000, reason: '対象外の経費を除いた。' }]),
    );
  },
};

const theirs = {
  ...colleaguesDraft(0),
  sectionId: null,
  applicationId: anApplication.id,
  field: 'planTitle',
};

export const ColleagueWrites: Story = {
  name: 'ほかの人の書きかけ',
  tags: ['slow'],
  args: desk(inState(FormChecking), findingDraftHandlers(new Map([[theirs.id, theirs]]))),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await expect(await canvas.findByText('受付 清さんが書いています')).toBeVisible();
  },
};

export const Conflict: Story = {
  name: 'ほかの人が先に変更した',
  tags: ['slow'],
  args: desk(inState(FormChecking), {
    updateGeneralApplication: problem({ status: 412, code: 1004, detail: 'ほかの人が先に変更しました。' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await userEvent.keyboard('1');
    await expect(await canvas.findByText('ほかの人が先に変更しました')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '最新の内容を読み込む' })).toBeVisible();
  },
};

export const DecideOvertaken: Story = {
  name: '採否を決める間に、ほかの人が変更した',
  tags: ['slow'],
  args: desk(underReview, {
    updateGeneralApplication: problem({ status: 412, code: 1004, detail: 'ほかの人が先に変更しました。' }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await userEvent.keyboard('a');
    const dialog = within(await canvas.findByRole('dialog', { name: /採否を決めますか/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^理由/ }), '計画がよい。');
    await userEvent.click(dialog.getByRole('button', { name: '決定する' }));
    await expect(await dialog.findByText('ほかの人が先に変更しました')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^理由/ })).toHaveValue('計画がよい。');
  },
};

const advised = inState(FormChecking);

export const Advised: Story = {
  name: '応募者にも知らせた、確かめてほしいこと',
  tags: ['slow'],
  args: desk({
    ...advised,
    sectionsState: [
      {
        key: 'applicant',
        label: '応募者',
        state: 2,
        missingCount: 0,
        findings: [],
        advice: [{ pointer: '/planTitle', message: '採択の予定日より前の日です。' }],
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await expect(await canvas.findByText(/採択の予定日より前の日です。/)).toBeVisible();
  },
};

export const WithApplicant: Story = { name: '差戻し中', args: desk(inState(Returned)) };
export const IsAdopted: Story = {
  name: '採択した',
  args: { ...desk(decided(Adopted)), path: `/admin/application/${anApplication.id}?tab=score` },
};
export const IsDeclined: Story = { name: '不採択にした', args: desk(decided(NotAdopted)) };
export const IsWaitlisted: Story = { name: '補欠にした', args: desk(decided(Waitlisted)) };
export const IsWithdrawn: Story = { name: '取り下げられた', args: desk(decided(Withdrawn)) };
export const NoFile: Story = { name: 'ファイルがない', args: desk(inState(FormChecking, { files: [] })) };

export const Scores: Story = {
  name: '採点・決定',
  args: { ...desk(underReview), path: `/admin/application/${anApplication.id}?tab=score` },
};
export const Returns: Story = {
  name: '差戻しの記録',
  args: { ...desk(resubmitted), path: `/admin/application/${anApplication.id}?tab=returns` },
};
/** How many lines a text takes. */
const linesOf = (text: Node): number => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects().length;
};

export const MailAddress: Story = {
  name: '横の欄のメールアドレスは、@の前でだけ折れる',
  tags: ['slow'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    path: `/admin/application/${anApplication.id}?tab=history`,
    ...desk(inState(FormChecking, { email: 'yamabiko-shokuhin@example.jp' })),
  },
  play: async ({ canvasElement }) => {
    const address = await within(canvasElement).findByText('yamabiko-shokuhin@example.jp');
    // No line holds it whole: it breaks before its @, and nowhere else.
    const parts = [...address.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    for (const part of parts) await expect(linesOf(part), part.textContent ?? '').toBe(1);
  },
};

export const History: Story = {
  name: '履歴',
  args: { path: `/admin/application/${anApplication.id}?tab=history` },
};

const seenBy = (type: AdminType) => ({
  ...desk({ ...inState(FormChecking), availableActions: [] }),
  visitor: asAdmin(adminSession(type)),
});

export const ForMinistry: Story = {
  name: '農林水産省（見るだけ）',
  args: seenBy(AdminType.MAFF),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await expect(canvas.getByText('この応募は、見ることだけができます。')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '指摘を加える' })).toBeNull();
  },
};
export const ForCallCentre: Story = { name: 'コールセンター（見るだけ）', args: seenBy(AdminType.CS) };
export const ForBackOffice: Story = {
  name: 'バックオフィスセンター',
  args: { visitor: asAdmin(adminSession(AdminType.BackOffice)) },
};
