import { adminOf } from '#bff/core/actor.ts';
import { ApiError, type FieldError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { PaperField, PaperFieldLabel, PaperKind, type PaperSeal } from '#bff/generated/contract/enums.ts';
import { requireProject } from '#bff/modules/projects/index.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import { tidyText } from '#rules/text.ts';
import { DEFAULT_TEMPLATES, type TemplateText } from './defaultTemplates.words.ts';
import { namesIn } from './fillPaper.service.ts';
import { fieldsOf, mayHaveBreakdown } from './paperFields.service.ts';
import { paperMessages as messages, NUMBER_PLACE } from './papers.words.ts';
import {
  findNewestTemplate,
  insertPaperTemplate,
  listNewestTemplates,
  listTemplateVersions,
  type PaperTemplateRow,
} from './paperTemplates.data.ts';

/** The template that papers of a kind are made of now. */
type TemplateInUse = {
  /** null: the one that comes with the product. */
  readonly id: number | null;
  readonly number: number;
  readonly text: TemplateText;
};

type TemplateKey = { readonly projectId: number; readonly kind: PaperKind };

const isField = (name: string): name is PaperField => Object.hasOwn(PaperField, name);

const textOf = ({
  title,
  numberFormat,
  body,
  factFields,
  conditions,
  hasBreakdown,
  seal,
}: PaperTemplateRow): TemplateText => ({
  title,
  numberFormat,
  body,
  factFields: factFields.filter(isField),
  conditions,
  hasBreakdown,
  // The database's CHECK keeps others out.
  seal: seal as PaperSeal,
});

const viewOf = (kind: PaperKind, row: PaperTemplateRow | null) => ({
  kind,
  number: row?.number ?? 0,
  text: row === null ? DEFAULT_TEMPLATES[kind] : textOf(row),
  fields: fieldsOf(kind),
  isDefault: row === null,
  savedByName: row?.savedBy.name ?? null,
  savedAt: row?.createdAt ?? null,
  mayHaveBreakdown: mayHaveBreakdown(kind),
});

export type PaperTemplateView = ReturnType<typeof viewOf>;

/** The template in use for each kind. @throws NOT_FOUND for a round that is not there */
export const listPaperTemplates = async (scope: Scope, projectId: number): Promise<PaperTemplateView[]> => {
  await requireProject(scope, projectId);
  const rows = await listNewestTemplates(scope.db, projectId);
  return Object.values(PaperKind).map((kind) => viewOf(kind, rows.find((row) => row.kind === kind) ?? null));
};

/** @throws NOT_FOUND for a round that is not there */
export const getPaperTemplate = async (scope: Scope, key: TemplateKey): Promise<PaperTemplateView> => {
  await requireProject(scope, key.projectId);
  return viewOf(key.kind, await findNewestTemplate(scope.db, key));
};

/** So many versions are shown; nobody looks further back. */
const VERSIONS = 200;

/** Every version of a kind, the newest first; at the end the one that comes with the product. @throws NOT_FOUND */
export const listPaperTemplateVersions = async (scope: Scope, key: TemplateKey) => {
  await requireProject(scope, key.projectId);
  const rows = await listTemplateVersions(scope.db, key, VERSIONS);
  const standard = { number: 0, text: DEFAULT_TEMPLATES[key.kind], savedByName: null, savedAt: null };
  const saved = rows.map((row) => ({
    number: row.number,
    text: textOf(row),
    savedByName: row.savedBy.name,
    savedAt: row.createdAt,
  }));
  return [...saved, standard];
};

/** What papers of a kind are made of now. */
export const templateInUse = async (scope: Scope, key: TemplateKey): Promise<TemplateInUse> => {
  const row = await findNewestTemplate(scope.db, key);
  if (row === null) return { id: null, number: 0, text: DEFAULT_TEMPLATES[key.kind] };
  return { id: row.id, number: row.number, text: textOf(row) };
};

/** Texts as they are kept. */
const tidied = (text: TemplateText): TemplateText => ({
  ...text,
  title: tidyText(text.title),
  numberFormat: tidyText(text.numberFormat),
  body: tidyText(text.body),
  conditions: tidyText(text.conditions),
});

const unknownNames = (text: string, known: readonly string[]): string[] =>
  namesIn(text).filter((name) => !known.includes(name));

const errorsOf = (kind: PaperKind, template: TemplateText): FieldError[] => {
  const fields = fieldsOf(kind);
  const labels = fields.map((field) => PaperFieldLabel[field]);
  const at = (pointer: string, isWrong: boolean, message: string): FieldError[] =>
    isWrong ? [fieldError(pointer, message)] : [];
  const named = (pointer: string, text: string): FieldError[] => {
    const unknown = unknownNames(text, labels);
    return at(pointer, unknown.length > 0, messages.unknownFields(unknown, labels));
  };
  const { title, numberFormat, body, factFields, conditions, hasBreakdown } = template;
  return [
    ...at('/title', title === '', messages.title),
    ...at(
      '/numberFormat',
      numberFormat.split(NUMBER_PLACE).length !== 2 || namesIn(numberFormat).length !== 1,
      messages.numberFormat,
    ),
    ...at('/body', body === '', messages.body),
    ...named('/body', body),
    ...at(
      '/factFields',
      factFields.some((field) => !fields.includes(field)),
      messages.factFields,
    ),
    ...named('/conditions', conditions),
    ...at('/hasBreakdown', hasBreakdown && !mayHaveBreakdown(kind), messages.noBreakdown),
  ];
};

/** A template as it would be kept. @throws INVALID_PARAMETER naming each wrong field */
export const checkedTemplate = (kind: PaperKind, asked: TemplateText, root = ''): TemplateText => {
  const template = tidied(asked);
  const errors = errorsOf(kind, template);
  assertNoFieldErrors(errors.map((error) => ({ ...error, pointer: `${root}${error.pointer}` })));
  return template;
};

/** The number of a paper as its template writes it. */
export const numberText = ({ numberFormat }: TemplateText, sequence: number): string =>
  numberFormat.replace(NUMBER_PLACE, String(sequence));

/**
 * Keeps a new version.
 * @param ifMatchVersion the number of the version that the caller read
 * @throws NOT_FOUND, INVALID_PARAMETER, RECORD_CHANGED when somebody else has saved since
 */
export const savePaperTemplate = async (
  scope: Scope,
  key: TemplateKey,
  asked: TemplateText,
  ifMatchVersion: number | undefined,
): Promise<PaperTemplateView> => {
  await requireProject(scope, key.projectId);
  const before = await findNewestTemplate(scope.db, key);
  const number = before?.number ?? 0;
  // A version's number is one more than its ETag's: what nobody has saved yet has a version, too.
  assertVersion({ version: number + 1 }, ifMatchVersion);
  const text = checkedTemplate(key.kind, asked);
  const columns = { ...text, factFields: [...text.factFields] };
  const id = await insertPaperTemplate(scope.db, {
    ...key,
    ...columns,
    number: number + 1,
    savedById: adminOf(scope).adminUserId,
    createdAt: scope.now,
  }).catch((error: unknown) => {
    throw isProblem(error, 'unique') ? new ApiError('RECORD_CHANGED') : error;
  });
  await scope.audit({
    action: 'updated',
    target: { kind: 'paperTemplate', id },
    before: before === null ? {} : { ...textOf(before) },
    after: { ...columns },
    projectId: key.projectId,
  });
  return viewOf(key.kind, await findNewestTemplate(scope.db, key));
};
