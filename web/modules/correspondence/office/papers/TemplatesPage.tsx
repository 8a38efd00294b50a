import { useParams, useSearchParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { LinkTabs } from '#ui-kit/Tabs/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { PaperKind, PaperKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall, useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { formatDateTime, formatText } from '#web/parts/text/format.ts';
import { SealCard } from './SealCard.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { VersionsCard } from './VersionsCard.tsx';

/** /admin/project/:id/paper — what the papers of a round say, kind by kind. */
export const TemplatesPage = () => {
  const id = idInPath(useParams().id);
  return (
    <OnlyFor types={typesThatMayCall('getPaperTemplate')}>
      {id === null ? <NotFound /> : <Templates projectId={id} />}
    </OnlyFor>
  );
};

type Template = components['schemas']['PaperTemplate'];

/** Which version is in use, and whose it is. */
const Version = ({
  template: { isDefault, number, savedByName, savedAt },
}: {
  readonly template: Template;
}) => (
  <Text tone="muted" size={14}>
    {isDefault
      ? t((w) => w.templates.isStandard)
      : t((w) => w.templates.isVersion, {
          number,
          name: formatText(savedByName),
          at: formatDateTime(savedAt),
        })}
  </Text>
);

const KINDS = valuesOf(PaperKindLabel);

const Head = ({ projectId }: { readonly projectId: number }) => {
  const project = useRead('/api/admin/project/{id}', { path: { id: projectId } });
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[
            { label: t((w) => w.templates.projects), href: adminPaths.projects },
            {
              label: project.data?.body.shortName ?? t((w) => w.list.project),
              href: adminPaths.project(projectId),
            },
            { label: t((w) => w.templates.heading) },
          ]}
        />
      }
      title={t((w) => w.templates.heading)}
      context={t((w) => w.templates.context)}
    />
  );
};

const Templates = ({ projectId }: { readonly projectId: number }) => {
  const [params] = useSearchParams();
  const kind = KINDS.find((each) => String(each) === params.get('kind')) ?? PaperKind.Adoption;
  const mayCall = useMayCall();
  const mayEdit = mayCall('savePaperTemplate');
  const path = { id: projectId, kind };
  const read = useRead('/api/admin/project/{id}/paper_template/{kind}', { path });
  const tabs = KINDS.map((each) => ({
    id: String(each),
    label: PaperKindLabel[each],
    href: `${adminPaths.paperTemplates(projectId)}?kind=${each}`,
  }));
  return (
    <>
      <Head projectId={projectId} />
      <Stack gap={24}>
        <LinkTabs aria-label={t((w) => w.list.kind)} items={tabs} currentId={String(kind)} />
        <ReadPage read={read}>
          {({ body, etag }) => (
            <>
              <Version template={body} />
              <TemplateForm
                key={`${kind} ${body.number}`}
                {...{ projectId, etag, mayEdit }}
                template={body}
                onReload={() => void read.refetch()}
              />
              <VersionsCard key={`versions ${kind} ${body.number}`} projectId={projectId} kind={kind} />
            </>
          )}
        </ReadPage>
        {mayCall('getProjectSeal') && <SealCard projectId={projectId} />}
      </Stack>
    </>
  );
};
