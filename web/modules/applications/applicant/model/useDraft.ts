import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { type Services, useServices } from '#web/parts/api/services.ts';
import type { DraftState } from './draftState.ts';
import { createDraftStore, type DraftStore } from './draftStore.ts';
import { changeApplication, FAMILY_PATHS, readApplication, type Stored } from './families.ts';

/** One draft for one application and window: what is being typed outlives the page it was typed on. */
const drafts = new WeakMap<Services, Map<number, DraftStore>>();

const draftOf = (services: Services, id: number, create: () => DraftStore): DraftStore => {
  const known = drafts.get(services) ?? new Map<number, DraftStore>();
  drafts.set(services, known);
  const draft = known.get(id) ?? create();
  known.set(id, draft);
  return draft;
};

const schedule = (act: () => void, afterMs: number) => {
  const timer = setTimeout(act, afterMs);
  return () => clearTimeout(timer);
};

/** The draft of the application on the screen; it resumes sending when the connection is back. */
export const useDraft = (stored: Stored): DraftStore => {
  const services = useServices();
  const queries = useQueryClient();
  const { family, id } = stored.body;
  const draft = draftOf(services, id, () =>
    createDraftStore(
      {
        applicationId: id,
        storage: services.kept.local,
        send: (change, ifMatch) => changeApplication(services.api, family, change, ifMatch),
        reread: () => readApplication(services.api, family),
        onStored: ({ body, etag }) =>
          queries.setQueryData<Stored>([FAMILY_PATHS[family].self, null, null], (read) => ({
            // The answer of a change is without the letters that came before.
            body: { ...(read?.body.letters && { letters: read.body.letters }), ...body },
            etag,
          })),
        now: () => new Date(),
        schedule,
      },
      stored,
    ),
  );
  useEffect(() => draft.refresh(stored), [draft, stored]);
  useEffect(() => {
    const send = () => void draft.flush();
    window.addEventListener('online', send);
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', send);
    };
  }, [draft]);
  return draft;
};

/** The state of a draft, always current. */
export const useDraftState = (draft: DraftStore): DraftState =>
  useSyncExternalStore(draft.subscribe, draft.getState);
