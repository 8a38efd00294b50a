import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { submittedApplication } from '#web/mock/scenarios/applications/applicant.ts';
import { draftApplication } from '#web/mock/scenarios/applications/applicantDraft.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import { FileScanStatus } from '#web/parts/api/generated/enums.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { type DraftStore, UnsavedAnswers } from '../model/draftStore.ts';
import type { Stored } from '../model/families.ts';
import { useSubmitApplication } from './useSubmitApplication.ts';

const answer: Stored = { body: submittedApplication, etag: '"v20"' };

/** A draft that only acts. */
const open = (acts: () => Promise<Stored>, onServer: Stored | null = null) => {
  const draft = { act: vi.fn(acts), reread: vi.fn(async () => onServer), setFindings: vi.fn() };
  const world = renderHookWithServices(() =>
    useSubmitApplication(draft as unknown as DraftStore, draftApplication),
  );
  return { ...world, draft };
};

// It waits between its tries.
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => void vi.useRealTimers();
});

const toTheEnd = async (work: Promise<void>): Promise<void> => {
  await vi.advanceTimersByTimeAsync(60_000);
  await work;
};

describe('handing an application in', () => {
  it('a second press while the first runs does nothing, also before the page has drawn it', async () => {
    const doors: (() => void)[] = [];
    const { result, draft, router } = open(() => new Promise((resolve) => doors.push(() => resolve(answer))));
    const { handIn } = result.current;
    act(() => {
      void handIn('submit');
      void handIn('submit');
    });
    expect(result.current.isBusy).toBe(true);
    doors[0]?.();
    await waitFor(() => expect(router.state.location.pathname).toContain('/receipt/'));
    expect(draft.act).toHaveBeenCalledExactlyOnceWith({ action: 'submit' });
  });

  it('without a receipt yet leads to the state of the application', async () => {
    const { result, router } = open(async () => ({ ...answer, body: { ...answer.body, receipts: [] } }));
    await act(() => toTheEnd(result.current.handIn('resubmit')));
    expect(router.state.location.pathname).toBe('/application/project/11');
  });

  it.each([
    [new ApiError({ status: 412, code: 1004 }), 'ほかの画面で内容が変更されました。'],
    [
      new ApiError({ status: 403, code: 1000, detail: '公募は締め切られました。' }),
      '公募は締め切られました。',
    ],
    [new ApiError({ status: 502, code: null }), '時間をおいて、もう一度お試しください。'],
    [new TypeError('Failed to fetch'), '保存できていない入力があるか、サーバーにつながりません。'],
    [new UnsavedAnswers('unsaved answers'), '保存できていない入力があるか、サーバーにつながりません。'],
  ])('says what to do when it failed: %s', async (error, words) => {
    const { result, draft } = open(() => Promise.reject(error));
    await act(() => toTheEnd(result.current.handIn('submit')));
    expect(result.current.problem).toContain(words);
    expect(result.current.isBusy).toBe(false);
    expect(draft.setFindings).not.toHaveBeenCalled();
  });

  it.each([
    ['no answer came', new TypeError('Failed to fetch')],
    ['the gateway gave up', new ApiError({ status: 504, code: null })],
    ['it was pressed once more after that', new ApiError({ status: 412, code: 1004 })],
  ])('shows the receipt of its own submission whose answer was lost: %s', async (_, error) => {
    const { result, router } = open(() => Promise.reject(error), answer);
    await act(() => toTheEnd(result.current.handIn('submit')));
    const [receipt] = submittedApplication.receipts;
    expect(router.state.location.pathname).toBe(`/application/project/11/receipt/${receipt?.id}`);
    expect(result.current.problem).toBeNull();
  });

  it('does not take the receipt of an earlier submission for that of this one', async () => {
    const stale = new ApiError({ status: 412, code: 1004 });
    const returned = { ...draftApplication, receipts: submittedApplication.receipts };
    const draft = { act: () => Promise.reject(stale), reread: async () => answer, setFindings: vi.fn() };
    const { result, router } = renderHookWithServices(() =>
      useSubmitApplication(draft as unknown as DraftStore, returned),
    );
    await act(() => toTheEnd(result.current.handIn('resubmit')));
    expect(router.state.location.pathname).not.toContain('/receipt/');
    expect(result.current.problem).toContain('ほかの画面で内容が変更されました。');
  });

  it.each([
    ['is busy', new ApiError({ status: 503, code: 1101, retryAfterSeconds: 4 }), 'busy'],
    ['has lost the line', new TypeError('Failed to fetch'), 'lost'],
    ['has lost the process behind the gateway', new ApiError({ status: 502, code: null }), 'lost'],
  ])('asks again by itself while the server %s, and says so', async (_, failure, why) => {
    const answers = [() => Promise.reject(failure), () => Promise.resolve(answer)];
    const { result, draft } = open(() => answers.shift()?.() ?? Promise.reject(failure));
    let handingIn: Promise<void> | undefined;
    await act(async () => {
      handingIn = result.current.handIn('submit');
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(result.current.waiting).toEqual({ why, seconds: expect.any(Number) });
    expect([result.current.isBusy, result.current.problem]).toEqual([true, null]);
    await act(async () => {
      await vi.advanceTimersByTimeAsync(6_000);
      await handingIn;
    });
    expect(draft.act.mock.calls).toEqual([[{ action: 'submit' }], [{ action: 'submit' }]]);
    expect([result.current.waiting, result.current.problem]).toEqual([null, null]);
  });

  it('comes no sooner than the server says', async () => {
    const busy = new ApiError({ status: 503, code: 1101, retryAfterSeconds: 4 });
    const { result, draft } = open(() => Promise.reject(busy));
    await act(async () => {
      void result.current.handIn('submit');
      await vi.advanceTimersByTimeAsync(3_900);
    });
    expect(draft.act).toHaveBeenCalledOnce();
  });

  describe('while files are looked at', () => {
    const [file] = draftApplication.files;
    if (file === undefined) throw new Error('the scenario has no file');
    const errors = [{ pointer: '/files/8', code: 1004, message: '安全を確かめています。' }];
    const refused = new ApiError({ status: 400, code: 1004, errors });
    const whose = (scanStatus: FileScanStatus): Stored => ({
      etag: '"v3"',
      body: { ...draftApplication, files: [{ ...file, scanStatus }] },
    });

    it('hands in by itself when they are clean, and says that it waits', async () => {
      const answers = [() => Promise.reject(refused), () => Promise.resolve(answer)];
      const acts = () => answers.shift()?.() ?? Promise.reject(refused);
      const { result, draft, router } = open(acts, whose(FileScanStatus.Pending));
      let handingIn: Promise<void> | undefined;
      await act(async () => {
        handingIn = result.current.handIn('submit');
        await vi.advanceTimersByTimeAsync(0);
      });
      expect([result.current.waiting?.why, result.current.isBusy]).toEqual(['scan', true]);
      await act(() => toTheEnd(handingIn ?? Promise.resolve()));
      expect(draft.act).toHaveBeenCalledTimes(2);
      expect(router.state.location.pathname).toContain('/receipt/');
    });

    it.each([
      ['one was stopped', refused, FileScanStatus.Infected],
      [
        'something else is missing',
        new ApiError({
          status: 400,
          code: 1001,
          errors: [...errors, { pointer: '/planTitle', code: 1001, message: '入力してください。' }],
        }),
        FileScanStatus.Pending,
      ],
    ])('does not wait in vain when %s', async (_, error, scanStatus) => {
      const { result, draft } = open(() => Promise.reject(error), whose(scanStatus));
      await act(() => toTheEnd(result.current.handIn('submit')));
      expect(draft.act).toHaveBeenCalledOnce();
      expect(draft.setFindings).toHaveBeenCalledExactlyOnceWith(error.errors);
    });
  });

  it('hands places that the server names to the draft, which shows them at their fields', async () => {
    const errors = [{ pointer: '/planTitle', code: 1004, message: '入力してください。' }];
    const { result, draft } = open(() => Promise.reject(new ApiError({ status: 400, code: 1004, errors })));
    await act(() => toTheEnd(result.current.handIn('submit')));
    expect(draft.setFindings).toHaveBeenCalledExactlyOnceWith(errors);
    expect(result.current.problem).toBeNull();
  });
});
