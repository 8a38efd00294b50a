import { Stack } from '#ui-kit/Layout/index.ts';
import { ThreadsOf } from '#web/modules/correspondence/office/threads/ThreadsOf.tsx';
import { ActivityHistory } from '#web/modules/trail/office/activity/ActivityHistory.tsx';
import { TrailLink } from '#web/modules/trail/office/activity/TrailLink.tsx';
import { ActivityTopic, ActorKind } from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import type { ApplicationFamilyName } from '#web/parts/navigation/adminPaths.ts';
import { applicationsText as t } from '../applications.words.ts';
import { PastReturns } from '../detail/PastReturns.tsx';
import type { Application } from '../detail/useApplication.ts';
import { FAMILY_OPERATIONS } from '../families.ts';
import { mayRecord } from '../scores/mayRecord.ts';
import { Scores } from '../scores/Scores.tsx';
import type { Tab } from './ApplicationHead.tsx';

type ApplicationTabPageProps = {
  readonly family: ApplicationFamilyName;
  readonly application: Application;
  readonly tab: Exclude<Tab, 'check'>;
  readonly onReload: () => void;
};

/** Scores, returns and history: the pages of an application besides its desk. */
export const ApplicationTabPage = ({ tab, ...props }: ApplicationTabPageProps) => {
  const { application, family } = props;
  const mayChange = useMayCall()(FAMILY_OPERATIONS[family].change) && mayRecord(application.status);
  if (tab === 'score') return <Scores {...props} mayChange={mayChange} />;
  if (tab === 'returns') return <PastReturns items={application.returnItems} />;
  return (
    <Stack gap={24}>
      <ThreadsOf party={{ mypageId: null, applicationId: application.id }} />
      <History applicationId={application.id} />
      <TrailLink of={{ application_id: application.id }} />
    </Stack>
  );
};

const History = ({ applicationId }: { applicationId: number }) => (
  <ActivityHistory
    target={{ targetKind: 'Application', targetId: String(applicationId) }}
    others={{ kind: ActorKind.Applicant, label: t((w) => w.history.applicant) }}
    topics={[ActivityTopic.Status, ActivityTopic.Content]}
    noneText={t((w) => w.history.noneText)}
  />
);
