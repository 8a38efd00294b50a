import { randomUUID } from 'node:crypto';
import { credentials, DEALS, type Target } from './data.ts';
import type { Call } from './load.ts';

type Next = (index: number) => Call;

/** What is measured: the same question to every server. */
export type Case = {
  readonly name: string;
  readonly connections: number;
  readonly product: Next;
  /** Asked of the bare servers; where it is not told, the same as of the product. */
  readonly bare?: Next;
};

type FlatCase = Case & { readonly bare: Next };

const CONNECTIONS = 16;
const LOG_IN_CONNECTIONS = 4;
/** Offices that have a long list open at once. */
const LONG_LIST_CONNECTIONS = 2;

type Headers = Record<string, string>;

const at = (ids: readonly number[], index: number): number | undefined => ids[index % ids.length];

const memo = (): string => JSON.stringify({ memo: randomUUID() });

/**
 * A record without relations, asked of the product with all that it always does: it answers a corporation with its
 * rounds, users and account.
 */
const flatCases = (headers: Headers, { flatIds }: Target, rows: number): readonly FlatCase[] => [
  {
    name: 'read by id',
    connections: CONNECTIONS,
    product: (i) => ({ method: 'GET', path: `/api/admin/corporation/${at(flatIds, i)}`, headers }),
    bare: (i) => ({ method: 'GET', path: `/flat/corporation/${at(flatIds, i)}` }),
  },
  {
    name: `list 50 of ${rows}`,
    connections: CONNECTIONS,
    product: () => ({
      method: 'GET',
      path: '/api/admin/corporation?prefecture=13&sort=nameKana&limit=50',
      headers,
    }),
    bare: () => ({ method: 'GET', path: '/flat/corporation?prefecture=13&limit=50' }),
  },
  {
    name: 'change with audit',
    connections: CONNECTIONS,
    product: (i) => ({
      method: 'PATCH',
      path: `/api/admin/corporation/${at(flatIds, i)}`,
      headers,
      body: memo(),
    }),
    bare: (i) => ({ method: 'PATCH', path: `/flat/corporation/${at(flatIds, i)}`, body: memo() }),
  },
];

/**
 * Twice: beside bare servers that are asked the same with a session, and answer the same; and beside bare servers that
 * know no session and answer the record's own columns, for a change one UPDATE and one audit entry in one transaction.
 */
const bothWays = (cases: readonly FlatCase[]): readonly Case[] => [
  ...cases.map(({ bare: _, ...same }) => ({ ...same, name: `flat, the same answer: ${same.name}` })),
  ...cases.map((item) => ({ ...item, name: `flat, own columns: ${item.name}` })),
];

/** Records with what hangs on them, asked with a session; the bare servers look the session up as well. */
const relatedCases = (headers: Headers, { projectId, adoptedIds }: Target, rows: number): readonly Case[] => {
  const path = (index: number): string => `/api/admin/corporation/${at(adoptedIds, index)}`;
  const list = `/api/admin/application?project_id=${projectId}&status=1&sort=-submittedAt&limit=50`;
  return [
    {
      name: 'read by id',
      connections: CONNECTIONS,
      product: (i) => ({ method: 'GET', path: path(i), headers }),
    },
    {
      name: `list 50 of ${rows}`,
      connections: CONNECTIONS,
      product: () => ({ method: 'GET', path: list, headers }),
    },
    {
      name: 'change with audit',
      connections: CONNECTIONS,
      product: (i) => ({ method: 'PATCH', path: path(i), headers, body: memo() }),
    },
    {
      name: 'log-in',
      connections: LOG_IN_CONNECTIONS,
      product: () => ({ method: 'POST', path: '/api/admin/session', body: JSON.stringify(credentials) }),
    },
  ];
};

/**
 * A page of the deals of one undertaking. The bare servers answer the deals' own columns; the product compares all of
 * them with the plan, their dates and all other undertakings, and answers what is found of each, with its vouchers.
 */
const longListCases = (headers: Headers, { longListId }: Target): readonly Case[] => [
  {
    name: `payment list: 50 of ${DEALS} deals`,
    connections: LONG_LIST_CONNECTIONS,
    product: () => ({ method: 'GET', path: `/api/admin/my_page/${longListId}/payment_list`, headers }),
    bare: () => ({ method: 'GET', path: `/flat/payment_list/${longListId}?limit=50` }),
  },
];

/** Every case, for a server that gave this token. */
export const casesFor = (token: string, target: Target, rows: number): readonly Case[] => {
  const headers = { 'x-admin-session': token };
  return [
    ...bothWays(flatCases(headers, target, rows)),
    ...relatedCases(headers, target, rows),
    ...longListCases(headers, target),
  ];
};
