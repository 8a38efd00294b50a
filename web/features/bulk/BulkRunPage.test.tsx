// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AdminType } from '#web/api/generated/enums.ts';
import { problem } from '#web/mock/reply.ts';
import { type BulkScenario, bulkRunHandlers } from '#web/mock/scenarios/bulk/bulkRuns.ts';
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

const startButton = () => screen.findByRole('button', { name: '5件を採択する' });

const starts = (sent: ReturnType<typeof open>['sent']) => sent.filter(({ method }) => method === 'PATCH');

it('nothing begins before somebody said that he looked at the result', async () => {
  const { sent } = open();
  fireEvent.click(await startButton());
  expect(await screen.findByText('結果を確かめてから、印を付けてください。')).toBeDefined();
  expect(starts(sent)).toEqual([]);
});

it('a run is begun once with two presses, looked at until it is over, and then says what came of it', async () => {
  const { sent } = open();
  const start = await startButton();
  fireEvent.click(screen.getByRole('checkbox', { name: /結果を確かめました/ }));
  fireEvent.click(start);
  fireEvent.click(start);
  await screen.findByText('5件が済みました');
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
  press('5件を採択する');
  await screen.findByText('ほかの人が先に変更しました。');
  await waitFor(() => expect(looks()).toBeGreaterThan(before + 1));
});

it('a row leads to its application, one whose code is unknown leads nowhere', async () => {
  open();
  const link = await screen.findByRole('link', { name: '株式会社例示フーズ' });
  expect(link.getAttribute('href')).toBe('/admin/application/32');
  await screen.findByText('4099');
  expect(screen.queryByRole('link', { name: '4099' })).toBeNull();
});
