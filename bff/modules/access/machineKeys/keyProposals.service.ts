import { type Proposal, requireDecision } from '#bff/core/fourEyes.ts';
import type { Scope } from '#bff/core/scope.ts';
import { FourEyesAct, type MachineScope, MachineScopeLabel } from '#bff/generated/contract/enums.ts';
import {
  changed,
  isWider,
  isWiderRounds,
  type Rounds,
  roundsText,
} from '#bff/parts/fourEyes/connections.service.ts';
import { connectionWords as words } from '#bff/parts/fourEyes/fourEyes.words.ts';
import { machineKeyProposals as texts } from './machineKeys.words.ts';

/** What a key gets at. */
export type KeyReach = {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly projectIds: Rounds;
  /** None: from anywhere. */
  readonly allowedAddresses: readonly string[];
  readonly requestsPerMinute: number;
  readonly expiresOn: string | null;
};

const scopesText = (scopes: readonly string[]): string =>
  scopes.map((scope) => MachineScopeLabel[scope as MachineScope]).join(words.between);

const textsOf = async (scope: Scope, reach: KeyReach) => ({
  [words.scopes]: scopesText(reach.scopes),
  [words.rounds]: await roundsText(scope, reach.projectIds),
  [words.addresses]: reach.allowedAddresses.join(words.between) || words.everywhere,
  [words.perMinute]: String(reach.requestsPerMinute),
  [words.expiresOn]: reach.expiresOn ?? words.endless,
});

const changesOf = async (scope: Scope, before: KeyReach | null, after: KeyReach) => {
  const [was, is] = [before && (await textsOf(scope, before)), await textsOf(scope, after)];
  return changed(
    Object.entries(is).map(([label, text]) => ({ label, before: was?.[label] ?? null, after: text })),
  );
};

const isLater = (before: string | null, after: string | null): boolean =>
  before !== null && (after === null || after > before);

const isFromMore = (before: readonly string[], after: readonly string[]): boolean =>
  before.length > 0 && (after.length === 0 || isWider(before, after));

/** Whether a key gets at more than before: what it reads, from where, how often and until when. */
export const isWidened = (before: KeyReach, after: KeyReach): boolean =>
  isWider(before.scopes, after.scopes) ||
  isWiderRounds(before.projectIds, after.projectIds) ||
  isFromMore(before.allowedAddresses, after.allowedAddresses) ||
  after.requestsPerMinute > before.requestsPerMinute ||
  isLater(before.expiresOn, after.expiresOn);

const about = (name: string, id: number | null): Pick<Proposal, 'act' | 'subject' | 'thing'> => ({
  act: FourEyesAct.KeyOrWebhook,
  subject: { kind: 'machineKey', id },
  thing: `machineKey:${id ?? name}`,
});

/** A key is made by two people (domain 12). @throws ProposedError, VoidProposalError */
export const requireNewKeyDecision = async (scope: Scope, key: KeyReach): Promise<void> =>
  requireDecision(scope, {
    ...about(key.name, null),
    title: texts.create(key.name),
    changes: await changesOf(scope, null, key),
    follows: [texts.createFollows, texts.tokenFollows],
    basis: key,
  });

/** A key that gets at more is another one: two people stand for it. @throws ProposedError, VoidProposalError */
export const requireWiderKeyDecision = async (
  scope: Scope,
  id: number,
  [before, after]: readonly [KeyReach, KeyReach],
): Promise<void> =>
  requireDecision(scope, {
    ...about(before.name, id),
    title: texts.widen(before.name),
    changes: await changesOf(scope, before, after),
    follows: [texts.widenFollows],
    basis: before,
  });

/** A new secret is as good as a new key. @throws ProposedError, VoidProposalError */
export const requireRotationDecision = (
  scope: Scope,
  { id, version, name }: { readonly id: number; readonly version: number; readonly name: string },
): void =>
  requireDecision(scope, {
    ...about(name, id),
    title: texts.rotate(name),
    changes: [],
    follows: [texts.tokenFollows],
    basis: version,
  });
