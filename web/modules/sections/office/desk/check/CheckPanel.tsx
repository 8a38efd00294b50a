import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { TroubleNotice } from '#web/parts/desk/change/TroubleNotice.tsx';
import { DeskChecklist } from '#web/parts/desk/check/DeskChecklist.tsx';
import { DeskFindings } from '#web/parts/desk/find/DeskFindings.tsx';
import { reviewDeskText as t } from '#web/parts/desk/reviewDesk.words.ts';
import { PreviousItems } from '#web/parts/desk/see/PreviousItems.tsx';
import type { MyPage, Section } from '../../sectionTypes.ts';
import { FactsToCompare } from '../DeskPanels.tsx';
import { HistorySection } from '../see/DeskHistory.tsx';
import type { DeskParts } from '../useDesk.ts';
import { TaxReportCheck } from './TaxReportCheck.tsx';
import { taxPlaces } from './taxPlaces.ts';

type CheckPanelProps = {
  section: Section;
  etag: string | null;
  desk: DeskParts;
  myPage: MyPage | null;
  onReload: () => void;
};

/** Tab 確認: facts to compare → checklist → findings → what was said before → history. */
export const CheckPanel = ({ section, etag, desk, myPage, onReload }: CheckPanelProps) => {
  const { checklist, change } = desk;
  const reload = () => {
    change.forget();
    onReload();
  };
  return (
    <Stack gap={32}>
      <TroubleNotice {...{ change, checklist, onReload }} />
      {section.onBehalf !== null && (
        <Notice tone="info" title={t((w) => w.head.onBehalf, { name: section.onBehalf.adminUserName })}>
          {t((w) => w.head.onBehalfReason, { reason: section.onBehalf.reason })}
        </Notice>
      )}
      <FactsToCompare section={section} myPage={myPage} />
      {section.taxReport !== null && (
        <TaxReportCheck {...{ section, etag }} report={section.taxReport} onReload={reload} />
      )}
      <DeskChecklist
        checklist={checklist}
        notes={desk.notes}
        readOnly={{ checker: t((w) => w.checklist.notNow), other: t((w) => w.checklist.readOnly) }}
      />
      <DeskFindings desk={desk} {...(section.taxReport === null ? {} : { places: taxPlaces })} />
      <PreviousItems items={section.returnItems} />
      <HistorySection history={section.history} />
    </Stack>
  );
};
