import { Prisma } from '#bff/generated/prisma/client.ts';

/**
 * What went wrong in the data, in the words of the service layer:
 * - `unique`, `foreignKey`, `check`: a rule of the database refused the write; `target` names it (constraint or index)
 * - `notFound`: the record to change or delete is not there
 * - `appendOnly`: a trigger refused to change history
 * - `serialization`: a concurrent transaction won (deadlock, write conflict, lock not had in time): may be tried again
 * - `unavailable`: the database did not answer; nothing is known to be written
 */
export type DataErrorKind =
  | 'unique'
  | 'foreignKey'
  | 'check'
  | 'notFound'
  | 'appendOnly'
  | 'serialization'
  | 'unavailable';

export type DataProblem = { kind: DataErrorKind; target: string | null };

const KIND_BY_SQLSTATE: Record<string, DataErrorKind> = {
  '23505': 'unique',
  '23503': 'foreignKey',
  '23001': 'foreignKey',
  '23514': 'check',
  '23502': 'check',
  '22P02': 'check',
  '22001': 'check',
  '22003': 'check',
  // a time outside of what PostgreSQL counts; U+0000, which its texts and JSON cannot hold
  '22008': 'check',
  '22021': 'check',
  '22P05': 'check',
  // of ours, see migrations/*_constraints: a change of an append-only table
  AP001: 'appendOnly',
  '40001': 'serialization',
  '40P01': 'serialization',
  '55P03': 'serialization',
  '57014': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '53300': 'unavailable',
  '53100': 'unavailable',
  '25P03': 'unavailable',
};

const KIND_BY_PRISMA_CODE: Record<string, DataErrorKind> = {
  P2002: 'unique',
  P2003: 'foreignKey',
  P2004: 'check',
  P2011: 'check',
  P2014: 'foreignKey',
  P2015: 'notFound',
  P2018: 'notFound',
  P2020: 'check',
  P2025: 'notFound',
  P2034: 'serialization',
  P1001: 'unavailable',
  P1002: 'unavailable',
  P1008: 'unavailable',
  P1011: 'unavailable',
  P1017: 'unavailable',
  P2024: 'unavailable',
  P2028: 'unavailable',
  P2037: 'unavailable',
};

/** What the adapter calls it when a connection could not be had or was lost; raw SQL has no other code for that. */
const KIND_BY_ADAPTER_KIND: Record<string, DataErrorKind> = {
  DatabaseNotReachable: 'unavailable',
  ConnectionClosed: 'unavailable',
  SocketTimeout: 'unavailable',
  TlsConnectionError: 'unavailable',
  TooManyConnections: 'unavailable',
  TransactionWriteConflict: 'serialization',
};

/**
 * The database was asked and no answer of its own came: no connection, a lost one, or too late. node-postgres says so
 * in words only; `createPostgresPool` puts this in their place.
 */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

type Details = { sqlState: string | null; adapterKind: string | null; target: string | null };

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The SQLSTATE and constraint of an error of Prisma, of its adapter, or of node-postgres. */
const detailsOf = (error: unknown): Details => {
  const adapterError = property(property(error, 'meta'), 'driverAdapterError') ?? error;
  const cause = property(adapterError, 'cause');
  const state = textOrNull(property(cause, 'originalCode')) ?? textOrNull(property(error, 'code'));
  const index = textOrNull(property(property(cause, 'constraint'), 'index'));
  return {
    sqlState: state,
    adapterKind: textOrNull(property(cause, 'kind')),
    target: index ?? textOrNull(property(error, 'constraint')),
  };
};

/**
 * Tells what a failed data call means; null for an error that is not the database's (it goes on as it is).
 *
 * A `serialization` problem may be tried again with the whole transaction (`inTransaction` does); nothing of an
 * `unavailable` one may be taken as written, except that a commit whose answer was lost may have happened: that is
 * what Idempotency-Keys are for.
 */
export const problemOf = (error: unknown): DataProblem | null => {
  const { sqlState, adapterKind, target } = detailsOf(error);
  const byState = KIND_BY_SQLSTATE[sqlState ?? ''] ?? KIND_BY_ADAPTER_KIND[adapterKind ?? ''];
  if (byState !== undefined) return { kind: byState, target };
  if (error instanceof Prisma.PrismaClientInitializationError) return { kind: 'unavailable', target: null };
  const byCode =
    error instanceof Prisma.PrismaClientKnownRequestError ? KIND_BY_PRISMA_CODE[error.code] : undefined;
  if (byCode !== undefined) return { kind: byCode, target };
  return error instanceof NoAnswerError ? { kind: 'unavailable', target: null } : null;
};

/** Whether a call failed for that reason, and (if told) because of that constraint or index. */
export const isProblem = (error: unknown, kind: DataErrorKind, target?: string): boolean => {
  const problem = problemOf(error);
  return problem !== null && problem.kind === kind && (target === undefined || problem.target === target);
};
