import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { offline, problem, reply } from '#web/mock/reply.ts';
import { returnedApplication } from '#web/mock/scenarios/applications/applicant.ts';
import { draftApplication } from '#web/mock/scenarios/applications/applicantDraft.ts';
import { lacking } from '#web/mock/scenarios/applications/applicantForm.ts';
import { papersDraft, papersHandlers } from '#web/mock/scenarios/applications/applicantPapers.ts';
import { applicationFile } from '#web/mock/scenarios/applications/applicantParts.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { FileScanStatus } from '#web/parts/api/generated/enums.ts';
import { chooseFiles, heard, pageShown, press } from '#web/testing/acts.ts';
import { applicantServer, asMirai } from '#web/testing/applicantServer.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { anUpload, aPdf, metaOf } from '#web/testing/uploads.ts';
import { StepPage } from '../step/StepPage.tsx';
// A part that pages load on demand is compiled before the clock of a test runs: on a busy machine that takes long.
import '#web/parts/files/FileDialog.tsx';
import './DocumentsStep.tsx';

type Application = typeof draftApplication;

const open = async (application: Application = draftApplication, handlers: MockHandlers = {}) => {
  const server = applicantServer({ application });
  const page = renderWithServices(<StepPage />, {
    handlers: { ...server.handlers, ...handlers },
    visitor: asMirai,
    at: '/application/project/11/step/documents',
    route: '/application/project/:projectId/step/:stepId',
  });
  await pageShown();
  return { ...page, server };
};

/** The card of a document. */
const card = (controlId: string): HTMLElement => {
  const place = document.getElementById(controlId)?.closest<HTMLElement>('[data-edge]');
  if (!place) throw new Error(`no card with ${controlId}`);
  return place;
};
const settlement = (): HTMLElement => card('answer-files-10');
const choose = (place: HTMLElement, ...files: File[]): void => {
  const input = place.querySelector('input[type=file]');
  if (input === null) throw new Error('the card takes no file');
  chooseFiles(input, ...files);
};
const arrived = applicationFile(2, { type: 10, fileName: '決算書.pdf' });
const uploaded = anUpload({ id: arrived.id, applicationId: draftApplication.id, type: 10 });

describe('the documents of an application', () => {
  it('those that the answers ask for come first, with what is taken', async () => {
    await open();
    expect(screen.getByText('必要な書類（2件）')).toBeDefined();
    expect(settlement().textContent).toContain('決算書（直近2期）');
    expect(settlement().textContent).toContain('1件50MBまで、20件まで');
    expect(card('answer-files-1').textContent).toContain('事業計画書（様式2）');
  });

  it('what is not for this kind of applicant is not offered', async () => {
    const requiredDocuments = draftApplication.requiredDocuments.filter(({ type }) => type !== 17);
    await open({ ...draftApplication, requiredDocuments });
    expect(screen.queryByText('その他（応募）')).toBeNull();
  });

  it('a chosen file is sent for its document of this application', async () => {
    const metas: unknown[] = [];
    const { server } = await open(draftApplication, {
      uploadGeneralApplicationFile: (request) => {
        metas.push(metaOf(request));
        server.changeElsewhere({ files: [...draftApplication.files, arrived] });
        return reply(uploaded);
      },
    });
    choose(settlement(), aPdf('決算書.pdf'));
    await waitFor(() => expect(settlement().textContent).toContain('保存済み'));
    expect(metas).toEqual([{ fileName: '決算書.pdf', applicationID: draftApplication.id, type: 10 }]);
    expect(within(settlement()).getAllByText('決算書.pdf')).toHaveLength(1);
  });

  it('a file of another kind is refused at once with the kinds that are taken, and never sent', async () => {
    const { sent } = await open();
    choose(settlement(), new File(['x'], '決算書.docx'));
    await waitFor(() =>
      expect(settlement().textContent).toContain(
        '拡張子が対象外です（対応：pdf・jpg・jpeg・png・gif・tif・tiff・bmp・zip）',
      ),
    );
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('a file whose transfer broke off is kept, and sent on under the same key', async () => {
    const keys: (string | null)[] = [];
    let isOnline = false;
    await open(draftApplication, {
      uploadGeneralApplicationFile: ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return isOnline ? reply(uploaded) : offline();
      },
    });
    choose(settlement(), aPdf('決算書.pdf'));
    await within(settlement()).findByText(/^通信が切れました。/);
    isOnline = true;
    press('決算書.pdfの続きを送る');
    await waitFor(() => expect(keys).toHaveLength(2));
    await waitFor(() => expect(settlement().textContent).not.toContain('通信が切れました'));
    expect(keys[0]).toBe(keys[1]);
  });

  it('a file that the server refuses stays in the list with the server’s sentence', async () => {
    await open(draftApplication, {
      uploadGeneralApplicationFile: problem({
        status: 400,
        code: ErrorCode.INVALID_FILE,
        detail: 'ファイルの中身が拡張子と合いません。',
      }),
    });
    choose(settlement(), aPdf('決算書.pdf'));
    expect(await within(settlement()).findByText('ファイルの中身が拡張子と合いません。')).toBeDefined();
  });
});

describe('a document that is made of the answers', () => {
  const { getFormDefinition } = papersHandlers;
  const handlers: MockHandlers = getFormDefinition === undefined ? {} : { getFormDefinition };

  it('asks for no file, and is not among what is missing', async () => {
    await open(papersDraft, handlers);
    expect(screen.getByText('入力した内容から作成します。添付は要りません。')).toBeDefined();
    expect(
      document.getElementById('answer-files-0')?.closest('[data-edge]')?.querySelector('input'),
    ).toBeNull();
  });

  it('gives way to a file of one’s own, and comes back when that is gone', async () => {
    const own = applicationFile(3, { type: 0, fileName: '申請書.pdf' });
    const files = [...papersDraft.files, own];
    await open({ ...papersDraft, files }, handlers);
    expect(card('answer-files-0').textContent).toContain('申請書.pdf');
    expect(screen.queryByText('入力した内容から作成します。添付は要りません。')).toBeNull();
  });

  it('is made anew for a draft: what an earlier submission made is not shown as a file', async () => {
    const earlier = applicationFile(4, { type: 0, isMadeFromAnswers: true, isSubmitted: true });
    const files = [...papersDraft.files, earlier];
    await open({ ...papersDraft, files }, handlers);
    expect(screen.getByText('入力した内容から作成します。添付は要りません。')).toBeDefined();
  });
});

describe('a stored file', () => {
  it('goes only after one has said so', async () => {
    const [file] = draftApplication.files;
    const remove = vi.fn(() => {
      server.changeElsewhere({ files: [] });
      return reply(null);
    });
    const { server } = await open(draftApplication, { deleteGeneralApplicationFile: remove });
    press(`${file?.fileName}を外す`);
    expect(remove).not.toHaveBeenCalled();
    within(screen.getByRole('dialog')).getByRole('button', { name: '外す' }).click();
    await waitFor(() => expect(screen.queryByText(file?.fileName ?? '')).toBeNull());
    expect(remove).toHaveBeenCalledOnce();
  });

  it('that was handed in stays on record', async () => {
    const handedIn = applicationFile(1, { isSubmitted: true });
    await open({ ...draftApplication, files: [handedIn] });
    press(`${handedIn.fileName}を外す`);
    await heard('提出済みのファイルは消せません。');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that was handed in is replaced by the next one as its new version', async () => {
    const metas: unknown[] = [];
    const handedIn = applicationFile(2, { type: 10, isSubmitted: true });
    await open(
      { ...draftApplication, files: [handedIn] },
      {
        uploadGeneralApplicationFile: (request) => {
          metas.push(metaOf(request));
          return reply(uploaded);
        },
      },
    );
    choose(settlement(), aPdf('決算書_訂正.pdf'));
    await waitFor(() => expect(metas).toHaveLength(1));
    expect(metas[0]).toMatchObject({ replacedFileID: handedIn.id });
  });

  it.each([
    [FileScanStatus.Pending, '安全を確かめています'],
    [FileScanStatus.Infected, 'ウイルスが見つかったため受け付けられません。外してください。'],
    [FileScanStatus.Rejected, '安全を確かめられないため受け付けられません。外してください。'],
  ])('with scan state %i says what that means', async (scanStatus, sentence) => {
    await open({ ...draftApplication, files: [applicationFile(1, { scanStatus })] });
    expect(card('answer-files-1').textContent).toContain(sentence);
  });
});

describe('the documents of a returned application', () => {
  it('are only those that were asked for, and those that are missing', async () => {
    await open(lacking(returnedApplication, 10));
    expect(document.getElementById('answer-files-1')).not.toBeNull();
    expect(document.getElementById('answer-files-10')).not.toBeNull();
    expect(document.getElementById('answer-files-17')).toBeNull();
  });

  it('there are none when only answers were asked for', async () => {
    await open({
      ...returnedApplication,
      returnItems: returnedApplication.returnItems.slice(0, 2),
      requiredDocuments: [],
    });
    expect(screen.getByText('いま、差し替える書類はありません。')).toBeDefined();
  });
});
