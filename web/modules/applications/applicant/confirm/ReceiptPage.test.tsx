import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reply } from '#web/mock/reply.ts';
import {
  applicantHandlers,
  miraiReceipt,
  submittedApplication,
} from '#web/mock/scenarios/applications/applicant.ts';
import { asMirai } from '#web/testing/applicantServer.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { ReceiptPage } from './ReceiptPage.tsx';

const [plan] = miraiReceipt.files;
if (plan === undefined) throw new Error('a file');
const names = { fileName: 'scan.pdf', sha256: '9f86'.repeat(16) };

it('a receipt says which document each file is, also where the files are called alike (owner B10)', async () => {
  const files = [
    { ...plan, ...names },
    { ...plan, ...names, documentLabel: '決算書（直近2期）' },
    // Of the time before the document was kept.
    { ...plan, ...names, documentLabel: null, sha256: '3f2a'.repeat(16) },
  ];
  renderWithServices(<ReceiptPage />, {
    handlers: {
      ...applicantHandlers(submittedApplication),
      getGeneralApplicationReceipt: reply({ ...miraiReceipt, files }),
    },
    visitor: asMirai,
    at: `/application/project/11/receipt/${miraiReceipt.id}`,
    route: '/application/project/:projectId/receipt/:receiptId',
  });
  const listed = await screen.findAllByText(/scan\.pdf$/);
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    '事業計画書（様式2）：scan.pdf',
    '決算書（直近2期）：scan.pdf',
    'scan.pdf',
  ]);
});
