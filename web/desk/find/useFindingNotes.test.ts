// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AdminType, ChecklistResult, ReviewCategory } from '#web/api/generated/enums.ts';
import { orderOnDesk } from '#web/mock/scenarios/adminDesk.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import type { DeskFileState } from '../see/useDeskFile.ts';
import { useFindingNotes } from './useFindingNotes.ts';
import { useMarks } from './useMarks.ts';

const { Ok, Finding } = ChecklistResult;
const [file = null] = orderOnDesk.files;
const [item] = orderOnDesk.checklist;
if (file === null || item === undefined) throw new Error('a file and an item');

const open: DeskFileState = {
  files: [file],
  file,
  choose: () => {},
  content: { state: 'picture', url: 'blob:order' },
  retry: () => {},
};

type Section = typeof orderOnDesk;
type Options = { mayWrite?: boolean; section?: Section; type?: AdminType };

const setUp = ({ mayWrite = true, section = orderOnDesk, type = AdminType.JMAC }: Options = {}) => {
  const { result, unmount } = renderHookWithServices(
    () => {
      const notes = useFindingNotes(section, open, mayWrite);
      return { notes, marks: useMarks(notes, file.id) };
    },
    { visitor: asAdmin(type) },
  );
  return {
    unmount,
    notes: () => result.current.notes,
    marks: () => result.current.marks,
    comments: () => result.current.notes.findings.map(({ comment }) => comment),
    write: (comment: string) =>
      act(() => {
        const id = result.current.notes.add({});
        result.current.notes.change(id, { comment });
      }),
  };
};

const area = { x: 0.1, y: 0.2, width: 0.3, height: 0.1 };

beforeEach(() => sessionStorage.clear());

describe('a finding', () => {
  it('begins about the open file, as a matter of the document, without words', () => {
    const { notes } = setUp();
    act(() => notes().addBlank());
    expect(notes().findings).toMatchObject([
      { category: ReviewCategory.Document, comment: '', fileId: file.id, page: null, checklistKey: null },
    ]);
  });

  it('is not begun by those who may not send the document back', () => {
    const { notes } = setUp({ mayWrite: false });
    act(() => notes().addBlank());
    act(() => notes().follow(item, Finding));
    expect(notes().findings).toEqual([]);
  });

  it('comes with its checklist item, once, in the category of the item', () => {
    const { notes } = setUp();
    act(() => notes().follow(item, Finding));
    act(() => notes().follow(item, Finding));
    expect(notes().findings).toMatchObject([{ category: item.reviewCategory, checklistKey: item.key }]);
  });

  it('goes with its checklist item while nothing is written, and stays with its words', () => {
    const { notes, comments } = setUp();
    act(() => notes().follow(item, Finding));
    act(() => notes().follow(item, Ok));
    expect(comments()).toEqual([]);
    act(() => notes().follow(item, Finding));
    act(() => notes().change(notes().findings[0]?.id ?? '', { comment: '日付の誤り' }));
    act(() => notes().follow(item, Ok));
    expect(comments()).toEqual(['日付の誤り']);
  });

  it('that was taken off by mistake comes back to its place', () => {
    const { notes, comments, write } = setUp();
    for (const comment of ['一', '二', '三']) write(comment);
    const [, second] = notes().findings;
    act(() => second && notes().remove(second));
    expect(comments()).toEqual(['一', '三']);
    fireEvent.click(screen.getByText('元に戻す'));
    expect(comments()).toEqual(['一', '二', '三']);
  });
});

describe('findings that are being written', () => {
  it('survive going to the next document and back', () => {
    const { write, unmount } = setUp();
    write('日付の誤り');
    unmount();
    expect(setUp({ section: { ...orderOnDesk, id: 73 } }).comments()).toEqual([]);
    expect(setUp().comments()).toEqual(['日付の誤り']);
  });

  it('are not about the next version of the document', () => {
    const { write, unmount } = setUp();
    write('日付の誤り');
    unmount();
    const next = { ...orderOnDesk, submittedAt: '2026-11-21T01:00:00.000Z' };
    expect(setUp({ section: next }).comments()).toEqual([]);
  });

  it('are not shown to the next person at the same computer', () => {
    const { write, unmount } = setUp();
    write('日付の誤り');
    unmount();
    expect(setUp({ type: AdminType.BackOffice }).comments()).toEqual([]);
  });

  it('are gone once the document was sent back', () => {
    const { write, notes, unmount } = setUp();
    write('日付の誤り');
    act(() => notes().clear());
    unmount();
    expect(setUp().comments()).toEqual([]);
  });
});

describe('an area that is drawn on the file', () => {
  it('begins a finding of its own', () => {
    const { notes, marks } = setUp();
    act(() => marks().setDrawing('new'));
    act(() => marks().drawn(2, area));
    expect(notes().findings).toMatchObject([{ fileId: file.id, page: 2, area }]);
    expect([marks().drawing, marks().currentId]).toEqual([null, notes().findings[0]?.id]);
  });

  it('belongs to the finding that asked for it', () => {
    const { notes, marks, write } = setUp();
    write('日付の誤り');
    act(() => marks().setDrawing(notes().findings[0]?.id ?? ''));
    act(() => marks().drawn(1, area));
    expect(notes().findings).toMatchObject([{ comment: '日付の誤り', page: 1, area }]);
    expect(marks().marks.map(({ label }) => label)).toEqual(['1']);
  });
});
