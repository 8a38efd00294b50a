import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { shareKeyOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import { commonMessages } from '#bff/core/common.words.ts';
import type { MountedOperation } from '#bff/core/contractDocument.ts';
import type { Scope } from '#bff/core/scope.ts';
import { inOneOrder } from '#bff/core/texts/inOneOrder.ts';
import {
  completeIdempotencyKey,
  findIdempotencyKey,
  reserveIdempotencyKey,
} from '#bff/platform/database/idempotencyKeys.ts';
import type { AnyRequest } from './anyRequest.ts';
import type { Reply } from './reply.ts';

type Call = { operation: MountedOperation; request: Request; unpacked: AnyRequest };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The stored answer may hold a new session's token, so it can only be opened with the caller's own key. */
const cipherKey = (key: string): Buffer => Buffer.from(hkdfSync('sha256', key, 'hojo', 'idempotency', 32));

const seal = (key: string, reply: Reply<unknown>): string => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(reply)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
};

/** Instants of a body are written as text again; that of a cookie is asked as an instant. */
const withItsTimes = (reply: Reply<unknown>): Reply<unknown> => {
  if (reply.kind === 'stream' || reply.cookies === undefined) return reply;
  const cookies = reply.cookies.map((cookie) => ({ ...cookie, expiresAt: new Date(cookie.expiresAt) }));
  return { ...reply, cookies };
};

const open = (key: string, stored: string): Reply<unknown> => {
  const bytes = Buffer.from(stored, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
  return withItsTimes(JSON.parse(text));
};

/** A fast hash over a password could be guessed past the slow one that is stored for it. */
const withoutPasswords = (name: string, value: unknown): unknown =>
  /password/i.test(name) ? undefined : value;

const requestHashOf = ({ unpacked }: Call): string =>
  sha256(
    JSON.stringify(
      inOneOrder([unpacked.path, unpacked.query, unpacked.body, unpacked.file?.sha256]),
      withoutPasswords,
    ),
  );

/** One use of an Idempotency-Key. */
type KeyUse = {
  readonly key: string;
  readonly reservation: { readonly actorKey: string; readonly operation: string; readonly key: string };
  readonly requestHash: string;
};

const keyUseOf = (scope: Scope, call: Call): KeyUse | undefined => {
  const key = call.request.get('idempotency-key');
  if (call.operation.method !== 'post' || key === undefined) return undefined;
  const reservation = {
    actorKey: shareKeyOf(scope.actor, scope.caller.ip),
    operation: call.operation.operationId,
    key: sha256(key),
  };
  return { key, reservation, requestHash: requestHashOf(call) };
};

/** The same text for the same caller, operation and key; undefined when the request has no key. */
export const turnOf = (scope: Scope, call: Call): string | undefined => {
  const use = keyUseOf(scope, call);
  return use && JSON.stringify(use.reservation);
};

type StoredKey = Awaited<ReturnType<typeof findIdempotencyKey>>;

const answerOf = (stored: StoredKey, { key, requestHash }: KeyUse): Reply<unknown> => {
  if (stored?.sealed == null || stored.requestHash !== requestHash) {
    throw new ApiError('KEY_REUSED', { detail: commonMessages.keyReused });
  }
  return open(key, stored.sealed);
};

/**
 * The answer that was given to this key, so that slow work is not done again for it.
 * @throws KEY_REUSED when the key was used with another content
 */
export const answeredBefore = async (scope: Scope, call: Call): Promise<Reply<unknown> | undefined> => {
  const use = keyUseOf(scope, call);
  const stored = use && (await findIdempotencyKey(scope.db, use.reservation));
  return use && stored ? answerOf(stored, use) : undefined;
};

/**
 * Does a thing once for each Idempotency-Key of a caller: the key and the answer are written in the same
 * transaction as the thing itself, so that a retry, also after a crash, gets the first answer.
 *
 * @throws KEY_REUSED when the key was used with another content
 */
export const withIdempotency = async (
  scope: Scope,
  call: Call,
  work: () => Promise<Reply<unknown>>,
): Promise<Reply<unknown>> => {
  const use = keyUseOf(scope, call);
  if (use === undefined) return work();
  const { key, reservation, requestHash } = use;
  // A second request with the same key waits here until the first is committed or undone.
  if (await reserveIdempotencyKey(scope.db, { ...reservation, requestHash, createdAt: scope.now })) {
    const reply = await work();
    await completeIdempotencyKey(scope.db, reservation, { status: reply.status, sealed: seal(key, reply) });
    return reply;
  }
  return answerOf(await findIdempotencyKey(scope.db, reservation), use);
};
