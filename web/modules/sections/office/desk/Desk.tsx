import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { DeskLayout } from '#ui-kit/desk/DeskLayout/index.ts';
import { Tabs, tabPanelProps } from '#ui-kit/Tabs/index.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { TroubleNotice } from '#web/parts/desk/change/TroubleNotice.tsx';
import { checklistCount } from '#web/parts/desk/check/checklist.ts';
import { FINDINGS_ID } from '#web/parts/desk/find/FindingsSection.tsx';
import { DESK_KEYS } from '#web/parts/desk/keys/deskKeys.ts';
import { reviewDeskText as t } from '#web/parts/desk/reviewDesk.words.ts';
import { MarkedFile } from '#web/parts/desk/see/MarkedFile.tsx';
import { KeysDialog } from '#web/parts/shortcuts/KeysDialog.tsx';
import { sectionName } from '#web/parts/text/sectionName.ts';
import type { MyPage, Section } from '../sectionTypes.ts';
import { CheckPanel } from './check/CheckPanel.tsx';
import { DeskHead } from './DeskHead.tsx';
import { ProjectPanel, RelatedPanel, relatedOf } from './DeskPanels.tsx';
import { isAsked } from './decide/askedDecision.ts';
import { DecisionDialog, returnSummary } from './decide/DecisionDialog.tsx';
import { DeskFoot } from './decide/DeskFoot.tsx';
import type { ReviewQueue } from './goOn/useReviewQueue.ts';
import { type DeskParts, useDesk } from './useDesk.ts';

type TabId = 'check' | 'project' | 'related';

const TABS_PREFIX = 'desk';

const isTab = (id: string): id is TabId => id === 'check' || id === 'project' || id === 'related';

type DeskProps = { section: Section; etag: string | null; queue: ReviewQueue; onReload: () => void };

/** One document on the desk: the file left, what is checked right, the decision at the foot. */
export const Desk = ({ section, etag, queue, onReload }: DeskProps) => {
  const [tab, setTab] = useState<TabId>('check');
  const myPage = useRead('/api/admin/my_page/{id}', { path: { id: section.mypage.id } }).data?.body;
  const desk = useDesk({ section, etag, queue });
  const { file, marks, decisions, checklist } = desk;
  const { done, total } = checklistCount(checklist.items);
  const checkCount = total === 0 ? {} : { checkCount: `${done}/${total}` };
  return (
    <>
      <DeskLayout
        head={<DeskHead section={section} queue={queue} />}
        file={<MarkedFile record={section} {...{ file, marks }} mayReturn={decisions.mayReturn} />}
        panelTabs={
          <PanelTabs
            {...{ tab, ...checkCount }}
            relatedCount={relatedOf(section, myPage).length}
            onSelect={setTab}
          />
        }
        panel={
          <div {...tabPanelProps(TABS_PREFIX, tab)}>
            <Panel {...{ tab, section, etag, desk, onReload, myPage }} />
          </div>
        }
        foot={
          <DeskFoot
            decisions={decisions}
            mayCheck={checklist.mayCheck}
            onKeys={() => desk.keys.setShowsKeys(true)}
          />
        }
        {...checkCount}
        findingCount={desk.notes.findings.length}
        findingsId={FINDINGS_ID}
      />
      <DeskDialogs {...{ section, desk, onReload }} />
    </>
  );
};

type PanelProps = Omit<ComponentProps<typeof CheckPanel>, 'myPage'> & {
  tab: TabId;
  myPage: MyPage | undefined;
};

const Panel = ({ tab, myPage, ...check }: PanelProps) => {
  if (tab === 'project') return <ProjectPanel myPage={myPage} />;
  if (tab === 'related') return <RelatedPanel section={check.section} myPage={myPage} />;
  return <CheckPanel {...check} myPage={myPage ?? null} />;
};

type PanelTabsProps = {
  tab: TabId;
  checkCount?: string;
  relatedCount: number;
  onSelect: (tab: TabId) => void;
};

const PanelTabs = ({ tab, checkCount, relatedCount, onSelect }: PanelTabsProps) => (
  <Tabs
    aria-label={t((w) => w.tabs.label)}
    items={[
      {
        id: 'check',
        label: t((w) => w.tabs.check),
        ...(checkCount === undefined ? {} : { count: checkCount }),
      },
      { id: 'project', label: t((w) => w.tabs.project) },
      {
        id: 'related',
        label: t((w) => w.tabs.related),
        ...(relatedCount === 0 ? {} : { count: relatedCount }),
      },
    ]}
    selectedId={tab}
    onSelect={(id) => isTab(id) && onSelect(id)}
    idPrefix={TABS_PREFIX}
  />
);

type DialogsProps = Pick<DeskProps, 'section' | 'onReload'> & { desk: DeskParts };

const DeskDialogs = ({ section, desk, onReload }: DialogsProps) => {
  const { isBusy, asking, due } = desk.decisions;
  const { asked, close, sendBack, sendAsked } = asking;
  const { showsKeys, setShowsKeys } = desk.keys;
  if (showsKeys) return <KeysDialog keys={DESK_KEYS} onClose={() => setShowsKeys(false)} />;
  if (asked === null) return null;
  if (isAsked(asked)) {
    return (
      <DecisionDialog
        {...{ section, isBusy }}
        trouble={<TroubleNotice change={desk.change} checklist={desk.checklist} onReload={onReload} />}
        offered={asked}
        onDecide={sendAsked}
        onClose={close}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={t((w) => w.ask.returnTitle, { title: sectionName(section) })}
      confirmLabel={t((w) => w.actions.return)}
      cancelLabel={t((w) => w.ask.back)}
      isBusy={isBusy}
      onConfirm={() => void sendBack().then(close)}
      onCancel={close}
    >
      {returnSummary(section.mypage.corporationName, desk.notes.findings.length, due.day)}
    </ConfirmDialog>
  );
};
