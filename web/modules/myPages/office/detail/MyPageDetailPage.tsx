import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { Button } from '#ui-kit/Button/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { LinkTabs } from '#ui-kit/Tabs/index.ts';
import { ThreadsOf } from '#web/modules/correspondence/office/threads/ThreadsOf.tsx';
import { EvidenceTab } from '#web/modules/money/office/payments/EvidenceTab.tsx';
import { DocumentsTab } from '#web/modules/sections/office/documents/DocumentLists.tsx';
import { RequestButton } from '#web/modules/sections/office/request/RequestButton.tsx';
import type { MyPage } from '#web/modules/sections/office/sectionTypes.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useSessions } from '#web/parts/api/services.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { splitActions } from './actions.ts';
import { DetailHead } from './DetailHead.tsx';
import { menuItems, type Open, rightsOf } from './detailMenu.ts';
import { EditDialog } from './EditDialog.tsx';
import { DelayTab, InspectionTab, PaymentTab, PropertyTab } from './FactTabs.tsx';
import { HistoryTab, NotificationsTab } from './LogTabs.tsx';
import { myPageText as t } from './myPage.words.ts';
import { NotificationDialog, type NotificationStart } from './NotificationDialog.tsx';
import { OverrideDialog } from './OverrideDialog.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { SideColumn } from './SideColumn.tsx';
import { tabItems, tabOf } from './tabs.ts';
import { useArchive } from './useArchive.ts';
import type { Held } from './useMyPageUpdate.ts';

/** /admin/mypage/:id: one undertaking with everything that belongs to it. */
export const MyPageDetailPage = () => {
  const id = Number(useParams().id);
  const isId = Number.isInteger(id) && id > 0;
  const read = useRead('/api/admin/my_page/{id}', { path: { id } }, { isEnabled: isId });
  const corporationName = read.data?.body.corporation.name;
  usePageTitle(corporationName === undefined ? null : `${read.data?.body.displayCode} ${corporationName}`);
  if (!isId || read.data === null) return <NotFound />;
  if (read.isError && read.data === undefined) {
    return (
      <Notice
        tone="danger"
        title={shellText((w) => w.generic)}
        actions={<Button onClick={() => void read.refetch()}>{shellText((w) => w.error.reload)}</Button>}
      />
    );
  }
  if (read.data === undefined) return <Skeleton shape="card" rows={8} />;
  const held = { myPage: read.data.body, etag: read.data.etag };
  return <Detail key={id} held={held} onReload={() => void read.refetch()} />;
};

const Detail = ({ held, onReload }: { held: Held; onReload: () => void }) => {
  const { myPage } = held;
  const [params] = useSearchParams();
  const tab = tabOf(params);
  const rights = rightsOf(useSessions().adminSession.adminUser?.type);
  const [open, setOpen] = useState<Open | null>(null);
  const { save, isSaving } = useArchive(myPage);
  const { availableActions, projectStatus, grantDecisionOn } = myPage;
  const { next, others } = splitActions(availableActions, projectStatus, grantDecisionOn !== null);
  const notify = (start: NotificationStart) => setOpen({ kind: 'notify', start });
  const delay = {
    myPage,
    onOverride: rights.edits ? () => setOpen({ kind: 'override' }) : null,
    onRemind: rights.writes ? (sectionId: number) => notify(startOf(myPage, sectionId)) : null,
  };
  const panel = panelOf(tab, myPage, delay, rights.writes ? () => notify(null) : null);
  return (
    <Stack gap={24}>
      <DetailHead
        myPage={myPage}
        next={next}
        items={menuItems(myPage, rights, others, setOpen)}
        isSaving={isSaving}
        onArchive={() => void save()}
        onNext={() => next !== null && setOpen({ kind: 'action', offered: next })}
      />
      <LinkTabs aria-label={t((w) => w.tabs.label)} items={tabItems(myPage)} currentId={tab} />
      {tab === 'overview' ? (
        <Columns>
          <div>{panel}</div>
          <SideColumn myPage={myPage} />
        </Columns>
      ) : (
        <div>{panel}</div>
      )}
      {open !== null && <Dialogs {...{ open, held, rights, onReload }} onClose={() => setOpen(null)} />}
    </Stack>
  );
};

const startOf = ({ sections }: MyPage, sectionId: number): NotificationStart => {
  const section = sections.find(({ id }) => id === sectionId);
  return section === undefined ? null : { sectionId, title: section.title };
};

const panelOf = (
  tab: ReturnType<typeof tabOf>,
  myPage: MyPage,
  delay: Parameters<typeof DelayTab>[0],
  onSend: (() => void) | null,
): ReactNode => {
  const panels: Record<typeof tab, () => ReactNode> = {
    overview: () => <OverviewTab {...delay} />,
    documents: () => (
      <Stack gap={24}>
        <RequestButton myPage={myPage} />
        <DocumentsTab myPage={myPage} />
      </Stack>
    ),
    evidence: () => <EvidenceTab myPage={myPage} />,
    delay: () => <DelayTab {...delay} />,
    inspection: () => <InspectionTab myPage={myPage} />,
    payment: () => <PaymentTab myPage={myPage} />,
    property: () => <PropertyTab myPage={myPage} />,
    notifications: () => (
      <Stack gap={24}>
        <ThreadsOf party={{ mypageId: myPage.id, applicationId: null }} />
        <NotificationsTab myPage={myPage} onSend={onSend} />
      </Stack>
    ),
    history: () => <HistoryTab myPage={myPage} />,
  };
  return panels[tab]();
};

type DialogsProps = {
  open: Open;
  held: Held;
  rights: ReturnType<typeof rightsOf>;
  onReload: () => void;
  onClose: () => void;
};

const Dialogs = ({ open, held, rights, onReload, onClose }: DialogsProps) => {
  if (open.kind === 'action') return <ActionDialog {...{ held, onClose, onReload }} offered={open.offered} />;
  if (open.kind === 'override') return <OverrideDialog {...{ held, onClose }} />;
  if (open.kind === 'notify')
    return <NotificationDialog myPage={held.myPage} start={open.start} onClose={onClose} />;
  return <EditDialog {...{ held, onClose }} isMemoOnly={!rights.edits} />;
};
