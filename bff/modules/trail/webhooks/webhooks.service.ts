import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { adminOf } from '#bff/core/actor.ts';
import { ApiError, type Failure, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { existingProjectIds } from '#bff/parts/ownership/existingProjects.data.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import { isInnerAddress } from '#bff/platform/webhooks/addresses.ts';
import { secretText } from '#bff/platform/webhooks/sign.ts';
import { sealSecret } from './sealedSecret.service.ts';
import { deleteWaitingDeliveries } from './webhookDeliveries.data.ts';
import {
  isWidened,
  requireNewWebhookDecision,
  requireSecretDecision,
  requireWiderWebhookDecision,
} from './webhookProposals.service.ts';
import {
  countActiveWebhooks,
  findLastSeq,
  findWebhook,
  insertWebhook,
  isNameInUse,
  listWebhookRows,
  lockWebhook,
  replaceWebhookSecret,
  type Switch,
  updateWebhook,
  type WebhookColumns,
  type WebhookRow,
} from './webhooks.data.ts';
import { webhookMessages as messages } from './webhooks.words.ts';
import { auditable, viewOf, type WebhookView } from './webhookViews.service.ts';

/** What JMAC says of an address. */
export type WebhookInput = {
  readonly name?: string;
  readonly url?: string;
  readonly events?: readonly string[];
  /** null: every round. */
  readonly projectIds?: readonly number[] | null;
};

type NewWebhookInput = Required<WebhookInput>;

/** A webhook with its secret, which is shown only once. */
export type IssuedWebhook = { readonly webhook: WebhookView; readonly secret: string };

const MOST_IN_USE = 50;
const SECRET_BYTES = 32;
/** How long the secret before signs beside the new one. */
const BOTH_MS = 24 * 3600_000;

/** A new secret in plain text and sealed. */
const newSecret = ({ secrets }: Scope) => {
  const secret = randomBytes(SECRET_BYTES);
  return { told: secretText(secret), sealed: sealSecret(secrets, secret) };
};

const refuse = (detail: string, failure: Failure = 'TRANSITION_NOT_ALLOWED'): never => {
  throw new ApiError(failure, { detail });
};

const refuseTakenName = (error: unknown): never => {
  if (!isProblem(error, 'unique', 'webhook_name_key')) throw error;
  throw invalidField('/name', messages.nameTaken);
};

const readUrl = (text: string): URL => {
  try {
    return new URL(text);
  } catch {
    throw invalidField('/url', messages.httpsOnly);
  }
};

/** Where names lead is looked at when a message is sent; what an address itself says is refused at once. */
const assertUrl = ({ config }: Scope, text: string | undefined): void => {
  if (text === undefined) return;
  const { protocol, hostname, username, password } = readUrl(text);
  if (username !== '' || password !== '') throw invalidField('/url', messages.withoutLogin);
  if (config.mayPostInside) return;
  if (protocol !== 'https:') throw invalidField('/url', messages.httpsOnly);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isInnerAddress(host)) throw invalidField('/url', messages.innerAddress);
};

/** @throws INVALID_PARAMETER for rounds that there are not, and an address that nothing is sent to */
const assertSound = async (scope: Scope, { projectIds, url }: WebhookInput): Promise<void> => {
  assertUrl(scope, url);
  const rounds = projectIds ?? [];
  if ((await existingProjectIds(scope.db, rounds)).length < rounds.length)
    throw invalidField('/projectIds', messages.unknownRound);
};

const roundColumns = (projectIds: readonly number[] | null) => ({
  allRounds: projectIds === null,
  projectIds: projectIds ?? [],
});

const columnsOf = ({ projectIds, ...given }: WebhookInput): Partial<WebhookColumns> => ({
  ...given,
  ...(projectIds === undefined ? {} : roundColumns(projectIds)),
});

/** @throws NOT_FOUND */
export const requireWebhook = async (scope: Scope, id: number): Promise<WebhookRow> => {
  const row = await findWebhook(scope.db, id);
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

/** The same, held until the end of the transaction. @throws NOT_FOUND */
export const holdWebhook = async (scope: Scope, id: number): Promise<WebhookRow> => {
  const row = await lockWebhook(scope.db, id);
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

/** @throws TRANSITION_NOT_ALLOWED for one that is off */
export const assertEnabled = ({ offAt }: WebhookRow): void => {
  if (offAt !== null) refuse(messages.isOff);
};

const reachOf = ({ name, url, events, allRounds, projectIds }: WebhookRow) => ({
  ...{ name, url, events },
  projectIds: allRounds ? null : projectIds,
});

const about = (id: number) => ({ target: { kind: 'webhook', id } }) as const;

export const listWebhooks = async (scope: Scope): Promise<WebhookView[]> =>
  (await listWebhookRows(scope.db)).map((row) => viewOf(scope, row));

/** @throws NOT_FOUND */
export const getWebhook = async (scope: Scope, id: number): Promise<WebhookView> =>
  viewOf(scope, await requireWebhook(scope, id));

/**
 * Adds a webhook, which receives events from now on.
 * @throws INVALID_PARAMETER, TRANSITION_NOT_ALLOWED when there are enough
 */
export const createWebhook = async (scope: Scope, input: NewWebhookInput): Promise<IssuedWebhook> => {
  await assertSound(scope, input);
  if ((await countActiveWebhooks(scope.db)) >= MOST_IN_USE) refuse(messages.tooMany, 'LIMIT_REACHED');
  const { name, url, events, projectIds } = input;
  if (await isNameInUse(scope.db, name)) throw invalidField('/name', messages.nameTaken);
  await requireNewWebhookDecision(scope, { name, url, events, projectIds });
  const { told, sealed } = newSecret(scope);
  const id = await insertWebhook(scope.db, {
    ...{ name, url, events, secret: sealed },
    ...roundColumns(projectIds),
    createdById: adminOf(scope).adminUserId,
    createdAt: scope.now,
  }).catch(refuseTakenName);
  const row = await requireWebhook(scope, id);
  await scope.audit({ action: 'created', ...about(id), after: auditable(row) });
  return { webhook: viewOf(scope, row), secret: told };
};

/** @returns undefined where it stays as it is */
const switchOf = async (
  scope: Scope,
  { offAt }: WebhookRow,
  isActive: boolean | undefined,
): Promise<Switch | undefined> => {
  if (isActive === undefined || isActive === (offAt === null)) return undefined;
  if (!isActive) return { isOn: false, at: scope.now, reason: 'person' };
  if ((await countActiveWebhooks(scope.db)) >= MOST_IN_USE) refuse(messages.tooMany, 'LIMIT_REACHED');
  return { isOn: true, afterSeq: await findLastSeq(scope.db) };
};

/**
 * Updates what was sent. Disabling drops waiting deliveries; once enabled again, it receives events from then on.
 * @throws NOT_FOUND, RECORD_CHANGED, INVALID_PARAMETER
 */
export const changeWebhook = async (
  scope: Scope,
  id: number,
  { isActive, ...input }: WebhookInput & { readonly isActive?: boolean },
  ifMatchVersion: number | undefined,
): Promise<WebhookView> => {
  const before = await holdWebhook(scope, id);
  assertVersion(before, ifMatchVersion);
  await assertSound(scope, input);
  const [was, is] = [reachOf(before), { ...reachOf(before), ...input }];
  if (isWidened(was, is)) await requireWiderWebhookDecision(scope, id, [was, is]);
  const isOn = await switchOf(scope, before, isActive);
  await writeVersioned(ifMatchVersion, (version) =>
    updateWebhook(scope.db, { id, version }, { ...columnsOf(input), isOn }).catch(refuseTakenName),
  );
  if (isOn?.isOn === false) await deleteWaitingDeliveries(scope.db, id);
  const after = await requireWebhook(scope, id);
  await scope.audit({ action: 'updated', ...about(id), before: auditable(before), after: auditable(after) });
  return viewOf(scope, after);
};

/** Makes a new secret; the one of now signs beside it for a day. @throws NOT_FOUND, TRANSITION_NOT_ALLOWED */
export const rotateWebhookSecret = async (scope: Scope, id: number): Promise<IssuedWebhook> => {
  const held = await holdWebhook(scope, id);
  assertEnabled(held);
  requireSecretDecision(scope, held);
  const { told, sealed } = newSecret(scope);
  const previousUntil = new Date(scope.now.getTime() + BOTH_MS);
  await replaceWebhookSecret(scope.db, id, { secret: sealed, previousUntil });
  await scope.audit({ action: 'rotated', ...about(id), after: { previousUntil } });
  return { webhook: await getWebhook(scope, id), secret: told };
};
