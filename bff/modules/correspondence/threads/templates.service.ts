import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { normaliseTexts } from '#bff/core/texts/textRules.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { fillTemplate, unknownFieldsIn } from './templateFields.service.ts';
import {
  countTemplates,
  deleteTemplateRow,
  findTemplate,
  insertTemplate,
  isTemplateNameTaken,
  listTemplateRows,
  MAX_TEMPLATES,
  type TemplateRow,
  type TemplateTexts,
  updateTemplateRow,
} from './templates.data.ts';
import { requireThread } from './threadAccess.service.ts';
import { templateMessages } from './threads.words.ts';

/** Every template, by name. */
export const listTemplates = (scope: Scope): Promise<TemplateRow[]> => listTemplateRows(scope.db);

/** Every template with its fields filled in for one thread. @throws NOT_FOUND */
export const listFilledTemplates = async (scope: Scope, threadId: number) => {
  const thread = await requireThread(scope, threadId);
  const templates = await listTemplateRows(scope.db);
  return templates.map(({ id, name, body }) => ({ id, name, ...fillTemplate(thread, body) }));
};

const requireTemplate = async (scope: Scope, id: number): Promise<TemplateRow> => {
  const template = await findTemplate(scope.db, id);
  if (template === null) throw new ApiError('NOT_FOUND');
  return template;
};

/** @throws INVALID_PARAMETER for a field that there is none of, TRANSITION_NOT_ALLOWED for a name that there is */
const assertTexts = async (
  scope: Scope,
  { name, body }: Partial<TemplateTexts>,
  id?: number,
): Promise<void> => {
  const unknown = unknownFieldsIn(body ?? '');
  if (unknown.length > 0) throw invalidField('/body', templateMessages.unknownFields(unknown));
  if (name !== undefined && (await isTemplateNameTaken(scope.db, name, id)))
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: templateMessages.nameTaken });
};

const targetOf = ({ id }: Pick<TemplateRow, 'id'>) => ({ kind: 'threadTemplate', id }) as const;
const textsOf = ({ name, body }: TemplateRow): TemplateTexts => ({ name, body });

/** @throws INVALID_PARAMETER, TRANSITION_NOT_ALLOWED */
export const createTemplate = async (scope: Scope, input: TemplateTexts): Promise<TemplateRow> => {
  const texts = normaliseTexts(input, {}, []);
  await assertTexts(scope, texts);
  if ((await countTemplates(scope.db)) >= MAX_TEMPLATES)
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: templateMessages.full });
  const made = await insertTemplate(scope.db, texts);
  await scope.audit({ action: 'created', target: targetOf(made), after: texts });
  return made;
};

/** Changes what was sent. @throws NOT_FOUND, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED, RECORD_CHANGED */
export const updateTemplate = async (
  scope: Scope,
  id: number,
  input: Partial<TemplateTexts>,
  ifMatchVersion: number | undefined,
): Promise<TemplateRow> => {
  const before = await requireTemplate(scope, id);
  assertVersion(before, ifMatchVersion);
  const change = normaliseTexts<Partial<TemplateTexts>>(input, {}, []);
  await assertTexts(scope, change, id);
  await writeVersioned(ifMatchVersion, (version) => updateTemplateRow(scope.db, { id, version }, change));
  const after = await requireTemplate(scope, id);
  const target = targetOf(after);
  await scope.audit({ action: 'updated', target, before: textsOf(before), after: textsOf(after) });
  return after;
};

/** @throws NOT_FOUND, RECORD_CHANGED */
export const deleteTemplate = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const template = await requireTemplate(scope, id);
  assertVersion(template, ifMatchVersion);
  await writeVersioned(ifMatchVersion, (version) => deleteTemplateRow(scope.db, { id, version }));
  await scope.audit({ action: 'deleted', target: targetOf(template), before: textsOf(template) });
};
