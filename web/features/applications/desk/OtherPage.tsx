import { ActivityFeed } from '#web/activity/ActivityFeed.tsx';
import { useMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import type { ApplicationFamilyName } from '#web/navigation/adminPaths.ts';
import { ReadPage } from '#web/navigation/ReadPage.tsx';
import { mayRecord } from '../check/mayRecord.ts';
import { Scores } from '../check/Scores.tsx';
import { FAMILY_OPERATIONS } from '../families.ts';
import { PastReturns } from '../see/PastReturns.tsx';
import type { Application } from '../see/useApplication.ts';
import type { Tab } from './ApplicationHead.tsx';

const HISTORY_COUNT = 50;

type OtherPageProps = {
  readonly family: ApplicationFamilyName;
  readonly application: Application;
  readonly tab: Exclude<Tab, 'check'>;
  readonly onReload: () => void;
};

/** Scores, returns and history: the pages of an application besides its desk. */
export const OtherPage = ({ tab, ...props }: OtherPageProps) => {
  const { application, family } = props;
  const mayChange = useMayCall()(FAMILY_OPERATIONS[family].change) && mayRecord(application.status);
  if (tab === 'score') return <Scores {...props} mayChange={mayChange} />;
  if (tab === 'returns') return <PastReturns items={application.returnItems} />;
  return <History applicationId={application.id} />;
};

const History = ({ applicationId }: { applicationId: number }) => {
  const read = useRead('/api/admin/activity', {
    query: { targetKind: 'Application', targetId: String(applicationId), limit: HISTORY_COUNT },
  });
  return <ReadPage read={read}>{({ body }) => <ActivityFeed items={body.items} hasChanges />}</ReadPage>;
};
