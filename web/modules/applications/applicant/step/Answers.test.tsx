import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { returnedApplication } from '#web/mock/scenarios/applications/applicant.ts';
import { draftApplication } from '#web/mock/scenarios/applications/applicantDraft.ts';
import { field, fill, pageShown, press } from '#web/testing/acts.ts';
import { applicantServer, asMirai } from '#web/testing/applicantServer.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { StepPage } from './StepPage.tsx';

const open = async (stepKey: string, answers: Partial<typeof draftApplication> = {}) => {
  const server = applicantServer({ application: { ...draftApplication, ...answers } });
  const page = renderWithServices(<StepPage />, {
    handlers: server.handlers,
    visitor: asMirai,
    at: `/application/project/11/step/${stepKey}`,
    route: '/application/project/:projectId/step/:stepId',
  });
  await pageShown();
  return { ...page, server };
};

const row = (number: number): HTMLElement => screen.getByRole('region', { name: `経費明細 ${number}` });
const inRow = (number: number, label: RegExp): HTMLInputElement =>
  within(row(number)).getByLabelText<HTMLInputElement>(label);
const rowCount = (): number => screen.getAllByRole('region', { name: /^経費明細 \d+$/ }).length;

describe('a question that depends on another answer', () => {
  it('is asked of a company and not of a sole trader', async () => {
    await open('applicant');
    expect(field('法人番号')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: '個人事業主' }));
    await waitFor(() => expect(screen.queryByLabelText(/^法人番号/)).toBeNull());
  });

  it('comes back with what was typed', async () => {
    await open('applicant');
    fireEvent.click(screen.getByRole('radio', { name: '個人事業主' }));
    await waitFor(() => expect(screen.queryByLabelText(/^法人番号/)).toBeNull());
    fireEvent.click(screen.getByRole('radio', { name: '法人' }));
    await waitFor(() => expect(field('法人番号').value).toBe(draftApplication.corporateNumber));
  });

  it('does not stop a sole trader who has no corporate number', async () => {
    const { router } = await open('applicant', { applicantType: 1, corporateNumber: null });
    press('確認して次へ進む');
    await waitFor(() => expect(router.state.location.pathname).toContain('/step/plan'));
  });
});

describe('choices', () => {
  it('are saved as the numbers of the contract', async () => {
    const { server } = await open('applicant');
    fireEvent.change(field('都道府県'), { target: { value: '27' } });
    fireEvent.blur(field('都道府県'));
    await waitFor(() => expect(server.stored().prefecture).toBe(27));
  });

  it('several go together, and each can be taken back', async () => {
    const { server } = await open('plan');
    const [first, second] = screen.getAllByRole('checkbox');
    if (first === undefined || second === undefined) throw new Error('the form has too few choices');
    const chosen = draftApplication.category?.length ?? 0;
    fireEvent.click(first);
    fireEvent.blur(first);
    await waitFor(() => expect(server.stored().category).toHaveLength(chosen + 1));
    fireEvent.click(first);
    fireEvent.blur(first);
    await waitFor(() => expect(server.stored().category).toEqual(draftApplication.category));
  });
});

describe('figures and days', () => {
  it('of full width, with commas and 円, are read as the figure they are', async () => {
    const { server } = await open('plan');
    fill('成果目標', '２１５，０００，０００円');
    await waitFor(() => expect(server.stored().targetSales).toBe(215_000_000));
  });

  it('a day may be written in the Japanese calendar', async () => {
    const { server } = await open('applicant');
    fill('設立（開業）日', '平成28年4月2日');
    await waitFor(() => expect(server.stored().establishedOn).toBe('2016-04-02'));
  });

  it('a name in hiragana becomes katakana when one goes on', async () => {
    const { server } = await open('applicant');
    fill('フリガナ', 'みらいしょくどう');
    await waitFor(() => expect(server.stored().nameKana).toBe('ミライショクドウ'));
    expect(field('フリガナ').value).toBe('ミライショクドウ');
  });

  it('an answer that is emptied is saved as empty', async () => {
    const { server } = await open('plan');
    fill('事業内容（概要）', '');
    await waitFor(() => expect(server.stored().planSummary).toBeNull());
  });
});

describe('rows', () => {
  it('begin with what is stored, numbered', async () => {
    await open('expenses');
    expect(rowCount()).toBe(4);
    expect(inRow(2, /^内容/).value).toBe('配膳ロボット2台');
  });

  it('are added at the end and saved with what is there so far', { tags: ['slow'] }, async () => {
    const { server } = await open('expenses');
    press('経費明細を加える');
    fireEvent.change(inRow(5, /^内容/), { target: { value: '広告' } });
    fireEvent.blur(inRow(5, /^内容/));
    await waitFor(() => expect(server.stored().expenses).toHaveLength(5));
    expect(server.stored().expenses?.[4]).toMatchObject({ description: '広告', amountTaxExcluded: null });
  });

  it('are taken away one by one, the others keep their content', async () => {
    const { server } = await open('expenses');
    press('経費明細 2を削除する');
    expect(rowCount()).toBe(3);
    expect(inRow(1, /^内容/).value).toBe('客席改修');
    expect(inRow(2, /^内容/).value).toBe('スタッフ研修');
    fireEvent.blur(inRow(2, /^内容/));
    await waitFor(() => expect(server.stored().expenses).toHaveLength(3));
  });

  it('say what is missing in a row by its number', { tags: ['slow'] }, async () => {
    await open('expenses');
    fireEvent.change(inRow(3, /^金額/), { target: { value: '' } });
    press('確認して次へ進む');
    expect(
      await screen.findByRole('link', { name: '経費明細 3 金額（税抜）：入力してください。' }),
    ).toBeDefined();
  });

  it('one figure that cannot be read does not hold up the rest of the rows', async () => {
    const { server } = await open('expenses');
    fireEvent.change(inRow(1, /^金額/), { target: { value: '四百万' } });
    fireEvent.change(inRow(2, /^内容/), { target: { value: '配膳ロボット3台' } });
    fireEvent.blur(inRow(2, /^内容/));
    await waitFor(() => expect(server.stored().expenses?.[1]?.description).toBe('配膳ロボット3台'));
    expect(inRow(1, /^金額/).value).toBe('四百万');
  });

  it('cannot be more than the form allows', { tags: ['slow'] }, async () => {
    const full = Array.from({ length: 100 }, () => ({
      category: 0,
      description: '品',
      amountTaxExcluded: 1,
    }));
    await open('expenses', { expenses: full, fundingSources: [] });
    expect(screen.queryByRole('button', { name: '経費明細を加える' })).toBeNull();
  });
});

it('the amount is the one that the server worked out from what was saved last', async () => {
  const { server } = await open('expenses');
  expect(screen.getAllByText('4,050,000円').length).toBeGreaterThan(0);
  server.worksOut({ subsidyAmount: 4_000_000 });
  fireEvent.change(inRow(1, /^金額/), { target: { value: '4,100,000' } });
  fireEvent.blur(inRow(1, /^金額/));
  await waitFor(() => expect(screen.getAllByText('4,000,000円').length).toBeGreaterThan(0));
});

describe('a returned application', () => {
  it('offers only what was asked for; the rest is read', async () => {
    await open('applicant', returnedApplication);
    expect(field('連絡先電話')).toBeDefined();
    expect(screen.queryByLabelText(/^連絡担当者/, { selector: 'input' })).toBeNull();
    expect(screen.getByText('青葉 一郎')).toBeDefined();
  });
});
