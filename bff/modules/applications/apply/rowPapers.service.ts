import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { mapRowPapers, type RowPapers } from '#bff/programmes/engine.ts';
import type { Answers, FormDefinition } from '#bff/programmes/familyTypes.ts';
import { applicationMessage } from '../applications.words.ts';
import type { ApplicationRow } from '../wholeApplication.data.ts';
import { isCurrent, isSamePlace } from './fileVersions.service.ts';

/*
 * A row of expenses names its quotations by the ids of files that lie under their document. Which file that is now is
 * read off the application's files, so that a new version, or a file that is taken back, changes no answer.
 */

type Files = ApplicationRow['files'];

const idsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The file that counts now where the named one lies; none when it was taken back. */
const currentIn = (files: Files, id: unknown, { documentType }: RowPapers['column']): string[] => {
  const named = files.find(({ fileId, type }) => fileId === id && type === documentType);
  const current = named && files.find((file) => isCurrent(file) && isSamePlace(file, named));
  return current === undefined ? [] : [current.fileId];
};

/**
 * The answers with the files that their rows name as they are now: the newest version of each, none that is gone.
 * @param files of the application, also those that no longer count
 */
export const withRowPapers = (definition: FormDefinition, answers: Answers, files: Files): Answers =>
  mapRowPapers(definition, answers, ({ value, column }) =>
    Array.isArray(value) ? [...new Set(value.flatMap((id) => currentIn(files, id, column)))] : undefined,
  );

/**
 * The same for answers that were sent. What is gone is left out: a page may not know yet that it is.
 * @throws INVALID_PARAMETER for a file that was never one of this document of this application
 */
export const readRowPapers = (definition: FormDefinition, answers: Answers, files: Files): Answers => {
  const unknown: string[] = [];
  mapRowPapers(definition, answers, ({ value, column, pointer }) => {
    for (const [index, id] of idsOf(value).entries()) {
      const isKnown = files.some(({ fileId, type }) => fileId === id && type === column.documentType);
      if (!isKnown) unknown.push(`${pointer}/${index}`);
    }
  });
  assertNoFieldErrors(unknown.map((pointer) => fieldError(pointer, applicationMessage('rowFileUnknown'))));
  return withRowPapers(definition, answers, files);
};
