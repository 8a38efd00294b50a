import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Send } from '../asking.ts';
import type { DeepRow, ListTarget } from './data.ts';

/** What is asked, without its mark. */
type Question = Omit<ListCase, 'markMs'>;

type ListCase = {
  readonly name: string;
  readonly path: string;
  /** Milliseconds that it may take. */
  readonly markMs: number;
  /** The bare route answers it as well. */
  readonly isBareToo?: boolean;
};

type List = {
  readonly name: keyof ListTarget['deep'];
  readonly path: string;
  /** Its orders, as the contract calls them. */
  readonly sort: string;
  /** The order in which it is asked for a deep page. */
  readonly deepSort: string;
  /** What it is narrowed by. */
  readonly filters: Readonly<Record<string, string>>;
  /** The one of them with which it is asked for its deep page and for its number alone, too. */
  readonly farFilter?: string;
};

/** What a page may take, whatever is asked and however many rows there are (quality.md). */
const PAGE_MS = 50;

/** A page of the documents, of which there are six where the other lists have one row: with it comes their number. */
const DOCUMENTS_MS = 100;

/** What is asked of all rows: every one of them is found, counted and told in number, or put in order. */
const ALL_ROWS_MS = 250;

/** These grow with the rows that they find. */
const OF_ALL_ROWS =
  /^round: |: (part of every name|a returned document|sent back since long(, their number)?|one kind|looked after by me|sorted by -?priority)$/;

/** One of some thousand, by a part of its name; and letters that every name has. */
const RARE = '食堂 321';
const COMMON = '食堂';

/** What one message says, of which there are two for each undertaking. */
const RARE_MESSAGE = '受付 7919';

/** What a question may take. */
const markOf = (name: string): number => {
  if (OF_ALL_ROWS.test(name)) return ALL_ROWS_MS;
  const isSearch = name.endsWith('part of a name');
  return name.startsWith('sections: ') && !isSearch ? DOCUMENTS_MS : PAGE_MS;
};

const searching = (words: string): string => `q=${encodeURIComponent(words)}`;

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const searches = { 'part of a name': searching(RARE), 'part of every name': searching(COMMON) };

const threadsOf = (projectId: number): List => ({
  name: 'threads',
  path: '/api/admin/thread',
  sort: 'ThreadSort',
  deepSort: 'lastMessageAt',
  filters: {
    'waiting for the office': 'status=0',
    'one round': `project_id=${projectId}`,
    'waiting since long': `status=0&waitingTo=${dayIn(-20)}`,
    ...searches,
    'part of a message': searching(RARE_MESSAGE),
  },
  farFilter: 'waiting since long',
});

const corporationsOf = (projectId: number): List => ({
  name: 'corporations',
  path: '/api/admin/corporation',
  sort: 'CorporationSort',
  deepSort: 'displayCode',
  filters: { prefecture: 'prefecture=13', 'one round': `project_id=${projectId}`, ...searches },
});

const listsOf = ({ adminUserId, projectId }: ListTarget): readonly List[] => [
  {
    name: 'applications',
    path: '/api/admin/application',
    sort: 'ApplicationSort',
    deepSort: 'displayCode',
    filters: {
      'one state': 'status=4',
      'two states': 'status=4&status=6',
      'handed in since': `submittedFrom=${dayIn(-5)}`,
      'large amounts': 'subsidyAmountFrom=1990000',
      assignee: `assigneeAdminUserId=${adminUserId}`,
      prefecture: 'prefecture=13',
      ...searches,
    },
  },
  {
    name: 'myPages',
    path: '/api/admin/my_page',
    sort: 'MyPageSort',
    deepSort: 'displayCode',
    filters: {
      state: 'projectStatus=0',
      'due within days': `dueFrom=${dayIn(1)}&dueBefore=${dayIn(5)}`,
      'large amounts': 'grantAmountFrom=1990000',
      'looked after by me': 'mine=true',
      prefecture: 'prefecture=13',
      'a returned document': 'sectionStatus=4',
      'waiting for their amount': `awaitsAmount=true&reportedTo=${dayIn(-10)}`,
      ...searches,
    },
    farFilter: 'waiting for their amount',
  },
  {
    name: 'sections',
    path: '/api/admin/my_page/section',
    sort: 'SectionSort',
    deepSort: 'dueOn',
    filters: {
      'one round': `project_id=${projectId}`,
      'one kind': 'kind=6',
      'due within days': `dueBefore=${dayIn(2)}`,
      'sent back since long': `status=4&returnedTo=${dayIn(-10)}`,
      'looked after by me': 'mine=true',
      ...searches,
    },
    farFilter: 'sent back since long',
  },
];

/** What a round is asked for as a whole: its plan, its numbers, its companies. */
const ofRound = ({ projectId, announcementId }: ListTarget): readonly Question[] => {
  const receivers = `/api/admin/project/${projectId}/announcement/${announcementId}/receiver`;
  const days = `from=${dayIn(0)}&to=${dayIn(20)}`;
  return [
    { name: 'round: plan of three weeks', path: `/api/admin/reminder?${days}&project_id=${projectId}` },
    { name: 'round: processing times', path: `/api/admin/project/${projectId}/processing_time` },
    { name: 'round: receivers', path: receivers },
    { name: 'round: receivers that have not opened it', path: `${receivers}?isRead=false` },
  ];
};

const { components } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../bff/generated/contract/document.json'), 'utf8'),
);
const parameters: Readonly<Record<string, { readonly schema: { readonly enum: readonly string[] } }>> =
  components.parameters;

/** A cursor of the list, set upon a row far behind: to walk there would take as many pages as lie before it. */
const deepCursor = async (send: Send, path: string, { id, value }: DeepRow): Promise<string> => {
  const { nextCursor } = await send(path);
  const [mark, , ...given] = JSON.parse(Buffer.from(nextCursor ?? '', 'base64url').toString());
  const position = [mark, id, ...given.map(() => value)];
  return Buffer.from(JSON.stringify(position)).toString('base64url');
};

/** Where a list is far behind, and its number alone: whole, or narrowed. */
const far = async (
  { name, path, deepSort }: List,
  send: Send,
  { deep, word, query }: { readonly deep: DeepRow; readonly word: string; readonly query: string },
): Promise<readonly Question[]> => {
  const cursor = await deepCursor(send, `${path}?sort=${deepSort}`, deep);
  return [
    { name: `${name}: ${word}deep page`, path: `${path}?${query}sort=${deepSort}&cursor=${cursor}` },
    { name: `${name}: ${word}their number`, path: `${path}?${query}limit=1` },
  ];
};

const casesOf = async (list: List, send: Send, deep: DeepRow): Promise<readonly Question[]> => {
  const { name, path, sort, filters, farFilter } = list;
  const narrowed = farFilter && { deep, word: `${farFilter}, `, query: `${filters[farFilter]}&` };
  return [
    { name: `${name}: first page`, path },
    ...(await far(list, send, { deep, word: '', query: '' })),
    ...(narrowed ? await far(list, send, narrowed) : []),
    ...Object.entries(filters).map(([word, query]) => ({
      name: `${name}: ${word}`,
      path: `${path}?${query}`,
    })),
    ...(parameters[sort]?.schema.enum ?? []).map((order) => ({
      name: `${name}: sorted by ${order}`,
      path: `${path}?sort=${order}`,
    })),
  ];
};

/** Every question, in its order. */
export const listCases = async (send: Send, target: ListTarget): Promise<readonly ListCase[]> => {
  const { projectId, deep } = target;
  const all = [...listsOf(target), corporationsOf(projectId), threadsOf(projectId)];
  const lists = await Promise.all(all.map((list) => casesOf(list, send, deep[list.name])));
  const oneRound = `/api/admin/application?project_id=${projectId}&status=1&sort=-submittedAt&limit=50`;
  const questions: readonly Question[] = [
    ...lists.flat(),
    { name: 'applications: of a round, newest', path: oneRound, isBareToo: true },
    ...ofRound(target),
  ];
  return questions.map((question) => ({ ...question, markMs: markOf(question.name) }));
};
