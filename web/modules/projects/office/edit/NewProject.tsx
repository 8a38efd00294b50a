import type { ReactNode } from 'react';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { projectsText as t } from '../projects.words.ts';
import { ProjectForm } from './ProjectForm.tsx';
import { projectBody } from './projectForm.ts';
import { emptyProjectValues } from './projectValues.ts';

type Project = components['schemas']['Project'];

const useRegister = (source: Project | null) => {
  const create = useChange('post', '/api/admin/project', { isQuiet: true });
  const navigate = useNavigate();
  const done = useDone();
  return async (values: FormValues): Promise<SendResult> => {
    const copied = source === null ? {} : { copyFromProjectId: source.id };
    const result = await create.run({ body: { ...projectBody(values), ...copied } });
    if (!result.isOk) return result;
    const { id, shortName } = result.body;
    return done(
      t((w) => w.create.done, { name: shortName }),
      () => void navigate(adminPaths.project(id), { replace: true }),
    );
  };
};

type NewProjectProps = {
  /** The round that is copied; null: from the beginning. */
  readonly source: Project | null;
  readonly initialValues?: FormValues;
  readonly notice?: ReactNode;
};

/** The form of a new round. */
export const NewProject = ({ source, initialValues = emptyProjectValues, notice }: NewProjectProps) => {
  const register = useRegister(source);
  return (
    <>
      <PageHeader
        over={
          <Breadcrumb
            items={[
              { label: t((w) => w.list.title), href: adminPaths.projects },
              { label: t((w) => w.create.title) },
            ]}
          />
        }
        title={t((w) => w.create.title)}
        context={t((w) => w.create.context)}
      />
      <ProjectForm
        initialValues={initialValues}
        documentRules={[]}
        materials={source?.materials ?? []}
        carriedMaterialIds={(source?.materials ?? []).map(({ id }) => id)}
        templates={[]}
        isLocked={false}
        saveLabel={t((w) => w.create.save)}
        onSend={register}
        notice={notice}
      />
    </>
  );
};
