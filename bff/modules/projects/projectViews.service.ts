import { readerRoleOf } from '#bff/core/actor.ts';
import { type OfferedAction, offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { RoundState } from '#bff/generated/contract/enums.ts';
import type { components } from '#bff/generated/contract/types.ts';
import { canSeeAmounts } from '#bff/parts/ownership/access.service.ts';
import { familyOf } from '#bff/programmes/engine.ts';
import type { Family } from '#bff/programmes/familyTypes.ts';
import { nearlyUsedCodes } from '#rules/displayCode.ts';
import type { CallFiles } from './callFiles.service.ts';
import { type DocumentRuleView, documentRuleView } from './documentRules.service.ts';
import type { ProjectCounts } from './projectCounts.data.ts';
import type { CallFile } from './projectFiles.data.ts';
import type { ProjectRow } from './projects.data.ts';
import { projectMessages } from './projects.words.ts';

type ScoringItem = components['schemas']['ScoringItem'];

/** A project as administrators see it. */
export type ProjectView = Omit<ProjectRow, 'documentRules' | 'deletedAt' | 'scoringItems'> & {
  readonly documentRules: DocumentRuleView[];
  readonly scoringItems: ScoringItem[];
  readonly materials: readonly CallFile[];
  readonly carriedMaterialIds: readonly string[];
  readonly templates: readonly CallFile[];
  readonly family: Family;
  readonly state: RoundState;
  readonly counts: ProjectCounts;
  readonly displayCodeNotice: string | null;
  readonly availableActions: OfferedAction[];
};

const isScoringItem = (item: unknown): item is ScoringItem =>
  typeof item === 'object' && item !== null && 'key' in item && 'label' in item && 'weight' in item;

/** What a project's column of scoring items holds. */
export const scoringItemsOf = (stored: unknown): ScoringItem[] =>
  Array.isArray(stored) ? stored.filter(isScoringItem) : [];

type Call = Pick<ProjectRow, 'applicationOpensAt' | 'applicationClosesAt'>;

/** Where a call stands at an instant; the grace of a submission under way does not keep it open. */
export const roundStateAt = ({ applicationOpensAt, applicationClosesAt }: Call, at: Date): RoundState => {
  if (at < applicationOpensAt) return RoundState.Upcoming;
  return at < applicationClosesAt ? RoundState.Open : RoundState.Closed;
};

/** Inspectors see how many, not how much. */
const visibleCounts = (scope: Scope, counts: ProjectCounts): ProjectCounts =>
  canSeeAmounts(scope)
    ? counts
    : { ...counts, appliedAmount: 0, grantAmount: 0, confirmedAmount: 0, paidAmount: 0 };

/** Why a project cannot be deleted now. */
export const deleteRefusal = (
  counts: Pick<ProjectCounts, 'applications' | 'myPages'>,
): string | undefined => {
  if (counts.applications > 0) return projectMessages.hasApplications;
  return counts.myPages > 0 ? projectMessages.hasMyPages : undefined;
};

/** What is read beside a row: counts and files. */
export type ProjectNumbers = {
  readonly counts: ProjectCounts;
  readonly givenCodes: number;
  readonly files: CallFiles;
};

const codeNotice = (row: ProjectRow, givenCodes: number): string | null => {
  const use = nearlyUsedCodes(row, givenCodes);
  return use && projectMessages.codesNearlyUsed(use);
};

/** The view of a row for the calling administrator. */
export const viewOf = (
  scope: Scope,
  row: ProjectRow,
  { counts, givenCodes, files }: ProjectNumbers,
): ProjectView => {
  const { documentRules, scoringItems, deletedAt: _deletedAt, ...facts } = row;
  const readOnly = readerRoleOf(scope) === 'JMAC' ? undefined : projectMessages.readOnly;
  return {
    ...facts,
    documentRules: documentRules.map(documentRuleView),
    scoringItems: scoringItemsOf(scoringItems),
    materials: files.materials,
    carriedMaterialIds: files.carriedMaterialIds,
    templates: files.templates.map(({ file }) => file),
    family: familyOf(row.programKind),
    state: roundStateAt(row, scope.now),
    counts: visibleCounts(scope, counts),
    displayCodeNotice: codeNotice(row, givenCodes),
    availableActions: [
      offer('update', readOnly),
      offer('createAnnouncement', readOnly),
      offer('delete', readOnly ?? deleteRefusal(counts)),
    ],
  };
};

/** What the audit trail keeps of a project. */
export const auditable = ({
  version: _v,
  createdAt: _c,
  updatedAt: _u,
  documentRules,
  ...facts
}: ProjectRow) => ({
  ...facts,
  documentRules: documentRules.map(
    ({ id: _id, version: _rv, createdAt: _rc, updatedAt: _ru, ...rule }) => rule,
  ),
});
