import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isConflict, mayPass } from '#web/parts/api/errors.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { type Services, useServices, useSessions } from '#web/parts/api/services.ts';
import type { DeskRecord } from '../deskTypes.ts';
import { useKeptInTab } from '../useKeptInTab.ts';
import { createNoteStore, type NoteStore, type SaveResult } from './noteStore.ts';
import { type Entry, type FindingDraft, readKept } from './notes.ts';

/** What the findings are about, by the contract's names. */
export type NoteTarget = { readonly section_id: number } | { readonly application_id: number };

const PATH = '/api/admin/finding_draft';

/** A pause in typing; then what is written is saved. */
const PAUSE_MS = 800;

/** Colleagues who write at the same time are seen within this time. */
const LOOK_EVERY_MS = 15_000;

const schedule = (work: () => void) => {
  const timer = setTimeout(work, PAUSE_MS);
  return () => clearTimeout(timer);
};

const resultOf = (error: unknown): SaveResult => {
  if (isConflict(error)) return { kind: 'elsewhere' };
  return { kind: mayPass(error) ? 'later' : 'refused' };
};

const bodyOf = ({
  category,
  comment,
  fileId,
  page,
  area,
  row,
  field,
  checklistKey,
}: NonNullable<Entry['finding']>) => ({
  reviewCategory: category,
  comment,
  ...{ fileId, page, area, row, field, checklistKey },
});

/** Saves one finding; the request outlives the page. */
const sendWith =
  ({ api }: Services, target: NoteTarget) =>
  async (id: string, { finding, base }: Entry): Promise<SaveResult> => {
    const about =
      'section_id' in target ? { sectionId: target.section_id } : { applicationId: target.application_id };
    const path = { id };
    const options = { outlivesPage: true, ifMatch: base === null ? null : `"v${base}"` };
    try {
      if (finding === null) await api.change('delete', `${PATH}/{id}`, { path }, { outlivesPage: true });
      else {
        const body = { ...about, ...bodyOf(finding) };
        const answer = await api.change('put', `${PATH}/{id}`, { path, body }, options);
        return { kind: 'saved', draft: answer.body };
      }
      return { kind: 'saved', draft: null };
    } catch (error) {
      return resultOf(error);
    }
  };

/** The store of one desk; what an earlier desk of this tab could not save comes first. */
const useOneStore = (record: Pick<DeskRecord, 'id' | 'submittedAt'>, target: NoteTarget): NoteStore => {
  const services = useServices();
  const queries = useQueryClient();
  const ownId = useSessions().adminSession.adminUser?.id ?? 0;
  const place = useKeptInTab('findings', record);
  const [store] = useState(() =>
    createNoteStore({
      initial: readKept(place.read()),
      ownId,
      send: sendWith(services, target),
      keep: place.keep,
      onDrafts: (drafts: readonly FindingDraft[]) => {
        const queryKey = [PATH, null, target];
        void queries.cancelQueries({ queryKey });
        queries.setQueryData(queryKey, { body: { items: [...drafts] }, etag: null });
      },
      schedule,
      newId: () => crypto.randomUUID(),
    }),
  );
  return store;
};

/** Sends what waits when the line is back, when the page is left, and when another record comes onto the desk. */
const useSendAtOnce = (store: NoteStore, maySend: boolean): void => {
  useEffect(() => {
    if (!maySend) return;
    const send = () => void store.flush();
    send();
    window.addEventListener('online', send);
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [store, maySend]);
};

/** The findings that are being written about a record, by the caller and by colleagues. */
export const useNoteStore = (
  record: Pick<DeskRecord, 'id' | 'submittedAt'>,
  target: NoteTarget,
  mayWrite: boolean,
): NoteStore => {
  const store = useOneStore(record, target);
  const isEnabled = useMayCall()('listFindingDrafts');
  const drafts = useRead(PATH, { query: target }, { isEnabled, everyMs: LOOK_EVERY_MS }).data?.body.items;
  useEffect(() => {
    if (drafts !== undefined) store.refresh(drafts);
  }, [store, drafts]);
  useSendAtOnce(store, mayWrite);
  return store;
};
