import type { Fact } from '#ui-kit/Facts/index.ts';
import { WebhookEvent, WebhookEventLabel } from '#web/parts/api/generated/enums.ts';
import { WebhookCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { inWords, type MemberNames } from '#web/parts/form/conflict/inWords.ts';
import { type Limits, validateLimits } from '#web/parts/form/limits.ts';
import { roundsText } from '#web/parts/form/projects/projectChoice.words.ts';
import {
  PROJECT_LABELS,
  projectChoiceValues,
  projectErrors,
  projectIdsIn,
} from '#web/parts/form/projects/projectValues.ts';
import { changesOf, readerOf } from '#web/parts/form/recordBody.ts';
import { choicesOf, type FormErrors, type FormValues } from '#web/parts/form/values.ts';
import { webhooksText as t } from './webhooks.words.ts';

type Webhook = components['schemas']['Webhook'];
type WebhookCreate = components['schemas']['WebhookCreate'];

/** Fields of the form, in their order. */
export const WEBHOOK_FIELDS = ['name', 'url', 'events', 'rounds', 'projectIds'] as const;

type WebhookField = (typeof WEBHOOK_FIELDS)[number];

const LIMITS: Limits = WebhookCreateLimits;

/** Initial values; a new webhook covers every project. */
export const webhookValues = (webhook: Webhook | null): FormValues => ({
  name: webhook?.name ?? '',
  url: webhook?.url ?? '',
  events: webhook?.events ?? [],
  ...projectChoiceValues(webhook?.projectIds ?? null),
});

/** Limits of the contract, and at least one event. */
export const validateWebhook = (values: FormValues): FormErrors => ({
  ...validateLimits(values, LIMITS, ['name', 'url']),
  ...(choicesOf(values, 'events').length === 0 ? { events: t((w) => w.errors.events) } : {}),
  ...projectErrors(values),
});

/** The body of a registration; the values must have passed `validateWebhook`. */
export const newWebhookBody = (values: FormValues): WebhookCreate => {
  const { text } = readerOf<WebhookField>(values, LIMITS);
  const chosen = choicesOf(values, 'events');
  return {
    name: text('name'),
    url: text('url'),
    events: Object.values(WebhookEvent).filter((event) => chosen.includes(event)),
    projectIds: projectIdsIn(values),
  };
};

const LABELS: Readonly<Record<WebhookField, string>> = {
  name: t((w) => w.fields.name),
  url: t((w) => w.fields.url),
  events: t((w) => w.fields.events),
  rounds: roundsText((w) => w.rounds),
  projectIds: roundsText((w) => w.projectIds),
};

const MEMBERS: Readonly<Partial<Record<WebhookField, MemberNames>>> = {
  events: WebhookEventLabel,
  rounds: PROJECT_LABELS,
};

/** A field of an address in words. */
export const webhookFact = (name: string, values: FormValues): Fact => {
  const field = WEBHOOK_FIELDS.find((one) => one === name) ?? 'name';
  return { term: LABELS[field], value: inWords(values[name], MEMBERS[field]) };
};

/** Only what differs from the record. */
export const webhookChange = (values: FormValues, webhook: Webhook): components['schemas']['WebhookUpdate'] =>
  changesOf(newWebhookBody(values), webhook);
