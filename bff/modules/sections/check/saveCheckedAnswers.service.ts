import { type AdminActor, adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { ChecklistResult, DocumentCheckStatus, ReviewerKind } from '#bff/generated/contract/enums.ts';
import type { ChecklistItem } from '#bff/programmes/familyTypes.ts';
import { checklistFor } from '#bff/programmes/sections.ts';
import { tidyText } from '#rules/text.ts';
import { documentKeyOf } from '../documentKinds.service.ts';
import {
  type ChecklistAnswer,
  clearChecklist,
  type SectionCheckState,
  saveChecklist,
  saveSectionChecks,
} from '../sectionReviews.data.ts';
import type { SectionDetail } from '../sections.data.ts';
import { sectionMessages } from '../sections.words.ts';

/** The checker's answer to one point. */
export type ChecklistInput = {
  readonly key: string;
  readonly result: number;
  readonly note?: string | null | undefined;
};

const { Confirmed, Confirming } = DocumentCheckStatus;

const results = new Map<number, ChecklistAnswer['result']>([
  [ChecklistResult.Ok, 'ok'],
  [ChecklistResult.Finding, 'ng'],
  [ChecklistResult.NotApplicable, 'notApplicable'],
]);

/** As which reviewer an administrator checks. */
export const reviewerOf = ({ role }: AdminActor): number => {
  if (role === 'MAFF') return ReviewerKind.MAFF;
  if (role === 'Inspector') return ReviewerKind.Inspector;
  return role === 'BackOffice' ? ReviewerKind.BackOffice : ReviewerKind.JMAC;
};

const listOf = (section: SectionDetail): readonly ChecklistItem[] =>
  checklistFor(documentKeyOf(section.documentType));

/** The review categories that a section is checked in. */
export const categoriesOf = (section: SectionDetail): number[] => [
  ...new Set(listOf(section).map(({ reviewCategory }) => reviewCategory)),
];

/** Where a reviewer stands in one category. */
export const checkState = (
  scope: Scope,
  state: Pick<SectionCheckState, 'category' | 'status'> & Partial<SectionCheckState>,
): SectionCheckState => {
  const admin = adminOf(scope);
  return {
    reviewer: reviewerOf(admin),
    comment: null,
    isVisibleToUser: false,
    checkedById: admin.adminUserId,
    checkedAt: scope.now,
    ...state,
  };
};

const passedCategories = (section: SectionDetail, input: readonly ChecklistInput[]): ReadonlySet<number> => {
  const passed = new Set(
    section.checklistResults.filter(({ result }) => result !== 'ng').map(({ key }) => key),
  );
  for (const { key, result } of input) {
    if (result === ChecklistResult.Ok || result === ChecklistResult.NotApplicable) passed.add(key);
    else passed.delete(key);
  }
  const open = new Set(
    listOf(section)
      .filter(({ key }) => !passed.has(key))
      .map((item) => item.reviewCategory),
  );
  return new Set(categoriesOf(section).filter((category) => !open.has(category)));
};

/**
 * Saves the checker's answers and the state of each category they belong to.
 * @throws INVALID_PARAMETER for a point that the document does not have
 */
export const saveCheckedAnswers = async (
  scope: Scope,
  section: SectionDetail,
  input: readonly ChecklistInput[],
): Promise<void> => {
  if (input.length === 0) return;
  const known = new Map(listOf(section).map((item) => [item.key, item]));
  const errors = input.flatMap(({ key }, index) =>
    known.has(key) ? [] : [fieldError(`/checklist/${index}/key`, sectionMessages.checklistUnknown)],
  );
  assertNoFieldErrors(errors);
  const answers = input.flatMap(({ key, result, note }) => {
    const word = results.get(result);
    return word === undefined ? [] : [{ key, result: word, note: tidyText(note ?? '') || null }];
  });
  const taken = input.filter(({ result }) => !results.has(result)).map(({ key }) => key);
  await clearChecklist(scope.db, section.id, { keys: taken });
  const checked = { checkedById: adminOf(scope).adminUserId, checkedAt: scope.now };
  await saveChecklist(scope.db, section.id, answers, checked);
  const passed = passedCategories(section, input);
  const touched = new Set(input.flatMap(({ key }) => known.get(key)?.reviewCategory ?? []));
  const checks = [...touched].map((category) =>
    checkState(scope, { category, status: passed.has(category) ? Confirmed : Confirming }),
  );
  await saveSectionChecks(scope.db, section.id, checks);
};
