import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { answerText } from '#bff/programmes/papers/answerText.ts';
import { applicationMessage } from '../applications.words.ts';
import { formFields } from '../apply/answers.service.ts';
import { versionOf } from '../apply/fileVersions.service.ts';
import type { Dossier } from '../dossier.service.ts';

/** Of the contract (ReturnItem.valueAtReturn), in code points. */
const MOST_CHARACTERS = 4000;

/** Where a finding points: a JSON Pointer into the answers, or `/files/<document key>`, or a file. */
type Place = {
  readonly fieldPointer?: string | null | undefined;
  readonly fileId?: string | null | undefined;
};

const documentAt = ({ row, definition }: Dossier, { fieldPointer, fileId }: Place): number | undefined => {
  const [, name, key] = fieldPointer?.split('/') ?? [];
  if (name === 'files') return definition.documents.find((document) => document.key === key)?.value;
  return row.files.find((file) => file.fileId === fileId)?.type;
};

/** The files of a document as they count now: 見積書.pdf（第2版）. */
const filesText = ({ files, row }: Dossier, type: number): string | null => {
  const names = files
    .filter((file) => file.type === type)
    .map((file) => {
      const { versionNumber: version } = versionOf(file, row.files);
      return applicationMessage('fileVersion', { name: file.file.fileName, version });
    });
  return names.length === 0 ? null : names.join('\n');
};

const fieldText = ({ row, definition, answers }: Dossier, { fieldPointer }: Place): string | null => {
  const [, name, index] = fieldPointer?.split('/') ?? [];
  const field = formFields(definition).find((one) => one.name === name);
  if (field === undefined) return null;
  const fileNameOf = (id: unknown): string =>
    row.files.find(({ fileId }) => fileId === id)?.file.fileName ?? '';
  const reader = { answers, facts: contractFacts(), fileNameOf, isOnScreen: true };
  return answerText(field, reader, index === undefined ? null : Number(index));
};

/** What stands at the place of a finding, in words; null when nothing does. */
export const valueAtPlace = (dossier: Dossier, place: Place): string | null => {
  const type = documentAt(dossier, place);
  const text = type === undefined ? fieldText(dossier, place) : filesText(dossier, type);
  return text === null ? null : [...text].slice(0, MOST_CHARACTERS).join('');
};
