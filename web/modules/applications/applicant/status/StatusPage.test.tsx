import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { offline, problem } from '#web/mock/reply.ts';
import {
  receiptSummary,
  returnedApplication,
  submittedApplication,
} from '#web/mock/scenarios/applications/applicant.ts';
import { applicationFile } from '#web/mock/scenarios/applications/applicantParts.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { ApplicationStatus, ReturnAnswerKind, ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import { button, field, heard, pageShown, press, said, type } from '#web/testing/acts.ts';
import { applicantServer, asMirai } from '#web/testing/applicantServer.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { HomePage } from '../home/HomePage.tsx';

type Application = typeof submittedApplication;

const open = async (application: Application) => {
  const server = applicantServer({
    application,
    acts: {
      pullBack: { status: ApplicationStatus.Draft },
      withdraw: { status: ApplicationStatus.Withdrawn, availableActions: [] },
      resubmit: { status: ApplicationStatus.Submitted, returnItems: [] },
    },
  });
  const page = renderWithServices(<HomePage />, {
    handlers: server.handlers,
    visitor: asMirai,
    at: '/application/project/11',
    route: '/application/project/:projectId',
  });
  await pageShown();
  return { ...page, server };
};

const changes: Application['availableActions'] = [
  { action: 'pullBack', allowed: true },
  { action: 'withdraw', allowed: true, needsReason: true },
];
const dialog = (): HTMLElement => screen.getByRole('dialog');
const inDialog = (name: string): HTMLElement => within(dialog()).getByRole('button', { name });

describe('an application that is handed in', () => {
  it.each([
    [ApplicationStatus.Submitted, '応募を受け付けました'],
    [ApplicationStatus.FormChecking, '事務局が、書類のそろい方を確認しています'],
    [ApplicationStatus.UnderReview, '審査をしています'],
    [ApplicationStatus.Waitlisted, '補欠になりました'],
    [ApplicationStatus.NotAdopted, '今回は採択に至りませんでした'],
    [ApplicationStatus.Withdrawn, '応募を取り下げました'],
  ])('in state %i says what it means and asks for nothing', async (status, title) => {
    await open({ ...submittedApplication, status });
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByText('提出は終わっています')).toBeDefined();
  });

  it('that is adopted leads on to my page', async () => {
    await open({ ...submittedApplication, status: ApplicationStatus.Adopted, decidedOn: '2027-01-22' });
    expect(screen.getByRole('link', { name: 'マイページにログインする' }).getAttribute('href')).toBe(
      '/user/11/login',
    );
    expect(screen.getByText(/が結果を通知（採択）/)).toBeDefined();
  });

  it('shows the proof of the newest submission', async () => {
    const older = {
      ...receiptSummary,
      id: '00000000-0000-4000-8000-000000000052',
      number: '前回',
      issuedAt: '2026-11-01T00:00:00.000Z',
    };
    await open({ ...submittedApplication, receipts: [older, receiptSummary] });
    expect(screen.getByText(receiptSummary.number)).toBeDefined();
    expect(screen.getByText('2026/11/19（木）16:42:08')).toBeDefined();
  });
});

describe('pulling back', () => {
  it('asks first, and leads back to writing', async () => {
    const { server } = await open({ ...submittedApplication, availableActions: changes });
    press('引き戻す');
    within(dialog()).getByText('提出した応募を引き戻しますか');
    expect(server.bodies).toEqual([]);
    inDialog('引き戻す').click();
    await screen.findByText('応募の作成');
    expect(server.bodies).toEqual([{ action: 'pullBack' }]);
    await heard('応募を引き戻しました');
  });

  it('is not possible once the desk looks: the reason stands beside the button', async () => {
    const { server } = await open(submittedApplication);
    expect(screen.getByText(/^事務局が確認を始めたため、引き戻せません。/)).toBeDefined();
    press('引き戻す');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.bodies).toEqual([]);
  });

  it('that the server refuses says why and changes nothing', async () => {
    const { server } = await open({ ...submittedApplication, availableActions: changes });
    server.failNext(
      problem({ status: 403, code: ErrorCode.ACCESS_DENIED, detail: '事務局が確認を始めました。' }),
    );
    press('引き戻す');
    inDialog('引き戻す').click();
    await heard('事務局が確認を始めました。');
    expect(server.stored().status).toBe(ApplicationStatus.FormChecking);
  });
});

describe('withdrawing', () => {
  const CODE = String(submittedApplication.displayCode);
  const wide = CODE.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  const ask = async () => {
    const page = await open({ ...submittedApplication, availableActions: changes });
    press('取り下げる');
    return page;
  };

  it('wants a reason and the code typed, in any width', async () => {
    const { server } = await ask();
    within(dialog()).getByText('理由と応募コードを入力すると、取り下げられます。');
    type('取り下げる理由', '計画を見直すため ');
    within(dialog()).getByText('応募コードを入力すると、取り下げられます。');
    inDialog('取り下げる').click();
    expect(server.bodies).toEqual([]);
    type(`確認のため、応募コード ${CODE}`, wide);
    inDialog('取り下げる').click();
    await screen.findByRole('heading', { name: '応募を取り下げました' });
    expect(server.bodies).toEqual([{ action: 'withdraw', reason: '計画を見直すため' }]);
  });

  it('that fails keeps the dialog and what was typed', async () => {
    const { server } = await ask();
    server.failNext(offline);
    type('取り下げる理由', '計画を見直すため');
    type(`確認のため、応募コード ${CODE}`, CODE);
    inDialog('取り下げる').click();
    await waitFor(() => expect(said()).not.toBe(''));
    expect(field('取り下げる理由').value).toBe('計画を見直すため');
    expect(server.stored().status).toBe(ApplicationStatus.FormChecking);
  });

  it('can be given up without a trace', async () => {
    const { server } = await ask();
    inDialog('やめる').click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.bodies).toEqual([]);
  });
});

describe('a returned application', () => {
  const answered = returnedApplication.returnItems.map((item) => ({
    ...item,
    status: ReturnItemStatus.Answered,
  }));

  it('opens the first place that is not answered, with the way to its field', async () => {
    await open(returnedApplication);
    expect(screen.getByText('残り 2/3')).toBeDefined();
    const current = screen.getByText('経費 2 の内容が、見積書と異なります').closest('li');
    expect(current?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByRole('link', { name: '経費明細を直す' }).getAttribute('href')).toBe(
      '/application/project/11/step/expenses#answer-expenses',
    );
  });

  it('sends the answer to a field, with words when there are any', async () => {
    const { server } = await open(returnedApplication);
    type('事務局への説明', '3台に直しました');
    press('この箇所は直し終えた');
    await waitFor(() => expect(server.bodies).toHaveLength(1));
    expect(server.bodies[0]).toEqual({
      answers: [
        {
          returnItemId: returnedApplication.returnItems[1]?.id,
          kind: ReturnAnswerKind.EditField,
          comment: '3台に直しました',
        },
      ],
    });
  });

  it('takes no answer to a document that was neither replaced nor explained', async () => {
    const [first, second, third] = returnedApplication.returnItems;
    if (first === undefined || second === undefined || third === undefined) throw new Error('three items');
    const returnItems = [first, { ...second, status: ReturnItemStatus.Answered }, third];
    const { server } = await open({
      ...returnedApplication,
      returnItems,
      files: [applicationFile(1, { isSubmitted: true })],
    });
    press('この箇所は直し終えた');
    await screen.findByText('書類を差し替えるか、差し替えられない理由を入力してください。');
    expect(server.bodies).toEqual([]);
  });

  it('cannot be handed in again while a place is open, and says how many are', async () => {
    const { server } = await open(returnedApplication);
    expect(screen.getByText('あと2か所を直し終えると提出できます。')).toBeDefined();
    press('もう一度提出する');
    expect(server.bodies).toEqual([]);
  });

  it('is handed in again once all places are answered', async () => {
    const { server, router } = await open({ ...returnedApplication, returnItems: answered });
    expect(button('もう一度提出する').getAttribute('aria-disabled')).toBeNull();
    press('もう一度提出する');
    await waitFor(() => expect(router.state.location.pathname).toContain('/receipt/'));
    expect(server.bodies).toEqual([{ action: 'resubmit' }]);
  });
});
