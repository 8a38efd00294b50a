import { Notice } from '#ui-kit/Notice/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { projectsText as t } from '../projects.words.ts';
import { NewProject } from './NewProject.tsx';
import { hasNextRound, nextRoundValues } from './nextRound.ts';

type Project = components['schemas']['Project'];

/** What was carried over, what was counted up and what is still to be filled in. */
const CopiedNotice = ({ source }: { source: Project }) => (
  <Notice title={t((w) => w.create.copied, { name: source.shortName })}>
    {hasNextRound(source)
      ? t((w) => w.create.copiedText, { round: source.round + 1 })
      : t((w) => w.create.copiedLastText)}
  </Notice>
);

/** A new round that begins with what an earlier one had. */
export const CopiedProject = ({ id }: { id: number }) => {
  const read = useRead('/api/admin/project/{id}', { path: { id } });
  return (
    <ReadPage read={read}>
      {({ body }) => (
        <NewProject
          source={body}
          initialValues={nextRoundValues(body)}
          notice={<CopiedNotice source={body} />}
        />
      )}
    </ReadPage>
  );
};
