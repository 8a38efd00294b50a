import { ChangeRequestKind, ChangeRequestStatus } from '#bff/generated/contract/enums.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import type { ExpensePlanItem } from '#bff/programmes/engine.ts';
import { sectionConditionTexts } from '#bff/programmes/sections/conditionTexts.ts';
import { isOfRequest, type SectionTemplate, sectionTemplates } from '#bff/programmes/sections.ts';
import { actorColumns, jmac, type SeedActor } from '../../engine/actors.ts';
import { audit } from '../../engine/audit.ts';
import { at, date, day, type Seed, workday } from '../../engine/context.ts';
import { nextId } from '../../engine/rows.ts';
import { projectOf } from '../../projects/projects.ts';
import { addSection } from '../../sections/sectionRows.ts';
import { specOf } from '../../sections/sections.ts';
import type { Place } from '../place.ts';
import { changeData, type SeedChange, type SeedPaper } from './changeData.ts';

const { Approved, Declined, Draft, MAFFConfirming, Returned, Submitted, Withdrawn } = ChangeRequestStatus;

/** From the first expense that can give so much to one of another category, or without one to another expense. */
const shifted = (items: readonly ExpensePlanItem[], moved: number): ExpensePlanItem[] => {
  const from = items.findIndex(({ eligibleAmount }) => eligibleAmount > moved);
  const other = items.findIndex(({ expenseCategory }) => expenseCategory !== items[from]?.expenseCategory);
  const to = other === -1 ? items.findIndex((_item, index) => index !== from) : other;
  const by = (index: number): number => (index === from ? -moved : index === to ? moved : 0);
  return items.map((item, index) => ({
    ...item,
    unitPrice: by(index) === 0 ? item.unitPrice : null,
    amountTaxExcluded: item.amountTaxExcluded + by(index),
    eligibleAmount: item.eligibleAmount + by(index),
  }));
};

const budgetOf = (items: readonly ExpensePlanItem[]) => ({
  budget: { items: items.map((item) => ({ ...item })) },
});

/** What is asked for beside what was, in the contract's shape. */
const valuesOf = (seed: Seed, { plan, data }: Place, { asks }: SeedChange) => {
  if ('planned' in asks) {
    const before = {
      plannedCompletionOn: day(seed, data.planned ?? 0),
      completionDeadline: deadlineOf(seed, data.projectId),
    };
    const deadline = asks.deadline === undefined ? {} : { completionDeadline: day(seed, asks.deadline) };
    const after = { plannedCompletionOn: day(seed, asks.planned), ...deadline };
    return { before: { delay: before }, after: { delay: after } };
  }
  if ('from' in asks) {
    const after = { from: day(seed, asks.from), until: day(seed, asks.until) };
    return { before: { suspension: { from: null, until: null } }, after: { suspension: after } };
  }
  if ('moved' in asks)
    return { before: budgetOf(plan.items), after: budgetOf(shifted(plan.items, asks.moved)) };
  return 'profile' in asks
    ? { before: {}, after: { profile: { ...asks.profile } } }
    : { before: {}, after: {} };
};

const deadlineOf = (seed: Seed, projectId: number): string => day(seed, projectOf(projectId).deadline);

type Step = {
  readonly action: string;
  readonly from: number | null;
  readonly to: number;
  readonly on: number;
  readonly actor: SeedActor;
  readonly comment?: string | undefined;
};

const stepsOf = (change: SeedChange, user: SeedActor): Step[] => {
  const { created, submitted, returned, forwarded, decided, withdrawn } = change;
  const asked = forwarded === undefined ? Submitted : MAFFConfirming;
  return [
    { action: 'create', from: null, to: Draft, on: created, actor: user },
    ...(submitted === undefined
      ? []
      : [{ action: 'submit', from: Draft, to: Submitted, on: submitted, actor: user }]),
    ...(returned === undefined
      ? []
      : [
          {
            action: 'return',
            from: Submitted,
            to: Returned,
            on: returned.on,
            actor: jmac,
            comment: returned.reason,
          },
        ]),
    ...(forwarded === undefined
      ? []
      : [{ action: 'forward', from: Submitted, to: MAFFConfirming, on: forwarded, actor: jmac }]),
    ...(decided === undefined
      ? []
      : [
          {
            action: decided.isDeclined ? 'decline' : 'approve',
            from: asked,
            to: decided.isDeclined ? Declined : Approved,
            on: decided.on,
            actor: jmac,
            comment: decided.reason,
          },
        ]),
    ...(withdrawn === undefined
      ? []
      : [
          {
            action: 'withdraw',
            from: Draft,
            to: Withdrawn,
            on: withdrawn.on,
            actor: user,
            comment: withdrawn.reason,
          },
        ]),
  ];
};

const when = (seed: Seed, offset: number): Date => at(seed, workday(seed, offset), '11:30');

const addSteps = (seed: Seed, place: Place, id: number, change: SeedChange): void => {
  for (const { action, from, to, on, actor, comment = null } of stepsOf(change, place.user)) {
    const createdAt = when(seed, on);
    seed.rows.myPageHistory.push({
      mypageId: place.id,
      machine: 'changeRequest',
      targetId: id,
      action,
      fromStatus: from,
      toStatus: to,
      ...actorColumns(actor),
      comment,
      createdAt,
    });
    audit(seed, {
      at: createdAt,
      actor,
      action: action === 'create' ? 'created' : action,
      target: { kind: 'changeRequest', id },
      ...(from === null ? {} : { before: { status: from } }),
      after: { status: to },
      reason: comment,
      mypageId: place.id,
      projectId: place.data.projectId,
    });
  }
};

const templateOf = (place: Place, key: string): SectionTemplate => {
  const templates = sectionTemplates(projectOf(place.data.projectId), contractFacts());
  const found = templates.find((template) => template.key === key);
  if (found === undefined) throw new RangeError(`${place.data.code} has no ${key}`);
  return found;
};

type PaperOf = { readonly changeRequestId: number; readonly isDeclined: boolean };

/** A request that is declined asks for its papers no more. */
const addPaper = (
  seed: Seed,
  place: Place,
  { changeRequestId, isDeclined }: PaperOf,
  { key, ...timing }: SeedPaper,
): void => {
  const asked = templateOf(place, key);
  const template = isDeclined ? { ...asked, isRequired: false } : asked;
  const isAsked = !isDeclined && isOfRequest(template.condition);
  const because = isAsked ? sectionConditionTexts[template.condition] : null;
  addSection(seed, place, { ...specOf(seed, place, template, timing), because, changeRequestId });
};

/** The plan as it counts since the approval; the one before stays. */
const addVersion = (seed: Seed, place: Place, changeRequestId: number, change: SeedChange): void => {
  if (change.kind !== ChangeRequestKind.Budget || change.decided === undefined || !('moved' in change.asks))
    return;
  const planId = nextId(seed.rows, 'expensePlan');
  seed.rows.expensePlan.push({
    id: planId,
    mypageId: place.id,
    version: 2,
    effectiveOn: date(workday(seed, change.decided.on)),
    lendsEquipment: place.plan.lendsEquipment,
    changeRequestId,
    createdAt: when(seed, change.decided.on),
  });
  const items = shifted(place.plan.items, change.asks.moved);
  seed.rows.expensePlanItem.push(...items.map((item) => ({ planId, ...item })));
};

const columnsOf = (seed: Seed, change: SeedChange) => {
  const { submitted, forwarded, decided, returned, withdrawn } = change;
  const on = (offset: number | undefined) => (offset === undefined ? null : when(seed, offset));
  return {
    submittedAt: on(submitted),
    forwardedAt: on(forwarded),
    returnReason: returned?.reason ?? null,
    decidedAt: on(decided?.on),
    decidedById: decided === undefined ? null : jmac.id,
    decisionReason: decided?.reason ?? null,
    updatedAt: when(
      seed,
      withdrawn?.on ?? decided?.on ?? returned?.on ?? forwarded ?? submitted ?? change.created,
    ),
  };
};

/** The day from which a change counts: an approval says it, a notice of other particulars brings it. */
const effectiveOf = (seed: Seed, { kind, decided, created }: SeedChange): Date | null => {
  if (decided !== undefined && !decided.isDeclined) return date(workday(seed, decided.on));
  return kind === ChangeRequestKind.Profile ? date(workday(seed, created)) : null;
};

const addChange = (seed: Seed, place: Place, change: SeedChange, number: number): void => {
  const id = nextId(seed.rows, 'changeRequest');
  seed.rows.changeRequest.push({
    id,
    mypageId: place.id,
    number,
    kind: change.kind,
    status: change.status,
    changeReason: change.reason,
    effectiveOn: effectiveOf(seed, change),
    ...valuesOf(seed, place, change),
    ...columnsOf(seed, change),
    version: stepsOf(change, place.user).length,
    createdAt: when(seed, change.created),
  });
  addSteps(seed, place, id, change);
  const isDeclined = change.status === Declined;
  for (const paper of change.papers) addPaper(seed, place, { changeRequestId: id, isDeclined }, paper);
  addVersion(seed, place, id, change);
};

/** What an undertaking asks to change, with its papers. */
export const addChanges = (seed: Seed, place: Place): void => {
  const own = changeData.filter(({ code }) => code === place.data.code);
  for (const [index, change] of own.entries()) addChange(seed, place, change, index + 1);
};
