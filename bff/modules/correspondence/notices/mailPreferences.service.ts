import { type Person, personOf } from '#bff/core/actor.ts';
import { invalidField } from '#bff/core/apiError.ts';
import type { AuditTarget } from '#bff/core/audit/auditEntry.ts';
import type { Scope } from '#bff/core/scope.ts';
import { MailDelivery, MailDeliveryLabel, MailTopic, MailTopicLabel } from '#bff/generated/contract/enums.ts';
import { accountKeyOf } from '#bff/modules/access/index.ts';
import { listMailPreferences, saveMailPreference } from '#bff/parts/notices/mailPreferences.data.ts';
import { mailPreferenceMessages as messages, obligatoryMails } from '#bff/parts/notices/notices.words.ts';

type Preference = { readonly topic: number; readonly delivery: number };

/**
 * What a reader may choose: what tells him of something that is over, or that stands on his pages anyway. Everything else
 * is obligatory: `obligatoryMails` says why. A mail belongs to one of these by its text (bff/platform/mail/texts, `about`).
 */
const topicsOf = (actor: Person): readonly MailTopic[] => {
  if (actor.kind === 'user') return [MailTopic.Receipt, MailTopic.Reminder, MailTopic.Message];
  if (actor.kind === 'applicant') return [MailTopic.Message];
  return actor.role === 'Inspector' ? [MailTopic.Assignment] : [];
};

const ownerOf = (actor: Person) => {
  const { kind, id } = accountKeyOf(actor);
  return { personKind: kind, personId: id };
};

/** How the caller gets his mails, and which always come at once. */
export const ownMailPreferences = async (scope: Scope) => {
  const actor = personOf(scope);
  const chosen = await listMailPreferences(scope.db, ownerOf(actor));
  return {
    items: topicsOf(actor).map((topic) => ({ topic, delivery: chosen.get(topic) ?? MailDelivery.AtOnce })),
    obligatory: [...obligatoryMails[actor.kind]],
  };
};

const targetKinds = { admin: 'adminUser', user: 'corporationUser', applicant: 'applicant' } as const;

const targetOf = (actor: Person): AuditTarget => {
  const { kind, id } = accountKeyOf(actor);
  return { kind: targetKinds[kind], id };
};

/** Choices in words, for the trail. */
const inWords = (items: readonly Preference[]): object =>
  Object.fromEntries(
    items.map(({ topic, delivery }) => [
      MailTopicLabel[topic as MailTopic],
      MailDeliveryLabel[delivery as MailDelivery],
    ]),
  );

/** @throws INVALID_PARAMETER for a matter that the caller has not */
const assertOwn = (actor: Person, items: readonly Preference[]): void => {
  const own: readonly number[] = topicsOf(actor);
  const wrong = items.findIndex(({ topic }) => !own.includes(topic));
  if (wrong >= 0) throw invalidField(`/items/${wrong}/topic`, messages.notYours);
};

/** Changes how the caller gets his mails, from the next one on. @throws INVALID_PARAMETER */
export const changeOwnMailPreferences = async (scope: Scope, items: readonly Preference[]) => {
  const actor = personOf(scope);
  assertOwn(actor, items);
  const before = await ownMailPreferences(scope);
  for (const { topic, delivery } of items)
    await saveMailPreference(scope.db, { ...ownerOf(actor), topic }, { delivery, at: scope.now });
  const after = await ownMailPreferences(scope);
  await scope.audit({
    action: 'updated',
    target: targetOf(actor),
    before: inWords(before.items),
    after: inWords(after.items),
    ...(actor.kind === 'admin' ? {} : { projectId: actor.projectId }),
  });
  return after;
};
