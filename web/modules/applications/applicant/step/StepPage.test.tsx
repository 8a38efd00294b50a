import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { offline, problem } from '#web/mock/reply.ts';
import { returnedApplication } from '#web/mock/scenarios/applications/applicant.ts';
import { draftApplication } from '#web/mock/scenarios/applications/applicantDraft.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { alerts, field, fill, pageShown, press, type } from '#web/testing/acts.ts';
import { applicantServer, asMirai } from '#web/testing/applicantServer.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { StepPage } from './StepPage.tsx';

const open = async (stepKey: string, server = applicantServer()) => {
  const page = renderWithServices(<StepPage />, {
    handlers: server.handlers,
    visitor: asMirai,
    at: `/application/project/11/step/${stepKey}`,
    route: '/application/project/:projectId/step/:stepId',
  });
  await pageShown();
  return { ...page, server };
};

const UNSENT = `application.${draftApplication.id}.unsent`;

const value = (label: string): string => field(label).value;
const saveState = (): string | null | undefined =>
  screen.getAllByRole('status').find((place) => place.dataset.status)?.textContent;
const unsent = (): string | null => window.localStorage.getItem(UNSENT);

const tooShort = '電話番号は10桁か11桁です。';
const refusal = problem({
  status: 400,
  code: ErrorCode.INVALID_PARAMETER,
  detail: '入力を確かめてください。',
  errors: [{ pointer: '/contactPhone', code: 1004, message: tooShort }],
});

describe('a step of the form', () => {
  it('begins with what is stored', async () => {
    await open('plan');
    expect(value('事業計画名')).toBe('配膳ロボットと客席改修による省人化');
    expect(value('成果目標')).toBe('210,000,000');
  });

  it('saves an answer when one goes on from it, in the width that the server keeps', async () => {
    const { server } = await open('applicant');
    fill('連絡先電話', '０３－００００－１１１１');
    await waitFor(() => expect(server.stored().contactPhone).toBe('0300001111'));
    expect(value('連絡先電話')).toBe('0300001111');
    await waitFor(() => expect(saveState()).toMatch(/^保存済み \d{2}:\d{2}$/));
  });

  it('sends nothing when one only looks in and goes on', async () => {
    const { sent } = await open('applicant');
    fill('連絡担当者', '青葉 一郎');
    await waitFor(() => expect(saveState()).toBe('入力した内容は自動で保存します'));
    expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('keeps letters where a figure belongs in the field, says what is wrong, and does not send them', async () => {
    const { sent } = await open('plan');
    fill('成果目標', '約2億');
    expect(value('成果目標')).toBe('約2億');
    expect(await screen.findByText('数字で入力してください。')).toBeDefined();
    expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('of an unknown name is not there', async () => {
    await open('bogus');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('見つかりません');
  });
});

describe('without a connection', () => {
  it('what is typed stays in this browser, and arrives when the line is back', async () => {
    const server = applicantServer();
    server.failNext(offline);
    await open('applicant', server);
    fill('連絡担当者', '青葉 花子');
    await waitFor(() => expect(saveState()).toContain('この端末に残し'));
    expect(unsent()).toContain('青葉 花子');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.stored().contactName).toBe('青葉 花子'));
    await waitFor(() => expect(unsent()).toBeNull());
  });

  it('a window that is closed sends what was typed and not sent yet', async () => {
    const { server } = await open('applicant');
    type('連絡担当者', '青葉 花子');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(server.stored().contactName).toBe('青葉 花子'));
    await waitFor(() => expect(unsent()).toBeNull());
  });

  it('a new window begins with what the last one could not send, and sends it', async () => {
    const kept = { contactName: { value: '前の窓', base: '青葉 一郎' } };
    window.localStorage.setItem(UNSENT, JSON.stringify(kept));
    const { server } = await open('applicant');
    expect(value('連絡担当者')).toBe('前の窓');
    await waitFor(() => expect(server.stored().contactName).toBe('前の窓'));
  });
});

describe('the sources of money', () => {
  it('say what is still missing while they are typed, and the step is not left before they are even', async () => {
    const { router, server } = await open('expenses');
    expect(screen.getByText('あと 300,000円 の調達方法を入力してください')).toBeDefined();
    press('確認して次へ進む');
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain(
        '自己負担の調達方法：資金の内訳の合計（4,130,000円）を自己負担額（4,430,000円）と同じ金額にしてください',
      ),
    );
    expect(router.state.location.pathname).toBe('/application/project/11/step/expenses');
    server.worksOut({
      sectionsState: draftApplication.sectionsState.map((step) => ({ ...step, findings: [] })),
    });
    const amounts = screen.getAllByLabelText<HTMLInputElement>(/^金額/);
    const last = amounts.at(-1);
    if (last === undefined) throw new Error('no source of money');
    fireEvent.change(last, { target: { value: '4430000' } });
    expect(screen.getByText('自己負担額と調達方法の合計が一致しています')).toBeDefined();
    press('確認して次へ進む');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/application/project/11/step/documents'),
    );
  });
});

describe('a step of a returned application (owner B3)', () => {
  it('shows what the desk asked for where it is corrected, and leads back to the list of it', async () => {
    const sectionsState = returnedApplication.sectionsState.map((state) => ({ ...state, findings: [] }));
    const application = { ...returnedApplication, sectionsState };
    const { router } = await open('expenses', applicantServer({ application }));
    const [, finding] = returnedApplication.returnItems;
    expect(screen.getByText('事務局から修正を依頼された箇所（1か所）')).toBeDefined();
    expect(screen.getByText('2：経費明細 2行目')).toBeDefined();
    expect(screen.getByText(/^経費 2 の内容が、見積書と異なります/)).toBeDefined();
    expect(screen.getByText(String(finding?.valueAtReturn), { normalizer: String }).tagName).toBe('DEL');
    expect(screen.getByText(String(finding?.valueNow), { normalizer: String }).tagName).toBe('INS');
    expect(screen.getByRole('link', { name: '応募の状況' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '確認して次へ進む' })).toBeNull();
    press('直し終えた・一覧に戻る');
    await waitFor(() => expect(router.state.location.pathname).toBe('/application/project/11'));
  });
});

describe('while one is still typing', () => {
  it('half an answer stays here, is not sent, and nobody is taken away from it (review A1)', async () => {
    const { sent, server } = await open('applicant');
    const phone = field('連絡先電話');
    phone.focus();
    type('連絡先電話', '03-12');
    type('連絡担当者', '青葉 花子');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.stored().contactName).toBe('青葉 花子'));
    const changes = sent.filter(({ method }) => method === 'PATCH');
    expect(JSON.stringify(changes)).not.toContain('contactPhone');
    await waitFor(() => expect(saveState()).toContain('この端末に残しています'));
    expect(unsent()).toContain('03-12');
    expect(document.activeElement).toBe(phone);
  });

  it('a refusal of the server speaks at its place; the list of places waits for a try to go on', async () => {
    const server = applicantServer();
    server.failNext(refusal);
    await open('applicant', server);
    const phone = field('連絡先電話');
    phone.focus();
    type('連絡先電話', '0300009999');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findAllByText(tooShort)).toHaveLength(1);
    expect(document.activeElement).toBe(phone);
    press('確認して次へ進む');
    await waitFor(() => expect(document.activeElement?.textContent).toContain(tooShort));
  });
});

describe('an answer that the server refuses', () => {
  it('stays as typed with the server’s sentence at its place, until it is put right', async () => {
    const server = applicantServer();
    server.failNext(refusal);
    await open('applicant', server);
    fill('連絡先電話', '0300009999');
    expect((await screen.findAllByText(tooShort)).length).toBeGreaterThan(0);
    expect(value('連絡先電話')).toBe('0300009999');
    expect(saveState()).toContain('保存できない入力があります');
    fill('連絡先電話', '0300001111');
    await waitFor(() => expect(server.stored().contactPhone).toBe('0300001111'));
    expect(screen.queryByText(tooShort)).toBeNull();
  });
});

describe('the same answer changed in another window', () => {
  const openInConflict = async () => {
    const page = await open('applicant');
    page.server.changeElsewhere({ contactName: '他の窓' });
    fill('連絡担当者', 'この窓');
    await screen.findByText('同じ項目が、ほかの画面でも変更されています');
    return page;
  };

  it('is shown beside what was typed here, and nothing is overwritten', async () => {
    const { server } = await openInConflict();
    expect(alerts().join()).toContain('他の窓');
    expect(value('連絡担当者')).toBe('この窓');
    expect(server.stored().contactName).toBe('他の窓');
  });

  it('gives way to one’s own when one says so', async () => {
    const { server } = await openInConflict();
    press('この画面の入力を残す');
    await waitFor(() => expect(server.stored().contactName).toBe('この窓'));
    expect(screen.queryByText('同じ項目が、ほかの画面でも変更されています')).toBeNull();
  });

  it('stands when one says so, and the field shows it', async () => {
    const { server } = await openInConflict();
    press('保存済みの内容に戻す');
    await waitFor(() => expect(value('連絡担当者')).toBe('他の窓'));
    expect(server.stored().contactName).toBe('他の窓');
    expect(unsent()).toBeNull();
  });

  it('is not overwritten by typing on in the field before one has decided', async () => {
    const { server } = await openInConflict();
    fill('連絡担当者', 'この窓で続けて');
    fill('連絡先電話', '0300001111');
    await waitFor(() => expect(server.stored().contactPhone).toBe('0300001111'));
    expect(server.stored().contactName).toBe('他の窓');
    press('この画面の入力を残す');
    await waitFor(() => expect(server.stored().contactName).toBe('この窓で続けて'));
  });

  it('takes nothing away that was typed in the other fields, not even what cannot be sent yet', async () => {
    const { server } = await open('plan');
    fill('成果目標', '約2億');
    server.changeElsewhere({ planTitle: '他の窓' });
    fill('事業計画名', 'この窓');
    await screen.findByText('同じ項目が、ほかの画面でも変更されています');
    expect(value('成果目標')).toBe('約2億');
  });
});

describe('going on', () => {
  it('leads to the next step once everything is there and saved', async () => {
    const { router, server } = await open('applicant');
    type('連絡担当者', '青葉 花子');
    press('確認して次へ進む');
    await waitFor(() => expect(router.state.location.pathname).toBe('/application/project/11/step/plan'));
    expect(server.stored().contactName).toBe('青葉 花子');
  });

  it('stays and names each place that is missing', async () => {
    const { router } = await open(
      'plan',
      applicantServer({ application: { ...draftApplication, planSummary: null } }),
    );
    fill('事業計画名', '');
    press('確認して次へ進む');
    const missing = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(missing).toContain('事業計画名：入力してください。');
    expect(missing).toContain('事業内容（概要）：入力してください。');
    expect(router.state.location.pathname).toBe('/application/project/11/step/plan');
  });

  it('names them in the order of the page, whether browser or server found them (owner C)', async () => {
    const server = applicantServer();
    server.failNext(refusal);
    await open('applicant', server);
    fill('連絡先電話', '0300009999');
    window.dispatchEvent(new Event('online'));
    await screen.findAllByText(tooShort);
    fill('応募者名（屋号）', '');
    fill('連絡担当者', '');
    press('確認して次へ進む');
    const named = () =>
      screen
        .getAllByRole('link')
        .flatMap(
          ({ textContent }) => /^(応募者名（屋号）|連絡担当者|連絡先電話)：/.exec(textContent)?.[1] ?? [],
        );
    await waitFor(() => expect(named()).toEqual(['応募者名（屋号）', '連絡担当者', '連絡先電話']));
  });
});
