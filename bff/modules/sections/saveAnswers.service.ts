import { ApiError, type FieldError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { ReturnAnswerKind } from '#bff/generated/contract/enums.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { tidyText } from '#rules/text.ts';
import { openItems } from './check/documentCheck.service.ts';
import { isCorrected, isOfList } from './check/listItems.service.ts';
import { isWaiting } from './deadline.service.ts';
import { updateReturnItems } from './sectionReviews.data.ts';
import type { SectionDetail } from './sections.data.ts';
import { sectionMessages } from './sections.words.ts';

type ReturnItem = SectionDetail['returnItems'][number];

/** The answer to one return item. */
export type AnswerInput = {
  readonly returnItemId: number;
  readonly kind: number;
  readonly comment?: string | null | undefined;
  readonly fileIds?: readonly string[] | undefined;
};

/** A file answers a return only when no submission has contained it yet, but for its own that was pulled back. */
const fileError = (section: SectionDetail, item: ReturnItem, fileIds: readonly string[]): string | null => {
  const known = new Map(section.files.map((entry) => [entry.file.id, entry]));
  for (const id of fileIds) {
    const entry = known.get(id);
    if (entry === undefined || entry.removedAt !== null) return sectionMessages.answerFileUnknown;
    if (entry.receiptId !== null && !item.answerFileIds.includes(id)) return sectionMessages.answerFileOld;
  }
  return null;
};

const errorOf = (section: SectionDetail, answer: AnswerInput, index: number): FieldError | null => {
  const at = (name: string, message: string) => fieldError(`/answers/${index}/${name}`, message);
  const item = section.returnItems.find(({ id }) => id === answer.returnItemId);
  if (item === undefined) return at('returnItemId', sectionMessages.returnItemUnknown);
  if (item.status !== 'open') return at('returnItemId', sectionMessages.returnItemClosed);
  if (answer.kind === ReturnAnswerKind.EditField) {
    if (!isOfList(section, item)) return at('kind', sectionMessages.answerKind);
    return isCorrected(section, item) ? null : at('kind', sectionMessages.listNotPutRight);
  }
  const wrongFile = fileError(section, item, answer.fileIds ?? []);
  return wrongFile === null ? null : at('fileIds', wrongFile);
};

/** An explanation without words is no answer yet; everything else is kept as the draft that it is. */
const columnsOf = (scope: Scope, { kind, comment, fileIds = [] }: AnswerInput) => {
  const answerComment = tidyText(comment ?? '') || null;
  const isExplained = kind === ReturnAnswerKind.Explain;
  if (isExplained && answerComment === null) {
    return { answerKind: null, answeredAt: null, answerComment, answerFileIds: [...fileIds] };
  }
  const { actorKind, actorId, actorName } = historyActorOf(scope);
  return {
    answerKind: isExplained ? 'explained' : 'corrected',
    answerComment,
    answerFileIds: [...fileIds],
    answeredAt: scope.now,
    answeredByKind: actorKind,
    answeredById: actorId,
    answeredByName: actorName,
  };
};

/**
 * Keeps answers to return items as drafts, as many as there are; handing in again makes them count.
 * @throws TRANSITION_NOT_ALLOWED when the section was not sent back, INVALID_PARAMETER naming each wrong answer
 */
export const saveAnswers = async (
  scope: Scope,
  section: SectionDetail,
  answers: readonly AnswerInput[],
): Promise<void> => {
  if (answers.length === 0) return;
  if (!isWaiting(section) || openItems(section).length === 0) {
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: sectionMessages.notReturned });
  }
  assertNoFieldErrors(answers.flatMap((answer, index) => errorOf(section, answer, index) ?? []));
  for (const answer of answers) {
    await updateReturnItems(scope.db, section.id, [answer.returnItemId], columnsOf(scope, answer));
  }
};
