import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rowsHandlers } from '#web/mock/scenarios/applications/applicantRows.ts';
import { anApplication } from '#web/mock/scenarios/applications/application.ts';
import { openApplication } from '#web/testing/applicationPage.tsx';

const [first] = anApplication.files;
if (first === undefined) throw new Error('a file');
const second = { ...first, id: '00000000-0000-4000-8000-000000000902', fileName: '見積書_ロボット.pdf' };

const expense = (description: string, quotationFileIds: string[]) => ({
  category: 1,
  description,
  amountTaxExcluded: 800_000,
  quotationFileIds,
});

it('a row opens the file that it names beside it, and the file leads back to its rows (owner B9)', {
  tags: ['slow'],
}, async () => {
  const expenses = [expense('冷凍庫', [first.id]), expense('配膳ロボット', [second.id])];
  await openApplication({
    application: { ...anApplication, files: [first, second], expenses },
    handlers: rowsHandlers,
  });
  const desk = screen.getByRole('region', { name: '書類' });
  const row = screen.getByRole('group', { name: '経費明細 2行目' });
  fireEvent.click(within(row).getByRole('button', { name: second.fileName }));
  const back = await within(desk).findByRole('button', { name: '経費明細 2行目' });
  expect(within(desk).queryByRole('button', { name: '経費明細 1行目' })).toBeNull();
  fireEvent.click(back);
  await waitFor(() => expect(document.activeElement).toBe(row));
});
