import { mountedOperations } from '#bff/core/contractDocument.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import type { Reply } from '#bff/http/reply.ts';
import type { ExportAnswers } from './makeExports.service.ts';

type ListHandler = (request: object, scope: Scope) => Promise<Reply<{ readonly total: number }>>;

/** The list whose rows an operation export… has, as the contract says; one of the same name when it says nothing. */
export const listOf = (operationId: string): string =>
  mountedOperations().find((mounted) => mounted.operationId === operationId)?.countedBy ??
  operationId.replace(/^export/, 'list');

/**
 * Lets the handlers of lists answer without a request: to a job, as the person in its scope.
 * That an operation export… reads what its list… does, under the same names, is the contract's rule for lists.
 */
export const exportAnswersOf = (handlers: Handlers): ExportAnswers => {
  const known = new Map(Object.entries(handlers));
  // The generated edge: the query was held against the contract when it was ordered.
  const ask = (name: string, query: object, scope: Scope) =>
    (known.get(name) as unknown as ListHandler)({ path: {}, query }, scope);
  return {
    file: async (operationId, query, scope) => {
      const reply = await ask(operationId, query, scope);
      if (reply.kind !== 'stream' || reply.stream.made === undefined)
        throw new TypeError(`${operationId} answers no list`);
      const { content, contentType, made } = reply.stream;
      return { content, contentType, ...made };
    },
    count: async (operationId, { format: _format, columns: _columns, ...query }, scope) => {
      const reply = await ask(listOf(operationId), { ...query, limit: 1 }, scope);
      if (reply.kind !== 'json') throw new TypeError(`${operationId} has no list`);
      return reply.body.total;
    },
  };
};
