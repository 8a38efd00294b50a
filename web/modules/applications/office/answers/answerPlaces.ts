import type { components } from '#web/parts/api/generated/types.ts';
import type { Finding, FindingChange } from '#web/parts/desk/findings/findings.ts';
import type { Places } from '#web/parts/desk/findings/places.ts';
import { applicationsText as t } from '../applications.words.ts';
import type { Application } from '../detail/useApplication.ts';
import { type AnswerLine, answerSections } from './answers.ts';

type FormDefinition = components['schemas']['FormDefinition'];

/** An answer, a row of a list, or a document that is to be handed in: what a finding can be about. */
export type AnswerPlace = {
  readonly key: string;
  readonly field: string;
  /** Counted from 1; null for the answer as a whole. */
  readonly row: number | null;
  readonly label: string;
  /** One value for an answer; several with their names for a row. */
  readonly cells: readonly AnswerLine[];
  /** Worked out by the form: what it comes from is put right instead. */
  readonly isComputed: boolean;
  /** A required document that is not there. */
  readonly isMissing: boolean;
};

export type AnswerGroup = {
  readonly key: string;
  readonly title: string;
  readonly places: readonly AnswerPlace[];
};

/** The name of a place among its like. */
export const placeKey = (field: string, row: number | null): string =>
  row === null ? field : `${field}.${row}`;

const answerPlace = (cell: AnswerLine): AnswerPlace => ({
  key: placeKey(cell.name, null),
  field: cell.name,
  row: null,
  label: cell.label,
  cells: [cell],
  isComputed: cell.isComputed,
  isMissing: false,
});

const rowPlace = (
  field: string,
  label: string,
  cells: readonly AnswerLine[],
  index: number,
): AnswerPlace => ({
  key: placeKey(field, index + 1),
  field,
  row: index + 1,
  label: t((w) => w.answers.row, { label, number: index + 1 }),
  cells,
  isComputed: false,
  isMissing: false,
});

const emptyList = (field: string, label: string): AnswerPlace => ({
  ...answerPlace({ name: field, label, value: t((w) => w.content.empty), isComputed: false }),
});

const documentPlaces = ({ requiredDocuments }: Application): AnswerPlace[] =>
  requiredDocuments
    .filter(({ isRequired, fileCount }) => isRequired || fileCount > 0)
    .map(({ key, label, fileCount }) => {
      const value =
        fileCount === 0 ? t((w) => w.answers.noFile) : t((w) => w.answers.files, { count: fileCount });
      return {
        ...answerPlace({ name: key, label, value, isComputed: false }),
        isMissing: fileCount === 0,
      };
    });

/** The answers of an application, section by section as in its form, and last its documents. */
export const answerGroups = (form: FormDefinition, application: Application): AnswerGroup[] => {
  const steps = form.steps.filter(({ kind }) => kind !== 'documents' && kind !== 'confirm');
  const groups = steps.flatMap((step) =>
    answerSections(step, application).map(({ key, title, lines, tables }) => ({
      key: `${step.key}-${key}`,
      title,
      places: [
        ...lines.map(answerPlace),
        ...tables.flatMap(({ name, label, rows }) =>
          rows.length === 0
            ? [emptyList(name, label)]
            : rows.map((cells, index) => rowPlace(name, label, cells, index)),
        ),
      ],
    })),
  );
  const documents = {
    key: 'documents',
    title: t((w) => w.answers.documents),
    places: documentPlaces(application),
  };
  return [...groups, documents].filter(({ places }) => places.length > 0);
};

const FILE = 'file:';

const nameOf = (places: readonly AnswerPlace[], files: Application['files']) => (finding: Finding) => {
  const { field, row, fileId, page } = finding;
  if (field !== null) {
    const known = places.find((place) => place.field === field && place.row === row);
    return known?.label ?? field;
  }
  const file = files.find(({ id }) => id === fileId)?.fileName ?? t((w) => w.answers.noPlace);
  return page === null ? file : t((w) => w.answers.filePage, { file, page });
};

/** The places of an application for the findings about it. */
export const placesOf = (groups: readonly AnswerGroup[], { files }: Application): Places => {
  const places = groups.flatMap((group) => group.places).filter(({ isComputed }) => !isComputed);
  const change = (value: string): FindingChange => {
    const nowhere = { field: null, row: null, fileId: null, page: null, area: null };
    if (value.startsWith(FILE)) return { ...nowhere, fileId: value.slice(FILE.length) };
    const place = places.find(({ key }) => key === value);
    return place === undefined ? {} : { ...nowhere, field: place.field, row: place.row };
  };
  return {
    optionsFor: () => [
      ...places.map(({ key, label }) => ({ value: key, label })),
      ...files.map(({ id, fileName }) => ({ value: `${FILE}${id}`, label: fileName })),
    ],
    valueOf: ({ field, row, fileId }) => (field === null ? `${FILE}${fileId}` : placeKey(field, row)),
    changeOf: change,
    nameOf: nameOf(places, files),
  };
};
