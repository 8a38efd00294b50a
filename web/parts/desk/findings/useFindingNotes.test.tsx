import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { offline } from '#web/mock/reply.ts';
import { orderOnDesk } from '#web/mock/scenarios/sections/adminDesk.ts';
import { colleaguesDraft, findingDraftHandlers } from '#web/mock/scenarios/sections/findingDrafts.ts';
import { AdminType, ChecklistResult, ReviewCategory } from '#web/parts/api/generated/enums.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import type { DeskFileState } from '../files/useDeskFile.ts';
import type { FindingDraft } from './notes.ts';
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
type Options = {
  mayWrite?: boolean;
  section?: Section;
  type?: AdminType;
  /** What lies on the server; it changes as the desk writes. */
  drafts?: Map<string, FindingDraft>;
  handlers?: MockHandlers;
};

const setUp = ({ mayWrite = true, section = orderOnDesk, type = AdminType.JMAC, ...rest }: Options = {}) => {
  const drafts = rest.drafts ?? new Map<string, FindingDraft>();
  const target = { section_id: section.id };
  const { result, unmount } = renderHookWithServices(
    () => {
      const notes = useFindingNotes({ record: section, target, open, mayWrite });
      return { notes, marks: useMarks(notes, file.id) };
    },
    { visitor: asAdmin(type), handlers: { ...findingDraftHandlers(drafts), ...rest.handlers } },
  );
  return {
    unmount,
    drafts,
    notes: () => result.current.notes,
    marks: () => result.current.marks,
    comments: () => result.current.notes.findings.map(({ comment }) => comment),
    write: (comment: string) =>
      act(() => {
        const id = result.current.notes.add({});
        result.current.notes.change(id, { comment });
      }),
    onServer: () => [...drafts.values()].map(({ comment }) => comment),
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
  it('are on the server a moment later, also those of a desk that was left, and not in the tab', async () => {
    const { write, unmount, onServer } = setUp();
    write('日付の誤り');
    unmount();
    await waitFor(() => expect(onServer()).toEqual(['日付の誤り']));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('lie on every desk of the document, and on no other', async () => {
    const first = setUp();
    first.write('日付の誤り');
    await waitFor(() => expect(first.notes().saving).toBe('saved'));
    const { drafts } = first;
    const again = setUp({ drafts });
    await waitFor(() => expect(again.comments()).toEqual(['日付の誤り']));
    const other = setUp({ drafts, section: { ...orderOnDesk, id: 235 } });
    expect(other.comments()).toEqual([]);
  });

  it('survive a broken line in the tab, and are sent by the next desk', async () => {
    const broken = setUp({ handlers: { saveFindingDraft: offline } });
    broken.write('日付の誤り');
    broken.unmount();
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    const next = setUp();
    expect(next.comments()).toEqual(['日付の誤り']);
    await waitFor(() => expect(next.onServer()).toEqual(['日付の誤り']));
  });

  it('that wait in the tab are not handed to the next person at the same computer', () => {
    const { write, unmount } = setUp({ handlers: { saveFindingDraft: offline } });
    write('日付の誤り');
    unmount();
    expect(setUp({ type: AdminType.BackOffice }).comments()).toEqual([]);
  });

  it('that wait in the tab are not about the next version of the document', () => {
    const { write, unmount } = setUp({ handlers: { saveFindingDraft: offline } });
    write('日付の誤り');
    unmount();
    const next = { ...orderOnDesk, submittedAt: '2026-11-21T01:00:00.000Z' };
    expect(setUp({ section: next }).comments()).toEqual([]);
  });

  it('are gone from the desk once the document was sent back', async () => {
    const { write, notes, comments } = setUp();
    write('日付の誤り');
    await waitFor(() => expect(notes().saving).toBe('saved'));
    act(() => notes().clear());
    expect(comments()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('are both kept when another tab wrote the same one on', { tags: ['slow'] }, async () => {
    const { write, notes, drafts, comments } = setUp();
    write('日付の誤り');
    await waitFor(() => expect(notes().saving).toBe('saved'));
    const [draft] = drafts.values();
    if (draft === undefined) throw new Error('a draft');
    drafts.set(draft.id, { ...draft, version: 7, comment: '別のタブで書いた文' });
    act(() => notes().change(draft.id, { comment: 'このタブで書いた文' }));
    await waitFor(() => expect(notes().saving).toBe('saved'));
    await waitFor(() => expect(drafts.size).toBe(2));
    expect(comments()).toContain('このタブで書いた文');
    expect([...drafts.values()].map(({ comment }) => comment)).toEqual([
      '別のタブで書いた文',
      'このタブで書いた文',
    ]);
  });

  it('of a colleague are named as his, and become one’s own when they are taken over', async () => {
    const theirs = colleaguesDraft(orderOnDesk.id);
    const { notes, drafts } = setUp({ drafts: new Map([[theirs.id, theirs]]) });
    await waitFor(() => expect(notes().findings).toMatchObject([{ author: { id: 5, name: '受付 清' } }]));
    await act(() => notes().takeOver({ id: 5, name: '受付 清' }));
    await waitFor(() => expect(notes().findings).toMatchObject([{ author: null, comment: theirs.comment }]));
    expect(drafts.get(theirs.id)?.authorName).toBe('事務局 花子');
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
