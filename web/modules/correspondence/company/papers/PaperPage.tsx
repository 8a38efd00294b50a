import { useParams } from 'wouter';
import { Page } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { OwnPaper } from '#web/modules/correspondence/shared/papers/own/OwnPaper.tsx';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import { userPaths } from '#web/parts/navigation/userPaths.ts';

/** /user/{projectId}/paper/{id}: one paper, to read here and to save as its PDF. Reading it marks it as opened. */
export const PaperPage = () => {
  const projectId = useProjectId();
  const id = Number(useParams().paperId);
  const read = useRead(
    '/api/user/my_page/issued_paper/{id}',
    { path: { id } },
    { isEnabled: Number.isInteger(id) && id > 0 },
  );
  return (
    <Page width="form">
      <ReadState read={read} title={t((w) => w.own.title)} skeleton={<Skeleton shape="card" rows={8} />}>
        {({ body }) => (
          <OwnPaper
            paper={body}
            fileHref={`/api/user/my_page/issued_paper/${body.id}/file`}
            listHref={userPaths.papers(projectId)}
            hrefOf={(paperId) => userPaths.paper(projectId, paperId)}
          />
        )}
      </ReadState>
    </Page>
  );
};
