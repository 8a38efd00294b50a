import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';
import { applicantHandlers, miraiSession } from '#web/mock/scenarios/applications/applicant.ts';
import { publicProject } from '#web/mock/scenarios/applications/applicantCall.ts';
import { draftApplication } from '#web/mock/scenarios/applications/applicantDraft.ts';
import { papersHandlers } from '#web/mock/scenarios/applications/applicantPapers.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { RoundState } from '#web/parts/api/generated/enums.ts';
import { asApplicant, Screen } from '../../Screen.tsx';

const handlers = applicantHandlers(draftApplication);

/** The same call before it hands out anything. */
const withoutFiles = {
  ...publicProject,
  materials: [],
  documents: publicProject.documents.map((document) => ({ ...document, template: null })),
};

const meta = {
  id: 'screens-application-about',
  title: '画面/応募/応募者/募集の案内と登録',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/application/project/11/about', handlers },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '公募中',
  tags: ['slow'],
  args: { handlers: { ...handlers, getPublicProject: reply(withoutFiles) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      '外食産業事業成長支援補助金',
    );
    await expect(canvas.getByRole('link', { name: '応募を始める' })).toHaveAttribute(
      'href',
      '/application/project/11/register',
    );
    await expect(canvas.getByRole('link', { name: '続きから入力する' })).toHaveAttribute(
      'href',
      '/application/project/11/login',
    );
  },
};

export const Materials: Story = {
  name: '公募要領・様式があるとき',
  args: { handlers: papersHandlers },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('link', { name: '公募要領・様式をまとめて保存する' }),
    ).toHaveAttribute('href', '/api/project/11/files');
    await expect(canvas.getByRole('link', { name: '公募要領.pdf' })).toBeVisible();
    await expect(canvas.getAllByText('入力した内容から作成')).toHaveLength(1);
  },
};

export const MaterialsPhone: Story = {
  name: '公募要領・様式があるとき（電話）',
  args: { handlers: papersHandlers },
  globals: { viewport: { value: 'phone' } },
};

export const Upcoming: Story = {
  name: '公募前',
  args: {
    handlers: { ...handlers, getPublicProject: reply({ ...publicProject, state: RoundState.Upcoming }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('受付はこれから始まります')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '応募を始める' })).toBeNull();
  },
};

export const Closed: Story = {
  name: '公募終了',
  args: {
    handlers: {
      ...handlers,
      // A day that stays ahead, whenever the story is told.
      getPublicProject: reply({
        ...publicProject,
        state: RoundState.Closed,
        adoptionPlannedOn: '2099-01-22',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'これからの予定' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '応募の状況を見る' })).toBeVisible();
  },
};

export const Inside: Story = {
  name: 'ログインしている応募者',
  args: { visitor: asApplicant('application', miraiSession) },
};

export const Register: Story = {
  name: '登録: 入力もれ',
  args: { path: '/application/project/11/register' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '登録して入力を始める' }));
    await expect(canvas.getByText('3か所を直してください')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'メールアドレス' })).toBeInvalid();
  },
};

export const Taken: Story = {
  name: '登録: 応募済みのアドレス',
  tags: ['slow'],
  args: {
    path: '/application/project/11/register',
    handlers: {
      ...handlers,
      createGeneralApplication: problem({
        status: 409,
        code: ErrorCode.EMAIL_ALREADY_EXISTS,
        detail: 'このメールアドレスは、この事業の応募に登録済みです。',
        errors: [
          { pointer: '/email', code: 1009, message: 'このメールアドレスは、この事業の応募に登録済みです。' },
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'メールアドレス' }), 'mirai@example.jp');
    await userEvent.type(canvas.getByLabelText('パスワード'), 'kare-noodle-88');
    await userEvent.click(canvas.getByRole('radio', { name: '法人' }));
    await userEvent.click(canvas.getByRole('button', { name: '登録して入力を始める' }));
    await expect(await canvas.findByText('このアドレスで始めた応募があります')).toBeVisible();
  },
};

const LINK = '/application/project/11?confirm_token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';

export const ConfirmedElsewhere: Story = {
  name: '確認メールのリンクを、ログインしていない端末で開いた',
  args: { path: LINK, handlers: { ...handlers, confirmGeneralApplicationEmail: reply(null) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'メールアドレスを確認しました' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ログインに進む' })).toHaveAttribute(
      'href',
      '/application/project/11/login',
    );
  },
};

export const ConfirmedTwice: Story = {
  name: '確認メールのリンクを、もう一度開いた',
  args: {
    path: LINK,
    handlers: {
      ...handlers,
      confirmGeneralApplicationEmail: problem({
        status: 400,
        code: ErrorCode.INVALID_PARAMETER,
        detail: 'このURLは使用済みです。ログインしてお進みください。',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/このURLは使用済みです/)).toBeVisible();
  },
};
