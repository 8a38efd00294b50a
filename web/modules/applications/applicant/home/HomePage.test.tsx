import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, notFound, problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { submittedApplication } from '#web/mock/scenarios/applications/applicant.ts';
import { draftApplication } from '#web/mock/scenarios/applications/applicantDraft.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType, TaskState } from '#web/parts/api/generated/enums.ts';
import { heard, press } from '#web/testing/acts.ts';
import { applicantServer, asMirai } from '#web/testing/applicantServer.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import type { Visitor } from '#web/testing/testServices.ts';
import { HomePage } from './HomePage.tsx';

type Facts = {
  application?: typeof draftApplication;
  handlers?: MockHandlers;
  visitor?: Visitor | null;
  at?: string;
};

const open = ({
  application,
  handlers = {},
  visitor = asMirai,
  at = '/application/project/11',
}: Facts = {}) => {
  const server = applicantServer(application === undefined ? {} : { application });
  const page = renderWithServices(<HomePage />, {
    handlers: { ...server.handlers, ...handlers },
    ...(visitor === null ? {} : { visitor }),
    at,
    route: '/application/project/:projectId',
  });
  return { ...page, server };
};

const TOKEN = 'a-token-of-twenty-letters-and-more';
const heading = () => screen.findByRole('heading', { level: 1 });
const expired = problem({
  status: 400,
  code: ErrorCode.INVALID_PARAMETER,
  detail: 'リンクの期限が過ぎています。',
});

// Before the close of the call.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T03:00:00Z') });
  return () => void vi.useRealTimers();
});

describe('the home of somebody who writes an application', () => {
  it('says the first step that is not done, what is missing in it, and the way there', async () => {
    open();
    await screen.findByRole('heading', { name: '経費を入力してください' });
    expect(screen.getByText('あと1か所を済ませると、この項目は完了です。')).toBeDefined();
    const way = screen.getByRole('link', { name: '経費の入力に進む' });
    expect(way.getAttribute('href')).toBe('/application/project/11/step/expenses');
  });

  it('lists every step with its state and the names of what is missing, and counts those that are done', async () => {
    open();
    await heading();
    expect(screen.getByText('5項目中 2項目が完了')).toBeDefined();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toContain('2事業計画計画の概要・成果目標完了');
    expect(rows).toContain('3経費あと1か所：自己負担の調達方法入力中');
    expect(rows).toContain('4添付書類あと1か所：決算書（直近2期）入力中');
    expect(rows).toContain('5確認・提出1から4を完了すると提出できますまだ開始できません');
  });

  it('shows below them what the office has mailed, for who did not get or keep the mail', async () => {
    const letter = { sentAt: '2026-11-20T01:00:00.000Z', title: '締切のご案内', body: 'あと7日です。' };
    open({ application: { ...draftApplication, letters: [letter] } });
    await screen.findByRole('heading', { name: '事務局からの連絡' });
    expect(screen.getByRole('heading', { name: '締切のご案内' })).toBeDefined();
    expect(screen.getByText('あと7日です。')).toBeDefined();
    expect(screen.queryByText(/前の連絡/)).toBeNull();
  });

  it('leads to 提出 when all steps are done', async () => {
    const sectionsState = draftApplication.sectionsState.map((step) =>
      step.key === 'confirm'
        ? { ...step, state: TaskState.NotStarted }
        : { ...step, state: TaskState.Completed, missingCount: 0 },
    );
    open({ application: { ...draftApplication, sectionsState } });
    await screen.findByRole('heading', { name: '内容を確認して、提出してください' });
    expect(screen.getByRole('link', { name: '確認・提出に進む' }).getAttribute('href')).toBe(
      '/application/project/11/step/confirm',
    );
  });

  it('says that the call has closed once its instant has passed', async () => {
    vi.setSystemTime(new Date('2026-12-17T08:00:01Z'));
    open({ handlers: { getServerTime: reply({ now: '2026-12-17T08:00:01.000Z' }) } });
    expect(await screen.findByText('公募の受付は終わりました')).toBeDefined();
    expect(screen.getByText(/^2026\/12\/17（木）17:00 に締め切りました。/)).toBeDefined();
  });

  it('is the state of the application once it is handed in', async () => {
    open({ application: submittedApplication });
    expect((await heading()).textContent).toBe('応募の状況');
  });
});

describe('whoever may not see the application', () => {
  it('an applicant of another round is told so, with the way to the log-in of this one', async () => {
    open({ at: '/application/project/9' });
    await screen.findByText('この公募の応募には、まだログインしていません');
    expect(screen.getByRole('link', { name: 'ログインページへ移動する' }).getAttribute('href')).toBe(
      '/application/project/9/login',
    );
  });

  it('an administrator is sent to the list of applications', async () => {
    const visitor: Visitor = (sessions) =>
      sessions.accept('admin', adminSession(AdminType.JMAC), 'id.secret');
    open({ visitor });
    expect(await screen.findByText('応募の内容は、応募の一覧から開いてください')).toBeDefined();
  });

  it('nobody finds anything', async () => {
    open({ visitor: null });
    expect((await heading()).textContent).toContain('見つかりません');
  });

  it('an application that is gone is not found', async () => {
    open({ handlers: { getGeneralApplicationSelf: notFound } });
    expect((await heading()).textContent).toContain('見つかりません');
  });

  it('a broken server leaves a way to try again', async () => {
    const getFormDefinition = vi.fn().mockReturnValueOnce(broken);
    const { server } = open({ handlers: { getFormDefinition } });
    const answer = server.handlers.getFormDefinition;
    await screen.findByText('応募の情報を読み込めませんでした');
    getFormDefinition.mockReturnValue(answer);
    press('もう一度読み込む');
    expect((await heading()).textContent).toBe('応募の作成');
  });
});

describe('the address of the applicant', () => {
  const unconfirmed = { ...draftApplication, isEmailConfirmed: false };

  it('that is not confirmed is said, and the mail can be asked for again', async () => {
    open({
      application: unconfirmed,
      handlers: { sendGeneralApplicationEmailConfirmation: reply(null) },
    });
    await screen.findByText('メールアドレスの確認が済んでいません');
    press('確認メールをもう一度送る');
    await heard('mirai@example.jp に確認メールを送りました');
  });

  it('is confirmed by the link of the mail, once, and the token leaves the address', async () => {
    const { sent, router, server } = open({
      application: unconfirmed,
      at: `/application/project/11?confirm_token=${TOKEN}&from=mail`,
      handlers: {
        confirmGeneralApplicationEmail: () => {
          server.changeElsewhere({ isEmailConfirmed: true });
          return reply(null);
        },
      },
    });
    expect(await screen.findByText('メールアドレスを確認しました')).toBeDefined();
    await waitFor(() => expect(router.state.location.search).toBe('?from=mail'));
    const confirmations = sent.filter(({ address }) => address.endsWith('/confirm_email'));
    expect(confirmations.map(({ body }) => body)).toEqual([{ token: TOKEN }]);
  });

  it('is not confirmed by an old link: why, and another mail', async () => {
    open({
      application: unconfirmed,
      at: `/application/project/11?confirm_token=${TOKEN}`,
      handlers: { confirmGeneralApplicationEmail: expired },
    });
    const notice = await screen.findByText('メールアドレスを確認できませんでした');
    const alert = notice.closest<HTMLElement>('[role=alert]');
    expect(alert?.textContent).toContain('リンクの期限が過ぎています。');
    expect(alert && within(alert).getByRole('button', { name: '確認メールをもう一度送る' })).toBeDefined();
  });

  it('is confirmed on another device too, where nobody is logged in; the log-in follows', async () => {
    const confirm = vi.fn().mockReturnValue(reply(null));
    open({
      visitor: null,
      at: `/application/project/11?confirm_token=${TOKEN}`,
      handlers: { confirmGeneralApplicationEmail: confirm },
    });
    await screen.findByText('ログインすると、応募の作成と提出を続けられます。');
    expect(confirm).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'ログインに進む' }).getAttribute('href')).toBe(
      '/application/project/11/login',
    );
  });
});
