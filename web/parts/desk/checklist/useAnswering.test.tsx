import { act, fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { atMinistry, orderOnDesk } from '#web/mock/scenarios/sections/adminDesk.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import {
  AdminType,
  ChecklistResult,
  DocumentCheckStatus,
  ErrorCode,
} from '#web/parts/api/generated/enums.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import type { Sent as RecordSent } from '../recordChange/useRecordChange.ts';
import { useAnswering } from './useAnswering.ts';

const { Ok, Finding, NotApplicable } = ChecklistResult;
const [first, second, third] = orderOnDesk.checklist;
if (first === undefined || second === undefined || third === undefined) throw new Error('three items');

type Sent = RecordSent<unknown, unknown>;
type Section = typeof orderOnDesk;
type Options = { type?: AdminType; section?: Section; etag?: string | null; answersOfServer?: Sent[] };

const setUp = ({ type = AdminType.JMAC, section = orderOnDesk, etag = '"v3"', ...rest }: Options = {}) => {
  const waiting = rest.answersOfServer ?? [];
  const send = vi.fn(async (): Promise<Sent> => waiting.shift() ?? { record: section, trouble: null });
  const onAnswer = vi.fn();
  const isInHand = section.status === DocumentCheckStatus.Confirming;
  const world = renderHookWithServices(
    () => useAnswering({ record: section, isInHand, etag, send, onAnswer }),
    {
      visitor: asAdmin(type),
    },
  );
  return {
    ...world,
    send,
    onAnswer,
    list: () => world.result.current,
    results: () => world.result.current.items.map(({ result }) => result),
  };
};

const unsent: Sent = { record: null, trouble: { kind: 'unsent' } };
const refused: Sent = {
  record: null,
  trouble: {
    kind: 'refused',
    error: new ApiError({ status: 400, code: ErrorCode.INVALID_PARAMETER }),
    change: {},
  },
};

beforeEach(() => sessionStorage.clear());

describe('who answers the checklist', () => {
  it.each([
    [AdminType.JMAC, true],
    [AdminType.BackOffice, true],
    [AdminType.MAFF, false],
    [AdminType.CS, false],
    [AdminType.Inspector, false],
  ])('administrators of type %i: %s', (type, may) => {
    expect(setUp({ type }).list()).toMatchObject({ isChecker: may, mayCheck: may });
  });

  it('nobody, while the document is in other hands; the checker is told why', () => {
    for (const section of [atMinistry, { ...orderOnDesk, status: DocumentCheckStatus.Confirmed }]) {
      expect(setUp({ section }).list()).toMatchObject({ isChecker: true, mayCheck: false });
    }
  });

  it('not the keys of those who may not', async () => {
    const { list, send } = setUp({ type: AdminType.MAFF });
    await act(async () => list().answerCurrent(Ok));
    expect(send).not.toHaveBeenCalled();
  });
});

describe('an answer', () => {
  it('goes to the server, and takes the keys to the next open item', async () => {
    const { list, send, onAnswer } = setUp();
    expect(list().currentKey).toBe(first.key);
    await act(async () => list().answerCurrent(NotApplicable));
    expect(list().currentKey).toBe(second.key);
    expect(send).toHaveBeenCalledExactlyOnceWith({ checklist: [{ key: first.key, result: NotApplicable }] });
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ key: first.key }),
      NotApplicable,
    );
  });

  it('can be given anywhere in the list: the keys go on behind it', async () => {
    const { list } = setUp();
    await act(async () => list().answer(second, Finding));
    expect(list().currentKey).toBe(third.key);
    await act(async () => list().answer(third, Ok));
    expect(list().currentKey).toBe(first.key);
  });

  it('that could not be sent stays on the screen and is kept for the next visit of the desk', async () => {
    const { list, results, unmount } = setUp({ answersOfServer: [unsent] });
    await act(async () => list().answerCurrent(Ok));
    expect([results()[0], list().hasUnsent]).toEqual([Ok, true]);
    unmount();
    const next = setUp();
    expect(next.results()[0]).toBe(Ok);
    await act(async () => {});
    expect(next.send).toHaveBeenCalledExactlyOnceWith({ checklist: [{ key: first.key, result: Ok }] });
    expect(sessionStorage).toHaveLength(0);
  });

  it('that waits is sent when the line is back', async () => {
    const { list, send } = setUp({ answersOfServer: [unsent] });
    await act(async () => list().answerCurrent(Ok));
    await act(async () => void fireEvent.online(window));
    expect(send).toHaveBeenCalledTimes(2);
    expect(list().hasUnsent).toBe(false);
  });

  it('that waits is not sent by somebody who may not answer, nor before the newest state is known', async () => {
    const { list, unmount } = setUp({ answersOfServer: [unsent] });
    await act(async () => list().answerCurrent(Ok));
    unmount();
    const elsewhere = setUp({ section: { ...orderOnDesk, status: DocumentCheckStatus.Rejected } });
    const unread = setUp({ etag: null });
    await act(async () => {});
    expect([elsewhere.send, unread.send].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('that waits is not another person’s at the same computer', async () => {
    const { list, unmount } = setUp({ answersOfServer: [unsent] });
    await act(async () => list().answerCurrent(Ok));
    unmount();
    const colleague = setUp({ type: AdminType.BackOffice });
    await act(async () => {});
    expect(colleague.send).not.toHaveBeenCalled();
    expect(colleague.list().hasUnsent).toBe(false);
  });

  it('that is refused is taken back, and the person is told to choose again', async () => {
    const { list, results } = setUp({ answersOfServer: [refused] });
    await act(async () => list().answerCurrent(Ok));
    expect([results()[0], list().hasUnsent]).toEqual([ChecklistResult.None, false]);
    expect(document.querySelector('[role="log"]')?.textContent).toBe(
      'チェックの結果を保存できませんでした。もう一度選んでください。',
    );
  });
});
