import { describe, expect, it, vi } from 'vitest';
import type { UploadedFile } from '#web/parts/api/files.ts';
import { createUploadQueue, type UploadFailure, type UploadJob } from './uploadQueue.ts';

const uploaded: UploadedFile = {
  id: '00000000-0000-4000-8000-000000000001',
  fileName: 'a.pdf',
  sizeBytes: 3,
  contentType: 'application/pdf',
  sha256: 'a'.repeat(64),
  scanStatus: 1,
  uploadedAt: '2026-11-20T00:00:00.000Z',
  versionNumber: 1,
  replacedFileId: null,
  mypageId: 1,
  sectionId: 1,
  applicationId: null,
  type: null,
  widthPx: null,
  heightPx: null,
};

const upload = (name: string, refusal: string | null = null) => ({
  file: new File(['abc'], name),
  purpose: 'section',
  replacedFileId: null,
  refusal,
});

const interrupted: UploadFailure = { kind: 'interrupted', problem: null };

const queueWith = (send: (job: UploadJob) => Promise<UploadedFile>, failure: UploadFailure = interrupted) => {
  let number = 0;
  const onSent = vi.fn();
  const queue = createUploadQueue({
    send: vi.fn(send),
    failureOf: () => failure,
    newId: () => `key-${++number}`,
    onSent,
  });
  return { queue, onSent };
};

const states = (jobs: readonly UploadJob[]) => jobs.map(({ state }) => state);
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('createUploadQueue', () => {
  it('sends what is added and tells when the server has it', async () => {
    const { queue, onSent } = queueWith(async () => uploaded);
    queue.add([upload('a.pdf')]);
    expect(states(queue.getJobs())).toEqual(['sending']);
    await settle();
    expect(queue.getJobs()).toMatchObject([{ state: 'sent', sentBytes: 3, uploaded }]);
    expect(onSent).toHaveBeenCalledOnce();
  });

  it('never sends a file that cannot be taken, and keeps its reason', async () => {
    const { queue, onSent } = queueWith(async () => uploaded);
    queue.add([upload('a.heic', '拡張子が対象外です')]);
    await settle();
    expect(queue.getJobs()).toMatchObject([{ state: 'refused', problem: '拡張子が対象外です' }]);
    expect(onSent).not.toHaveBeenCalled();
  });

  it('sends two at a time, the rest when there is room', async () => {
    const doors: (() => void)[] = [];
    const { queue } = queueWith(() => new Promise((resolve) => doors.push(() => resolve(uploaded))));
    queue.add([upload('a.pdf'), upload('b.pdf'), upload('c.pdf')]);
    expect(states(queue.getJobs())).toEqual(['sending', 'sending', 'waiting']);
    doors[0]?.();
    await settle();
    expect(states(queue.getJobs())).toEqual(['sent', 'sending', 'sending']);
  });

  it('keeps a broken-off file and sends it again under the same key', async () => {
    const keys: string[] = [];
    let isOnline = false;
    const { queue } = queueWith(async ({ id }) => {
      keys.push(id);
      if (!isOnline) throw new TypeError('Failed to fetch');
      return uploaded;
    });
    queue.add([upload('a.pdf')]);
    await settle();
    expect(states(queue.getJobs())).toEqual(['interrupted']);
    isOnline = true;
    queue.resume();
    await settle();
    expect(states(queue.getJobs())).toEqual(['sent']);
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('a file that the server refuses is not sent again by itself', async () => {
    const { queue } = queueWith(
      async () => {
        throw new Error('refused');
      },
      { kind: 'refused', problem: '中身が拡張子と合いません' },
    );
    queue.add([upload('a.pdf')]);
    await settle();
    queue.resume();
    await settle();
    expect(queue.getJobs()).toMatchObject([{ state: 'refused', problem: '中身が拡張子と合いません' }]);
  });

  it('stops the transfer of a file that is taken away', async () => {
    let signal: AbortSignal | undefined;
    const queue = createUploadQueue({
      send: (_job, watch) => {
        signal = watch.signal;
        return new Promise(() => {});
      },
      failureOf: () => interrupted,
      newId: () => 'key',
      onSent: () => {},
    });
    queue.add([upload('a.pdf')]);
    queue.remove('key');
    expect(queue.getJobs()).toEqual([]);
    expect(signal?.aborted).toBe(true);
  });
});
