import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { notFound, problem, reply } from '#web/mock/reply.ts';
import { aProject, projectHandlers } from '#web/mock/scenarios/projects/project.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { field, fill, heard, press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { NewProjectPage } from './NewProjectPage.tsx';

const open = async (search = '', handlers: MockHandlers = {}, type: AdminType = AdminType.JMAC) => {
  const taken: unknown[] = [];
  const world = renderWithServices(<NewProjectPage />, {
    handlers: {
      ...projectHandlers,
      createProject: ({ body }) => {
        taken.push(body);
        return reply({ ...aProject, id: 20, shortName: 'R6補 4次' }, 1);
      },
      ...handlers,
    },
    visitor: asAdmin(type),
    at: `/admin/project/new${search}`,
    route: '/admin/project/new',
  });
  const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
  return { ...world, taken, title, path: () => world.router.state.location.pathname };
};

const aMaterial = {
  id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e11',
  fileName: '公募要領.pdf',
  sizeBytes: 384_213,
  contentType: 'application/pdf',
  sha256: 'a'.repeat(64),
};

const fillDates = () => {
  fill(/^公募の開始$/, '2027/1/12');
  fill(/^公募の締切$/, '2027/2/26');
  fill('事業の期限', '2027/12/24');
};

describe('a new round', () => {
  it('begins with the rules of an earlier one, one number higher, without its dates, not public', {
    tags: ['slow'],
  }, async () => {
    const { taken, path } = await open('?copy=10');
    await screen.findByText('産地連携 第3次から写しました');
    expect([field('公募回').value, field(/^公募の開始$/).value, field('事業の期限').value]).toEqual([
      '4',
      '',
      '',
    ]);
    expect([field('事業名').value, field('略称').value]).toEqual([
      '産地連携推進緊急対策事業（第4次公募）',
      '産地連携 第4次',
    ]);
    await screen.findByText(/公募回・事業名・略称は第4次に進め、日程は空けてあります。/);
    fillDates();
    press('登録する');
    await waitFor(() => expect(path()).toBe('/admin/project/20'));
    expect(taken).toMatchObject([
      {
        copyFromProjectId: 10,
        round: 4,
        shortName: '産地連携 第4次',
        applicationOpensAt: '2027-01-12T01:00:00Z',
        applicationClosesAt: '2027-02-26T08:00:00Z',
        maxSubsidyWithA: 300_000_000,
        isPublished: false,
      },
    ]);
    await heard('R6補 4次を登録しました');
  });

  it('says everything that is missing at once, and is not registered', async () => {
    const { taken, path } = await open();
    press('登録する');
    await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(10));
    expect(screen.getByRole('link', { name: '事業区分：選んでください。' })).toBeTruthy();
    expect([taken, path()]).toEqual([[], '/admin/project/new']);
  });

  it('is told at the short name that another round has it, and keeps what was typed', {
    tags: ['slow'],
  }, async () => {
    const message = 'この略称は「産地連携推進緊急対策事業（第4次公募）」で使われています。';
    const { path } = await open('?copy=10', {
      createProject: () =>
        problem({
          status: 400,
          code: ErrorCode.INVALID_PARAMETER,
          detail: message,
          errors: [{ pointer: '/shortName', code: 1004, message }],
        }),
    });
    await screen.findByText('産地連携 第3次から写しました');
    fillDates();
    press('登録する');
    expect(await screen.findAllByText(new RegExp(message))).not.toEqual([]);
    expect([field('事業の期限').value, path()]).toEqual(['2027/12/24', '/admin/project/new']);
  });

  it('closes after it opens: by the clock, not the day alone', { tags: ['slow'] }, async () => {
    const { taken } = await open('?copy=10');
    await screen.findByText('産地連携 第3次から写しました');
    fillDates();
    fill(/^公募の締切$/, '2027/1/12');
    fill(/^公募の締切 時刻$/, '９時');
    press('登録する');
    expect(await screen.findAllByText(/公募の締切を、公募の開始より後にしてください。/)).not.toEqual([]);
    expect(taken).toEqual([]);
  });

  it('begins with nothing from a round that is not there', async () => {
    const { title } = await open('?copy=99', { getProject: notFound });
    expect(await title()).toBe('ページが見つかりません');
  });

  it('is made by JMAC only', async () => {
    const { title } = await open('', {}, AdminType.MAFF);
    expect(await title()).toBe('このページは利用できません');
  });
});

describe('the planned day of the adoption', () => {
  it('is questioned, not refused, when it is a day off', async () => {
    await open();
    fill('採択の予定日', '2027/01/16');
    expect(await screen.findByText(/次の営業日は2027\/01\/18（月）です/)).toBeDefined();
    fill('採択の予定日', '2027/01/18');
    await waitFor(() => expect(screen.queryByText(/次の営業日は/)).toBeNull());
  });
});

describe('the materials of the round that was copied', () => {
  it('are taken over, each with the words that it has to be replaced', { tags: ['slow'] }, async () => {
    const guide = { ...aMaterial, fileName: '公募要領.pdf' };
    const copied = { ...aProject, materials: [guide] };
    const { taken } = await open('?copy=10', { getProject: reply(copied, 1) });
    expect(await screen.findByText('前回の公募要領です。差し替えてください')).toBeDefined();
    fillDates();
    press('登録する');
    await waitFor(() => expect(taken).toMatchObject([{ materialFileIds: [guide.id] }]));
  });
});
