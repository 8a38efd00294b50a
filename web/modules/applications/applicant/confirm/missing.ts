import { filesText as tf } from '#web/parts/files/files.words.ts';
import { isStopped } from '#web/parts/files/scanning.ts';
import { stepFindings } from '../model/checks.ts';
import type { Application, Finding, FormDefinition, FormStep } from '../model/formTypes.ts';
import { isMade } from '../model/madeDocuments.ts';
import { placeLabel } from '../model/placeLabel.ts';
import { fieldsOf, toTyped } from '../model/values.ts';

/** A place to go to from the page 確認・提出. */
export type Place = Finding & { readonly step: FormStep; readonly label: string };

const placeOf =
  (definition: FormDefinition) =>
  (finding: Finding): Place[] => {
    const name = finding.pointer.split('/')[1] ?? '';
    const step = definition.steps.find((candidate) =>
      name === 'files'
        ? candidate.kind === 'documents'
        : fieldsOf([candidate]).some((field) => field.name === name),
    );
    if (step === undefined) return [];
    return [{ ...finding, step, label: placeLabel(step, finding.pointer) }];
  };

const ofFields = (step: FormStep, application: Application): Finding[] => {
  const values = fieldsOf([step]).map((field) => [field.name, toTyped(field, application[field.name])]);
  return stepFindings(step, Object.fromEntries(values), application);
};

const ofDocuments = (
  { requiredDocuments }: Application,
  definition: FormDefinition,
  message: (label: string) => string,
): Finding[] =>
  requiredDocuments
    .filter(({ isRequired, fileCount, type }) => isRequired && fileCount === 0 && !isMade(definition, type))
    .map(({ type, label }) => ({ pointer: `/files/${type}`, message: message(label) }));

/** Files that the server will never take. Those it still looks at are waited for: useSubmitApplication. */
const ofScans = ({ files }: Application): Finding[] =>
  files.filter(isStopped).map((file) => ({
    pointer: `/files/${file.type}`,
    message: tf((w) => w.stoppedNamed, { name: file.fileName }),
  }));

/**
 * What is missing before the application can be handed in: what the browser can tell, what the server finds in what it
 * has, and what it said when it was tried.
 * @param fileMessage asks for a document that is not there
 */
export const missingPlaces = (
  application: Application,
  definition: FormDefinition,
  findings: readonly Finding[],
  fileMessage: (label: string) => string,
): Place[] => {
  const own = definition.steps
    .filter(({ kind }) => kind !== 'confirm')
    .flatMap((step) =>
      step.kind === 'documents'
        ? [...ofDocuments(application, definition, fileMessage), ...ofScans(application)]
        : ofFields(step, application),
    );
  const ofServer = application.sectionsState.flatMap((state) => state.findings);
  // Documents come from the application itself, which knows of an upload at once.
  const isNew = ({ pointer }: Finding): boolean =>
    !pointer.startsWith('/files') && !own.some((finding) => finding.pointer === pointer);
  const said = [...findings, ...ofServer].filter(isNew);
  const isFirst = ({ pointer }: Finding, index: number): boolean =>
    said.findIndex((finding) => finding.pointer === pointer) === index;
  return [...own, ...said.filter(isFirst)]
    .flatMap(placeOf(definition))
    .filter(({ step }) => step.kind !== 'confirm')
    .toSorted((one, other) => definition.steps.indexOf(one.step) - definition.steps.indexOf(other.step));
};
