import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '#web/api/services.ts';
import { uploadDocument } from '../model/families.ts';
import type { Application, FormDocument } from '../model/types.ts';
import { failureOf, fileProblem, type Upload } from './uploads.ts';

const newUpload = (file: File, document: FormDocument, replacedFileId: string | undefined): Upload => {
  const problem = fileProblem(file, document);
  return {
    id: crypto.randomUUID(),
    type: document.type,
    file,
    replacedFileId,
    sentBytes: 0,
    state: problem === null ? 'sending' : 'refused',
    problem,
  };
};

/** The files that are on their way for one document, sent one after the other; each can be cancelled or tried again. */
export const useUploads = ({ id: applicationId, family }: Application, document: FormDocument) => {
  const { files } = useServices();
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const aborts = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());

  const drop = useCallback((id: string) => setUploads((all) => all.filter((upload) => upload.id !== id)), []);
  const update = useCallback(
    (id: string, change: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload))),
    [],
  );

  const send = async ({ id, file, type, replacedFileId }: Upload): Promise<void> => {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    update(id, { state: 'sending', sentBytes: 0 });
    try {
      await uploadDocument(
        files,
        family,
        file,
        { applicationId, type, replacedFileId },
        {
          // The same key on a retry: the server keeps one.
          idempotencyKey: id,
          signal: abort.signal,
          onProgress: (sentBytes) => update(id, { sentBytes }),
        },
      );
      await queries.invalidateQueries();
      drop(id);
    } catch (error) {
      if (!abort.signal.aborted) update(id, failureOf(error));
    } finally {
      aborts.current.delete(id);
    }
  };

  /** One at a time: a phone on the road has one line. */
  const enqueue = (upload: Upload): void => {
    queue.current = queue.current.then(() => send(upload));
  };

  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  return {
    uploads,
    isSending: uploads.some(({ state }) => state === 'sending'),
    add: (chosen: readonly File[], replacedFileId?: string) => {
      const added = chosen.map((file) => newUpload(file, document, replacedFileId));
      setUploads((all) => [...all, ...added]);
      for (const upload of added) if (upload.state === 'sending') enqueue(upload);
    },
    retry: (id: string) => {
      const upload = uploads.find((candidate) => candidate.id === id);
      if (upload !== undefined) enqueue(upload);
    },
    cancel: (id: string) => {
      aborts.current.get(id)?.abort();
      drop(id);
    },
  };
};
