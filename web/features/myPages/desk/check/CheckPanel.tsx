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
import { FindingsSection } from '../find/FindingsSection.tsx';
import { HistorySection, PreviousItems } from '../see/DeskHistory.tsx';
import type { DeskState } from '../useDeskState.ts';
import { ChecklistSection } from './ChecklistSection.tsx';

const t = texts('reviewDesk', words);

/** Pages that a finding can name while the file tells none: a picture, or one that is not drawn. */
const pageCountOf = ({ file }: DeskState): number =>
  file.content.state === 'pdf' ? file.content.pdf.pageCount : (file.file?.pageCount ?? 1);

/** What the server said, point by point. */
const refusalText = ({ errors, detail }: ApiError): string =>
  errors.length === 0
    ? (detail ?? shellText((w) => w.generic))
    : errors.map(({ message }) => message).join('\n');

/** The refusal of the day for handing in again, for its field. */
const dueRefusalOf = ({ trouble }: DeskState): string | undefined =>
  trouble?.kind === 'refused'
    ? trouble.error.errors.find(({ pointer }) => pointer === '/returnDueOn')?.message
    : undefined;

type TroubleNoticeProps = { desk: DeskState; onReload: () => void };

/** Why the last press changed nothing. It comes into view wherever the panel was scrolled to. */
const TroubleNotice = ({ desk, onReload }: TroubleNoticeProps) => {
  const { trouble, checklist } = desk;
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

type CheckPanelProps = { section: Section; desk: DeskState; myPage: MyPage | null; onReload: () => void };

/** Tab 確認: facts to compare → checklist → findings → what was said before → history. */
export const CheckPanel = ({ section, desk, myPage, onReload }: CheckPanelProps) => {
  const { file, checklist, findings, marks } = desk;
  const reload = () => {
    desk.forget();
    onReload();
  };
  return (
    <Stack gap={32}>
      <TroubleNotice desk={desk} onReload={reload} />
      {section.onBehalf !== null && (
        <Notice tone="info" title={t((w) => w.head.onBehalf, { name: section.onBehalf.adminUserName })}>
          {t((w) => w.head.onBehalfReason, { reason: section.onBehalf.reason })}
        </Notice>
      )}
      <FactsToCompare section={section} myPage={myPage} />
      <ChecklistSection
        items={checklist.items}
        currentKey={desk.currentKey}
        onAnswer={desk.mayCheck ? desk.answer : null}
        readOnlyReason={desk.isChecker ? t((w) => w.checklist.notNow) : t((w) => w.checklist.readOnly)}
        onCurrent={desk.setCurrentKey}
      />
      {(desk.mayReturn || findings.length > 0) && (
        <FindingsSection
          findings={findings}
          marks={marks}
          pageCount={pageCountOf(desk)}
          renderPage={file.file === null ? null : pageDrawerOf(file.content, file.file.fileName)}
          drawingId={desk.drawing}
          hasTried={desk.hasTried}
          due={desk.due}
          dueRefusal={dueRefusalOf(desk)}
          mayReturn={desk.mayReturn}
          onAdd={desk.addBlank}
          onChange={desk.change}
          onRemove={desk.remove}
          onDraw={(id) => desk.setDrawing(desk.drawing === id ? null : id)}
        />
      )}
      <PreviousItems items={section.returnItems} />
      <HistorySection history={section.history} />
    </Stack>
  );
};
