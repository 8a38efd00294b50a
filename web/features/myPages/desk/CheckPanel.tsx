import type { ReactNode } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { ReviewCategory } from '#web/api/generated/enums.ts';
import { pageDrawerOf } from '#web/documentViewer/index.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import { shellText } from '#web/text/shellText.ts';
import type { MyPage, Section } from '../types.ts';
import { ChecklistSection } from './ChecklistSection.tsx';
import { HistorySection, PreviousItems } from './DeskHistory.tsx';
import { FactsToCompare } from './DeskPanels.tsx';
import { FindingsSection } from './FindingsSection.tsx';
import type { DeskState } from './useDeskState.ts';
import type { Trouble } from './useSectionChange.ts';

const t = texts('reviewDesk', words);

/** Pages that a finding can name while the file tells none: a picture, or one that is not drawn. */
const pageCountOf = ({ file }: DeskState): number =>
  file.content.state === 'pdf' ? file.content.pdf.pageCount : (file.file?.pageCount ?? 1);

type TroubleNoticeProps = { trouble: Trouble; onReload: () => void };

const TroubleNotice = ({ trouble, onReload }: TroubleNoticeProps): ReactNode => {
  if (trouble.kind === 'conflict') {
    return (
      <Notice
        role="alert"
        tone="warning"
        title={t((w) => w.conflict.title)}
        actions={<Button onClick={onReload}>{t((w) => w.conflict.reload)}</Button>}
      >
        {t((w) => w.conflict.text)}
      </Notice>
    );
  }
  const messages = trouble.error?.errors.map(({ message }) => message) ?? [];
  const detail = trouble.error?.detail ?? shellText((w) => w.generic);
  return (
    <Notice role="alert" tone="danger" title={t((w) => w.refused.title)}>
      {messages.length === 0 ? detail : messages.join('\n')}
    </Notice>
  );
};

type CheckPanelProps = { section: Section; desk: DeskState; myPage: MyPage | null; onReload: () => void };

/** Tab 確認: facts to compare → checklist → findings → what was said before → history. */
export const CheckPanel = ({ section, desk, myPage, onReload }: CheckPanelProps) => {
  const { file, trouble, checklist, findings, marks } = desk;
  const reload = () => {
    desk.forget();
    onReload();
  };
  const addBlank = () => desk.add({ category: ReviewCategory.Document });
  return (
    <Stack gap={32}>
      {trouble !== null && <TroubleNotice trouble={trouble} onReload={reload} />}
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
        onCurrent={desk.setCurrentKey}
      />
      {desk.mayReturn && (
        <FindingsSection
          findings={findings}
          marks={marks}
          pageCount={pageCountOf(desk)}
          renderPage={file.file === null ? null : pageDrawerOf(file.content, file.file.fileName)}
          drawingId={desk.drawing}
          hasTried={desk.hasTried}
          due={desk.due}
          onAdd={addBlank}
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
