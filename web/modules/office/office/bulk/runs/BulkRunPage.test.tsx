import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { problem } from '#web/mock/reply.ts';
import { type BulkScenario, bulkRunHandlers } from '#web/mock/scenarios/office/bulk/bulkRuns.ts';
import { tried } from '#web/mock/scenarios/office/bulk/dryRuns.ts';
import { importRows, importRun } from '#web/mock/scenarios/office/bulk/importRows.ts';
import { withRows } from '#web/mock/scenarios/office/bulk/withRows.ts';
import { AdminType, BulkRowOutcome, BulkRunStatus } from '#web/parts/api/generated/enums.ts';
import { press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { BulkRunPage } from './BulkRunPage.tsx';

const open = (scenario: BulkScenario = {}, handlers = bulkRunHandlers(scenario)) =>
  renderWithServices(<BulkRunPage />, {
    handlers,
    visitor: asAdmin(AdminType.JMAC),
    at: '/admin/bulk/12',
    route: '/admin/bulk/:id',
  });

const startButton = () => screen.findByRole('button', { name: '2件を採択する' });

const starts = (sent: ReturnType<typeof open>['sent']) => sent.filter(({ method }) => method === 'PATCH');

it('nothing begins before somebody said that he looked at the result', async () => {
  const { sent } = open();
  fireEvent.click(await startButton());
  expect(await screen.findByText('結果を確かめてから、印を付けてください。')).toBeDefined();
  expect(starts(sent)).toEqual([]);
});

it('a run is begun once with two presses, looked at until it is over, and then says what came of it', {
  tags: ['slow'],
}, async () => {
  const { sent } = open();
  const start = await startButton();
  fireEvent.click(screen.getByRole('checkbox', { name: /結果を確かめました/ }));
  fireEvent.click(start);
  fireEvent.click(start);
  await screen.findByText('2件が済みました');
  expect(starts(sent)).toHaveLength(1);
});

it('a run that another window began is shown as it is now, and the page says why the press did nothing', async () => {
  const handlers = {
    ...bulkRunHandlers(),
    updateBulkRun: problem({ status: 412, code: 1004, detail: 'ほかの人が先に変更しました。' }),
  };
  const { sent } = open({}, handlers);
  await startButton();
  fireEvent.click(screen.getByRole('checkbox', { name: /結果を確かめました/ }));
  const looks = () => sent.filter(({ address }) => address.endsWith('/bulk_run/12')).length;
  const before = looks();
  press('2件を採択する');
  await screen.findByText('ほかの人が先に変更しました。');
  await waitFor(() => expect(looks()).toBeGreaterThan(before + 1));
});

it('a row leads to its application, one whose code is unknown leads nowhere', async () => {
  open();
  const link = await screen.findByRole('link', { name: '麺処ほしぞら' });
  expect(link.getAttribute('href')).toBe('/admin/application/19');
  await screen.findByText('4099');
  expect(screen.queryByRole('link', { name: '4099' })).toBeNull();
});

it('an import with faulty rows begins only with the word that they stay out, which the server hears', async () => {
  const { sent } = open({ state: { run: importRun, rows: importRows } });
  fireEvent.click(await screen.findByRole('button', { name: '4件を取り込む' }));
  expect(starts(sent)).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: /^誤りのない4行だけ取り込みます（誤りのある1行/ }));
  press('4件を取り込む');
  await waitFor(() =>
    expect(starts(sent).map(({ body }) => body)).toEqual([{ action: 'start', skipsUnable: true }]),
  );
});

it('a corporation that an import changes is told with what stands there and what will', async () => {
  open({ state: { run: importRun, rows: importRows } });
  const row = (await screen.findByRole('link', { name: '株式会社みらい食堂' })).closest('tr');
  expect(row?.textContent).toContain('電話番号 0300000001 → 0300000009');
  expect(row?.textContent).toContain('FAX （空） → 0300000010');
});

it('documents that failed are tried again by their own ids, not by those of their undertakings', async () => {
  const failed = { outcome: BulkRowOutcome.Failed, reasonCode: 'changed' as const };
  const { run: assignedRun, rows: assignedRows } = tried('assignSections');
  const rows = assignedRows.map((row) => (row.line === 1 ? { ...row, ...failed } : row));
  const ended = { status: BulkRunStatus.Done, startedAt: '2026-11-20T05:05:00Z' };
  const run = withRows({ ...assignedRun, ...ended, finishedAt: '2026-11-20T05:06:00Z' }, rows);
  const { sent } = open({ state: { run, rows } });
  const again = await screen.findByRole('button', { name: '失敗した行をもう一度試す' });
  await waitFor(() => expect(again).toHaveProperty('disabled', false));
  fireEvent.click(again);
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    kind: 'assignSections',
    selection: { by: 'ids', ids: [rows[0]?.document?.id] },
    assigneeAdminUserIds: [5, 6],
  });
});
