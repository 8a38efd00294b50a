import { useEffect, useRef } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import type { ApiError } from '#web/api/errors.ts';
import { pageDrawerOf } from '#web/documentViewer/index.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import { shellText } from '#web/text/shellText.ts';
import type { MyPage, Section } from '../../types.ts';
import { FactsToCompare } from '../DeskPanels.tsx';
import type { Trouble } from '../decide/useSectionChange.ts';
import { FindingsSection } from '../find/FindingsSection.tsx';
import { HistorySection, PreviousItems } from '../see/DeskHistory.tsx';
import { pageCountOf } from '../see/useDeskFile.ts';
import type { DeskParts } from '../useDesk.ts';
import { ChecklistSection } from './ChecklistSection.tsx';
import type { Answering } from './useAnswering.ts';

const t = texts('reviewDesk', words);

/** What the server said, point by point. */
const refusalText = ({ errors, detail }: ApiError): string =>
  errors.length === 0
    ? (detail ?? shellText((w) => w.generic))
    : errors.map(({ message }) => message).join('\n');

/** The refusal of the day for handing in again, for its field while it holds that day. */
const dueRefusalOf = ({ trouble }: DeskParts['change'], day: string): string | undefined =>
  trouble?.kind === 'refused' && trouble.change.returnDueOn === day
    ? trouble.error.errors.find(({ pointer }) => pointer === '/returnDueOn')?.message
    : undefined;

type TroubleNoticeProps = { trouble: Trouble | null; checklist: Answering; onReload: () => void };

/** Why the last press changed nothing. It comes into view wherever the panel was scrolled to. */
const TroubleNotice = ({ trouble, checklist, onReload }: TroubleNoticeProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);
  if (trouble === null) return null;
  if (trouble.kind === 'refused') {
    return (
      <Notice ref={place} role="alert" tone="danger" title={t((w) => w.refused.title)}>
        {refusalText(trouble.error)}
      </Notice>
    );
  }
  const isConflict = trouble.kind === 'conflict';
  const again = isConflict ? (
    <Button onClick={onReload}>{t((w) => w.conflict.reload)}</Button>
  ) : (
    checklist.hasUnsent && <Button onClick={() => void checklist.settle()}>{t((w) => w.unsent.again)}</Button>
  );
  return (
    <Notice
      ref={place}
      role="alert"
      tone="warning"
      title={isConflict ? t((w) => w.conflict.title) : t((w) => w.unsent.title)}
      actions={again}
    >
      {isConflict ? t((w) => w.conflict.text) : t((w) => w.unsent.text)}
    </Notice>
  );
};

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
      dueRefusal={dueRefusalOf(change, decisions.due.day)}
      mayReturn={decisions.mayReturn}
      onAdd={notes.addBlank}
      onChange={notes.change}
      onRemove={notes.remove}
      onDraw={(id) => marks.setDrawing(marks.drawing === id ? null : id)}
    />
  );
};
