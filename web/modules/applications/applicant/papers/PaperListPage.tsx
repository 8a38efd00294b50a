import { Page } from '#ui-kit/Layout/index.ts';
import { MOST_PAPERS, OwnPaperList } from '#web/modules/correspondence/shared/papers/own/OwnPaperList.tsx';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { ApplicantArea, type Area, LoadFailed, Loading } from '../ApplicantArea.tsx';
import { FAMILY_PATHS } from '../model/families.ts';
import { applicantPaths } from '../model/paths.ts';

/** /application/project/{projectId}/paper: the letters that the office has issued to the applicant. */
export const PaperListPage = () => <ApplicantArea>{(area) => <Papers {...area} />}</ApplicantArea>;

const Papers = ({ application: { family, projectId } }: Area) => {
  const read = useRead(FAMILY_PATHS[family].issuedPapers, { query: { limit: MOST_PAPERS } });
  usePageTitle(t((w) => w.own.title));
  if (read.data === null) return <NotFound />;
  if (read.data === undefined)
    return read.isError ? <LoadFailed onRetry={() => void read.refetch()} /> : <Loading />;
  return (
    <Page width="form">
      <OwnPaperList papers={read.data.body.items} hrefOf={(id) => applicantPaths.paper(projectId, id)} />
    </Page>
  );
};
