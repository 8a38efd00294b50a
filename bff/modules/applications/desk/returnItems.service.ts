import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { refuseNow } from '../applicationGuards.service.ts';
import { answerReturnItem, closeReturnItem } from '../applicationReviews.data.ts';
import { applicationMessage } from '../applications.words.ts';
import { formFields } from '../apply/answers.service.ts';
import { type Dossier, documentsOf } from '../dossier.service.ts';
import { auditTargetOf } from '../moveApplication.service.ts';
import { isStatus } from '../statuses.service.ts';
import type { ApplicationRow } from '../wholeApplication.data.ts';
import { fieldOfItem, isAsked, type ReturnItemRow, returnedFields } from './returnedFields.service.ts';

/** How an item is answered; the numbers are the contract's ReturnAnswerKind. */
export type ReturnAnswer = {
  readonly returnItemId: number;
  readonly kind: number;
  readonly comment?: string | null;
  readonly fileIds?: readonly string[];
};

const KIND = { ReplaceFile: 0, Explain: 1, EditField: 2 } as const;

/** The documents whose files the rows of a list name. */
const documentsOfRows = ({ definition }: Dossier, lists: ReadonlySet<string>): number[] =>
  formFields(definition)
    .filter(({ name }) => lists.has(name))
    .flatMap(({ columns = [] }) => columns.flatMap(({ documentType }) => documentType ?? []));

/**
 * The document types that a returned application takes files of: those asked for, those that the rows of a returned
 * list name, and those that the corrected answers need and that are not there.
 */
export const returnedDocuments = (dossier: Dossier): ReadonlySet<number> => {
  const { row, files } = dossier;
  const items = row.returnItems.filter(isAsked);
  const asked = new Set(items.map(fieldOfItem));
  const returnedTypes = items.flatMap(({ fileId }) => row.files.find((file) => file.fileId === fileId) ?? []);
  const types = documentsOf(dossier)
    .filter(({ key, value, isRequired, madeOf }) => {
      const isMissing = isRequired && madeOf === null && !files.some(({ type }) => type === value);
      return isMissing || asked.has('files') || asked.has(key);
    })
    .map(({ value }) => value);
  const ofRows = documentsOfRows(dossier, returnedFields(dossier));
  return new Set([...types, ...ofRows, ...returnedTypes.map(({ type }) => type)]);
};

const itemOf = (row: ApplicationRow, id: number, pointer: string): ReturnItemRow => {
  const item = row.returnItems.find((candidate) => candidate.id === id);
  if (item === undefined) throw invalidField(pointer, applicationMessage('returnItemUnknown'));
  if (!isAsked(item)) throw invalidField(pointer, applicationMessage('returnItemClosed'));
  return item;
};

/** @throws INVALID_PARAMETER for an explanation without words, a replacement without (or with foreign) files */
const assertAnswer = ({ files }: Dossier, answer: ReturnAnswer, pointer: string): void => {
  const { kind, comment, fileIds = [] } = answer;
  if (kind === KIND.Explain && !comment?.trim()) {
    throw invalidField(`${pointer}/comment`, applicationMessage('answerComment'));
  }
  if (kind === KIND.ReplaceFile && fileIds.length === 0) {
    throw invalidField(`${pointer}/fileIds`, applicationMessage('answerFiles'));
  }
  if (fileIds.some((id) => !files.some(({ fileId }) => fileId === id))) {
    throw invalidField(`${pointer}/fileIds`, applicationMessage('fileUnknown'));
  }
};

/** Stores answers to return items; they can be changed until the application is handed in again. */
export const saveReturnAnswers = async (
  scope: Scope,
  dossier: Dossier,
  answers: readonly ReturnAnswer[],
): Promise<void> => {
  const { row } = dossier;
  if (answers.length === 0) return;
  if (!isStatus(row, 'Returned')) refuseNow(dossier, scope, applicationMessage('answerNotNow'));
  const { actorKind, actorId, actorName } = historyActorOf(scope);
  for (const [index, answer] of answers.entries()) {
    const pointer = `/answers/${index}`;
    const item = itemOf(row, answer.returnItemId, `${pointer}/returnItemId`);
    assertAnswer(dossier, answer, pointer);
    await answerReturnItem(scope.db, item.id, {
      answerKind: answer.kind === KIND.Explain ? 'explained' : 'corrected',
      answerComment: answer.comment?.trim() || null,
      answerFileIds: answer.kind === KIND.ReplaceFile ? (answer.fileIds ?? []) : [],
      answeredAt: scope.now,
      answeredByKind: actorKind,
      answeredById: actorId,
      answeredByName: actorName,
    });
  }
  const answered = answers.map(({ returnItemId }) => returnItemId);
  await scope.audit({ action: 'answered', ...auditTargetOf(row), after: { returnItemIds: answered } });
};

/** The desk settles items. @throws INVALID_PARAMETER for an unknown or settled one */
export const closeReturnItems = async (
  scope: Scope,
  { row }: Dossier,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return;
  const { adminUserId, role } = adminOf(scope);
  if (role === 'CS') throw new ApiError('ACCESS_DENIED', { detail: applicationMessage('roleFields') });
  for (const [index, id] of ids.entries()) {
    const item = itemOf(row, id, `/closedReturnItemIds/${index}`);
    await closeReturnItem(scope.db, item, { at: scope.now, adminUserId });
  }
  await scope.audit({ action: 'itemsClosed', ...auditTargetOf(row), after: { returnItemIds: ids } });
};
