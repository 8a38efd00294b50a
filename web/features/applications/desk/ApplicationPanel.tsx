import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { dueRefusalOf } from '#web/desk/change/dueRefusal.ts';
import { TroubleNotice } from '#web/desk/change/TroubleNotice.tsx';
import { ChecklistSection } from '#web/desk/check/ChecklistSection.tsx';
import { unwrittenItems } from '#web/desk/decide/readiness.ts';
import { FindingsSection } from '#web/desk/find/FindingsSection.tsx';
import { PreviousItems } from '#web/desk/see/PreviousItems.tsx';
import { pageCountOf } from '#web/desk/see/useDeskFile.ts';
import { pageDrawerOf } from '#web/documentViewer/index.ts';
import { PapersInMaking } from '#web/files/PapersInMaking.tsx';
import { formatDateTime } from '#web/text/format.ts';
import { applicationsText as t } from '../applicationsText.ts';
import type { Application } from '../see/useApplication.ts';
import type { ApplicationDeskParts } from './useApplicationDesk.ts';

type PanelProps = { application: Application; desk: ApplicationDeskParts; onReload: () => void };

/** What went wrong, and who wrote it: on every page of the application. */
export const ApplicationNotices = ({ application, desk, onReload }: PanelProps) => {
  const { onBehalf } = application;
  const reload = () => {
    desk.change.forget();
    onReload();
  };
  return (
    <>
      <TroubleNotice trouble={desk.change.trouble} checklist={desk.checklist} onReload={reload} />
      <PapersInMaking labels={application.papersInMaking} />
      {onBehalf !== null && (
        <Notice title={t((w) => w.page.onBehalf, { name: onBehalf.adminUserName })}>
          {t((w) => w.page.onBehalfText, { reason: onBehalf.reason, at: formatDateTime(onBehalf.at) })}
        </Notice>
      )}
    </>
  );
};

/** Checklist → findings → what was said before. */
export const ApplicationPanel = (props: PanelProps) => {
  const { application, desk } = props;
  const { checklist } = desk;
  return (
    <Stack gap={32}>
      <ApplicationNotices {...props} />
      <ChecklistSection
        items={checklist.items}
        currentKey={checklist.currentKey}
        onAnswer={checklist.mayCheck ? checklist.answer : null}
        readOnlyReason={checklist.isChecker ? t((w) => w.check.readOnly) : t((w) => w.check.notChecker)}
        onCurrent={checklist.setCurrentKey}
        unwritten={unwrittenItems(checklist.items, desk.notes.findings)}
        onWrite={desk.notes.addFor}
      />
      <Findings desk={desk} />
      <PreviousItems items={application.returnItems} />
    </Stack>
  );
};

/** The findings that may be written now, or were before the application came into other hands. */
const Findings = ({
  desk: { file: open, notes, marks, decisions, change, answers },
}: {
  desk: ApplicationDeskParts;
}) => {
  if (!decisions.mayReturn && notes.findings.length === 0) return null;
  return (
    <FindingsSection
      findings={notes.findings}
      marks={marks.marks}
      pageCount={pageCountOf(open)}
      renderPage={open.file === null ? null : pageDrawerOf(open.content, open.file.fileName)}
      drawingId={marks.drawing}
      hasTried={decisions.hasTried}
      due={decisions.due}
      dueRefusal={dueRefusalOf(change.trouble, decisions.due.day)}
      dueAt={t((w) => w.decide.dueAt)}
      noneText={t((w) => w.answers.noFinding)}
      mayReturn={decisions.mayReturn}
      places={answers.places}
      onAdd={notes.addBlank}
      onChange={notes.change}
      onRemove={notes.remove}
      onDraw={(id) => marks.setDrawing(marks.drawing === id ? null : id)}
      onTakeOver={(author) => void notes.takeOver(author)}
      isTakingOver={notes.isTakingOver}
      saving={notes.saving}
    />
  );
};
