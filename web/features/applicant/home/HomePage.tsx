import { ApplicationStatus } from '#web/api/generated/enums.ts';
import { ApplicantArea } from '../ApplicantArea.tsx';
import { StatusPage } from '../status/StatusPage.tsx';
import { TaskListPage } from './TaskListPage.tsx';

/** /application/project/{projectId}: the task list while the application is written, its state afterwards. */
export const HomePage = () => (
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
