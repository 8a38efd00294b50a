import { ApplicationStatus, ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import { editableNames } from './editable.ts';
import type { Application, FormDefinition, ReturnItem } from './formTypes.ts';
import { isMade } from './madeDocuments.ts';
import { fieldsOf } from './values.ts';

/**
 * The document that an item is about; null when it is about an answer.
 * The file may have been replaced since, so its newer versions count too.
 */
export const documentOfItem = (
  { fileId, fieldLabel }: Pick<ReturnItem, 'fileId' | 'fieldLabel'>,
  { files }: Application,
  { documents }: FormDefinition,
): number | null => {
  const file = files.find(
    ({ id, replacedFileId }) => fileId !== null && [id, replacedFileId].includes(fileId),
  );
  return file?.type ?? documents.find(({ label }) => label === fieldLabel)?.type ?? null;
};

/** Documents whose files the rows of a returned list name. */
const ofRows = (application: Application, definition: FormDefinition): number[] => {
  const editable = editableNames(application, definition);
  return fieldsOf(definition.steps)
    .filter(({ name }) => editable.has(name))
    .flatMap(({ columns = [] }) => columns.flatMap(({ documentType }) => documentType ?? []));
};

/** Documents that files can be sent for now. The server decides; this keeps the page from offering what it refuses. */
export const openDocuments = (application: Application, definition: FormDefinition): ReadonlySet<number> => {
  // What is not for this kind of applicant is not among them.
  const all = application.requiredDocuments.map(({ type }) => type);
  if (application.status === ApplicationStatus.Draft) return new Set(all);
  if (application.status !== ApplicationStatus.Returned) return new Set();
  const items = application.returnItems.filter(({ status }) => status !== ReturnItemStatus.Closed);
  if (items.some(({ field }) => field === 'files')) return new Set(all);
  const asked = items.flatMap((item) => documentOfItem(item, application, definition) ?? []);
  const missing = application.requiredDocuments
    .filter(({ isRequired, fileCount, type }) => isRequired && fileCount === 0 && !isMade(definition, type))
    .map(({ type }) => type);
  return new Set([...asked, ...missing, ...ofRows(application, definition)]);
};
