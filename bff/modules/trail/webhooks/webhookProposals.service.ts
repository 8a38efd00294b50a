import { type Proposal, requireDecision } from '#bff/core/fourEyes.ts';
import type { Scope } from '#bff/core/scope.ts';
import { FourEyesAct, type WebhookEvent, WebhookEventLabel } from '#bff/generated/contract/enums.ts';
import {
  changed,
  isWider,
  isWiderRounds,
  type Rounds,
  roundsText,
} from '#bff/parts/fourEyes/connections.service.ts';
import { connectionWords as words } from '#bff/parts/fourEyes/fourEyes.words.ts';
import { webhookProposals as texts } from './webhooks.words.ts';

/** What an address is told. */
export type WebhookReach = {
  readonly name: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly projectIds: Rounds;
};

const textsOf = async (scope: Scope, { url, events, projectIds }: WebhookReach) => ({
  [words.url]: url,
  [words.events]: events.map((event) => WebhookEventLabel[event as WebhookEvent]).join(words.between),
  [words.rounds]: await roundsText(scope, projectIds),
});

const changesOf = async (scope: Scope, before: WebhookReach | null, after: WebhookReach) => {
  const [was, is] = [before && (await textsOf(scope, before)), await textsOf(scope, after)];
  return changed(
    Object.entries(is).map(([label, text]) => ({ label, before: was?.[label] ?? null, after: text })),
  );
};

/** Whether events go elsewhere, or more of them go there. */
export const isWidened = (before: WebhookReach, after: WebhookReach): boolean =>
  before.url !== after.url ||
  isWider(before.events, after.events) ||
  isWiderRounds(before.projectIds, after.projectIds);

const about = (name: string, id: number | null): Pick<Proposal, 'act' | 'subject' | 'thing'> => ({
  act: FourEyesAct.KeyOrWebhook,
  subject: { kind: 'webhook', id },
  thing: `webhook:${id ?? name}`,
});

/** An address is told of events when two people stand for it (domain 12). @throws ProposedError, VoidProposalError */
export const requireNewWebhookDecision = async (scope: Scope, webhook: WebhookReach): Promise<void> =>
  requireDecision(scope, {
    ...about(webhook.name, null),
    title: texts.create(webhook.name),
    changes: await changesOf(scope, null, webhook),
    follows: [texts.createFollows, texts.secretFollows],
    basis: webhook,
  });

/** Events that go elsewhere, or more of them, are another webhook. @throws ProposedError, VoidProposalError */
export const requireWiderWebhookDecision = async (
  scope: Scope,
  id: number,
  [before, after]: readonly [WebhookReach, WebhookReach],
): Promise<void> =>
  requireDecision(scope, {
    ...about(before.name, id),
    title: texts.widen(before.name),
    changes: await changesOf(scope, before, after),
    follows: [texts.createFollows],
    basis: before,
  });

/** Who has the new secret signs in the name of the product. @throws ProposedError, VoidProposalError */
export const requireSecretDecision = (
  scope: Scope,
  { id, version, name }: { readonly id: number; readonly version: number; readonly name: string },
): void =>
  requireDecision(scope, {
    ...about(name, id),
    title: texts.rotate(name),
    changes: [],
    follows: [texts.secretFollows],
    basis: version,
  });
