import type { Scope } from '#bff/core/scope.ts';
import { nameFor } from '#bff/parts/records/officeName.service.ts';
import { areaOf } from '#bff/parts/records/pageArea.service.ts';
import { formFields } from '../apply/answers.service.ts';
import type { Dossier } from '../dossier.service.ts';
import type { ApplicationRow } from '../wholeApplication.data.ts';
import { fieldOfItem } from './returnedFields.service.ts';
import { valueAtPlace } from './valueAtPlace.service.ts';

type ReturnItemRow = ApplicationRow['returnItems'][number];

/** ReturnItemStatus of the contract: settled and taken back are both closed. */
const itemStatuses: { readonly [word: string]: number } = { open: 0, answered: 1, resolved: 2, withdrawn: 2 };

/** ReturnAnswerKind of the contract: a correction with files replaced them, one without changed the fields. */
const answerKindOf = ({ answerKind, answerFileIds }: ReturnItemRow): number => {
  if (answerKind === 'explained') return 1;
  return answerFileIds.length > 0 ? 0 : 2;
};

const answerOf = (scope: Scope, item: ReturnItemRow) =>
  item.answerKind === null
    ? null
    : {
        kind: answerKindOf(item),
        comment: item.answerComment,
        fileIds: item.answerFileIds,
        answeredAt: item.answeredAt,
        answeredByName: nameFor(scope, { kind: item.answeredByKind, name: item.answeredByName ?? '' }),
      };

const labelOf = ({ definition }: Dossier, name: string | null): string | null =>
  formFields(definition).find((field) => field.name === name)?.label ??
  definition.documents.find(({ key }) => key === name)?.label ??
  null;

/** A finding about a file is about its document. */
const documentLabelOf = ({ row, definition }: Dossier, fileId: string | null): string | null => {
  const type = row.files.find((file) => file.fileId === fileId)?.type;
  return definition.documents.find(({ value }) => value === type)?.label ?? null;
};

/** What the desk asked to be corrected, numbered through, with the answers. */
export const returnItemsOf = (scope: Scope, dossier: Dossier) =>
  dossier.row.returnItems.map((item, index) => ({
    id: item.id,
    number: index + 1,
    reviewCategory: item.reviewCategory,
    status: itemStatuses[item.status] ?? 0,
    fileId: item.fileId,
    fileName: item.file?.fileName ?? null,
    page: item.page,
    area: areaOf(item.area),
    row: item.row === null ? null : item.row + 1,
    field: fieldOfItem(item),
    fieldLabel: labelOf(dossier, fieldOfItem(item)) ?? documentLabelOf(dossier, item.fileId),
    comment: item.comment,
    valueAtReturn: item.valueAtReturn,
    valueNow: valueAtPlace(dossier, item),
    answer: answerOf(scope, item),
    createdAt: item.createdAt,
    createdByName: nameFor(scope, { kind: 'admin', name: item.createdByName }),
  }));
