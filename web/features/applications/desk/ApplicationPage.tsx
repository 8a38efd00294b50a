import { useParams, useSearchParams } from 'wouter';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { LinkTabs } from '#ui-kit/Tabs/index.ts';
import { ActivityFeed } from '#web/activity/ActivityFeed.tsx';
import { ReturnItemStatus } from '#web/api/generated/enums.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { type ApplicationFamilyName, adminPaths } from '#web/navigation/adminPaths.ts';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { idInPath, ReadPage } from '#web/navigation/ReadPage.tsx';
import { applicationsText as t } from '../applicationsText.ts';
import { Checklist } from '../check/Checklist.tsx';
import { mayRecord } from '../check/mayRecord.ts';
import { Scores } from '../check/Scores.tsx';
import { FAMILY_OPERATIONS } from '../families.ts';
import { ApplicationContent } from './ApplicationContent.tsx';
import { ApplicationFiles } from './ApplicationFiles.tsx';
import { ApplicationHead } from './ApplicationHead.tsx';
import { ApplicationSide } from './ApplicationSide.tsx';
import { PastReturns } from './PastReturns.tsx';
import { type Application, useApplication } from './useApplication.ts';

const HISTORY_COUNT = 50;

const TABS = ['content', 'files', 'check', 'score', 'returns', 'history'] as const;
type Tab = (typeof TABS)[number];

type FamilyProps = { readonly family: ApplicationFamilyName };

/** /admin/application/:id, and the same of every other family. */
export const ApplicationPage = ({ family }: FamilyProps) => {
  const id = idInPath(useParams().id);
  const mayRead = useMayCall()(FAMILY_OPERATIONS[family].read);
  return id === null || !mayRead ? <NotFound /> : <OneApplication family={family} id={id} />;
};

const OneApplication = ({ family, id }: FamilyProps & { id: number }) => {
  const read = useApplication(family, id);
  const reload = () => void read.refetch();
  return (
    <ReadPage read={read}>
      {({ body }) => (
        <>
          <ApplicationHead application={body} family={family} onReload={reload} />
          <Parts application={body} family={family} onReload={reload} />
        </>
      )}
    </ReadPage>
  );
};

type PartProps = FamilyProps & { readonly application: Application; readonly onReload: () => void };

const Parts = (props: PartProps) => {
  const { application, family } = props;
  const [search] = useSearchParams();
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'content';
  const hrefOf = (name: Tab): string => `${adminPaths.application(family, application.id)}?tab=${name}`;
  const open = application.returnItems.filter(({ status }) => status !== ReturnItemStatus.Closed).length;
  const counts: Partial<Record<Tab, number>> = { files: application.files.length, returns: open };
  return (
    <Stack gap={24}>
      <LinkTabs
        aria-label={t((w) => w.page.tabs)}
        currentId={tab}
        items={TABS.map((name) => {
          const count = counts[name];
          return {
            id: name,
            label: t((w) => w.page[name]),
            href: hrefOf(name),
            ...(count === undefined || count === 0 ? {} : { count }),
          };
        })}
      />
      <Columns>
        <Part tab={tab} {...props} />
        <ApplicationSide application={application} />
      </Columns>
    </Stack>
  );
};

const Part = ({ tab, ...props }: PartProps & { tab: Tab }) => {
  const { application, family } = props;
  const mayChange = useMayCall()(FAMILY_OPERATIONS[family].change) && mayRecord(application.status);
  switch (tab) {
    case 'content':
      return <ApplicationContent application={application} />;
    case 'files':
      return <ApplicationFiles application={application} />;
    case 'check':
      return <Checklist {...props} mayChange={mayChange} />;
    case 'score':
      return <Scores {...props} mayChange={mayChange} />;
    case 'returns':
      return <PastReturns items={application.returnItems} />;
    case 'history':
      return <History applicationId={application.id} />;
  }
};

const History = ({ applicationId }: { applicationId: number }) => {
  const read = useRead('/api/admin/activity', {
    query: { targetKind: 'Application', targetId: String(applicationId), limit: HISTORY_COUNT },
  });
  return <ReadPage read={read}>{({ body }) => <ActivityFeed items={body.items} hasChanges />}</ReadPage>;
};
