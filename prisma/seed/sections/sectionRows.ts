import { DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import { backOffice } from '../engine/actors.ts';
import { dateOrNull, type Seed } from '../engine/context.ts';
import { nextId } from '../engine/rows.ts';
import type { Place } from '../myPages/place.ts';
import { addContents } from './sectionFiles.ts';
import { addChecks, addSectionMove, sectionMoves } from './sectionMoves.ts';
import { type AddedSection, isChecked, type SectionSpec, submitterOf } from './sectionSpec.ts';

const submissionColumns = (spec: SectionSpec, place: Place) => {
  const { handedIn, settled, state, comment } = spec;
  if (handedIn === undefined) return {};
  const submitter = submitterOf(spec, place);
  return {
    submissionCount: 1,
    submittedAt: handedIn,
    submittedByKind: submitter.kind,
    submittedById: submitter.id,
    submitterComment: comment ?? null,
    openedAt: isChecked(spec) ? new Date(handedIn.getTime() + 60 * 60_000) : null,
    openedById: isChecked(spec) ? backOffice.id : null,
    confirmedAt: state === 'Confirmed' ? (settled ?? handedIn) : null,
  };
};

/** A section with its files, receipt, checks and history. Returns of it are added by those who make them. */
export const addSection = (seed: Seed, place: Place, spec: SectionSpec): AddedSection => {
  const { template, state, title, createdAt, dueOn, branch, payee } = spec;
  const id = nextId(seed.rows, 'section');
  const moves = sectionMoves(spec, place);
  seed.rows.section.push({
    id,
    mypageId: place.id,
    kind: template.kind,
    documentType: template.documentType,
    title: title ?? template.title,
    sequence: template.sequence,
    isRequired: template.isRequired,
    requiredBecause: spec.because ?? null,
    changeRequestId: spec.changeRequestId ?? null,
    memberId: spec.memberId ?? null,
    needsJmacCheck: template.needsJmacCheck,
    needsMaffCheck: template.needsMaffCheck,
    dueOn: dateOrNull(dueOn),
    status: DocumentCheckStatus[state],
    branchNumber: branch ?? null,
    voucherGroup: payee ?? null,
    ...submissionColumns(spec, place),
    version: 1 + moves.length,
    createdAt,
    updatedAt: moves.at(-1)?.at ?? createdAt,
  });
  const files = addContents(seed, place, spec, id);
  for (const move of moves) addSectionMove(seed, place, id, move);
  if (isChecked(spec) && spec.handedIn) addChecks(seed, spec, id, spec.settled ?? spec.handedIn);
  return { id, files };
};
