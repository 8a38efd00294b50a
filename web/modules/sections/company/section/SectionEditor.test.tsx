import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { offline, problem, reply } from '#web/mock/reply.ts';
import { freshSection, submittedSection } from '#web/mock/scenarios/sections/himawariSections.ts';
import { sectionFile, uuid } from '#web/mock/scenarios/sections/sectionParts.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import {
  button,
  chooseFiles,
  field,
  fill,
  heard,
  pageShown,
  press,
  pressAgain,
  type,
} from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asHimawari, sectionServer } from '#web/testing/sectionServer.ts';
import { anUpload, aPdf, metaOf } from '#web/testing/uploads.ts';
import { SectionPage } from '../SectionPage.tsx';

const receipt = { id: uuid(92), number: 'R-4003-0200', issuedAt: '2026-11-21T02:00:00.000Z' };
const handedIn = {
  status: DocumentCheckStatus.Confirming,
  receipts: [receipt],
  availableActions: submittedSection.availableActions,
};
const ready = {
  ...freshSection,
  files: [sectionFile(24, { fileName: '納品書.pdf', sizeBytes: 1000, isSubmitted: false })],
  fileCount: 1,
  availableActions: [{ action: 'submit', allowed: true } as const],
};
const receiptPath = `/user/3/receipt/${receipt.id}`;

const open = async (section: typeof freshSection = ready, extra = {}) => {
  const server = sectionServer({ section, makes: ({ action }) => (action === 'submit' ? handedIn : {}) });
  const page = renderWithServices(<SectionPage />, {
    handlers: { ...server.handlers, ...extra },
    visitor: asHimawari,
    at: '/user/3/section/134',
    route: '/user/:projectId/section/:sectionId',
  });
  await pageShown();
  await screen.findByLabelText('事務局への連絡', { exact: false });
  return { ...page, server, pathname: () => page.router.state.location.pathname };
};

const comment = '事務局への連絡';
const fileInput = (): Element => {
  const input = document.querySelector('input[type=file][multiple]');
  if (input === null) throw new Error('the page takes no files');
  return input;
};
const unsent = (): string | null => window.localStorage.getItem('section.134.unsent');

describe('words for the desk', () => {
  it('are saved when one goes on from them', async () => {
    const { server } = await open();
    fill(comment, '2回に分けて納品されました');
    await screen.findByText(/\d{2}:\d{2}に保存しました/);
    expect(server.stored().submitterComment).toBe('2回に分けて納品されました');
    expect(unsent()).toBeNull();
  });

  it('stay in this browser while the line is broken, and go when it is back', async () => {
    const { server } = await open();
    server.failNext(offline);
    fill(comment, '書きかけ');
    await screen.findByText(/^通信が切れています。/);
    expect(unsent()).toContain('書きかけ');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.stored().submitterComment).toBe('書きかけ'));
  });

  it('can be sent by hand when the browser does not notice the line', async () => {
    const { server } = await open();
    server.failNext(offline);
    fill(comment, '書きかけ');
    await screen.findByText(/^通信が切れています。/);
    press('いま保存する');
    await waitFor(() => expect(server.stored().submitterComment).toBe('書きかけ'));
    await waitFor(() => expect(unsent()).toBeNull());
  });

  it('that an earlier window could not send stand in the field, and go out', async () => {
    window.localStorage.setItem('section.134.unsent', '{"submitterComment":"前の窓","answers":[]}');
    const { server } = await open();
    expect(field(comment).value).toBe('前の窓');
    await waitFor(() => expect(server.stored().submitterComment).toBe('前の窓'));
  });

  it('that the server refuses for good stay in the field, with its reason', async () => {
    const { server } = await open();
    const detail = '1,000文字までで入力してください。';
    server.failNext(problem({ status: 400, code: ErrorCode.INVALID_PARAMETER, detail }));
    fill(comment, '長い話');
    expect(await screen.findByText(detail)).toBeDefined();
    expect(field(comment).value).toBe('長い話');
  });

  it('that were not touched are not sent', async () => {
    const { sent } = await open();
    fireEvent.blur(field(comment));
    expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });
});

describe('words for the desk that another window changed too', () => {
  const clash = async () => {
    const page = await open();
    page.server.changeElsewhere({ submitterComment: '別の窓の言葉' });
    fill(comment, 'この窓の言葉');
    await screen.findByText('同じ項目が、ほかの画面でも変更されています');
    return page;
  };

  it('are not overwritten: both are shown, and handing in waits for the choice', async () => {
    const { server, pathname } = await clash();
    expect(server.stored().submitterComment).toBe('別の窓の言葉');
    expect(screen.getByText('別の窓の言葉')).toBeDefined();
    expect(field(comment).value).toBe('この窓の言葉');
    press('提出する');
    await screen.findByText(/どちらを残すかを選んでから、もう一度押してください。/);
    expect(pathname()).toBe('/user/3/section/134');
    press('この画面の入力を残す');
    await waitFor(() => expect(server.stored().submitterComment).toBe('この窓の言葉'));
  });

  it('give way to what is stored when one says so', async () => {
    const { server } = await clash();
    press('保存済みの内容に戻す');
    await waitFor(() => expect(field(comment).value).toBe('別の窓の言葉'));
    expect(screen.queryByText('同じ項目が、ほかの画面でも変更されています')).toBeNull();
    expect([server.stored().submitterComment, unsent()]).toEqual(['別の窓の言葉', null]);
  });
});

describe('handing in', () => {
  it('sends the words that were just typed, and shows the receipt', async () => {
    const { server, pathname } = await open();
    type(comment, ' よろしくお願いします ');
    press('提出する');
    await waitFor(() => expect(pathname()).toBe(receiptPath));
    expect(server.bodies.at(-1)).toEqual({
      id: 134,
      action: 'submit',
      submitterComment: 'よろしくお願いします',
    });
  });

  it('one press is one submission', async () => {
    const { server, pathname } = await open();
    const submit = button('提出する');
    fireEvent.click(submit);
    fireEvent.click(submit);
    await waitFor(() => expect(pathname()).toBe(receiptPath));
    expect(server.bodies.filter(({ action }) => action === 'submit')).toHaveLength(1);
  });

  it('is under way from the press on, also while the words before are still being saved', async () => {
    await open(ready, { updateUserSection: () => new Promise(() => {}) });
    fill(comment, '先に保存');
    press('提出する');
    expect(button('送信しています').getAttribute('aria-busy')).toBe('true');
  });

  it('goes on top of the version of the words saved just before', async () => {
    const { sent, pathname } = await open();
    fill(comment, '先に保存');
    press('提出する');
    await waitFor(() => expect(pathname()).toBe(receiptPath));
    const [saving, submission] = sent.filter(({ method }) => method === 'PATCH');
    expect(saving?.body).toMatchObject({ submitterComment: '先に保存' });
    expect(submission?.headers.get('if-match')).toBe('"v2"');
  });

  it('that was lost on the way is found to have arrived, and shows the receipt', async () => {
    const { server, pathname } = await open();
    server.failNext(() => {
      server.changeElsewhere(handedIn);
      throw new TypeError('Failed to fetch');
    });
    press('提出する');
    await waitFor(() => expect(pathname()).toBe(receiptPath));
    expect(server.bodies).toEqual([]);
  });

  it('that did not arrive says so, and can be pressed again', async () => {
    const { server, pathname } = await open();
    server.failNext(offline);
    press('提出する');
    await screen.findByText('提出できませんでした');
    expect(pathname()).toBe('/user/3/section/134');
    await pressAgain('提出する');
    await waitFor(() => expect(pathname()).toBe(receiptPath));
  });

  it('does not happen while the words before it could not be saved', async () => {
    const { server } = await open();
    server.failNext(offline);
    type(comment, '書きかけ');
    press('提出する');
    await screen.findByText('提出できませんでした');
    expect(server.bodies.filter(({ action }) => action === 'submit')).toEqual([]);
  });

  it('of a section that was changed elsewhere says so once, and then goes on top of it', async () => {
    const { server, pathname } = await open();
    server.changeElsewhere({ dueOn: '2026-12-09' });
    press('提出する');
    await heard('ほかの画面で書類が変わりました。');
    await pressAgain('提出する');
    await waitFor(() => expect(pathname()).toBe(receiptPath));
  });

  it('that the server refuses says its reason', async () => {
    const { server } = await open();
    const detail = '事業期間が終わっています。';
    server.failNext(problem({ status: 400, code: ErrorCode.INVALID_PARAMETER, detail }));
    press('提出する');
    expect(await screen.findByText(detail)).toBeDefined();
  });
});

describe('the files of a section', () => {
  it('are sent for this section, and the paper waits for them', async () => {
    const metas: unknown[] = [];
    const doors: (() => void)[] = [];
    await open(ready, {
      uploadUserFile: async (request: { body: unknown }) => {
        metas.push(metaOf(request));
        await new Promise<void>((resolve) => doors.push(resolve));
        return reply(anUpload({ mypageId: 4, sectionId: 134 }));
      },
    });
    chooseFiles(fileInput(), aPdf('写真.pdf'));
    await screen.findByText('ファイルの送信が終わると提出できます');
    await waitFor(() => expect(doors).toHaveLength(1));
    expect(metas).toEqual([{ fileName: '写真.pdf', mypageID: 4, sectionID: 134, replacedFileID: null }]);
    doors[0]?.();
    await waitFor(() => expect(screen.queryByText('ファイルの送信が終わると提出できます')).toBeNull());
  });

  it('that broke off have to be sent on or taken away before the paper is handed in', async () => {
    const { server } = await open(ready, { uploadUserFile: offline });
    chooseFiles(fileInput(), aPdf('写真.pdf'));
    const reason = '送れていないファイルを、続きを送るか外すと提出できます';
    await screen.findByText(reason);
    press('提出する');
    expect(server.bodies).toEqual([]);
    press('写真.pdfを外す');
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
  });

  it('the server says why the paper cannot be handed in', async () => {
    await open(freshSection);
    expect(screen.getByText('ファイルを1件以上登録すると提出できます')).toBeDefined();
    expect(button('提出する').getAttribute('aria-disabled')).toBe('true');
  });
});
