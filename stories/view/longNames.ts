import type { OperationId } from '#web/mock/contract.ts';
import { answerFaults } from '#web/mock/contractFaults.ts';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { type MockProblem, type MockReply, responseOf } from '#web/mock/reply.ts';
import { operationFacts } from '#web/parts/api/generated/operations.ts';

type Outcome = MockReply<unknown> | MockProblem;
type Handler = Outcome | ((request: never) => Outcome | Promise<Outcome>);

/** What people, businesses, plans and papers are called. */
const NAMES = /^(?:name|title|label|subject|organization)$|(?:Name|Title)$/;

const FILLER =
  '・全国給食事業者連絡協議会・地域食材活用コンソーシアム代表事業者・特定非営利活動法人こども食堂支援機構';

/** As long as most names may be. */
const LONG = 100;

/** Lengths for single properties, by their names. */
type Limits = ReadonlyMap<string, number>;

const longer = (name: string, length: number): string =>
  name.length >= length ? name : `${name}${FILLER.repeat(2)}`.slice(0, length);

const lengthen = (value: unknown, limits: Limits): unknown => {
  if (Array.isArray(value)) return value.map((item) => lengthen(item, limits));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [
      key,
      typeof inside === 'string' && NAMES.test(key)
        ? longer(inside, limits.get(key) ?? LONG)
        : lengthen(inside, limits),
    ]),
  );
};

/** What the contract says of an answer that is too long: `/items/0/name must NOT have more than … {"limit":50}`. */
const limitsIn = (faults: readonly string[]): Limits =>
  new Map(
    faults.flatMap((fault) => {
      const [, name = '', limit] = /(\w+) must NOT have more than .*"limit":(\d+)/.exec(fault) ?? [];
      return limit === undefined ? [] : [[name, Number(limit)]];
    }),
  );

/** The answer with names as long as the contract lets them be; each property that may be less long shows itself. */
const withLongNames = async (id: OperationId, outcome: Outcome): Promise<Outcome> => {
  if (outcome.kind === 'problem' || outcome.body instanceof Blob) return outcome;
  let limits: Limits = new Map();
  for (;;) {
    const long = { ...outcome, body: lengthen(outcome.body, limits) };
    const faults = await answerFaults(id, responseOf(id, operationFacts[id].path, long));
    const found = limitsIn(faults);
    if (faults.length === 0) return long;
    if ([...found].every(([name, limit]) => limits.get(name) === limit)) return outcome;
    limits = new Map([...limits, ...found]);
  }
};

const isOperation = (id: string): id is OperationId => id in operationFacts;

/** The same scenario, in which everything that has a name has a long one, as long as the contract allows. */
export const longNames = (handlers: MockHandlers): MockHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([id, handler]: [string, Handler]) => [
      id,
      async (request: never) => {
        const outcome = await (typeof handler === 'function' ? handler(request) : handler);
        return isOperation(id) ? withLongNames(id, outcome) : outcome;
      },
    ]),
  );
