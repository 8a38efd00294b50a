import { finished } from 'node:stream/promises';
import type { Request } from 'express';
import { shareKeyOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { MountedOperation } from '#bff/core/contractDocument.ts';
import { type Proposal, ProposedError } from '#bff/core/fourEyes.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SecondPhase } from '#bff/core/secondPhase.ts';
import { assertStorableTexts } from '#bff/core/texts/storableText.ts';
import { createFairTurns, type FairTurns } from '#bff/core/threads/fairTurns.ts';
import type { AnyRequest } from './anyRequest.ts';
import { answeredBefore, turnOf, withIdempotency } from './idempotency.ts';
import { createTurns } from './inTurn.ts';
import { partOf } from './listParts.ts';
import { contextOf } from './middleware/requestContext.ts';
import { wire } from './present.ts';
import { recordRefusal } from './recordRefusal.ts';
import { proposed, type Reply } from './reply.ts';
import type { ScopeFactory } from './scopeFactory.ts';

type Answer = Reply<unknown> | SecondPhase<Reply<unknown>>;
type AnyHandler = (request: AnyRequest, scope: Scope) => Promise<Answer>;

const isSecondPhase = (answer: Answer): answer is SecondPhase<Reply<unknown>> => 'attach' in answer;

/** The types of the handlers keep this from happening (`Handlers`). */
const replyOf = (answer: Answer): Reply<unknown> => {
  if (isSecondPhase(answer)) throw new Error('this operation has no second phase');
  return answer;
};

/** Runs one operation for one request: its scope, its transaction, its Idempotency-Key. */
export type RunOperation = (
  operation: MountedOperation,
  unpacked: AnyRequest,
  request: Request,
  handler: AnyHandler,
) => Promise<Reply<unknown>>;

const refusals = new Set([1000, 1004]);

type RunOptions = { readonly scopes: ScopeFactory };

type Running = {
  readonly operation: MountedOperation;
  readonly unpacked: AnyRequest;
  readonly request: Request;
  /** With the plain client. */
  readonly scope: Scope;
  readonly handler: AnyHandler;
};

/** Less than a proxy waits for the first byte of an archive. */
const ARCHIVE_MS = 20_000;

/** Holds one of its caller's turns from before anything is done until the last of it is sent. */
const inArchiveTurn = (
  archives: FairTurns,
  { actor, caller }: Scope,
  work: () => Promise<Reply<unknown>>,
): Promise<Reply<unknown>> =>
  new Promise((resolve, reject) => {
    const sent = async (): Promise<void> => {
      const reply = await work();
      resolve(reply);
      if (reply.kind === 'stream') await finished(reply.stream.content).catch(() => undefined);
    };
    archives.run(shareKeyOf(actor, caller.ip), sent, AbortSignal.timeout(ARCHIVE_MS)).catch(reject);
  });

/** What needs two people is not done: it is kept, for a second one to decide (domain 12). */
const propose = ({ scope, ...call }: Running, proposal: Proposal): Promise<Reply<unknown>> =>
  scope.transaction((inner) =>
    withIdempotency(inner, call, async () => {
      const { path, body } = call.unpacked;
      const { operationId } = call.operation;
      return proposed(
        wire(await inner.ask('keepProposal', { operationId, request: { path, body }, proposal })),
      );
    }),
  );

const change = async (running: Running): Promise<Reply<unknown>> => {
  const { scope, handler, ...call } = running;
  try {
    return await scope.transaction((inner) =>
      withIdempotency(inner, call, async () => replyOf(await handler(call.unpacked, inner))),
    );
  } catch (error) {
    if (error instanceof ProposedError) return propose(running, error.proposal);
    throw error;
  }
};

/** The short transaction after the slow work; what that left goes when it was not put to use. */
const finish = async (second: SecondPhase<Reply<unknown>>, { scope, ...call }: Running) => {
  // From here on the second phase answers for the file, not `discardUpload`.
  call.request.files = [];
  let isAttached = false;
  try {
    return await scope.transaction((inner) => {
      isAttached = false;
      return withIdempotency(inner, call, async () => {
        const reply = await second.attach(inner);
        isAttached = true;
        return reply;
      });
    });
  } finally {
    // Attached and yet failed: the commit was lost, and may have been kept. The sweep looks whether a row names it.
    if (!isAttached) await second.abandon();
  }
};

/** Notes what somebody who is logged in was refused. */
const auditRefusal = async (
  scopes: ScopeFactory,
  { operationId }: MountedOperation,
  request: Request,
  error: ApiError,
): Promise<void> => {
  const { actor } = contextOf(request);
  if (actor === undefined || !refusals.has(error.code)) return;
  const scope = scopes.forRequest(request, scopes.database.client);
  await recordRefusal(scope, { actor, operationId, error });
};

/**
 * @see RunOperation: a read gets the plain client, and so does a change that opens its own transactions; any other change
 * gets one transaction, kept whole or not at all, at once or after its slow work.
 */
export const createRunOperation = ({ scopes }: RunOptions): RunOperation => {
  const inTurn = createTurns();
  // Each is bound by its reader's line, so all together take as many as there are; one person has his share.
  const archives = createFairTurns({
    name: 'archives',
    width: Infinity,
    maxWaiting: Infinity,
    share: scopes.config.share,
  });
  const changeInPhases = (running: Running): Promise<Reply<unknown>> =>
    inTurn(turnOf(running.scope, running), async () => {
      const { scope, handler, unpacked } = running;
      const earlier = await answeredBefore(scope, running);
      if (earlier !== undefined) {
        // The repeated upload brought its file along again; the first one is kept.
        if (unpacked.file !== undefined) await scope.storage.remove(unpacked.file.key);
        return earlier;
      }
      const answer = await handler(unpacked, scope);
      return isSecondPhase(answer) ? finish(answer, running) : answer;
    });

  const runOne = async (running: Running): Promise<Reply<unknown>> => {
    const { operation, unpacked, scope, handler } = running;
    if (operation.transaction === 'phases') return changeInPhases(running);
    const isAlone = operation.method === 'get' || operation.transaction === 'own';
    return isAlone ? partOf(operation, unpacked, replyOf(await handler(unpacked, scope))) : change(running);
  };

  return async (operation, unpacked, request, handler) => {
    try {
      for (const part of [unpacked.path, unpacked.query, unpacked.body]) assertStorableTexts(part);
      const { client } = scopes.database;
      const asked = scopes.forRequest(request, client);
      const scope = operation.allowsStaleReads ? await asked.readingForFiles() : asked;
      const work = () => runOne({ operation, unpacked, request, scope, handler });
      return await (operation.isArchive ? inArchiveTurn(archives, scope, work) : work());
    } catch (error) {
      if (error instanceof ApiError) await auditRefusal(scopes, operation, request, error);
      throw error;
    }
  };
};
