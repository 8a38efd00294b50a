import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { broken, offline, problem } from '#web/mock/reply.ts';
import { receiptSummary, returnedApplication } from '#web/mock/scenarios/applications/applicant.ts';
import { draftApplication } from '#web/mock/scenarios/applications/applicantDraft.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import { alerts, button, factsIn, pageShown, press, pressAgain } from '#web/testing/acts.ts';
import { applicantServer, asMirai } from '#web/testing/applicantServer.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { StepPage } from '../step/StepPage.tsx';
// A part that pages load on demand is compiled before the clock of a test runs: on a busy machine that takes long.
import './ConfirmStep.tsx';

const complete = {
  ...draftApplication,
  requiredDocuments: draftApplication.requiredDocuments.map((document) => ({ ...document, fileCount: 1 })),
  sectionsState: draftApplication.sectionsState.map((step) => ({ ...step, missingCount: 0, findings: [] })),
};
const handedIn = {
  status: ApplicationStatus.Submitted,
  submittedAt: receiptSummary.issuedAt,
  receipts: [{ ...receiptSummary, number: '旧', issuedAt: '2026-11-01T00:00:00.000Z' }, receiptSummary],
};
const receiptPath = `/application/project/11/receipt/${receiptSummary.id}`;

const open = async (application: typeof draftApplication = complete) => {
  const server = applicantServer({ application, acts: { submit: handedIn } });
  const page = renderWithServices(<StepPage />, {
    handlers: server.handlers,
    visitor: asMirai,
    at: '/application/project/11/step/confirm',
    route: '/application/project/:projectId/step/:stepId',
  });
  await pageShown();
  const pathname = () => page.router.state.location.pathname;
  return { ...page, server, pathname };
};

const pledge = (): void => {
  for (const box of screen.getAllByRole('checkbox')) {
    fireEvent.click(box);
    fireEvent.blur(box);
  }
};
const submissions = (bodies: readonly Record<string, unknown>[]) =>
  bodies.filter(({ action }) => action === 'submit');

describe('before the application can be handed in', () => {
  it('each missing place is a link to it, and the button says how many there are', async () => {
    const { server, pathname } = await open({ ...draftApplication, planTitle: null });
    const link = screen.getByRole('link', { name: '事業計画名：入力してください。' });
    expect(link.getAttribute('href')).toBe('/application/project/11/step/plan#answer-planTitle');
    const funding = screen.getByRole('link', {
      name: /^自己負担の調達方法：資金の内訳の合計（4,130,000円）を/,
    });
    expect(funding.getAttribute('href')).toBe('/application/project/11/step/expenses#answer-fundingSources');
    const document = screen.getByRole('link', { name: '決算書（直近2期）を添付してください。' });
    expect(document.getAttribute('href')).toBe('/application/project/11/step/documents#answer-files-10');
    expect(screen.getByText('あと3か所を済ませると提出できます。')).toBeDefined();
    pledge();
    press('提出する');
    await waitFor(() => expect(server.stored().termsAgreed).toBe(true));
    expect(submissions(server.bodies)).toEqual([]);
    expect(pathname()).toBe('/application/project/11/step/confirm');
  });

  it('the pledges have to be ticked: without them nothing is handed in', async () => {
    const { server } = await open();
    press('提出する');
    expect(await screen.findAllByText(/確認のうえ、チェックを入れてください。/)).not.toHaveLength(0);
    expect(submissions(server.bodies)).toEqual([]);
  });

  it('every answer can be read once more, in words, with a way back to its step', async () => {
    await open();
    const facts = factsIn(document.body);
    expect(facts).toContain('応募者名（屋号）=株式会社みらい食堂');
    expect(facts).toContain('設立（開業）日=2016/04/01（金）');
    expect(facts).toContain('連絡先電話=03-0000-0001');
    expect(facts).toContain('金額（税抜）=4,200,000円');
    const way = screen.getByRole('link', { name: '経費を直す' });
    expect(way.getAttribute('href')).toBe('/application/project/11/step/expenses');
  });

  it.each([
    ['asked of a draft', complete, 2],
    ['answers of one that came back', returnedApplication, 0],
  ])('the pledges stand there once: %s', async (_what, application, boxes) => {
    await open(application);
    expect(screen.getAllByRole('heading', { name: '誓約と同意' })).toHaveLength(1);
    expect(screen.queryAllByRole('checkbox')).toHaveLength(boxes);
  });

  it('says which sum one applies for', async () => {
    await open();
    expect(screen.getByText('補助金申請額 4,050,000円 で応募します')).toBeDefined();
  });
});

describe('handing in', () => {
  it('keeps the pledges, hands in and shows the newest receipt', async () => {
    const { server, pathname } = await open();
    pledge();
    press('提出する');
    await waitFor(() => expect(pathname()).toBe(receiptPath));
    expect(server.stored()).toMatchObject({ termsAgreed: true, antiSocialPledge: true });
    expect(submissions(server.bodies)).toEqual([{ action: 'submit' }]);
  });

  it('one press hands in once, however often it is pressed', { tags: ['slow'] }, async () => {
    const { server, pathname } = await open();
    pledge();
    const submit = button('提出する');
    fireEvent.click(submit);
    fireEvent.click(submit);
    fireEvent.submit(submit.closest('form') ?? submit);
    await waitFor(() => expect(pathname()).toBe(receiptPath));
    expect(submissions(server.bodies)).toHaveLength(1);
  });

  it('does not happen while an answer could not be saved, and says so', { tags: ['slow'] }, async () => {
    const { server, pathname } = await open();
    server.failNext(offline);
    server.failNext(offline);
    server.failNext(offline);
    pledge();
    press('提出する');
    expect((await screen.findByText('提出できませんでした')).closest('[role=alert]')?.textContent).toContain(
      '保存できていない入力がある',
    );
    expect(pathname()).toBe('/application/project/11/step/confirm');
    expect(submissions(server.bodies)).toEqual([]);
  });

  it('can be tried again after a failure of the server', async () => {
    const { server, pathname } = await open({ ...complete, termsAgreed: true, antiSocialPledge: true });
    server.failNext(broken);
    press('提出する');
    await screen.findByText('サーバーでエラーが発生しました。');
    await pressAgain('提出する');
    await waitFor(() => expect(pathname()).toBe(receiptPath));
    expect(submissions(server.bodies)).toHaveLength(1);
  });

  it('whose answer was lost finds itself handed in already, and not a second time', async () => {
    const { server } = await open({ ...complete, termsAgreed: true, antiSocialPledge: true });
    server.failNext(() => {
      server.changeElsewhere(handedIn);
      throw new TypeError('Failed to fetch');
    });
    press('提出する');
    await waitFor(() => expect(server.stored().status).toBe(ApplicationStatus.Submitted));
    await waitFor(() => expect(screen.queryByRole('button', { name: '提出する' })).toBeNull());
    expect(submissions(server.bodies)).toEqual([]);
  });

  it('of something that changed in another window is refused once, and then goes on top of it', async () => {
    const { server, pathname } = await open({ ...complete, termsAgreed: true, antiSocialPledge: true });
    server.changeElsewhere({ planTitle: '他の窓' });
    press('提出する');
    await screen.findByText(/ほかの画面で内容が変更されました。/);
    await screen.findByText('他の窓');
    await pressAgain('提出する');
    await waitFor(() => expect(pathname()).toBe(receiptPath));
  });

  it('says each place that only the server knows to be missing', async () => {
    const { server } = await open({ ...complete, termsAgreed: true, antiSocialPledge: true });
    const message = 'あと300,000円の調達方法を入力してください。';
    server.failNext(
      problem({
        status: 400,
        code: ErrorCode.INVALID_PARAMETER,
        detail: '入力を確かめてください。',
        errors: [{ pointer: '/fundingSources', code: 1004, message }],
      }),
    );
    press('提出する');
    const link = await screen.findByRole('link', { name: `自己負担の調達方法：${message}` });
    expect(link.getAttribute('href')).toBe('/application/project/11/step/expenses#answer-fundingSources');
    expect(alerts().join()).not.toContain('提出できませんでした');
  });
});
