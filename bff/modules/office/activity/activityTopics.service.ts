import { ActivityTopic, AuditAction, TargetKind } from '#bff/generated/contract/enums.ts';

/** Acts of these names on records of these kinds. */
export type Acts = { readonly targetKinds: readonly TargetKind[]; readonly actions: readonly AuditAction[] };

/** What is written into a record; every other act on it moves it on. */
const writing: readonly AuditAction[] = [
  'created',
  'updated',
  'deleted',
  'checked',
  'scored',
  'edited',
  'answered',
  'itemsClosed',
  'historyHidden',
  'delayOverridden',
  'noted',
];

const every = Object.values(AuditAction);
/** What tells somebody something of a record, and neither writes into it nor moves it. */
const telling: readonly AuditAction[] = ['messageSent', 'reminderHeld', 'reminderReleased'];
const moving = every.filter((action) => ![...writing, ...telling].includes(action));

const documents: readonly TargetKind[] = ['Section'];
const messages: readonly TargetKind[] = ['Notification', 'Announcement', 'Thread'];
const files: readonly TargetKind[] = ['File'];
const records = Object.values(TargetKind).filter(
  (kind) => ![...documents, ...messages, ...files].includes(kind),
);

/** What a history is narrowed to. Every act is of one topic. */
export const ACTS_OF: { readonly [topic in ActivityTopic]: readonly Acts[] } = {
  [ActivityTopic.Document]: [{ targetKinds: documents, actions: every }],
  [ActivityTopic.Status]: [{ targetKinds: records, actions: moving }],
  [ActivityTopic.Message]: [
    { targetKinds: messages, actions: every },
    { targetKinds: records, actions: telling },
  ],
  [ActivityTopic.File]: [{ targetKinds: files, actions: every }],
  [ActivityTopic.Content]: [{ targetKinds: records, actions: writing }],
};
