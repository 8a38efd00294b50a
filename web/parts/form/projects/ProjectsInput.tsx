import { useFormState } from 'react-final-form';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { ChecksInput, RadioInput } from '../inputs.tsx';
import type { FormValues } from '../values.ts';
import { roundsText as t } from './projectChoice.words.ts';
import { choosesProjects, PROJECT_FIELDS } from './projectValues.ts';

/** Every round or some, in the fields `rounds` and `projectIds`. */
export const ProjectsInput = () => {
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const projects = useProjectOptions();
  return (
    <>
      <RadioInput
        name="rounds"
        label={t((w) => w.rounds)}
        need="required"
        options={[
          { value: PROJECT_FIELDS.all, label: t((w) => w.all), help: t((w) => w.allHelp) },
          { value: PROJECT_FIELDS.some, label: t((w) => w.some) },
        ]}
      />
      {choosesProjects(values ?? {}) && (
        <ChecksInput name="projectIds" label={t((w) => w.projectIds)} need="required" options={projects} />
      )}
    </>
  );
};
