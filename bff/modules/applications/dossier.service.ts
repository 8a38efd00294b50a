import type { Family } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { scanRefusal } from '#bff/parts/files/scanStatus.service.ts';
import { canSeeProject } from '#bff/parts/ownership/access.service.ts';
import { withFigures } from '#bff/programmes/engine/calculate.ts';
import {
  type Calculation,
  calculate,
  evaluateCondition,
  requiredDocuments,
  type SubmitContext,
  validateForSubmit,
} from '#bff/programmes/engine.ts';
import type { Answers, Finding, FormDefinition } from '#bff/programmes/familyTypes.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { lockApplication } from './applications.data.ts';
import { answersOf, formFields } from './apply/answers.service.ts';
import { isCurrent } from './apply/fileVersions.service.ts';
import { withRowPapers } from './apply/rowPapers.service.ts';
import { returnedFields } from './desk/returnedFields.service.ts';
import { definitionOf, rulesOf } from './programmeForms.service.ts';
import { isStatus } from './statuses.service.ts';
import { type ApplicationRow, findApplication } from './wholeApplication.data.ts';

export type ApplicationFileRow = ApplicationRow['files'][number];

/** An application with its form: what every rule about it reads. */
export type Dossier = {
  readonly row: ApplicationRow;
  readonly definition: FormDefinition;
  readonly answers: Answers;
  readonly calculation: Calculation;
  /** Files that count now, the newest version of each. */
  readonly files: readonly ApplicationFileRow[];
  /** Everything that keeps it from being submitted. */
  readonly findings: readonly Finding[];
};

/** Answers that the applicant can change; undefined: all of a draft. */
const openFieldsOf = ({ row, definition }: Pick<Dossier, 'row' | 'definition'>) => {
  if (isStatus(row, 'Draft')) return;
  return isStatus(row, 'Returned') ? returnedFields({ row, definition }) : new Set<string>();
};

/** What the form's checks are judged against: today, the documents of which a clean file is stored, what can change. */
export const submitContext = (
  { files, ...form }: Pick<Dossier, 'row' | 'definition' | 'files'>,
  now: Date,
): SubmitContext => ({
  today: tokyoDayOf(now),
  storedDocuments: files.filter(({ file }) => file.scanStatus === 'clean').map(({ type }) => type),
  openFields: openFieldsOf(form),
});

/** Files that keep it from being submitted, also those of documents that nobody asks for. */
const fileFindings = (definition: FormDefinition, files: readonly ApplicationFileRow[]): readonly Finding[] =>
  files.flatMap(({ file, type }): Finding[] => {
    const message = scanRefusal(file);
    const document = definition.documents.find(({ value }) => value === type);
    if (message === null || document === undefined) return [];
    return [{ pointer: `/files/${document.key}`, code: 'rule', message, stepId: 'documents' }];
  });

/** Files that are still looked at, where nothing else keeps an application from being handed in; none otherwise. */
export const awaitedFiles = ({
  definition,
  files,
  findings,
}: Pick<Dossier, 'definition' | 'files' | 'findings'>): readonly ApplicationFileRow[] => {
  const pending = files.filter(({ file }) => file.scanStatus === 'pending');
  return findings.length === fileFindings(definition, pending).length ? pending : [];
};

/** Everything to correct; a document whose file is still looked at is not missing. */
const findingsOf = (
  form: readonly Finding[],
  definition: FormDefinition,
  files: readonly ApplicationFileRow[],
): readonly Finding[] => {
  const notReady = fileFindings(definition, files);
  const isSaid = ({ pointer }: Finding): boolean => notReady.some((said) => said.pointer === pointer);
  return [...form.filter((finding) => !isSaid(finding)), ...notReady];
};

/** Reads the rules off a row. */
export const dossierOf = (row: ApplicationRow, now: Date): Dossier => {
  const definition = definitionOf(row.project);
  const answers = withRowPapers(definition, answersOf(row, definition), row.files);
  const files = row.files.filter(isCurrent);
  const rules = rulesOf(row.project);
  const form = validateForSubmit(definition, answers, rules, submitContext({ row, definition, files }, now));
  return {
    row,
    definition,
    answers,
    files,
    calculation: calculate(definition, answers, rules),
    findings: findingsOf(form, definition, files),
  };
};

/**
 * What a step of a change leaves: the dossier as it is now (the given one when nothing was different), or null when
 * something beside the application's own columns changed, so that it must be read again.
 */
export type AfterStep = Dossier | null;

/**
 * One application of a family.
 * @throws NOT_FOUND also for one of another family, or of a round that the caller does not read
 */
export const requireDossier = async (scope: Scope, family: Family, id: number): Promise<Dossier> => {
  const row = await findApplication(scope.db, id);
  if (row === null || row.family !== family || !canSeeProject(scope, row.projectId))
    throw new ApiError('NOT_FOUND');
  return dossierOf(row, scope.now);
};

/** The same for a change: nobody else changes it until the transaction ends. @throws NOT_FOUND */
export const lockDossier = async (scope: Scope, family: Family, id: number): Promise<Dossier> => {
  await lockApplication(scope.db, id);
  return requireDossier(scope, family, id);
};

/**
 * What is handed in is what the form shows: an answer to a question that is no longer asked (typed before a change of
 * mind) is emptied.
 */
export const shownAnswers = ({ definition, answers, calculation, row }: Dossier, now: Date): Answers => {
  const known = withFigures(answers, calculation, { ...rulesOf(row.project), today: tokyoDayOf(now) });
  const hidden = formFields(definition)
    .filter(({ name }) => Object.hasOwn(answers, name))
    .filter(({ visibleWhen }) => visibleWhen !== undefined && !evaluateCondition(visibleWhen, known))
    .map(({ name }) => [name, null]);
  return { ...answers, ...Object.fromEntries(hidden) };
};

/** The documents of the form, each with whether these answers ask for it. */
export const documentsOf = ({ definition, answers }: Pick<Dossier, 'definition' | 'answers'>) =>
  requiredDocuments(definition, answers);
