import { useSearchParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { components } from '#web/api/generated/types.ts';
import { typesThatMayCall } from '#web/api/mayCall.ts';
import { useChange, useRead } from '#web/api/query.tsx';
import type { SendResult } from '#web/form/sendResult.ts';
import type { FormValues } from '#web/form/values.ts';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { OnlyFor } from '#web/navigation/OnlyFor.tsx';
import { idInPath, ReadPage } from '#web/navigation/ReadPage.tsx';
import { useNavigate } from '#web/router/shown.ts';
import { projectsText as t } from '../projectsText.ts';
import { hasNextRound, nextRoundValues } from './nextRound.ts';
import { ProjectForm } from './ProjectForm.tsx';
import { emptyProjectValues, projectBody } from './projectForm.ts';

type Project = components['schemas']['Project'];

/** /admin/project/new — a round from the beginning, or with ?copy= from an earlier one. */
export const NewProjectPage = () => {
  const [search] = useSearchParams();
  const sourceId = idInPath(search.get('copy') ?? undefined);
  return (
    <OnlyFor types={typesThatMayCall('createProject')}>
      {sourceId === null ? <NewProject source={null} /> : <CopiedProject id={sourceId} />}
    </OnlyFor>
  );
};

const CopiedProject = ({ id }: { id: number }) => {
  const read = useRead('/api/admin/project/{id}', { path: { id } });
  return <ReadPage read={read}>{({ body }) => <NewProject source={body} />}</ReadPage>;
};

const useRegister = (source: Project | null) => {
  const create = useChange('post', '/api/admin/project', { isQuiet: true });
  const navigate = useNavigate();
  const { show } = useSnackbar();
  return async (values: FormValues): Promise<SendResult> => {
    const copied = source === null ? {} : { copyFromProjectId: source.id };
    const result = await create.run({ body: { ...projectBody(values), ...copied } });
    if (!result.isOk) return result;
    const { id, shortName } = result.body;
    return {
      isOk: true,
      afterwards: () => {
        void navigate(adminPaths.project(id), { replace: true });
        show({ message: t((w) => w.create.done, { name: shortName }), severity: 'success' });
      },
    };
  };
};

const NewProject = ({ source }: { source: Project | null }) => {
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
        initialValues={source === null ? emptyProjectValues : nextRoundValues(source)}
        documentRules={[]}
        materials={source?.materials ?? []}
        carriedMaterialIds={(source?.materials ?? []).map(({ id }) => id)}
        templates={[]}
        isLocked={false}
        saveLabel={t((w) => w.create.save)}
        onSend={register}
        notice={source !== null && <CopiedNotice source={source} />}
      />
    </>
  );
};

/** What was carried over, what was counted up and what is still to be filled in. */
const CopiedNotice = ({ source }: { source: Project }) => (
  <Notice title={t((w) => w.create.copied, { name: source.shortName })}>
    {hasNextRound(source)
      ? t((w) => w.create.copiedText, { round: source.round + 1 })
      : t((w) => w.create.copiedLastText)}
  </Notice>
);
