import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { TroubleNotice } from '#web/parts/desk/change/TroubleNotice.tsx';
import { DeskChecklist } from '#web/parts/desk/check/DeskChecklist.tsx';
import { DeskFindings } from '#web/parts/desk/find/DeskFindings.tsx';
import { PreviousItems } from '#web/parts/desk/see/PreviousItems.tsx';
import { PapersInMaking } from '#web/parts/files/PapersInMaking.tsx';
import { formatDateTime } from '#web/parts/text/format.ts';
import { applicationsText as t } from '../applications.words.ts';
import type { Application } from '../see/useApplication.ts';
import type { ApplicationDeskParts } from './useApplicationDesk.ts';

type PanelProps = { application: Application; desk: ApplicationDeskParts; onReload: () => void };

/** What went wrong, and who wrote it: on every page of the application. */
export const ApplicationNotices = ({ application, desk, onReload }: PanelProps) => {
  const { onBehalf } = application;
  return (
    <>
      <TroubleNotice change={desk.change} checklist={desk.checklist} onReload={onReload} />
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
  return (
    <Stack gap={32}>
      <ApplicationNotices {...props} />
      <DeskChecklist
        checklist={desk.checklist}
        notes={desk.notes}
        readOnly={{ checker: t((w) => w.check.readOnly), other: t((w) => w.check.notChecker) }}
      />
      <DeskFindings
        desk={desk}
        places={desk.answers.places}
        dueAt={t((w) => w.decide.dueAt)}
        noneText={t((w) => w.answers.noFinding)}
      />
      <PreviousItems items={application.returnItems} />
    </Stack>
  );
};
