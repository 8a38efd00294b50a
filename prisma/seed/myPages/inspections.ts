import { InspectionKind, InspectionReportStatus } from '#bff/generated/contract/enums.ts';
import { corporationOf } from '../corporations/corporations.ts';
import { actorColumns, inspector, jmac, type SeedActor } from '../engine/actors.ts';
import { audit } from '../engine/audit.ts';
import { at, businessDay, date, type Seed, workday } from '../engine/context.ts';
import { nextId } from '../engine/rows.ts';
import { picture } from '../files/png.ts';
import { otherPlansOf, planOf, type ReportPlan } from './inspectionPlans.ts';
import type { SeedDeal } from './myPageTypes.ts';
import type { Place } from './place.ts';

const { Approved, Draft, Returned, Submitted } = InspectionReportStatus;

const itemsOf = (deals: readonly SeedDeal[], isDone: boolean) =>
  deals.slice(0, 2).map(({ item }, index) => ({
    key: `item-${index + 1}`,
    name: item,
    expenseType: 2,
    modelNumber: `MH-${index + 1}00`,
    quantity: 1,
    location: '本店',
    isWorking: isDone ? true : null,
    hasLabel: isDone ? true : null,
    difference: isDone ? '相違なし' : null,
  }));

type Item = ReturnType<typeof itemsOf>[number];

const addPhotos = (
  seed: Seed,
  place: Place,
  reportId: number,
  items: readonly Item[],
  when: Date,
  on: string,
): void => {
  const startOn = workday(seed, place.data.start ?? -30);
  for (const [index, item] of items.entries()) {
    for (const beforeAfter of [0, 1] as const) {
      const isBefore = beforeAfter === 0;
      const file = seed.files.add({
        purpose: 'photo',
        mypageId: place.id,
        fileName: `${place.data.code}_${index + 1}_${isBefore ? '実施前' : '実施後'}.png`,
        content: picture(isBefore ? 'before' : 'after', place.id * 5 + index),
        at: when,
        by: inspector,
      });
      seed.rows.photo.push({
        mypageReportId: reportId,
        fileId: file.id,
        beforeAfter,
        expenseType: item.expenseType,
        itemKey: item.key,
        caption: isBefore ? `${item.name}の設置前` : `${item.name}（通電して稼働）`,
        takenOn: date(isBefore ? startOn : on),
        sequence: index + 1,
        createdAt: when,
        updatedAt: when,
      });
    }
  }
};

type Move = {
  readonly action: string;
  readonly from: number | null;
  readonly to: number;
  readonly at: Date;
  readonly actor: SeedActor;
  readonly comment?: string;
};

const movesOf = (seed: Seed, plan: ReportPlan): Move[] => {
  const when = (offset: number, time: string) => at(seed, workday(seed, offset), time);
  const create = {
    action: 'create',
    from: null,
    to: Draft,
    at: when(Math.min(plan.on, 0) - 10, '09:40'),
    actor: jmac,
  };
  const submit = {
    action: 'submit',
    from: Draft,
    to: Submitted,
    at: when(plan.on, '17:10'),
    actor: inspector,
  };
  const back = {
    action: 'return',
    from: Submitted,
    to: Returned,
    at: when(plan.on + 3, '13:30'),
    actor: jmac,
    comment: plan.returnComment ?? '',
  };
  const approve = {
    action: 'approve',
    from: Submitted,
    to: Approved,
    at: when(plan.on + 3, '14:30'),
    actor: jmac,
  };
  if (plan.status === Draft) return [create];
  if (plan.status === Submitted) return [create, submit];
  return plan.status === Returned ? [create, submit, back] : [create, submit, approve];
};

const addHistory = (
  seed: Seed,
  { id: mypageId, data }: Place,
  reportId: number,
  moves: readonly Move[],
): void => {
  for (const { action, from, to, at: createdAt, actor, comment = null } of moves) {
    const entry = { machine: 'inspectionReport', targetId: reportId, action, fromStatus: from, toStatus: to };
    seed.rows.myPageHistory.push({ mypageId, ...entry, ...actorColumns(actor), comment, createdAt });
    audit(seed, {
      at: createdAt,
      actor,
      action: action === 'create' ? 'created' : action,
      target: { kind: 'myPageReport', id: reportId },
      ...(from === null ? {} : { before: { status: from } }),
      after: { status: to },
      reason: comment,
      mypageId,
      projectId: data.projectId,
    });
  }
};

/** The inspections of an undertaking, with the photos of the one at its end. */
export const addInspection = (seed: Seed, place: Place): void => {
  const plan = planOf(place);
  for (const each of [...(plan === null ? [] : [plan]), ...otherPlansOf(place)]) addReport(seed, place, each);
};

const addReport = (seed: Seed, place: Place, plan: ReportPlan): void => {
  const id = nextId(seed.rows, 'myPageReport');
  const corporation = corporationOf(place.data.corporationId);
  const isDone = plan.status !== Draft;
  const on = isDone ? workday(seed, plan.on) : businessDay(seed, plan.on);
  const moves = movesOf(seed, plan);
  const submittedAt = moves.find(({ action }) => action === 'submit')?.at ?? null;
  const approvedAt = moves.find(({ action }) => action === 'approve')?.at ?? null;
  const items = itemsOf(place.data.deals ?? [], isDone);
  seed.rows.myPageReport.push({
    id,
    mypageId: place.id,
    inspectorUserId: inspector.id ?? 0,
    kind: plan.kind ?? InspectionKind.Completion,
    status: plan.status,
    method: plan.method,
    scheduledOn: date(on),
    inspectedOn: isDone ? date(on) : null,
    startTime: '13:30',
    endTime: '15:30',
    attendees: isDone ? `${corporation.representativeName}、堀 佳苗` : null,
    siteAddress: `${corporation.city}${corporation.streetAddress}`,
    items,
    findings: plan.findings ?? null,
    correctiveAction: plan.correctiveAction ?? null,
    correctedOn: plan.correctiveAction ? date(workday(seed, plan.on + 3)) : null,
    result: plan.result,
    submittedAt,
    returnComment: plan.returnComment ?? null,
    approvedById: approvedAt ? jmac.id : null,
    approvedAt,
    version: moves.length + (isDone ? 1 : 0),
    createdAt: moves[0]?.at ?? seed.scope.now,
    updatedAt: moves.at(-1)?.at ?? seed.scope.now,
  });
  if (submittedAt && plan.kind === undefined)
    addPhotos(seed, place, id, items, new Date(submittedAt.getTime() - 30 * 60_000), on);
  addHistory(seed, place, id, moves);
};
