import type { MachineActor } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import { commonMessages } from '#bff/core/common.words.ts';
import type { Allowance } from '#bff/core/limitStore.ts';
import type { Scope } from '#bff/core/scope.ts';
import { recordAudit } from '#bff/modules/trail/index.ts';
import { isSameSecret } from '#bff/platform/secrets/secrets.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { isWithin } from './addressRanges.service.ts';
import { findPresentedKey, type PresentedKey, touchMachineKey } from './machineKeys.data.ts';
import { connectedSystem, machineKeyMessages as messages } from './machineKeys.words.ts';

/** `hojo_{id}.{secret}`: the id says which key it is, also where a scanner of leaked secrets finds it. */
const tokenForm = /^hojo_([0-9a-f]{16})\.([A-Za-z0-9_-]{43})$/;

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

const isItsSecret = (key: PresentedKey, secret: string, now: Date): boolean => {
  if (isSameSecret(secret, key.secretHash)) return true;
  const { previousHash, previousUntil } = key;
  return (
    previousHash !== null &&
    previousUntil !== null &&
    now < previousUntil &&
    isSameSecret(secret, previousHash)
  );
};

/** @throws UNAUTHORIZED for what is no key, SESSION_INVALIDATED for one that was stopped, SESSION_EXPIRED */
const requireKey = async (scope: Scope): Promise<PresentedKey> => {
  const [, publicId, secret] = tokenForm.exec(scope.caller.machineToken ?? '') ?? [];
  const key = publicId === undefined ? null : await findPresentedKey(scope.db, publicId);
  if (key === null || secret === undefined || !isItsSecret(key, secret, scope.now))
    throw new ApiError('UNAUTHORIZED', { detail: messages.unknownKey });
  if (key.stoppedAt !== null) throw new ApiError('SESSION_INVALIDATED', { detail: messages.stoppedKey });
  if (key.expiresOn !== null && key.expiresOn < tokyoDayOf(scope.now))
    throw new ApiError('SESSION_EXPIRED', { detail: messages.expiredKey });
  return key;
};

/** Counts the call, in every process together. @throws TOO_MANY_REQUESTS with the seconds until the minute is over */
const countCall = async (
  scope: Scope,
  key: PresentedKey,
  onCounted: (allowance: Allowance) => void,
): Promise<void> => {
  const allowance = await scope.limits.spend(`machine:${key.id}`, key.requestsPerMinute);
  onCounted(allowance);
  if (allowance.isSpent)
    throw new ApiError('TOO_MANY_REQUESTS', {
      detail: commonMessages.tooManyRequests,
      retryAfterSeconds: allowance.resetSeconds,
    });
};

const recordUse = async (scope: Scope, { id, lastUsedAt }: PresentedKey): Promise<void> => {
  const isNoted = lastUsedAt !== null && scope.now.getTime() - lastUsedAt.getTime() < MINUTE_SECONDS * 1000;
  if (!isNoted) await touchMachineKey(scope.db, id, { at: scope.now, address: scope.caller.ip });
};

/** A connected system that calls, and whether it calls from where it may. */
export type PresentedMachine = { readonly actor: MachineActor; readonly isFromItsPlace: boolean };

/**
 * Which connected system calls: that of the key in the request. The call counts on its limit, whatever comes of it.
 * @param onCounted gets the remaining allowance, before a call over the limit is refused
 * @throws UNAUTHORIZED (no key), SESSION_EXPIRED, SESSION_INVALIDATED (stopped), TOO_MANY_REQUESTS
 */
export const restoreMachine = async (
  scope: Scope,
  onCounted: (allowance: Allowance) => void,
): Promise<PresentedMachine> => {
  const key = await requireKey(scope);
  await countCall(scope, key, onCounted);
  await recordUse(scope, key);
  const actor: MachineActor = {
    kind: 'machine',
    machineKeyId: key.id,
    name: connectedSystem(key.name),
    scopes: key.scopes,
    projectIds: key.allRounds ? null : key.projectIds,
  };
  return { actor, isFromItsPlace: isWithin(key.allowedAddresses, scope.caller.ip) };
};

/**
 * Records in the trail that a connected system reads, once an hour per operation: an entry per call would bury what
 * people do. What it saves and downloads is noted each time, as for people.
 */
export const recordMachineRead = async (
  scope: Scope,
  actor: MachineActor,
  operationId: string,
): Promise<void> => {
  const wait = await scope.limits.block(`machineRead:${actor.machineKeyId}:${operationId}`, HOUR_SECONDS);
  if (wait > 0) return;
  await recordAudit(
    { ...scope, actor },
    { action: 'viewed', target: { kind: 'operation', id: operationId } },
  );
};
