import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { offline, reply } from '#web/mock/reply.ts';
import { applicationFile } from '#web/mock/scenarios/applications/applicantParts.ts';
import { offer, rowsDraft, rowsHandlers } from '#web/mock/scenarios/applications/applicantRows.ts';
import { chooseFiles, heard, pageShown, press } from '#web/testing/acts.ts';
import { applicantServer, asMirai } from '#web/testing/applicantServer.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { anUpload, aPdf, metaOf } from '#web/testing/uploads.ts';
import { StepPage } from '../StepPage.tsx';
// A part that pages load on demand is compiled before the clock of a test runs: on a busy machine that takes long.
import '../../documents/DocumentsStep.tsx';
import './ListStep.tsx';
import './RowFiles.tsx';

const open = async (step: string, handlers: MockHandlers = {}) => {
  const server = applicantServer({ application: rowsDraft });
  renderWithServices(<StepPage />, {
    handlers: { ...server.handlers, ...rowsHandlers, ...handlers },
    visitor: asMirai,
    at: `/application/project/11/step/${step}`,
    route: '/application/project/:projectId/step/:stepId',
  });
  await pageShown();
  return server;
};

const row = (number: number): HTMLElement => screen.getByRole('region', { name: `経費明細 ${number}` });

/** The rows that were sent last, by the files that they name. */
const sentRows = ({ bodies }: ReturnType<typeof applicantServer>): unknown[] | undefined => {
  const rows = bodies.findLast(({ expenses }) => expenses !== undefined)?.expenses;
  return Array.isArray(rows) ? rows.map(({ quotationFileIds }) => quotationFileIds) : undefined;
};

const choose = async (number: number, file: File): Promise<void> => {
  await within(row(number)).findByText(/1件50MBまで/);
  const input = row(number).querySelector('input[type=file]');
  if (input === null) throw new Error('the row takes no file');
  chooseFiles(input, file);
};

const arrived = applicationFile(7, { type: 6, fileName: '見積書_ロボット.pdf' });
const uploaded = anUpload({ id: arrived.id, applicationId: rowsDraft.id, type: 6 });

describe('a row of expenses of 500,000 yen or more (owner B9)', () => {
  it('shows its quotation; one below that amount asks for none', { tags: ['slow'] }, async () => {
    await open('expenses');
    expect(await within(row(1)).findByText(offer.fileName)).toBeDefined();
    expect(await within(row(2)).findByText(/1件50万円以上の経費です/)).toBeDefined();
    expect(row(3).querySelector('input[type=file]')).toBeNull();
  });

  it('takes a file that is sent under its document, and names it', { tags: ['slow'] }, async () => {
    const metas: unknown[] = [];
    const server = await open('expenses', {
      uploadGeneralApplicationFile: (request) => {
        metas.push(metaOf(request));
        server.changeElsewhere({ files: [...rowsDraft.files, arrived] });
        return reply(uploaded);
      },
    });
    await choose(2, aPdf(arrived.fileName));
    await waitFor(() => expect(sentRows(server)).toEqual([[offer.id], [arrived.id], null, null]));
    expect(metas).toEqual([{ fileName: arrived.fileName, applicationID: rowsDraft.id, type: 6 }]);
    expect(within(row(2)).getAllByText(arrived.fileName)).toHaveLength(1);
  });

  it('keeps its file on the way when a row before it is removed meanwhile', { tags: ['slow'] }, async () => {
    let isOnline = false;
    const server = await open('expenses', {
      uploadGeneralApplicationFile: () => {
        if (!isOnline) return offline();
        server.changeElsewhere({ files: [...rowsDraft.files, arrived] });
        return reply(uploaded);
      },
    });
    await choose(2, aPdf(arrived.fileName));
    await within(row(2)).findByText(/^通信が切れました。/);
    press('経費明細 1を削除する');
    await within(row(1)).findByText(/^通信が切れました。/);
    isOnline = true;
    press(`${arrived.fileName}の続きを送る`);
    await waitFor(() => expect(sentRows(server)).toEqual([[arrived.id], null, null]));
  });

  it('can name a file that is there already, and leaves it where it is when it is taken out again', {
    tags: ['slow'],
  }, async () => {
    const server = await open('expenses');
    await within(row(2)).findByText('添付済みのファイルから選ぶ（1件）');
    press(`${offer.fileName}をこの行にも使う`);
    await waitFor(() => expect(sentRows(server)?.slice(0, 2)).toEqual([[offer.id], [offer.id]]));
    within(row(1))
      .getByRole('button', { name: `${offer.fileName}を外す` })
      .click();
    await waitFor(() => expect(sentRows(server)?.slice(0, 2)).toEqual([null, [offer.id]]));
    await heard('ファイルは「添付書類」に残っています');
  });

  it('holds up the way on, by its number and its name', async () => {
    await open('expenses');
    await within(row(2)).findByText(/1件50万円以上の経費です/);
    press('確認して次へ進む');
    const link = await screen.findByRole('link', { name: /^経費明細 2 見積書：/ });
    expect(link.textContent).toContain('「配膳ロボット2台」は1件50万円以上の経費です');
    expect(link.getAttribute('href')).toBe('#answer-expenses-1-quotationFileIds');
  });
});

describe('a file under its document', () => {
  it('leads to the rows that name it, and says so before it goes', async () => {
    await open('documents');
    const link = await screen.findByRole('link', { name: '経費明細 1' });
    expect(link.getAttribute('href')).toMatch(/\/step\/expenses#answer-expenses-0-quotationFileIds$/);
    press(`${offer.fileName}を外す`);
    expect(screen.getByRole('dialog').textContent).toContain('経費明細 1の書類でもあるため');
  });
});
