import { ErrorCode } from '#web/parts/api/errors.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers, MockRequest } from '../../createMockFetch.ts';
import { notFound, problem, reply } from '../../reply.ts';
import { dealOf, mamekuraPayments } from './mamekuraPayments.ts';
import { dealsWith, sumsOf, withFigures } from './paymentFiguresOf.ts';

type Schemas = components['schemas'];
type List = Schemas['PaymentList'];
type Item = Schemas['PaymentItem'];

const holds = ({ number, payee, description }: Item, q: string): boolean =>
  `${number} ${payee} ${description}`.normalize('NFKC').includes(q.normalize('NFKC'));

const wanted = ({ items }: List, query: URLSearchParams): Item[] => {
  const [q, category, finding] = [query.get('q') ?? '', query.get('category'), query.get('finding')];
  const number = query.get('number');
  const member = query.get('memberId');
  return (finding === null ? items : dealsWith(items, finding)).filter(
    (item) =>
      holds(item, q) &&
      (member === null || (item.member?.id ?? 0) === Number(member)) &&
      (number === null || item.number === Number(number)) &&
      (category === null || item.expenseCategory === Number(category)),
  );
};

const placeOf = (item: Item, field: string): string | number | null => {
  if (field === 'orderedOn' || field === 'paidOn' || field === 'payee' || field === 'amountTaxIncluded')
    return item[field];
  return item.number;
};

const compare = (one: string | number, other: string | number): number =>
  one < other ? -1 : Number(one > other);

/** A day that nobody knows comes last; what is alike stands by number. */
const inOrder = (items: readonly Item[], sort: string): Item[] => {
  const [field, sign] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1];
  return items.toSorted((one, other) => {
    const [first, second] = [placeOf(one, field), placeOf(other, field)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (compare(first, second) || one.number - other.number);
  });
};

const LIMIT = 50;

/** The numbers of findings are left out where they are known already. */
const asAsked = ({ counts, errorCount, ...list }: List, query: URLSearchParams): List =>
  query.get('counts') === 'false' ? list : { ...list, counts, errorCount };

/** Answers the pages of a list, as they are asked for; the cursor is the position. */
export const pagesOf =
  (list: List) =>
  ({ query }: Pick<MockRequest, 'query'>) => {
    const found = inOrder(wanted(list, query), query.get('sort') ?? 'number');
    const from = Number(query.get('cursor') ?? 0);
    const to = from + Number(query.get('limit') ?? LIMIT);
    return reply({
      ...asAsked(list, query),
      items: found.slice(from, to),
      nextCursor: to < found.length ? String(to) : null,
      total: found.length,
      sums: sumsOf(found),
    });
  };

/** A deal of a list by the id of its address. */
export const itemIn = (items: readonly Item[], id: string | undefined) => {
  const item = items.find((one) => one.id === Number(id));
  return item === undefined ? notFound : reply(item, item.version);
};

type Sent = Partial<Item> & { readonly memberId?: number | null };

const isFacts = (body: unknown): body is Sent => typeof body === 'object' && body !== null;

/** A deal with what was sent of it; whose it is, is said by id and told with the name. */
const withSent = (item: Item, body: unknown, { members }: List): Item => {
  if (!isFacts(body)) return item;
  const { memberId, ...facts } = body;
  const member = members.find(({ id }) => id === memberId);
  const given =
    memberId === undefined ? {} : { member: member ? { id: member.id, name: member.name } : null };
  const changed = { ...item, ...facts, ...given };
  return { ...changed, acceptedAmount: changed.eligibleAmount - changed.excludedAmount };
};

/** A payment list with which one can work: what is sent stands in it afterwards. */
export const paymentHandlers = (list: List = mamekuraPayments): MockHandlers => {
  let items: readonly Item[] = list.items;
  const at = (id: string | undefined) => items.find((item) => item.id === Number(id));
  return {
    getUserPaymentList: (request) =>
      pagesOf(items === list.items ? list : withFigures({ ...list, items: [...items] }))(request),
    getUserPaymentItem: ({ path }) => itemIn(items, path.id),
    createUserPaymentItem: ({ body }) => {
      const number = items.length + 1;
      const blank: Item = { ...dealOf(1), id: 40 + number, number, vouchers: [], findings: [] };
      const added = withSent(blank, body, list);
      items = [...items, added];
      return reply(added);
    },
    updateUserPaymentItem: ({ path, body, headers }) => {
      const item = at(path.id);
      if (item === undefined) return notFound;
      const seen = headers.get('if-match');
      if (seen !== null && seen !== etagOf(item)) {
        return problem({
          status: 412,
          code: ErrorCode.INVALID_PARAMETER,
          detail: 'ほかの人が先に変更しました。',
        });
      }
      const changed = { ...withSent(item, body, list), version: item.version + 1 };
      items = items.map((one) => (one === item ? changed : one));
      return reply(changed);
    },
    deleteUserPaymentItem: ({ path }) => {
      items = items.filter(({ id }) => id !== Number(path.id));
      return reply(null);
    },
  };
};
