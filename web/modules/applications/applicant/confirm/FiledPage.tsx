import { applicantAddress } from '#rules/familyNames.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { MadePaper } from '#web/modules/correspondence/shared/papers/MadePaper.tsx';
import { useRead } from '#web/parts/api/query.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { ApplicantArea, type Area, LoadFailed, Loading } from '../ApplicantArea.tsx';
import { FAMILY_PATHS } from '../model/families.ts';
import { applicantPaths } from '../model/paths.ts';
import { applicantStatusText as statusText } from '../status/applicantStatus.words.ts';

/** /application/project/{projectId}/filed: the application as it was last handed in, to read and to save as its PDF. */
export const FiledPage = () => <ApplicantArea>{(area) => <Filed {...area} />}</ApplicantArea>;

const Filed = ({ application: { family, projectId } }: Area) => {
  const read = useRead(FAMILY_PATHS[family].filed, {});
  if (read.data === null) return <NotFound />;
  if (read.data === undefined)
    return read.isError ? <LoadFailed onRetry={() => void read.refetch()} /> : <Loading />;
  return (
    <Page width="form">
      <MadePaper
        rhythm="business"
        content={read.data.body}
        fileHref={applicantAddress(family, '/self/filed/file')}
        above={[{ label: statusText((w) => w.status.title), href: applicantPaths.home(projectId) }]}
      />
    </Page>
  );
};
