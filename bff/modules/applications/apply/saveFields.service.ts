import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { calculate, validateDraft, wireToAnswers } from '#bff/programmes/engine.ts';
import type { Answers, FormDefinition } from '#bff/programmes/familyTypes.ts';
import { refuseNow } from '../applicationGuards.service.ts';
import { insertApplicationHistory } from '../applications.data.ts';
import { applicationMessage } from '../applications.words.ts';
import { returnedFields } from '../desk/returnedFields.service.ts';
import { type AfterStep, type Dossier, dossierOf } from '../dossier.service.ts';
import { auditTargetOf, writeApplication } from '../moveApplication.service.ts';
import { rulesOf } from '../programmeForms.service.ts';
import { isStatus } from '../statuses.service.ts';
import type { ApplicationRow } from '../wholeApplication.data.ts';
import { columnsOf, formFields, isSameAnswer, recordOf } from './answers.service.ts';
import { readRowPapers } from './rowPapers.service.ts';

const pick = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(names.map((name) => [name, answers[name] ?? null]));

/** Typed, normalised, and known to the form. @throws INVALID_PARAMETER naming what the form does not take */
const readFields = (definition: FormDefinition, fields: Answers): Answers => {
  const { answers, refused } = wireToAnswers(definition, fields);
  assertNoFieldErrors(refused.map((name) => fieldError(`/${name}`, applicationMessage('fieldUnknown'))));
  return answers;
};

/** @throws INVALID_PARAMETER for values that not even a draft can hold, in the fields that were sent */
const assertStorable = (definition: FormDefinition, merged: Answers, names: readonly string[]): void => {
  const findings = validateDraft(definition, merged).filter(({ pointer }) =>
    names.includes(pointer.split('/')[1] ?? ''),
  );
  assertNoFieldErrors(findings.map(({ pointer, message }) => fieldError(pointer, message)));
};

/** A draft takes every field, a returned application only those that the desk asked for. */
const assertEditable = (scope: Scope, dossier: Dossier, names: readonly string[]): void => {
  if (isStatus(dossier.row, 'Draft')) return;
  if (!isStatus(dossier.row, 'Returned')) refuseNow(dossier, scope, applicationMessage('notEditable'));
  const open = returnedFields(dossier);
  const closed = names.filter((name) => !open.has(name));
  assertNoFieldErrors(closed.map((name) => fieldError(`/${name}`, applicationMessage('notReturnedField'))));
};

const moneyTypes: readonly string[] = ['yen'];

/** The back office checks papers; it does not enter amounts (domain 7). */
const assertNoMoney = (scope: Scope, definition: FormDefinition, names: readonly string[]): void => {
  if (scope.actor?.kind !== 'admin' || scope.actor.role !== 'BackOffice') return;
  const money = formFields(definition)
    .filter(
      ({ type, columns = [] }) =>
        moneyTypes.includes(type) || columns.some((column) => moneyTypes.includes(column.type)),
    )
    .map(({ name }) => name);
  if (names.some((name) => money.includes(name))) {
    throw new ApiError('ACCESS_DENIED', { detail: applicationMessage('roleFields') });
  }
};

const timesOf = (row: ApplicationRow, names: readonly string[], now: Date) => ({
  ...recordOf(row.answerTimes),
  ...Object.fromEntries(names.map((name) => [name, now.toISOString()])),
});

const recordOnBehalf = async (scope: Scope, row: ApplicationRow, names: readonly string[], reason: string) =>
  insertApplicationHistory(scope.db, {
    applicationId: row.id,
    action: 'edited',
    fromStatus: row.status,
    toStatus: row.status,
    ...historyActorOf(scope),
    onBehalf: true,
    comment: reason,
    details: { fields: [...names] },
    createdAt: scope.now,
  });

/**
 * The application as it is with these fields, before anything is written: for what must be made of them first.
 * @throws INVALID_PARAMETER naming what the form does not take
 */
export const withFields = (dossier: Dossier, fields: Answers, now: Date): Dossier => {
  if (Object.keys(fields).length === 0) return dossier;
  const { row, definition, answers } = dossier;
  const merged = { ...answers, ...readFields(definition, fields) };
  const columns = columnsOf(definition, merged, calculate(definition, merged, rulesOf(row.project)));
  // The generated edge: what a change may set are columns of the row.
  return dossierOf({ ...row, ...columns } as ApplicationRow, now);
};

/**
 * Saves the fields that were sent, with the totals that follow from them (autosave).
 *
 * @param onBehalfReason why an administrator enters it in the applicant's place
 * @throws INVALID_PARAMETER, TRANSITION_NOT_ALLOWED (no longer a draft), ACCESS_DENIED (amounts by the back office)
 */
export const saveFields = async (
  scope: Scope,
  dossier: Dossier,
  fields: Answers,
  onBehalfReason?: string,
): Promise<AfterStep> => {
  const { row, definition, answers } = dossier;
  const sent = readRowPapers(definition, readFields(definition, fields), row.files);
  const changed = Object.keys(sent).filter((name) => !isSameAnswer(sent[name], answers[name]));
  if (changed.length === 0) return dossier;
  assertEditable(scope, dossier, changed);
  assertNoMoney(scope, definition, changed);
  const merged = { ...answers, ...sent };
  assertStorable(definition, merged, changed);
  const calculation = calculate(definition, merged, rulesOf(row.project));
  const written = await writeApplication(scope, row, {
    ...columnsOf(definition, merged, calculation),
    answerTimes: timesOf(row, changed, scope.now),
  });
  if (onBehalfReason !== undefined) await recordOnBehalf(scope, row, changed, onBehalfReason);
  await scope.audit({
    action: 'edited',
    ...auditTargetOf(row),
    before: pick(answers, changed),
    after: pick(merged, changed),
    reason: onBehalfReason,
    onBehalfOf: onBehalfReason === undefined ? undefined : (row.name ?? row.applicationUser.name),
  });
  return onBehalfReason === undefined ? dossierOf(written, scope.now) : null;
};
