import { Copy, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { questionsText as t } from '#web/modules/projects/shared/questions/questions.words.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { projectsText } from '../projects.words.ts';

type QuestionsHeadProps = {
  readonly projectId: number;
  /** The list's query, for the export. */
  readonly query?: ComponentProps<typeof ExportMenu>['query'];
  readonly onCreate?: () => void;
  readonly onCopy?: () => void;
};

/** Which round it is, and what the office adds to it. Without its acts while the list is on its way. */
export const QuestionsHead = ({ projectId, query, onCreate, onCopy }: QuestionsHeadProps) => {
  const may = useMayCall();
  const name = useRead('/api/admin/project/{id}', { path: { id: projectId } }).data?.body.shortName;
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[
            { label: projectsText((w) => w.list.title), href: adminPaths.projects },
            ...(name === undefined ? [] : [{ label: name, href: adminPaths.project(projectId) }]),
            { label: t((w) => w.title) },
          ]}
        />
      }
      title={t((w) => w.title)}
      context={t((w) => w.office.context)}
      actions={
        query !== undefined && (
          <>
            <ExportMenu path={`/api/admin/project/${projectId}/question/export`} query={query} />
            {may('createQuestion') && (
              <>
                <Button icon={Copy} onClick={onCopy}>
                  {t((w) => w.office.copy)}
                </Button>
                <Button variant="primary" icon={Plus} onClick={onCreate}>
                  {t((w) => w.office.create)}
                </Button>
              </>
            )}
          </>
        )
      }
    />
  );
};
