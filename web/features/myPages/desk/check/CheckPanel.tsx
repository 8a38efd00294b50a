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
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import type { MyPage, Section } from '../../types.ts';
import { FactsToCompare } from '../DeskPanels.tsx';
import { HistorySection } from '../see/DeskHistory.tsx';
import type { DeskParts } from '../useDesk.ts';

const t = texts('reviewDesk', words);

type CheckPanelProps = { section: Section; desk: DeskParts; myPage: MyPage | null; onReload: () => void };

/** Tab 確認: facts to compare → checklist → findings → what was said before → history. */
export const CheckPanel = ({ section, desk, myPage, onReload }: CheckPanelProps) => {
  const { checklist, change } = desk;
  const reload = () => {
    change.forget();
    onReload();
  };
  return (
    <Stack gap={32}>
      <TroubleNotice trouble={change.trouble} checklist={checklist} onReload={reload} />
      {section.onBehalf !== null && (
        <Notice tone="info" title={t((w) => w.head.onBehalf, { name: section.onBehalf.adminUserName })}>
          {t((w) => w.head.onBehalfReason, { reason: section.onBehalf.reason })}
        </Notice>
      )}
      <FactsToCompare section={section} myPage={myPage} />
      <ChecklistSection
        items={checklist.items}
        currentKey={checklist.currentKey}
        onAnswer={checklist.mayCheck ? checklist.answer : null}
        readOnlyReason={checklist.isChecker ? t((w) => w.checklist.notNow) : t((w) => w.checklist.readOnly)}
        onCurrent={checklist.setCurrentKey}
        unwritten={unwrittenItems(checklist.items, desk.notes.findings)}
        onWrite={desk.notes.addFor}
      />
      <Findings desk={desk} />
      <PreviousItems items={section.returnItems} />
      <HistorySection history={section.history} />
    </Stack>
  );
};

/** The findings that may be written now, or were before the document came into other hands. */
const Findings = ({ desk: { file: open, notes, marks, decisions, change } }: { desk: DeskParts }) => {
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
      mayReturn={decisions.mayReturn}
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
