import { operationFacts } from '#web/parts/api/generated/operations.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { OperationId } from '../contract.ts';
import type { BodyOf, MockHandlers, MockRequest } from '../createMockFetch.ts';
import { notFound, reply } from '../reply.ts';
import { rowsAsked } from '../rows.ts';
import desk from './desk.json?raw';
import himawari from './himawari.json?raw';
import inspector from './inspector.json?raw';
import mamekura from './mamekura.json?raw';
import mirai from './mirai.json?raw';
import miraiFirst from './miraiFirst.json?raw';
import miraiMember from './miraiMember.json?raw';
import office from './office.json?raw';
import operations from './operations.json?raw';
import yasashii from './yasashii.json?raw';

/*
 * One world for all stories: what the server with the demo answered (`npm run capture`, checked by the slow ring). A
 * state that the demo is not in is a small override: `{ ...office.handlers, getRecovery: reply({ ...office.saw(
 * 'getRecovery', 3), availableActions: [] }) }`. Nothing of the demo is written a second time.
 */

/** By operation and by the numbers in its address. */
type Answers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What one visitor is answered. */
export type World<Session> = {
  /** Of his log-in. */
  readonly session: Session;
  /** Every read that was captured; what has no number in the demo is not found. */
  readonly handlers: MockHandlers;
  /**
   * One answer, to change a little.
   * @param ids the numbers in its address, in their order
   * @throws Error where the demo has no such record: another one is meant, or it has to be captured
   */
  readonly saw: <Id extends OperationId>(id: Id, ...ids: readonly (number | string)[]) => BodyOf<Id>;
  /** Every answer of an operation: its records, one by one. */
  readonly sawAll: <Id extends OperationId>(id: Id) => readonly BodyOf<Id>[];
};

/** What a row is about, in the words of the lists. */
type Subject = {
  readonly mypageId?: number | null;
  readonly mypage?: { readonly id: number; readonly projectId: number } | null;
  readonly application?: { readonly id: number } | null;
  readonly projectId?: number;
  readonly corporationId?: number;
};

type Row = Parameters<typeof rowsAsked>[0][number] & Subject;
type List = { readonly items: readonly Row[]; readonly total: number };

/** A list whose rows are counted: they are those that a question asks for. */
const isList = (body: unknown): body is List =>
  typeof body === 'object' &&
  body !== null &&
  'items' in body &&
  'total' in body &&
  typeof body.total === 'number';

/** Whether a row is about the my page, the application, the round or the company that a question names. */
const isAbout = (
  { mypageId, mypage, application, projectId, corporationId }: Subject,
  query: URLSearchParams,
): boolean =>
  [
    ['mypage_id', mypageId ?? mypage?.id],
    ['application_id', application?.id],
    ['project_id', projectId ?? mypage?.projectId],
    ['corporation_id', corporationId],
  ].every(([name, id]) => !query.has(String(name)) || query.get(String(name)) === String(id));

const listAsked = ({ items, ...list }: List, query: URLSearchParams) => ({
  ...list,
  ...rowsAsked(
    items.filter((row) => isAbout(row, query)),
    query,
  ),
});

const placeOf = (ids: readonly (number | string)[]): string => ids.join('/');

/** What a captured visitor is answered. @param text of his file */
export const worldOf = <Session>(text: string): World<Session> => {
  const answers: Answers = JSON.parse(text);
  const answer = (id: string, { path, query }: MockRequest) => {
    const body = answers[id]?.[placeOf(Object.values(path))];
    if (body === undefined) return notFound;
    // The captured edge: the server was held against the contract when it answered, and the mock is again.
    return reply((isList(body) ? listAsked(body, query) : body) as never);
  };
  const reads = Object.keys(answers).filter((id) => id in operationFacts);
  return {
    session: answers.loggedIn?.[''] as Session,
    handlers: Object.fromEntries(reads.map((id) => [id, (request: MockRequest) => answer(id, request)])),
    saw: (id, ...ids) => {
      const body = answers[id]?.[placeOf(ids)];
      if (body === undefined) throw new Error(`The world has no ${id} ${placeOf(ids)}`);
      return body as never;
    },
    sawAll: (id) => Object.values(answers[id] ?? {}) as never,
  };
};

/** 事務局 花子 (JMAC). */
export const officeWorld = worldOf<components['schemas']['AdminSession']>(office);

/** The same after the day on which the stories look: what the office has done in the demo that nobody had worked in. */
export const operationsWorld = worldOf<unknown>(operations);

/** The same person at the my page of 豆くら, and at its documents: 支払経費一覧, 発注書（1-2）. */
export const deskWorld = worldOf<components['schemas']['AdminSession']>(desk);

/** 株式会社みらい食堂 in 業態転換 第1次, paid years ago: it reports on effects, property and taxes. */
export const miraiFirstWorld = worldOf<components['schemas']['UserSession']>(miraiFirst);

/** The same in 成長支援 第1次, whose money has been paid: a part of it has to be paid back. */
export const miraiWorld = worldOf<components['schemas']['UserSession']>(mirai);

/** 株式会社豆くら in 調達リスク軽減 第2次, at work: a document is to be mended. */
export const mamekuraWorld = worldOf<components['schemas']['UserSession']>(mamekura);

/** 一般社団法人やさしい外食推進協会 in インクルーシブ 第2次: it represents a consortium at work. */
export const yasashiiWorld = worldOf<components['schemas']['UserSession']>(yasashii);

/** 株式会社みらい食堂 in the same: a member that has joined a few days ago, and hands in its own part. */
export const miraiMemberWorld = worldOf<components['schemas']['UserSession']>(miraiMember);

/** 検査 誠, who has an inspection to make. */
export const inspectorWorld = worldOf<components['schemas']['AdminSession']>(inspector);

/** 株式会社ひまわり給食センター in 成長支援 第2次: a delivery note came back, with two findings still to be answered. */
export const himawariWorld = worldOf<components['schemas']['UserSession']>(himawari);
