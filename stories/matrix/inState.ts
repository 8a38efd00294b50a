import type { OperationId } from '#web/mock/contract.ts';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, type MockProblem, type MockReply, notFound, pending, problem } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { doorHandlers } from '#web/mock/scenarios/access/doors.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { operationFacts } from '#web/parts/api/generated/operations.ts';
import { sessionEnded, silent } from '../screens/outages.ts';
import { asAdmin, type ScreenProps } from '../screens/Screen.tsx';
import { longNames } from '../view/longNames.ts';
import { refusedBy } from './cells.ts';
import type { Row } from './rows.ts';
import type { State } from './states.ts';

type Outcome = MockReply<unknown> | MockProblem;
type Handler = Outcome | ((request: never) => Outcome | Promise<Outcome>);
type List = { readonly items: readonly object[]; readonly total?: number };

/** More than any page of a list holds. */
const MANY = 60;

const refused = problem({
  status: 403,
  code: ErrorCode.ACCESS_DENIED,
  detail: 'この操作を行う権限がありません。',
});

const isList = (body: unknown): body is List =>
  typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items);

/** The same answer with other rows. */
const withItems =
  (change: (list: List) => object) =>
  (handler: Handler): Handler =>
  async (request: never) => {
    const outcome = await (typeof handler === 'function' ? handler(request) : handler);
    return outcome.kind === 'reply' && isList(outcome.body)
      ? { ...outcome, body: { ...outcome.body, ...change(outcome.body) } }
      : outcome;
  };

const emptied = withItems((list) => ({ items: [], ...(typeof list.total === 'number' ? { total: 0 } : {}) }));

const UUID_START = /^[\da-f]{8}(?=-)/i;

/** 3, `application-3`, `section-42-2026-11-20`, a UUID: what a row is known by, in another round. */
const idInRound = (id: unknown, round: number): unknown => {
  const inRound = (number: number): number => number + round * 1_000_000;
  if (typeof id === 'number') return inRound(id);
  if (typeof id !== 'string') return id;
  return UUID_START.test(id)
    ? id.replace(UUID_START, round.toString(16).padStart(8, '0'))
    : id.replace(/\d+/, (number) => String(inRound(Number(number))));
};

/** Each row again and again; what has a number gets one of its own. */
const multiplied = withItems((list) => ({
  items: Array.from({ length: MANY }, (_, index) => {
    const item = list.items[index % list.items.length] ?? {};
    const round = Math.floor(index / list.items.length);
    return 'id' in item && round > 0 ? { ...item, id: idInRound(item.id, round) } : item;
  }),
  ...(typeof list.total === 'number' ? { total: 12_345 } : {}),
}));

const isOperation = (id: string): id is OperationId => id in operationFacts;

const isRead = (id: OperationId): boolean => operationFacts[id].method === 'get';

const everyRead = (
  handlers: MockHandlers,
  handler: unknown,
  isMeant: (id: OperationId) => boolean = () => true,
): MockHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([id, own]) => [
      id,
      isOperation(id) && isRead(id) && isMeant(id) ? handler : own,
    ]),
  );

const only = (
  handlers: MockHandlers,
  reads: OperationId | null,
  change: (own: Handler) => unknown,
): MockHandlers => {
  const own = reads === null ? undefined : handlers[reads];
  if (reads === null || own === undefined) return handlers;
  return { ...handlers, [reads]: change(own as Handler) };
};

type Change = (handlers: MockHandlers, row: Row) => MockHandlers;

const CHANGES: Partial<Record<State, Change>> = {
  loading: (handlers) => everyRead(handlers, pending),
  empty: (handlers, { reads }) => only(handlers, reads, emptied),
  many: (handlers, { reads }) => only(handlers, reads, multiplied),
  long: longNames,
  broken: (handlers) => everyRead(handlers, broken),
  sessionEnded: (handlers) => ({ ...sessionEnded(handlers), ...doorHandlers }),
  offline: silent,
  noPermission: (handlers, { reads }) => only(handlers, reads, () => refused),
  notFound: (handlers) => everyRead(handlers, notFound, (id) => operationFacts[id].path.includes('{')),
};

/** What the page of a row is shown with in a state. @param scene when all is well */
export const inState = (scene: ScreenProps, row: Row, state: State): ScreenProps => {
  const change = CHANGES[state];
  const handlers = change === undefined ? scene.handlers : change(scene.handlers, row);
  const [stranger = AdminType.Inspector] = refusedBy(row);
  const visitor = state === 'noPermission' ? asAdmin(adminSession(stranger)) : scene.visitor;
  return { ...scene, handlers, visitor };
};
