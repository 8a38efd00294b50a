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

/**
 * Log-ins and passwords: they count failures that must outlive the refused request, and hash for tens of
 * milliseconds, which should not hold a database connection. Submitting an application: the first press counts at
 * the close, also when it is refused. Their services open their own transactions.
 */
const ownTransactions = [
  /^create\w*Session$/,
  /^invalidate\w*Session$/,
  /LoginProjects$/,
  /^change\w*Password$/,
  /^(?:verify|use)\w*PasswordReset$/,
  /^send(?:Admin|User|(?:General|Ingredient|Noto|Inclusive)Application)PasswordReset$/,
  /^update\w+ApplicationSelf$/,
  /^confirm\w+ApplicationEmail$/,
];

const opensOwnTransactions = (operationId: string): boolean =>
  ownTransactions.some((pattern) => pattern.test(operationId));

const refusals = new Set([1000, 1004]);

type RunOptions = { readonly scopes: ScopeFactory };

/** @see RunOperation: a read gets the plain client, a change gets one transaction that is kept whole or not at all. */
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
      if (operation.method === 'get' || opensOwnTransactions(operation.operationId)) {
        return await handler(unpacked, scopes.forRequest(request, scopes.database.client));
      }
      return await change(operation, unpacked, request, handler);
    } catch (error) {
      if (error instanceof ApiError) await auditRefusal(operation, request, error);
      throw error;
    }
  };
};
