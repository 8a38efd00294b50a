import { useState } from 'react';
import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { DeskLayout } from '#ui-kit/desk/DeskLayout/index.ts';
import { Tabs, tabPanelProps } from '#ui-kit/Tabs/index.ts';
import { useRead } from '#web/api/query.tsx';
import { KeysDialog } from '#web/shortcuts/KeysDialog.tsx';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import { sectionName } from '#web/text/sectionName.ts';
import type { Section } from '../types.ts';
import { CheckPanel } from './check/CheckPanel.tsx';
import { checklistCount } from './check/checklist.ts';
import { DeskHead } from './DeskHead.tsx';
import { ProjectPanel, RelatedPanel, relatedOf } from './DeskPanels.tsx';
import { DecisionDialog, isAsked, returnSummary } from './decide/DecisionDialog.tsx';
import { DeskFoot } from './decide/DeskFoot.tsx';
import { FINDINGS_ID } from './find/FindingsSection.tsx';
import type { ReviewQueue } from './goOn/useReviewQueue.ts';
import { DESK_KEYS } from './keys/deskKeys.ts';
import { DeskFile } from './see/DeskFile.tsx';
import { useDeskState } from './useDeskState.ts';

const t = texts('reviewDesk', words);

type TabId = 'check' | 'project' | 'related';

const TABS_PREFIX = 'desk';

const isTab = (id: string): id is TabId => id === 'check' || id === 'project' || id === 'related';

type DeskProps = { section: Section; etag: string | null; queue: ReviewQueue; onReload: () => void };

/** One document on the desk: the file left, what is checked right, the decision at the foot. */
export const Desk = ({ section, etag, queue, onReload }: DeskProps) => {
  const [tab, setTab] = useState<TabId>('check');
  const myPage = useRead('/api/admin/my_page/{id}', { path: { id: section.mypage.id } }).data?.body;
  const desk = useDeskState({ section, etag, queue });
  const { done, total } = checklistCount(desk.checklist.items);
  const related = relatedOf(section, myPage).length;
  const tabs = [
    { id: 'check', label: t((w) => w.tabs.check), ...(total === 0 ? {} : { count: `${done}/${total}` }) },
    { id: 'project', label: t((w) => w.tabs.project) },
    { id: 'related', label: t((w) => w.tabs.related), ...(related === 0 ? {} : { count: related }) },
  ];
  return (
    <>
      <DeskLayout
        head={<DeskHead section={section} queue={queue} />}
        file={
          <DeskFile
            section={section}
            state={desk.file}
            marks={desk.marks}
            currentMarkId={desk.currentMarkId}
            onMarkSelect={desk.showFinding}
            onDraw={desk.mayReturn ? desk.drawn : null}
            isDrawing={desk.drawing !== null}
            onDrawing={(isDrawing) => desk.setDrawing(isDrawing ? 'new' : null)}
          />
        }
        panelTabs={
          <Tabs
            aria-label={t((w) => w.tabs.label)}
            items={tabs}
            selectedId={tab}
            onSelect={(id) => isTab(id) && setTab(id)}
            idPrefix={TABS_PREFIX}
          />
        }
        panel={
          <div {...tabPanelProps(TABS_PREFIX, tab)}>
            {tab === 'check' && <CheckPanel {...{ section, desk, onReload }} myPage={myPage ?? null} />}
            {tab === 'project' && <ProjectPanel myPage={myPage} />}
            {tab === 'related' && <RelatedPanel section={section} myPage={myPage} />}
          </div>
        }
        foot={
          <DeskFoot
            decisions={desk.decisions}
            readiness={desk.readiness}
            mayCheck={desk.mayCheck}
            mayReturn={desk.mayReturn}
            isBusy={desk.isBusy}
            onDecide={desk.press}
            onKeys={() => desk.setOpen('keys')}
          />
        }
        {...(total === 0 ? {} : { checkCount: `${done}/${total}` })}
        findingCount={desk.findings.length}
        findingsId={FINDINGS_ID}
      />
      <DeskDialogs section={section} desk={desk} />
    </>
  );
};

const DeskDialogs = ({ section, desk }: { section: Section; desk: ReturnType<typeof useDeskState> }) => {
  const { open, setOpen, isBusy } = desk;
  const close = () => setOpen(null);
  if (open === null) return null;
  if (open === 'keys') return <KeysDialog keys={DESK_KEYS} onClose={close} />;
  if (isAsked(open)) {
    return (
      <DecisionDialog {...{ section, isBusy }} offered={open} onDecide={desk.decideAsked} onClose={close} />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={t((w) => w.ask.returnTitle, { title: sectionName(section) })}
      confirmLabel={t((w) => w.actions.return)}
      cancelLabel={t((w) => w.ask.back)}
      isBusy={isBusy}
      onConfirm={() => void desk.sendBack().then(close)}
      onCancel={close}
    >
      {returnSummary(section.mypage.corporationName, desk.findings.length, desk.due.day)}
    </ConfirmDialog>
  );
};
