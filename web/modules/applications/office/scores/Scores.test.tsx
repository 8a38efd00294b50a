import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reply } from '#web/mock/reply.ts';
import { anApplication } from '#web/mock/scenarios/applications/application.ts';
import { aProject } from '#web/mock/scenarios/projects/project.ts';
import { AdminType, ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import { heard, press, pressAgain } from '#web/testing/acts.ts';
import { openApplication } from '#web/testing/applicationPage.tsx';

const scoringItems = [
  { key: 'feasibility', label: '実現性・体制', weight: 2 },
  { key: 'effect', label: '費用対効果', weight: 1 },
];
const handlers = { getProject: reply({ ...aProject, scoringItems }, aProject.version) };
const score = {
  reviewerId: 9,
  reviewerName: '審査 次郎',
  items: [
    { item: 'effect', points: 3 },
    { item: 'feasibility', points: 5 },
  ],
  bonusPoints: 1,
  total: 14,
  scoredAt: '2026-11-20T05:00:00Z',
};
const underReview = { ...anApplication, status: ApplicationStatus.UnderReview };

const openScores = (options: Parameters<typeof openApplication>[0] = {}) =>
  openApplication({ application: underReview, search: '?tab=score', handlers, ...options });

const give = async (label: RegExp, points: string) => {
  const group = await screen.findByRole('radiogroup', { name: label });
  fireEvent.click(within(group).getByRole('radio', { name: points }));
};
const given = (label: RegExp) =>
  within(screen.getByRole('radiogroup', { name: label }))
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)?.value;

describe('a reviewer’s own points', () => {
  it('are saved when every item has some, with the bonus', { tags: ['slow'] }, async () => {
    const { taken } = await openScores();
    await give(/実現性/, '4点');
    press('採点を保存する');
    expect(screen.getAllByText('すべての項目に点を付けてください。')).not.toEqual([]);
    expect(taken).toEqual([]);
    await give(/費用対効果/, '5点');
    await give(/加点/, '2点');
    press('採点を保存する');
    await heard('採点を保存しました');
    expect(taken).toEqual([
      {
        scores: [
          { item: 'feasibility', points: 4 },
          { item: 'effect', points: 5 },
        ],
        bonusPoints: 2,
      },
    ]);
  });

  it('begin with what he gave before', async () => {
    await openScores({ application: { ...underReview, scores: [{ ...score, reviewerId: 1 }] } });
    await screen.findByRole('radiogroup', { name: /実現性/ });
    expect([given(/実現性/), given(/費用対効果/), given(/加点/)]).toEqual(['5', '3', '1']);
  });

  it('stay as they are given while somebody else saves his, and are saved to the newest state', {
    tags: ['slow'],
  }, async () => {
    const { taken, changeElsewhere } = await openScores();
    await give(/実現性/, '4点');
    await give(/費用対効果/, '5点');
    changeElsewhere({ scores: [score] });
    press('採点を保存する');
    await screen.findByText('審査 次郎');
    expect(taken).toEqual([]);
    expect([given(/実現性/), given(/費用対効果/)]).toEqual(['4', '5']);
    await pressAgain('採点を保存する');
    await waitFor(() => expect(taken).toHaveLength(1));
  });

  it.each([
    ['before the form was checked', { application: anApplication }],
    ['once it is decided', { application: { ...anApplication, status: ApplicationStatus.Adopted } }],
    ['by the ministry, which reads', { type: AdminType.MAFF }],
  ])('are not given %s', async (_when, options) => {
    await openScores(options);
    await waitFor(() => expect(screen.queryAllByText('まだ採点がありません')).not.toEqual([]));
    expect(screen.queryByRole('button', { name: '採点を保存する' })).toBeNull();
  });
});

describe('the points of all reviewers', () => {
  it('stand in the order of the round’s items, with total, average and rank', async () => {
    await openScores({ application: { ...underReview, scores: [score], averageScore: 14, rank: 3 } });
    const table = await screen.findByRole('table');
    await within(table).findByRole('columnheader', { name: '費用対効果' });
    const [, row] = within(table).getAllByRole('row');
    const cells = within(row ?? table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(['審査 次郎', '5', '3', '1', '14.00', '2026/11/20（金）14:00']);
    expect(screen.getByText(/平均 14\.00点/).textContent).toContain('3位');
  });
});
