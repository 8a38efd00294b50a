import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { offline, reply } from '#web/mock/reply.ts';
import { returnedSection } from '#web/mock/scenarios/sections/himawariSections.ts';
import { sectionFile } from '#web/mock/scenarios/sections/sectionParts.ts';
import { ReturnAnswerKind, ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { button, chooseFiles, field, fill, press, type } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asHimawari, sectionServer } from '#web/testing/sectionServer.ts';
import { anUpload, aPdf, metaOf } from '#web/testing/uploads.ts';
import { SectionPage } from '../SectionPage.tsx';

type Section = components['schemas']['Section'];
type Body = components['schemas']['SectionUpdate'];

/** The server keeps answers as drafts of their findings; they stay open until the paper is handed in. */
const answersKept =
  (items: Section['returnItems']) =>
  ({ answers = [] }: Body): Partial<Section> => ({
    returnItems: items.map((item) => {
      const answer = answers.find(({ returnItemId }) => returnItemId === item.id);
      if (answer === undefined) return item;
      const { kind, comment = null, fileIds = [] } = answer;
      return {
        ...item,
        answer: { kind, comment, fileIds, answeredAt: null, answeredByName: '向井 陽子' },
      };
    }),
  });

const open = async (section: Section = returnedSection, extra = {}) => {
  const server = sectionServer({ section, makes: answersKept(section.returnItems) });
  const page = renderWithServices(<SectionPage />, {
    handlers: { ...server.handlers, ...extra },
    visitor: asHimawari,
    at: '/user/3/section/134',
    route: '/user/:projectId/section/:sectionId',
  });
  await screen.findByRole('heading', { name: '指摘に答える' });
  return { ...page, server };
};

const current = (): HTMLElement => {
  const item = screen.getAllByRole('listitem').find((one) => one.getAttribute('aria-current') === 'step');
  if (item === undefined) throw new Error('no finding is open');
  return item;
};
const chooseKind = (name: string): void =>
  void fireEvent.click(within(current()).getByRole('radio', { name }));
/** The finding about the name on the note, the first that is open. */
const ADDRESSEE = 14;
const explanation = '事務局への説明';
const next = 'この答えで次へ進む';
const replacement = (): Element => {
  const input = current().querySelector('input[type=file]');
  if (input === null) throw new Error('the finding takes no file');
  return input;
};

describe('the findings of the desk', () => {
  it('one is open alone: the first without an answer; the count says what is left', async () => {
    await open();
    expect(current().textContent).toContain('宛名が「ひまわり弁当」になっています。');
    expect(current().textContent).toContain('納品書_真空包装機.pdf　1ページ');
    expect(screen.getByText('7件の指摘のうち、残り2件です')).toBeDefined();
    expect(screen.getByText('まだ答えていません')).toBeDefined();
  });

  it('cannot be handed in again while one is left', async () => {
    const { server } = await open();
    expect(screen.getByText('あと2件の指摘に答えると、提出できます')).toBeDefined();
    expect((button('もう一度提出する') as HTMLButtonElement).disabled).toBe(true);
    press('もう一度提出する');
    expect(server.bodies).toEqual([]);
  });

  it('an answer that was handed in and pulled back is shown, without a way to mend it', async () => {
    const returnItems = returnedSection.returnItems.map((item) =>
      item.number === 4 ? { ...item, status: ReturnItemStatus.Answered } : item,
    );
    await open({ ...returnedSection, returnItems });
    expect(screen.getByText('全景の写真を加えました')).toBeDefined();
    expect(screen.queryByRole('button', { name: '指摘4の答えを直す' })).toBeNull();
  });
});

describe('an answer in words', () => {
  it('is saved, and the next finding opens with the focus on it', { tags: ['slow'] }, async () => {
    const { server } = await open();
    chooseKind('説明で答える');
    type(explanation, '旧社名の略称です');
    press(next);
    await waitFor(() => expect(current().textContent).toContain('保冷台車の納品書がありません'));
    expect(server.bodies[0]?.answers).toEqual([
      { returnItemId: ADDRESSEE, kind: ReturnAnswerKind.Explain, comment: '旧社名の略称です', fileIds: [] },
    ]);
    await waitFor(() => expect(document.activeElement === current()).toBe(true));
    expect(screen.getByText('7件の指摘のうち、残り1件です')).toBeDefined();
  });

  it('saves itself when one leaves the words: the finding stays open and says that it is saved', {
    tags: ['slow'],
  }, async () => {
    await open();
    chooseKind('説明で答える');
    expect(current().textContent).toContain('答えてください');
    fill(explanation, '旧社名の略称です');
    await screen.findByText('7件の指摘のうち、残り1件です');
    expect(current().textContent).toContain('宛名が');
    expect(current().textContent).toContain('保存しました');
    expect(current().textContent).not.toContain('答えてください');
  });

  it('needs words: without them the button says so and nothing is sent', async () => {
    const { server } = await open();
    chooseKind('説明で答える');
    expect(screen.getByText('説明を入力すると押せます')).toBeDefined();
    type(explanation, '　 ');
    expect(button(next).getAttribute('aria-disabled')).toBe('true');
    press(next);
    expect(server.bodies).toEqual([]);
  });

  it('is kept in this browser while it is typed, and the finding stays open', async () => {
    await open();
    chooseKind('説明で答える');
    type(explanation, '書きかけ');
    expect(window.localStorage.getItem('section.134.unsent')).toContain('書きかけ');
    expect(current().textContent).toContain('宛名が');
  });

  it('of an earlier window stands in the field again', async () => {
    const answers = [
      { returnItemId: ADDRESSEE, kind: ReturnAnswerKind.Explain, comment: '前の窓', fileIds: [] },
    ];
    window.localStorage.setItem('section.134.unsent', JSON.stringify({ answers }));
    const { server } = await open();
    await waitFor(() => expect(server.bodies[0]?.answers).toEqual(answers));
    const [kept] = server.stored().returnItems.filter(({ id }) => id === ADDRESSEE);
    expect(kept?.answer?.comment).toBe('前の窓');
  });

  it('does not go on to the next finding while it could not be saved', async () => {
    const { server } = await open();
    server.failNext(offline);
    chooseKind('説明で答える');
    type(explanation, '旧社名の略称です');
    press(next);
    await screen.findByText(/^通信が切れています。/);
    expect(current().textContent).toContain('宛名が');
    expect(field(explanation).value).toBe('旧社名の略称です');
  });

  describe('that is saved', () => {
    const answer = {
      kind: ReturnAnswerKind.Explain,
      comment: '旧社名です',
      fileIds: [],
      answeredAt: null,
      answeredByName: '向井 陽子',
    };
    const returnItems = returnedSection.returnItems.map((item) =>
      item.id === ADDRESSEE ? { ...item, answer } : item,
    );
    const mend = async () => {
      const page = await open({ ...returnedSection, returnItems });
      expect(current().textContent).toContain('保冷台車');
      press('指摘6の答えを直す');
      expect(current().textContent).toContain('宛名が');
      return page;
    };

    it('can be mended, and the mending given up', async () => {
      await mend();
      expect(field(explanation).value).toBe('旧社名です');
      press('直すのをやめる');
      await waitFor(() => expect(current().textContent).toContain('保冷台車'));
    });

    it('stays open while its mending could not be saved', async () => {
      const { server } = await mend();
      server.failNext(offline);
      type(explanation, '旧社名の略称です');
      press('この答えで保存する');
      await screen.findByText(/^通信が切れています。/);
      await waitFor(() => expect(button('この答えで保存する').getAttribute('aria-busy')).toBeNull());
      expect(field(explanation).value).toBe('旧社名の略称です');
    });
  });
});

describe('an answer by another file', () => {
  it('needs the file', async () => {
    await open();
    expect(screen.getByText('差し替える書類を選ぶと押せます')).toBeDefined();
    expect(button(next).getAttribute('aria-disabled')).toBe('true');
  });

  it('takes the place of the file that the finding is about, and names it in the answer', {
    tags: ['slow'],
  }, async () => {
    const metas: unknown[] = [];
    const sent = anUpload({ mypageId: 4, sectionId: 134, versionNumber: 2 });
    const { server } = await open(returnedSection, {
      uploadUserFile: (request: { body: unknown }) => {
        metas.push(metaOf(request));
        const { fileName, sizeBytes } = sent;
        const file = { ...sectionFile(24, { fileName, sizeBytes }), id: sent.id, isSubmitted: false };
        server.changeElsewhere({ files: [...server.stored().files, file] });
        return reply(sent);
      },
    });
    chooseFiles(replacement(), aPdf('納品書_訂正.pdf'));
    await waitFor(() => expect(button(next).getAttribute('aria-disabled')).toBeNull());
    const about = returnedSection.returnItems.find(({ id }) => id === ADDRESSEE)?.fileId;
    expect(metas).toEqual([
      { fileName: '納品書_訂正.pdf', mypageID: 4, sectionID: 134, replacedFileID: about },
    ]);
    press(next);
    await waitFor(() => expect(current().textContent).toContain('保冷台車'));
    expect(server.bodies[0]?.answers).toEqual([
      { returnItemId: ADDRESSEE, kind: ReturnAnswerKind.ReplaceFile, comment: null, fileIds: [sent.id] },
    ]);
  });

  it('waits for the transfer', async () => {
    await open(returnedSection, { uploadUserFile: () => new Promise(() => {}) });
    chooseFiles(replacement(), aPdf('納品書_訂正.pdf'));
    expect(await screen.findByText('送信が終わると押せます')).toBeDefined();
  });
});
