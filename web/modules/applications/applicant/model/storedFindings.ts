import type { DraftStore } from './draftStore.ts';
import type { Finding, FormStep } from './formTypes.ts';
import { fieldsOf } from './values.ts';

const nameOf = ({ pointer }: Finding): string => pointer.split('/')[1] ?? '';

/**
 * What keeps the application from being handed in, as the server found in what it has: also the rules across fields and
 * rows. Places that were typed on since are left out until they are saved; documents are told by the application itself.
 */
export const storedFindings = (draft: DraftStore): readonly Finding[] => {
  const { unsent, conflicts } = draft.getState();
  return draft
    .getStored()
    .body.sectionsState.flatMap(({ findings }) => findings)
    .filter((finding) => {
      const name = nameOf(finding);
      return name !== 'files' && !(name in unsent) && !(name in conflicts);
    });
};

/** Findings in the order of the page: fields as the step has them, rows by number, cells by column. */
export const inPageOrder = (step: FormStep, findings: readonly Finding[]): readonly Finding[] => {
  const fields = fieldsOf([step]);
  const placeOf = ({ pointer }: Finding): readonly number[] => {
    const [, name, row, column] = pointer.split('/');
    const field = fields.findIndex((candidate) => candidate.name === name);
    const cell = fields[field]?.columns?.findIndex((candidate) => candidate.name === column) ?? -1;
    return [field, Number(row ?? -1), cell];
  };
  const compare = (one: readonly number[], other: readonly number[]): number =>
    one.map((part, index) => part - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return findings.toSorted((one, other) => compare(placeOf(one), placeOf(other)));
};
