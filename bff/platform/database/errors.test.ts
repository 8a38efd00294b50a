import { describe, expect, it } from 'vitest';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { problemOf } from './errors.ts';

/** As Prisma reports a raw statement that the adapter could not run. */
const rawFailure = (cause: object, message = 'Raw query failed.'): Error =>
  new Prisma.PrismaClientKnownRequestError(message, {
    code: 'P2010',
    clientVersion: 'test',
    meta: { driverAdapterError: { name: 'DriverAdapterError', cause } },
  });

describe('a raw statement that failed', () => {
  it.each([
    [{ kind: 'postgres', originalCode: '57P03', originalMessage: 'starting up' }, 'unavailable'],
    [{ kind: 'DatabaseNotReachable', host: '127.0.0.1', port: 5432 }, 'unavailable'],
    [{ kind: 'ConnectionClosed' }, 'unavailable'],
    [{ kind: 'SocketTimeout' }, 'unavailable'],
    [{ kind: 'TransactionWriteConflict', originalCode: '40001' }, 'serialization'],
    [{ kind: 'postgres', originalCode: '23514', originalMessage: 'violates check "x"' }, 'check'],
  ])('with %j is %s', (cause, kind) => {
    expect(problemOf(rawFailure(cause))?.kind).toBe(kind);
  });

  it('for a reason of its own is nothing that the caller could wait for', () => {
    expect(problemOf(rawFailure({ kind: 'postgres', originalCode: '42601' }, 'syntax error'))).toBeNull();
  });
});
