import { useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { applicantOf } from '#web/parts/api/applicant.ts';
import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import { useSessions } from '#web/parts/api/services.ts';
import { CONFIRM_TOKEN } from '#web/parts/navigation/paths.ts';
import { ApplicantArea } from '../ApplicantArea.tsx';
import { StatusPage } from '../status/StatusPage.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { TaskListPage } from './TaskListPage.tsx';

/** Read once: the confirmation takes the token out of the address. */
const useTokenOfNobody = (): string | null => {
  const [params] = useSearchParams();
  const { projectId } = useParams();
  const isNobody = applicantOf(useSessions(), Number(projectId)) === null;
  const [token] = useState(params.get(CONFIRM_TOKEN));
  return isNobody ? token : null;
};

/** /application/project/{projectId}: the task list while the application is written, its state afterwards. */
export const HomePage = () => {
  const token = useTokenOfNobody();
  const { projectId } = useParams();
  if (token !== null) return <ConfirmEmail projectId={Number(projectId)} token={token} />;
  return (
    <ApplicantArea>
      {(area) =>
        area.application.status === ApplicationStatus.Draft ? (
          <TaskListPage {...area} />
        ) : (
          <StatusPage {...area} />
        )
      }
    </ApplicantArea>
  );
};
