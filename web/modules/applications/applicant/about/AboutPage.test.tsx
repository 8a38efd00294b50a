import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reply } from '#web/mock/reply.ts';
import { publicProject } from '#web/mock/scenarios/applications/applicantCall.ts';
import { callWithFiles } from '#web/mock/scenarios/applications/applicantPapers.ts';
import { RoundState } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { pageShown } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { AboutPage } from './AboutPage.tsx';

const open = async (facts: Partial<components['schemas']['PublicProject']> = {}): Promise<void> => {
  renderWithServices(<AboutPage />, {
    handlers: { getPublicProject: reply({ ...publicProject, ...facts }) },
    at: '/application/project/11/about',
    route: '/application/project/:projectId/about',
  });
  await pageShown();
};

/** What stands beside a term, wherever the page says it. */
const saidOf = (term: string): string[] =>
  screen.getAllByText(term).map((each) => each.nextElementSibling?.textContent ?? '');

describe('a call as anybody reads it', () => {
  it('hands out its guidelines and every form, one by one and all in one go (owner B1)', async () => {
    await open(callWithFiles);
    const hrefs = [
      ...callWithFiles.materials,
      ...callWithFiles.documents.flatMap(({ template }) => template ?? []),
    ].map(({ id }) => `/api/project/11/file/${id}`);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.length).toBeGreaterThan(2);
    expect(links).toEqual(expect.arrayContaining(['/api/project/11/files', ...hrefs]));
    const materials = document.getElementById('materials') ?? document.body;
    expect(
      within(materials).getByRole('link', { name: '共同事業者の会社概要・支援計画書.pdf' }),
    ).toBeDefined();
  });

  it('says of each paper once whether it is required, to those who hear the page too', async () => {
    await open();
    const [plan] = screen.getAllByRole('listitem').filter((each) => each.textContent.includes('事業計画書'));
    const needs = within(plan ?? document.body).getAllByText('必須');
    expect(needs.map((each) => each.closest('[aria-hidden="true"]'))).toEqual([null]);
  });

  it('calls a day of adoption planned while it is still to come', async () => {
    await open({ state: RoundState.Closed, adoptionPlannedOn: '2099-03-30' });
    expect(saidOf('採択の決定').at(-1)).toBe('2099/03/30（月） 予定');
    expect(screen.getByRole('heading', { name: 'これからの予定' })).toBeDefined();
  });

  it('and after it neither planned nor ahead', async () => {
    await open({ state: RoundState.Closed, adoptionPlannedOn: '2020-03-30' });
    expect(saidOf('採択の決定')).toEqual(['2020/03/30（月）の予定でした']);
    expect(screen.queryByRole('heading', { name: 'これからの予定' })).toBeNull();
  });
});
