import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  applicantHandlersOf,
  applicantSessionOf,
  type Programme,
  programmes,
} from '#web/mock/scenarios/projects/programmes.ts';
import { contextOfFamily } from '#web/parts/api/session.ts';
import { field, fill, pageShown, press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { StepPage } from './StepPage.tsx';
import './lists/ListStep.tsx';
import './lists/RowFiles.tsx';

const open = async (programme: Programme, stepKey: string) => {
  const { projectId, family } = programme.own;
  renderWithServices(<StepPage />, {
    handlers: applicantHandlersOf(programme),
    visitor: (sessions) =>
      sessions.accept(contextOfFamily(family), applicantSessionOf(programme), 'id.secret'),
    at: `/application/project/${projectId}/step/${stepKey}`,
    route: '/application/project/:projectId/step/:stepId',
  });
  await pageShown();
};

const row = (number: number): HTMLElement => screen.getByRole('region', { name: `経費明細 ${number}` });
const cell = (number: number, label: RegExp): HTMLInputElement =>
  within(row(number)).getByLabelText<HTMLInputElement>(label);
const labels = (number: number): string[] =>
  within(row(number))
    .getAllByText(/./, { selector: 'label' })
    .map(({ textContent }) => textContent ?? '');

describe('a row of costs', () => {
  it('asks for three things; the others come when somebody wants to be exact (owner B9)', {
    tags: ['slow'],
  }, async () => {
    await open(programmes.business, 'expenses');
    press('経費明細を加える');
    const added = screen.getAllByRole('region', { name: /^経費明細 \d+$/ }).length;
    expect(labels(added)).toEqual(['区分', '内容', '金額（税抜）']);
    press(`経費明細 ${added}をくわしく入力する`);
    expect(labels(added)).toContain('単価（税抜）');
  });

  it('works the amount out of quantity and price, and leaves one that was typed', {
    tags: ['slow'],
  }, async () => {
    await open(programmes.business, 'expenses');
    press('経費明細を加える');
    const added = screen.getAllByRole('region', { name: /^経費明細 \d+$/ }).length;
    press(`経費明細 ${added}をくわしく入力する`);
    fireEvent.change(cell(added, /^数量/), { target: { value: '２' } });
    fireEvent.change(cell(added, /^単価/), { target: { value: '300,000' } });
    await waitFor(() => expect(cell(added, /^金額（税抜）/).value.replaceAll(',', '')).toBe('600000'));
    fireEvent.change(cell(added, /^金額（税抜）/), { target: { value: '590000' } });
    fireEvent.blur(cell(added, /^金額（税抜）/));
    fireEvent.change(cell(added, /^数量/), { target: { value: '3' } });
    fireEvent.blur(cell(added, /^数量/));
    await pageShown();
    expect(cell(added, /^金額（税抜）/).value.replaceAll(',', '')).toBe('590000');
  });

  it('asks for a competing quotation from 500,000 yen on, in that row', async () => {
    await open(programmes.business, 'expenses');
    const asks = (number: number) => within(row(number)).queryByText(/相見積書/) !== null;
    await waitFor(() => expect([asks(1), asks(3)]).toEqual([true, false]));
    fireEvent.change(cell(3, /^金額（税抜）/), { target: { value: '500000' } });
    await waitFor(() => expect(asks(3)).toBe(true));
  });
});

describe('the industry', () => {
  const options = (label: string | RegExp): string[] =>
    [...field(label).querySelectorAll('option')].map(({ textContent }) => textContent ?? '');

  it('offers the codes of its group only, and takes back one of another group (owner B8)', async () => {
    await open(programmes.business, 'applicant');
    expect(field('業種（細分類）').value).toBe('7611');
    expect(options('業種（細分類）').length).toBeLessThan(30);
    fireEvent.change(field(/^業種（中分類）(?!を言葉)/), { target: { value: '77' } });
    await waitFor(() => expect(field('業種（細分類）').value).toBe(''));
    expect(options('業種（細分類）').join()).not.toContain('食堂');
    // Not only unseen: it is no answer any more, also when its own group is chosen again.
    fireEvent.change(field(/^業種（中分類）(?!を言葉)/), { target: { value: '76' } });
    await waitFor(() => expect(options('業種（細分類）').join()).toContain('食堂'));
    expect(field('業種（細分類）').value).toBe('');
  });

  it('is found by a word among the groups; the chosen one stays', async () => {
    await open(programmes.business, 'applicant');
    fill('業種（中分類）を言葉でさがす', '食料品');
    const shown = options(/^業種（中分類）(?!を言葉)/);
    expect(shown[0]).toMatch(/^\d+件から選んでください$/);
    expect(shown.length).toBeLessThan(8);
    expect(field(/^業種（中分類）(?!を言葉)/).value).toBe('76');
  });
});

describe('answers that are only shown', () => {
  it('stand row by row, not as a count (owner B5)', async () => {
    await open(
      { ...programmes.ingredientR6, own: { ...programmes.ingredientR6.own, ...{ status: 1 } } },
      'plan',
    );
    expect(screen.getByText('国産原材料調達計画（5年分） 1')).toBeDefined();
    expect(screen.getAllByText('2026年度').length).toBeGreaterThan(0);
  });

  it('do not repeat the costs of both initiatives as one list', async () => {
    await open(programmes.ingredientR6, 'expenses');
    expect(screen.queryByText('経費明細', { exact: false })).toBeNull();
  });

  it('nor do they when everything is looked at before it is handed in', async () => {
    await open(programmes.ingredientR6, 'confirm');
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toContain('経費（取組B） 1');
    expect(terms.filter((term) => term.startsWith('経費明細'))).toEqual([]);
  });
});
