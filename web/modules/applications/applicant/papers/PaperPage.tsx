import { useParams } from 'wouter';
import { applicantAddress } from '#rules/familyNames.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { OwnPaper } from '#web/modules/correspondence/shared/papers/own/OwnPaper.tsx';
import type { UserPaperDetail } from '#web/modules/correspondence/shared/papers/paper.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { ApplicantArea, type Area, LoadFailed, Loading } from '../ApplicantArea.tsx';
import { FAMILY_PATHS } from '../model/families.ts';
import { applicantPaths } from '../model/paths.ts';

/** /application/project/{projectId}/paper/{id}: one letter; reading it marks it as opened. */
export const PaperPage = () => {
  const id = Number(useParams().paperId);
  if (!Number.isInteger(id) || id <= 0) return <NotFound />;
  return <ApplicantArea>{(area) => <OnePaper key={id} {...area} id={id} />}</ApplicantArea>;
};

const OnePaper = ({ application, id }: Area & { readonly id: number }) => {
  const read = useRead(FAMILY_PATHS[application.family].issuedPaper, { path: { id } });
  if (read.data === null) return <NotFound />;
  if (read.data !== undefined) return <LoadedPaper paper={read.data.body} application={application} />;
  return read.isError ? <LoadFailed onRetry={() => void read.refetch()} /> : <Loading />;
};

type LoadedPaperProps = Pick<Area, 'application'> & { readonly paper: UserPaperDetail };

const LoadedPaper = ({ paper, application: { family, projectId } }: LoadedPaperProps) => {
  usePageTitle(paper.title);
  return (
    <Page width="form">
      <OwnPaper
        paper={paper}
        fileHref={applicantAddress(family, `/issued_paper/${paper.id}/file`)}
        listHref={applicantPaths.papers(projectId)}
        hrefOf={(paperId) => applicantPaths.paper(projectId, paperId)}
      />
    </Page>
  );
};
