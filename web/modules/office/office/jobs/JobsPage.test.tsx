import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { problem } from '#web/mock/reply.ts';
import {
  failedJob,
  jobHandlers,
  jobHandlersWith,
  quietJobHandlers,
} from '#web/mock/scenarios/office/jobs.ts';
import { AdminType, ErrorCode, JobNameLabel } from '#web/parts/api/generated/enums.ts';
import { factsIn, heard, pageShown, press } from '#web/testing/acts.ts';
import { pressInDialog } from '#web/testing/menus.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { JobsPage } from './JobsPage.tsx';

const SWEEP = JobNameLabel.sweepFiles;

type Options = { type?: AdminType; handlers?: MockHandlers; search?: string };

const open = async ({ type = AdminType.JMAC, handlers = jobHandlers, search = '' }: Options = {}) => {
  const world = renderWithServices(<JobsPage />, {
    handlers,
    visitor: asAdmin(type),
    at: `/admin/jobs${search}`,
  });
  await pageShown();
  const retries = () => world.sent.filter(({ method }) => method === 'POST').map(({ address }) => address);
  const asked = () =>
    world.sent
      .map(({ address }) => new URL(address, 'https://tool.example.jp'))
      .find(({ pathname }) => pathname === '/api/admin/job')?.searchParams;
  return { ...world, retries, asked };
};

/** The run of a job in the list of runs; the schedules name the job too. */
const rowOf = async (name: string): Promise<HTMLElement> => {
  const look = await screen.findByRole('button', { name: `${name}の内容を見る` });
  const row = look.closest<HTMLElement>('[role="row"], tr, li');
  if (row === null) throw new Error(`no run of ${name}`);
  return row;
};

describe('what the product does by itself', () => {
  it('says on top which jobs have failed for good, and leads to their runs', async () => {
    await open();
    const notice = await screen.findByText('失敗した処理があります');
    expect(notice.closest('[role="status"]')?.textContent).toContain(SWEEP);
    expect(screen.getByRole('link', { name: '失敗した実行だけを見る' }).getAttribute('href')).toBe(
      '/admin/jobs?status=4',
    );
  });

  it('says what is left although every run ended well: mails that could not be sent', async () => {
    const notice = 'まだ送れていないメールが4件あります。';
    await open({ handlers: jobHandlersWith(notice) });
    const said = await screen.findByText(notice);
    expect(said.closest('[role="status"]')?.textContent).toContain(JobNameLabel.sendMails);
  });

  it('says nothing when all is well, or when a job is only tried again', async () => {
    await open({ handlers: quietJobHandlers });
    await rowOf(JobNameLabel.sendMails);
    expect(screen.queryByText('失敗した処理があります')).toBeNull();
  });

  it.each<keyof typeof AdminType>(['MAFF', 'CS', 'Inspector', 'BackOffice'])(
    'is not shown to %s',
    async (type) => {
      const { sent } = await open({ type: AdminType[type] });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('このページは利用できません');
      expect(sent).toEqual([]);
    },
  );
});

describe('the runs', () => {
  it('are those of the address: of a state, of one job', async () => {
    const { asked } = await open({ search: '?status=4&status=9&name=sweepFiles&name=noSuchJob' });
    await waitFor(() => expect(asked()).toBeDefined());
    expect(Object.fromEntries(asked() ?? [])).toEqual({
      limit: '50',
      sort: '-createdAt',
      status: '4',
      name: 'sweepFiles',
    });
  });

  it('are run again where the server offers it, and only there', { tags: ['slow'] }, async () => {
    const { retries } = await open();
    const failed = await rowOf(SWEEP);
    expect(screen.getAllByRole('button', { name: 'もう一度実行' })).toHaveLength(1);
    fireEvent.click(within(failed).getByRole('button', { name: 'もう一度実行' }));
    await heard(`${SWEEP}をもう一度実行します。`);
    expect(retries()).toEqual([`/api/admin/job/${failedJob.id}/retry`]);
  });

  it('say in the server’s words why one is not run again', async () => {
    const detail = 'この実行は、もう始まっています。';
    const retryJob = problem({ status: 409, code: ErrorCode.INVALID_PARAMETER, detail });
    await open({ handlers: { ...jobHandlers, retryJob } });
    fireEvent.click(within(await rowOf(SWEEP)).getByRole('button', { name: 'もう一度実行' }));
    await heard(detail);
  });
});

describe('one run', () => {
  const look = async () => {
    await rowOf(SWEEP);
    press(`${SWEEP}の内容を見る`);
    return screen.findByRole('dialog', { name: SWEEP });
  };

  it('is shown with what happened when, to the second, and how often it was tried', async () => {
    await open();
    expect(factsIn(await look())).toEqual(
      expect.arrayContaining([
        '受付=2026/11/20（金）03:30:00',
        '終了=2026/11/20（金）04:02:41',
        '次に試す日時=—',
        '試した回数=6回（自動で試すのは6回まで）',
      ]),
    );
  });

  it('keeps the words of the program folded away', async () => {
    await open();
    const dialog = await look();
    const summary = await within(dialog).findByText('技術的な内容');
    expect(summary.closest('details')?.open).toBe(false);
    expect(dialog.textContent).toContain('JobRefusal');
  });

  it('is run again from there, and the dialog goes', async () => {
    const { retries } = await open();
    await look();
    pressInDialog('もう一度実行');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(retries()).toEqual([`/api/admin/job/${failedJob.id}/retry`]);
  });
});
