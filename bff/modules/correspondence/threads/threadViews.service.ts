import { type AdminRole, adminOf, familyOf } from '#bff/core/actor.ts';
import { type OfferedAction, offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ActorKind, ThreadStatus } from '#bff/generated/contract/enums.ts';
import { sectionName } from '#bff/modules/sections/index.ts';
import { attachedFile } from '#bff/parts/files/attachedFile.service.ts';
import { myPageOfRecord } from '#bff/parts/records/myPageOfRecord.service.ts';
import { nameFor } from '#bff/parts/records/officeName.service.ts';
import { businessDaysBetween } from '#rules/businessDays.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import type { ThreadMessageRow } from './messages.data.ts';
import type { ThreadRow, ThreadSummaryRow } from './threads.data.ts';
import { threadMessages } from './threads.words.ts';

/** As many as one answer holds, notes and calls with them. */
export const MAX_MESSAGES = 500;

const sectionOf = ({ section }: ThreadSummaryRow) =>
  section === null || section.deletedAt !== null ? null : { id: section.id, name: sectionName(section) };

const applicationOf = ({ application }: ThreadSummaryRow) =>
  application && {
    id: application.id,
    family: familyOf(application.family),
    displayCode: application.displayCode,
    name: application.name ?? application.applicationUser.name,
  };

const isReadByParty = ({ officeMessageId, readMessageId }: ThreadSummaryRow): boolean =>
  officeMessageId <= readMessageId;

/** A thread in the office's list (the contract's ThreadSummary). */
export const summaryOf = (row: ThreadSummaryRow, now: Date) => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  subject: row.subject,
  status: row.status,
  projectId: row.projectId,
  projectName: row.project.shortName,
  mypage: row.myPage && myPageOfRecord(row.myPage),
  member: row.member && { id: row.member.id, name: row.member.corporation.name },
  application: applicationOf(row),
  section: sectionOf(row),
  assigneeAdminUserId: row.assigneeUserId,
  assigneeName: row.assignee?.name ?? null,
  waitingSince: row.waitingSince,
  waitingBusinessDays:
    row.waitingSince && Math.max(0, businessDaysBetween(tokyoDayOf(row.waitingSince), tokyoDayOf(now))),
  lastMessageAt: row.lastMessageAt,
  isRead: isReadByParty(row),
});

export type ThreadSummary = ReturnType<typeof summaryOf>;

const actorKinds: { readonly [kind: string]: number } = {
  admin: ActorKind.Admin,
  user: ActorKind.User,
  applicant: ActorKind.Applicant,
};

const messageOf = (scope: Scope, row: ThreadMessageRow) => ({
  id: row.id,
  authorKind: actorKinds[row.authorKind] ?? ActorKind.Admin,
  authorName: nameFor(scope, { kind: row.authorKind, name: row.authorName }),
  body: row.body,
  sentAt: row.createdAt,
  files: row.files.map(({ file }) => attachedFile(file)),
});

const officeMessageOf = (scope: Scope, row: ThreadMessageRow) => ({
  ...messageOf(scope, row),
  kind: row.kind,
  call: row.calledAt && {
    callerName: row.callerName,
    callerPhone: row.callerPhone,
    calledAt: row.calledAt,
  },
});

const fullRefusal = (count: number): string | undefined =>
  count < MAX_MESSAGES ? undefined : threadMessages.full;

const WRITERS: readonly AdminRole[] = ['JMAC', 'CS', 'BackOffice'];

/** Why an action of the office is not possible now; undefined when it is. */
export const officeRefusals = ({ status }: Pick<ThreadRow, 'status'>, messageCount: number) => ({
  answer: fullRefusal(messageCount),
  note: fullRefusal(messageCount),
  call: fullRefusal(messageCount),
  assign: undefined,
  close: status === ThreadStatus.Closed ? threadMessages.closedAlready : undefined,
  reopen: status === ThreadStatus.Closed ? undefined : threadMessages.notClosed,
});

const offersOf = (scope: Scope, row: ThreadRow, messageCount: number): OfferedAction[] =>
  WRITERS.includes(adminOf(scope).role)
    ? Object.entries(officeRefusals(row, messageCount)).map(([action, refusal]) => offer(action, refusal))
    : [];

const findingOf = ({ returnItem }: ThreadRow) => returnItem;

/** A thread with all that was said, noted and told by telephone (the contract's Thread). */
export const threadOf = (scope: Scope, row: ThreadRow, messages: readonly ThreadMessageRow[]) => ({
  ...summaryOf(row, scope.now),
  finding: findingOf(row),
  readAt: row.readAt,
  messages: messages.map((message) => officeMessageOf(scope, message)),
  availableActions: offersOf(scope, row, messages.length),
});

export type ThreadView = ReturnType<typeof threadOf>;

/** A thread in the list of the other side (the contract's OwnThreadSummary). */
export const ownSummaryOf = (row: ThreadSummaryRow) => ({
  id: row.id,
  version: row.version,
  subject: row.subject,
  status: row.status,
  section: sectionOf(row),
  lastMessageAt: row.lastMessageAt,
  isUnread: !isReadByParty(row),
});

export type OwnThreadSummary = ReturnType<typeof ownSummaryOf>;

/**
 * What the other side reads of a thread (the contract's OwnThread).
 * @param messages without notes and calls
 * @param messageCount with them
 */
export const ownThreadOf = (
  scope: Scope,
  row: ThreadRow,
  { messages, messageCount }: { messages: readonly ThreadMessageRow[]; messageCount: number },
) => ({
  ...ownSummaryOf(row),
  finding: findingOf(row),
  messages: messages.map((message) => messageOf(scope, message)),
  availableActions: [offer('write', fullRefusal(messageCount))],
});

export type OwnThreadView = ReturnType<typeof ownThreadOf>;
