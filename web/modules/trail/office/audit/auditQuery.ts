import { addDays, instantOfTokyo } from '#rules/calendar.ts';
import {
  ActorKindLabel,
  AuditOutcomeLabel,
  AuditTopicLabel,
  TargetKind,
} from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import {
  dayIn,
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  numberIn,
  PAGE_SIZE,
  whatIsSaid,
} from '#web/parts/list/listAddress.ts';

/** The conditions of the trail as its address has them; days where the contract has instants. */
export const AUDIT_LIST = {
  filters: ['topic', 'actorKind', 'outcome', 'targetKind'],
  singles: ['outcome', 'targetKind'],
  others: ['fromDay', 'toDay', 'targetId', 'actorId', 'mypage_id', 'application_id'],
  sorts: ['at', '-at'],
  defaultSort: '-at',
} as const satisfies ListShape<string>;

type AuditListState = ListState<(typeof AUDIT_LIST.sorts)[number]>;

const instantOf = (day: string | undefined): string | undefined =>
  day === undefined ? undefined : instantOfTokyo(day).toISOString();

/** From the beginning of the first day to the end of the last. */
const daysOf = ({ others }: AuditListState) => {
  const last = dayIn(others, 'toDay');
  return {
    from: instantOf(dayIn(others, 'fromDay')),
    to: instantOf(last === undefined ? undefined : addDays(last, 1)),
  };
};

/** The kind that the address names; anything else is no condition. */
export const targetKindIn = ({ values }: Pick<AuditListState, 'values'>): TargetKind | undefined =>
  Object.values(TargetKind).find((kind) => kind === values.targetKind?.[0]);

/** What is asked of the contract for the entries that an address lists. */
export const auditQuery = (list: AuditListState) => ({
  ...listQuery(list, PAGE_SIZE),
  topic: membersOf(list.values, 'topic', valuesOf(AuditTopicLabel)),
  actorKind: membersOf(list.values, 'actorKind', valuesOf(ActorKindLabel)),
  ...whatIsSaid({
    ...daysOf(list),
    outcome: membersOf(list.values, 'outcome', valuesOf(AuditOutcomeLabel))[0],
    targetKind: targetKindIn(list),
    targetId: list.others.targetId,
    actorId: numberIn(list.others.actorId),
    mypageId: numberIn(list.others.mypage_id),
    applicationId: numberIn(list.others.application_id),
  }),
});
