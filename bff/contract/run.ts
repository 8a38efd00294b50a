import type { Request } from 'express';
import { ApiError } from '../core/apiError.ts';
import type { MountedOperation } from '../core/contractDocument.ts';
import type { Db } from '../core/database.ts';
import type { Scope } from '../core/scope.ts';
import { inTransaction } from '../data/engine/transaction.ts';
import { contextOf } from '../middleware/requestContext.ts';
import { recordRefusal } from '../services/audit/recordRefusal.ts';
import { assertStorableTexts } from '../services/common/storableText.ts';
import type { AnyRequest } from './anyRequest.ts';
import { withIdempotency } from './idempotency.ts';
import type { Reply } from './reply.ts';
import type { ScopeFactory } from './scopeFactory.ts';

type AnyHandler = (request: AnyRequest, scope: Scope) => Promise<Reply<unknown>>;

/** Runs one operation for one request: its scope, its transaction, its Idempotency-Key. */
export type RunOperation = (
  operation: MountedOperation,
  unpacked: AnyRequest,
  request: Request,
  handler: AnyHandler,
) => Promise<Reply<unknown>>;

const refusals = new Set([1000, 1004]);

type RunOptions = { readonly scopes: ScopeFactory };

/**
 * @see RunOperation: a read gets the plain client, and so does a change that opens its own transactions; any other change
 * gets one transaction, kept whole or not at all.
 */
export const createRunOperation = ({ scopes }: RunOptions): RunOperation => {
  const auditRefusal = async (
    operation: MountedOperation,
    request: Request,
    error: ApiError,
  ): Promise<void> => {
    const { actor } = contextOf(request);
    if (actor === undefined || !refusals.has(error.code)) return;
    const scope = scopes.forRequest(request, scopes.database.client);
    await recordRefusal(scope, { actor, operationId: operation.operationId, error });
  };

  const change = async (
    operation: MountedOperation,
    unpacked: AnyRequest,
    request: Request,
    handler: AnyHandler,
  ): Promise<Reply<unknown>> => {
    const tasks: (() => Promise<void>)[] = [];
    const reply = await inTransaction(scopes.database, async (db: Db) => {
      const scope = scopes.forRequest(request, db, (task) => tasks.push(task));
      return withIdempotency(scope, { operation, request, unpacked }, () => handler(unpacked, scope));
    });
    await Promise.allSettled(tasks.map((task) => task()));
    scopes.wake();
    return reply;
  };

  return async (operation, unpacked, request, handler) => {
    try {
      for (const part of [unpacked.path, unpacked.query, unpacked.body]) assertStorableTexts(part);
      if (operation.method === 'get' || operation.transaction === 'own') {
        return await handler(unpacked, scopes.forRequest(request, scopes.database.client));
      }
      return await change(operation, unpacked, request, handler);
    } catch (error) {
      if (error instanceof ApiError) await auditRefusal(operation, request, error);
      throw error;
    }
  };
};
