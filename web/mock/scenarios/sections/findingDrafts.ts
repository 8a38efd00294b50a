import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { problem, reply } from '../../reply.ts';
import { operationsWorld } from '../../world/world.ts';

type Schemas = components['schemas'];
type Draft = Schemas['FindingDraft'];

const isInput = (body: unknown): body is Schemas['FindingDraftInput'] =>
  typeof body === 'object' && body !== null && 'comment' in body;

const isTakeOver = (body: unknown): body is Schemas['FindingDraftTakeOver'] =>
  typeof body === 'object' && body !== null && 'authorAdminUserId' in body;

const [begun] = operationsWorld.saw('listFindingDrafts').items;
if (begun === undefined) throw new Error('a finding that somebody writes');

/** What 受付 清 has begun about a document. */
export const colleaguesDraft = (sectionId: number): Draft => ({ ...begun, sectionId });

const own = { authorAdminUserId: 1, authorName: '事務局 花子' };

const draftOf = (id: string, body: Schemas['FindingDraftInput'], version: number): Draft => ({
  ...colleaguesDraft(0),
  ...own,
  id,
  version,
  sectionId: body.sectionId ?? null,
  applicationId: body.applicationId ?? null,
  reviewCategory: body.reviewCategory,
  comment: body.comment,
  fileId: body.fileId ?? null,
  page: body.page ?? null,
  area: body.area ?? null,
  row: body.row ?? null,
  field: body.field ?? null,
  checklistKey: body.checklistKey ?? null,
});

/**
 * Findings that are written as on the server, by version and author.
 * @param drafts what lies there; it changes as the desk writes
 */
export const findingDraftHandlers = (drafts: Map<string, Draft> = new Map()): MockHandlers => {
  const about = (sectionId: unknown, applicationId: unknown) => ({
    items: [...drafts.values()].filter((draft) =>
      sectionId === null
        ? draft.applicationId === Number(applicationId)
        : draft.sectionId === Number(sectionId),
    ),
  });
  return {
    listFindingDrafts: ({ query }) => reply(about(query.get('section_id'), query.get('application_id'))),
    saveFindingDraft: ({ path, body, headers }) => {
      const id = path.id ?? '';
      const known = drafts.get(id);
      const version = known?.version ?? 0;
      const ifMatch = headers.get('if-match');
      if (ifMatch !== null && ifMatch !== `"v${version}"`)
        return problem({ status: 412, code: 1004, detail: 'ほかの人が先に変更しました。' });
      if (!isInput(body)) return reply(colleaguesDraft(234));
      const draft = draftOf(id, body, version + 1);
      drafts.set(id, draft);
      return reply(draft, draft.version);
    },
    deleteFindingDraft: ({ path }) => {
      drafts.delete(path.id ?? '');
      return reply(null);
    },
    takeOverFindingDrafts: ({ body }) => {
      for (const draft of drafts.values())
        if (isTakeOver(body) && draft.authorAdminUserId === body.authorAdminUserId)
          drafts.set(draft.id, { ...draft, ...own, version: draft.version + 1 });
      return isTakeOver(body)
        ? reply(about(body.sectionId ?? null, body.applicationId))
        : reply({ items: [] });
    },
  };
};
