// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AdminType } from '#web/api/generated/enums.ts';
import { reply } from '#web/mock/reply.ts';
import { mamekuraAdminPage } from '#web/mock/scenarios/adminMyPages.ts';
import { mamekuraActivities } from '#web/mock/scenarios/mamekura/mamekuraActivities.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { HistoryTab } from './LogTabs.tsx';

const open = () =>
  renderWithServices(<HistoryTab myPage={mamekuraAdminPage} />, {
    handlers: { listActivity: reply(mamekuraActivities) },
    visitor: asAdmin(AdminType.JMAC),
    at: '/admin/mypage/5',
  });

it('the history is read day by day, and leads to the document that was acted on', async () => {
  open();
  expect(await screen.findByText('2026/11/18（水）')).toBeDefined();
  expect(screen.getByText('2026/11/16（月）')).toBeDefined();
  const link = screen.getByRole('link', { name: /「納品書（2-3）」を差し戻しました/ });
  expect(link.getAttribute('href')).toBe('/admin/mypage/5/section/71');
});

it('the history is narrowed by who acted, and says when that leaves nothing', async () => {
  open();
  await screen.findByText('2026/11/18（水）');
  fireEvent.click(screen.getByRole('radio', { name: '企業' }));
  expect(screen.getByText('読み込んだ中に、この人の操作はありません。')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: '事務局など' }));
  expect(screen.getByText('2026/11/16（月）')).toBeDefined();
});
