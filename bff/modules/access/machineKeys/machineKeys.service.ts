import { randomBytes } from 'node:crypto';
import { adminOf } from '#bff/core/actor.ts';
import { ApiError, type Failure, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { existingProjectIds } from '#bff/parts/ownership/existingProjects.data.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import { hashSecret, newSecret } from '#bff/platform/secrets/secrets.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { isAddressRange } from './addressRanges.service.ts';
import {
  isWidened,
  requireNewKeyDecision,
  requireRotationDecision,
  requireWiderKeyDecision,
} from './keyProposals.service.ts';
import {
  countKeysInUse,
  findMachineKey,
  insertMachineKey,
  isNameInUse,
  type KeyColumns,
  listMachineKeyRows,
  lockMachineKey,
  type MachineKeyRow,
  replaceSecret,
  stopMachineKeyRow,
  updateMachineKey,
} from './machineKeys.data.ts';
import { machineKeyMessages as messages } from './machineKeys.words.ts';
import { auditable, type MachineKeyView, viewOf } from './machineKeyViews.service.ts';

/** What JMAC says of a key. */
export type KeyInput = {
  readonly name?: string;
  readonly scopes?: readonly string[];
  /** null: every round. */
  readonly projectIds?: readonly number[] | null;
  readonly allowedAddresses?: readonly string[];
  readonly requestsPerMinute?: number;
  readonly expiresOn?: string | null;
};

type NewKeyInput = KeyInput & Required<Pick<KeyInput, 'name' | 'scopes' | 'projectIds'>>;

/** A key with its token, which is shown only once. */
export type IssuedKey = { readonly key: MachineKeyView; readonly token: string };

const MOST_IN_USE = 100;
const USUAL_LIMIT = 300;
const DAY_MS = 86_400_000;

const refuse = (detail: string, failure: Failure = 'TRANSITION_NOT_ALLOWED'): never => {
  throw new ApiError(failure, { detail });
};

const refuseTakenName = (error: unknown): never => {
  if (!isProblem(error, 'unique', 'machine_key_name_key')) throw error;
  throw invalidField('/name', messages.nameTaken);
};

/** @throws INVALID_PARAMETER for rounds that there are not, addresses that are none, a day that is over */
const assertSound = async (scope: Scope, { projectIds, allowedAddresses = [], expiresOn }: KeyInput) => {
  const rounds = projectIds ?? [];
  if ((await existingProjectIds(scope.db, rounds)).length < rounds.length)
    throw invalidField('/projectIds', messages.unknownRound);
  const bad = allowedAddresses.findIndex((text) => !isAddressRange(text));
  if (bad !== -1) throw invalidField(`/allowedAddresses/${bad}`, messages.badAddress);
  if (expiresOn && expiresOn < tokyoDayOf(scope.now)) throw invalidField('/expiresOn', messages.pastExpiry);
};

const roundColumns = (projectIds: readonly number[] | null) => ({
  allRounds: projectIds === null,
  projectIds: projectIds ?? [],
});

const columnsOf = ({ projectIds, ...told }: KeyInput): Partial<KeyColumns> => ({
  ...told,
  ...(projectIds === undefined ? {} : roundColumns(projectIds)),
});

const requireKey = async (scope: Scope, id: number): Promise<MachineKeyRow> => {
  const row = await findMachineKey(scope.db, id);
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

/** A key that may still be changed, held until the end of the transaction. @throws NOT_FOUND, TRANSITION_NOT_ALLOWED */
const holdKey = async (scope: Scope, id: number): Promise<MachineKeyRow> => {
  const row = await lockMachineKey(scope.db, id);
  if (row === null) throw new ApiError('NOT_FOUND');
  return row.stoppedAt === null ? row : refuse(messages.stopped);
};

const about = (id: number) => ({ target: { kind: 'machineKey', id } }) as const;

const tokenOf = ({ publicId }: Pick<MachineKeyRow, 'publicId'>, secret: string): string =>
  `hojo_${publicId}.${secret}`;

export const listMachineKeys = async (scope: Scope): Promise<MachineKeyView[]> =>
  (await listMachineKeyRows(scope.db)).map((row) => viewOf(scope, row));

/** @throws NOT_FOUND */
export const getMachineKey = async (scope: Scope, id: number): Promise<MachineKeyView> =>
  viewOf(scope, await requireKey(scope, id));

/**
 * Makes a key. Its token goes out with this answer and is kept by nobody.
 * @throws INVALID_PARAMETER, TRANSITION_NOT_ALLOWED when there are enough, ProposedError
 */
export const createMachineKey = async (scope: Scope, input: NewKeyInput): Promise<IssuedKey> => {
  await assertSound(scope, input);
  if ((await countKeysInUse(scope.db)) >= MOST_IN_USE) refuse(messages.tooMany, 'LIMIT_REACHED');
  const { name, scopes, projectIds, allowedAddresses = [], expiresOn = null } = input;
  const requestsPerMinute = input.requestsPerMinute ?? USUAL_LIMIT;
  if (await isNameInUse(scope.db, name)) throw invalidField('/name', messages.nameTaken);
  const reach = { name, scopes, allowedAddresses, expiresOn, requestsPerMinute };
  await requireNewKeyDecision(scope, { ...reach, projectIds });
  const secret = newSecret();
  const id = await insertMachineKey(scope.db, {
    ...reach,
    ...roundColumns(projectIds),
    publicId: randomBytes(8).toString('hex'),
    secretHash: hashSecret(secret),
    createdById: adminOf(scope).adminUserId,
    createdAt: scope.now,
  }).catch(refuseTakenName);
  const row = await requireKey(scope, id);
  await scope.audit({ action: 'created', ...about(id), after: auditable(row) });
  return { key: viewOf(scope, row), token: tokenOf(row, secret) };
};

/**
 * Changes what was sent; it holds for the next call.
 * @throws NOT_FOUND, RECORD_CHANGED, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED when it was stopped
 */
export const changeMachineKey = async (
  scope: Scope,
  id: number,
  input: KeyInput,
  ifMatchVersion: number | undefined,
): Promise<MachineKeyView> => {
  const before = await holdKey(scope, id);
  assertVersion(before, ifMatchVersion);
  await assertSound(scope, input);
  const [was, is] = [auditable(before), { ...auditable(before), ...input }];
  if (isWidened(was, is)) await requireWiderKeyDecision(scope, id, [was, is]);
  await writeVersioned(ifMatchVersion, (version) =>
    updateMachineKey(scope.db, { id, version }, columnsOf(input)).catch(refuseTakenName),
  );
  const after = await requireKey(scope, id);
  await scope.audit({
    action: 'updated',
    ...about(id),
    before: auditable(before),
    after: auditable(after),
  });
  return viewOf(scope, after);
};

/**
 * Gives a key a new secret; the one of now works for some days more, one from before ends.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED when it was stopped
 */
export const rotateMachineKey = async (scope: Scope, id: number, graceDays: number): Promise<IssuedKey> => {
  requireRotationDecision(scope, await holdKey(scope, id));
  const secret = newSecret();
  const previousUntil = graceDays === 0 ? null : new Date(scope.now.getTime() + graceDays * DAY_MS);
  await replaceSecret(scope.db, id, { secretHash: hashSecret(secret), previousUntil });
  const row = await requireKey(scope, id);
  await scope.audit({ action: 'rotated', ...about(id), after: { previousUntil } });
  return { key: viewOf(scope, row), token: tokenOf(row, secret) };
};

/** Ends a key for good. @throws NOT_FOUND, TRANSITION_NOT_ALLOWED when it was stopped before */
export const stopMachineKey = async (scope: Scope, id: number): Promise<MachineKeyView> => {
  await holdKey(scope, id);
  await stopMachineKeyRow(scope.db, id, scope.now);
  const row = await requireKey(scope, id);
  await scope.audit({ action: 'stopped', ...about(id), after: auditable(row) });
  return viewOf(scope, row);
};
