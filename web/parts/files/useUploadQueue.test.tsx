import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/parts/api/errors.ts';
import { FileScanStatus } from '#web/parts/api/generated/enums.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { anUpload, aPdf } from '#web/testing/uploads.ts';
import { fileKinds } from './fileKinds.ts';
import { ScanNote } from './ScanNote.tsx';
import { savedAt } from './savedAt.ts';
import { uploadItemOf } from './uploadItem.ts';
import type { UploadJob } from './uploadQueue.ts';
import { type SendFile, useUploadQueue } from './useUploadQueue.ts';

const rules = { allowedExtensions: ['.pdf'], maxBytes: 1_000_000, maxFiles: 3 };
const pending: SendFile = () => new Promise(() => {});

const open = (send: SendFile) => {
  const world = renderHookWithServices(() => useUploadQueue(send));
  const add = (names: readonly string[], facts: { presentCount?: number; replacedFileId?: string } = {}) =>
    act(() => world.result.current.add(names.map(aPdf), { rules, presentCount: 0, ...facts }));
  const jobs = () => world.result.current.jobs.map(({ file, state }) => `${file.name} ${state}`);
  return { ...world, add, jobs };
};

const asksBeforeLeaving = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('files on their way', () => {
  it('count towards what a place takes, with those that are there already', async () => {
    const { add, result } = open(pending);
    add(['1.pdf'], { presentCount: 1 });
    add(['2.pdf', '3.pdf'], { presentCount: 1 });
    expect(result.current.jobs.map(({ state }) => state)).toEqual(['sending', 'sending', 'refused']);
    expect(result.current.jobs[2]?.problem).toBe('3件までです。ほかのファイルを外してから選んでください。');
  });

  it('a new version takes the place of the old one: a full place still takes it', () => {
    const { add, result } = open(pending);
    add(['v2.pdf'], { presentCount: 3, replacedFileId: 'old' });
    expect(result.current.jobs).toMatchObject([{ state: 'sending', replacedFileId: 'old' }]);
  });

  it('of several chosen at once the first replaces, the others are new', () => {
    const { add, result } = open(pending);
    add(['v2.pdf', 'more.pdf'], { replacedFileId: 'old' });
    expect(result.current.jobs.map(({ replacedFileId }) => replacedFileId)).toEqual(['old', null]);
  });

  it('closing the window asks first, and no more once they have arrived', async () => {
    const doors: (() => void)[] = [];
    const { add, result } = open(() => new Promise((resolve) => doors.push(() => resolve(anUpload()))));
    expect(asksBeforeLeaving()).toBe(false);
    add(['1.pdf']);
    expect([result.current.isSending, asksBeforeLeaving()]).toEqual([true, true]);
    doors[0]?.();
    await waitFor(() => expect(result.current.isSending).toBe(false));
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('that broke off go on by themselves when the line is back, under the same key', async () => {
    const keys: string[] = [];
    const send = vi.fn<SendFile>(async (_job, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      if (keys.length === 1) throw new TypeError('Failed to fetch');
      return anUpload();
    });
    const { add, jobs, result } = open(send);
    add(['1.pdf']);
    await waitFor(() => expect(jobs()).toEqual(['1.pdf interrupted']));
    expect(result.current.hasInterrupted).toBe(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(jobs()).toEqual(['1.pdf sent']));
    expect(keys[0]).toBe(keys[1]);
    expect(result.current.hasInterrupted).toBe(false);
  });

  it('that the session left behind wait for the next log-in; a refusal is final', async () => {
    const failures = [
      new ApiError({ status: 401, code: 1007, detail: 'もう一度ログインしてください。' }),
      new ApiError({ status: 400, code: 1003, detail: '開けないファイルです。' }),
    ];
    const { add, jobs } = open(async () => {
      throw failures.shift();
    });
    add(['1.pdf', '2.pdf']);
    await waitFor(() => expect(jobs()).toEqual(['1.pdf interrupted', '2.pdf refused']));
  });

  it('a page that is left stops listening for the line', async () => {
    const send = vi.fn<SendFile>().mockRejectedValue(new TypeError('Failed to fetch'));
    const { add, jobs, unmount } = open(send);
    add(['1.pdf']);
    await waitFor(() => expect(jobs()).toEqual(['1.pdf interrupted']));
    unmount();
    window.dispatchEvent(new Event('online'));
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('a file on its way as a row', () => {
  const job: UploadJob = {
    id: 'k',
    file: aPdf('a.pdf'),
    purpose: '',
    replacedFileId: null,
    state: 'waiting',
    sentBytes: 4,
    problem: null,
    uploaded: null,
  };

  it.each<[UploadJob['state'], object]>([
    ['waiting', { state: 'sending', sentBytes: 4 }],
    ['sending', { state: 'sending', sentBytes: 4 }],
    ['interrupted', { state: 'interrupted', sentBytes: 4 }],
    ['sent', { state: 'sent' }],
    [
      'refused',
      { state: 'refused', problem: 'このファイルは受け付けられません。別のファイルを選んでください。' },
    ],
  ])('%s: %j', (state, row) => {
    expect(uploadItemOf({ ...job, state })).toEqual({ id: 'k', name: 'a.pdf', sizeBytes: 8, ...row });
  });

  it('says the reason where there is one', () => {
    expect(uploadItemOf({ ...job, state: 'refused', problem: '大きすぎます' })).toHaveProperty(
      'problem',
      '大きすぎます',
    );
    expect(uploadItemOf({ ...job, state: 'interrupted', problem: '混んでいます' })).toHaveProperty(
      'problem',
      '混んでいます',
    );
  });
});

describe('in words', () => {
  it('kinds are named once, in their order, and what has no name is その他', () => {
    expect(fileKinds(['.JPG', '.pdf', 'png', '.docx', '.xlsx'])).toBe('PDF・Word・Excel・画像');
    expect(fileKinds(['.mp3', '.zip'])).toBe('zip・その他');
  });

  it('a file was saved on its day in Tokyo', () => {
    expect(savedAt('2026-11-14T15:15:00Z')).toBe('11/15 00:15');
  });

  it.each([
    [FileScanStatus.Pending, '安全を確かめています'],
    [FileScanStatus.Infected, 'ウイルスが見つかったため受け付けられません。外してください。'],
    [FileScanStatus.Rejected, '安全を確かめられないため受け付けられません。外してください。'],
  ] as const)('scan state %i says what to do', (status, words) => {
    render(<ScanNote status={status} />);
    expect(screen.getByText(words, { exact: false })).toBeDefined();
  });
});
