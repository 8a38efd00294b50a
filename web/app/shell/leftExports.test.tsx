import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { reply } from '#web/mock/reply.ts';
import { exportRunHandlers, exportRuns } from '#web/mock/scenarios/office/exportRuns.ts';
import { workCountHandlers } from '#web/mock/scenarios/office/workCounts.ts';
import { ExportRunsPage } from '#web/modules/office/office/exports/ExportRunsPage.tsx';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { Ordered } from '#web/parts/list/ExportMenu.tsx';
import { press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { AdminShell } from './AdminShell.tsx';
// Parts that are loaded on demand are compiled before the clock of a test runs.
import '#web/parts/list/exports/ExportWatch.tsx';
import '#web/parts/list/exports/OrderedExport.tsx';

const order = { operation: 'exportMyPages', search: 'format=xlsx' };

/** A list whose file is being made, another page, and that of the files. */
const Pages = () => {
  const [page, setPage] = useState<'list' | 'other' | 'files'>('list');
  const [isOrdered, setIsOrdered] = useState(true);
  return (
    <>
      {page === 'list' && isOrdered && <Ordered order={order} onEnd={() => setIsOrdered(false)} />}
      {page === 'files' && <ExportRunsPage />}
      <button type="button" onClick={() => setPage('other')}>
        ほかのページ
      </button>
      <button type="button" onClick={() => setPage('files')}>
        ファイルのページ
      </button>
    </>
  );
};

const [, making, made, failed] = exportRuns;
const ID = '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e45';

const open = () => {
  // jsdom has no top layer, where messages stand.
  HTMLElement.prototype.showPopover = vi.fn();
  let run = making;
  const world = renderWithServices(
    <AdminShell settings={{ cspNonce: '', environmentName: '', publicSite: '' }} variant="Food">
      <Pages />
    </AdminShell>,
    {
      handlers: {
        ...workCountHandlers,
        ...exportRunHandlers([]),
        listExportRuns: () => reply({ items: run === undefined ? [] : [{ ...run, id: ID }] }),
      },
      visitor: asAdmin(AdminType.JMAC),
      at: '/admin/mypage',
    },
  );
  return {
    ...world,
    becomes: (now: typeof run) => {
      run = now;
    },
    looks: () => world.sent.filter(({ address }) => address === '/api/admin/export_run').length,
  };
};

const leaveList = async () => {
  await screen.findByText(/12,300 \/ 50,000件/);
  press('ほかのページ');
};

const said = (text: string) => screen.findAllByText(text);

it('who ordered a file and went on is told when it is made; the menu counts it until it was looked at', {
  tags: ['slow'],
}, async () => {
  const { becomes } = open();
  await leaveList();
  becomes(made);
  await said('「応募一覧_2026-11-20.xlsx」ができました');
  expect(await screen.findByText('できあがったファイル1件')).toBeTruthy();
  press('ファイルのページ');
  await waitFor(() => expect(screen.queryByText('できあがったファイル1件')).toBeNull());
});

it('he is told, too, when it could not be made', { tags: ['slow'] }, async () => {
  const { becomes } = open();
  await leaveList();
  becomes(failed);
  await said('「企業の一覧」を作成できませんでした');
  expect(screen.queryByText(/^できあがったファイル/)).toBeNull();
});

it('a file that was stopped, or saved where it was ordered, is not awaited', { tags: ['slow'] }, async () => {
  const { becomes, looks } = open();
  await screen.findByText(/12,300 \/ 50,000件/);
  becomes(undefined);
  await waitFor(() => expect(screen.queryByText(/12,300/)).toBeNull());
  const before = looks();
  press('ほかのページ');
  await act(async () => {});
  expect([screen.queryByText(/できました/), looks()]).toEqual([null, before]);
});
