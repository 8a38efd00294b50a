import { DocumentCheckStatus, ReviewCategory, SectionKind } from '#bff/generated/contract/enums.ts';
import { checklistFor } from '#bff/programmes/sections.ts';
import { actorColumns, backOffice, jmac, maff, type SeedActor } from '../engine/actors.ts';
import { audit } from '../engine/audit.ts';
import type { Seed } from '../engine/context.ts';
import type { Place } from '../myPages/place.ts';
import { isChecked, type SectionSpec, submitterOf } from './sectionSpec.ts';

/** What JMAC looks at in papers of a kind. */
const categories: { readonly [kind: number]: number } = {
  [SectionKind.Grant]: ReviewCategory.Budget,
  [SectionKind.Change]: ReviewCategory.Change,
  [SectionKind.Delay]: ReviewCategory.Change,
  [SectionKind.Suspension]: ReviewCategory.Change,
  [SectionKind.Progress]: ReviewCategory.Report,
  [SectionKind.Result]: ReviewCategory.Report,
  [SectionKind.Effect]: ReviewCategory.Report,
  [SectionKind.Voucher]: ReviewCategory.Consistency,
  [SectionKind.Property]: ReviewCategory.PropertyManagementLedger,
};

const { Confirmed, Confirming, Incomplete, MAFFConfirming } = DocumentCheckStatus;

type Move = {
  readonly action: string;
  readonly from: number;
  readonly to: number;
  readonly at: Date;
  readonly actor: SeedActor;
  readonly comment?: string | null;
};

/** One line of a section's history, and of the audit trail. */
export const addSectionMove = (seed: Seed, place: Place, sectionId: number, move: Move): void => {
  const { action, from, to, at, actor, comment = null } = move;
  seed.rows.sectionHistory.push({
    sectionId,
    action,
    fromStatus: from,
    toStatus: to,
    ...actorColumns(actor),
    comment,
    createdAt: at,
  });
  audit(seed, {
    at,
    actor,
    action,
    target: { kind: 'section', id: sectionId },
    before: { status: from },
    after: { status: to },
    reason: comment,
    mypageId: place.id,
    projectId: place.data.projectId,
  });
};

/** How a section came to its state, oldest step first. */
export const sectionMoves = (spec: SectionSpec, place: Place): Move[] => {
  const { handedIn, settled, state, template, comment } = spec;
  if (handedIn === undefined) return [];
  const submitter = submitterOf(spec, place);
  const submit = {
    action: 'submit',
    from: Incomplete,
    to: Confirming,
    at: handedIn,
    actor: submitter,
    comment: comment ?? null,
  };
  const end = settled ?? handedIn;
  if (!isChecked(spec)) return [submit];
  const checker = template.needsJmacCheck ? jmac : backOffice;
  if (!template.needsMaffCheck) {
    return [
      submit,
      {
        action: 'confirm',
        from: Confirming,
        to: Confirmed,
        at: end,
        actor: submitter === jmac ? backOffice : checker,
      },
    ];
  }
  const between = new Date((handedIn.getTime() + end.getTime()) / 2);
  const forward = { action: 'forward', from: Confirming, to: MAFFConfirming, at: between, actor: jmac };
  const approve = { action: 'maffApprove', from: MAFFConfirming, to: Confirmed, at: end, actor: maff };
  return state === 'Confirmed' ? [submit, forward, approve] : [submit, forward];
};

/** What the desk has checked, with every point of its list. */
export const addChecks = (
  seed: Seed,
  { template, state }: SectionSpec,
  sectionId: number,
  at: Date,
): void => {
  const check = (reviewer: number, category: number, by: SeedActor) =>
    seed.rows.sectionCheck.push({
      sectionId,
      reviewer,
      category,
      status: Confirmed,
      checkedById: by.id,
      checkedAt: at,
      createdAt: at,
      updatedAt: at,
    });
  check(0, ReviewCategory.Document, backOffice);
  if (template.needsJmacCheck) check(1, categories[template.kind] ?? ReviewCategory.Document, jmac);
  if (template.needsMaffCheck && state === 'Confirmed')
    check(3, categories[template.kind] ?? ReviewCategory.Report, maff);
  const checker = template.needsJmacCheck ? jmac : backOffice;
  for (const { key } of checklistFor(template.key)) {
    seed.rows.checklistResult.push({
      sectionId,
      key,
      result: 'ok',
      checkedById: checker.id ?? 0,
      checkedAt: at,
    });
  }
};
