import { ReturnAnswerKind } from '#web/parts/api/generated/enums.ts';
import type { Application, ReturnAnswer, ReturnItem } from '../model/formTypes.ts';

/**
 * How an item is answered: with the new files of its document, with the corrected field, or with an explanation.
 * @param type the document the item is about; null for a field of the form
 * @returns null when a document was neither replaced nor explained
 */
export const answerOf = (
  { id }: Pick<ReturnItem, 'id'>,
  type: number | null,
  { files }: Pick<Application, 'files'>,
  comment: string,
): ReturnAnswer | null => {
  const words = comment.trim();
  const common = { returnItemId: id, ...(words === '' ? {} : { comment: words }) };
  if (type === null) return { ...common, kind: ReturnAnswerKind.EditField };
  const fileIds = files.filter((file) => file.type === type && !file.isSubmitted).map((file) => file.id);
  if (fileIds.length > 0) return { ...common, kind: ReturnAnswerKind.ReplaceFile, fileIds };
  return words === '' ? null : { ...common, kind: ReturnAnswerKind.Explain };
};
