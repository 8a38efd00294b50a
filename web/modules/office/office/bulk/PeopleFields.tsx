import { SelectInput } from '#web/parts/form/inputs.tsx';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { bulkText as t } from './bulk.words.ts';
import type { BulkKind } from './bulkTypes.ts';

export const peopleErrors = (values: FormValues): FormErrors =>
  textOf(values, 'projectId') === '' ? { projectId: t((w) => w.people.projectMissing) } : {};

/** Of which round the people are. */
export const PeopleFields = ({ kind }: { readonly kind: BulkKind }) => (
  <SelectInput
    name="projectId"
    label={t((w) => w.people.project)}
    help={t((w) => (kind === 'inviteCorporationUsers' ? w.people.inviteHelp : w.people.stopHelp))}
    need="required"
    options={useProjectOptions()}
  />
);
