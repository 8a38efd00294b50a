import { CircleCheck, CircleDashed, Undo2 } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { FindingNumber } from '#ui-kit/FindingNumber/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Segments } from '#ui-kit/ProgressBar/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { ReturnAnswerKind, ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import type { ReturnItem, Section } from '#web/parts/company/companyTypes.ts';
import { Muted } from '#web/parts/company/LinedList.tsx';
import {
  currentFindingId,
  currentFindings,
  isAnswered,
  isOfReport,
  remainingOf,
  splitFinding,
} from '../sections/findings.ts';
import type { SectionUpload } from '../uploads/useSectionUpload.ts';
import type { DraftSaver } from './drafts/useDraftSaver.ts';
import { FindingForm } from './FindingForm.tsx';
import { DoneMark, Item, List, Name, OpenCount, OpenNumber } from './findingParts.tsx';
import { userSectionText as ts } from './userSection.words.ts';

const whereOf = ({ fileName, page, row, fieldLabel }: ReturnItem): string => {
  const file =
    fileName !== null && page !== null ? ts((w) => w.findings.page, { name: fileName, page }) : fileName;
  const parts = [file, row === null ? null : ts((w) => w.findings.row, { row }), fieldLabel];
  return parts.filter((part) => part !== null).join(' ') || ts((w) => w.findings.whole);
};

type FindingsPanelProps = {
  section: Section;
  upload: SectionUpload;
  drafts: DraftSaver;
};

/** Opens one finding at a time; moves the focus there when the person goes on. */
const useOpenFinding = (items: readonly ReturnItem[]) => {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [moves, setMoves] = useState(0);
  const openRef = useRef<HTMLLIElement>(null);
  const openId = chosenId ?? currentFindingId(items);
  const shownId = useRef(openId);
  const isGoingOn = useRef(false);

  // The answer that was just saved reaches this page a moment later: one goes on until another finding is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move to the finding that is open already counts too
  useEffect(() => {
    const isAnother = shownId.current !== openId;
    shownId.current = openId;
    if (!isGoingOn.current) return;
    openRef.current?.focus();
    if (isAnother) isGoingOn.current = false;
  }, [moves, openId]);

  const move = (id: number | null): void => {
    isGoingOn.current = true;
    setChosenId(id);
    setMoves((count) => count + 1);
  };
  const stay = (id: number): void => {
    isGoingOn.current = false;
    setChosenId(id);
  };
  return { openId, openRef, stay, move };
};

const doneWords = (item: ReturnItem): string => {
  if (item.answer?.kind !== ReturnAnswerKind.EditField) return ts((w) => w.findings.answeredReplace);
  return isOfReport(item) ? ts((w) => w.findings.answeredReport) : ts((w) => w.findings.answeredEdit);
};

/** An answer that was handed in and pulled back is the desk's to reopen: shown, without a way to mend it. */
const DoneItem = ({ item, onMend }: { item: ReturnItem; onMend: () => void }) => (
  <Item $isOpen={false} $isDone>
    <DoneMark of={CircleCheck} size={24} />
    <div>
      <Name $isDone>{splitFinding(item.comment).name}</Name>
      <Muted>{item.answer?.comment ?? doneWords(item)}</Muted>
    </div>
    {item.status === ReturnItemStatus.Open && (
      <Button
        variant="quiet"
        size="small"
        aria-label={ts((w) => w.findings.mendOf, { number: item.number })}
        onClick={onMend}
      >
        {ts((w) => w.findings.mend)}
      </Button>
    )}
  </Item>
);

const LaterItem = ({ item }: { item: ReturnItem }) => (
  <Item $isOpen={false} $isDone={false}>
    <OpenNumber>{item.number}</OpenNumber>
    <div>
      <Name $isDone={false}>{splitFinding(item.comment).name}</Name>
      <Muted>{whereOf(item)}</Muted>
    </div>
    <StatusTag data-state tone="neutral" icon={CircleDashed} isQuiet>
      {ts((w) => w.findings.notAnswered)}
    </StatusTag>
  </Item>
);

type OpenItemProps = FindingsPanelProps & {
  item: ReturnItem;
  place: Ref<HTMLLIElement>;
  onTouch: () => void;
  onDone: () => void;
};

/** The finding that is being answered now. */
const OpenItem = ({ item, place, onTouch, onDone, ...form }: OpenItemProps) => (
  <Item ref={place} tabIndex={-1} $isOpen $isDone={false} aria-current="step">
    <FindingNumber>{item.number}</FindingNumber>
    <div>
      <Name $isDone={false}>{splitFinding(item.comment).name}</Name>
      <Muted>{whereOf(item)}</Muted>
    </div>
    {isAnswered(item) ? (
      <StatusTag data-state tone="success" icon={CircleCheck} isQuiet>
        {ts((w) => w.findings.answered)}
      </StatusTag>
    ) : (
      <StatusTag data-state tone="warning" icon={Undo2}>
        {ts((w) => w.findings.answerNow)}
      </StatusTag>
    )}
    <div data-body>
      <FindingForm
        {...form}
        item={item}
        onTouch={onTouch}
        onDone={onDone}
        onCancel={isAnswered(item) ? onDone : undefined}
      />
    </div>
  </Item>
);

/** 指摘に答える: answered ones quiet, the current one open alone, later ones closed; 残り n/m above. */
export const FindingsPanel = (props: FindingsPanelProps) => {
  const items = currentFindings(props.section.returnItems);
  const { left, total } = remainingOf(items);
  const { openId, openRef, stay, move } = useOpenFinding(items);
  const openPlace = items.findIndex(({ id }) => id === openId);
  const segments = openPlace >= 0 ? { current: openPlace + 1 } : {};
  const row = (item: ReturnItem) => {
    const { id } = item;
    if (id === openId) {
      const acts = { onTouch: () => stay(id), onDone: () => move(null) };
      return <OpenItem key={id} {...props} item={item} place={openRef} {...acts} />;
    }
    if (isAnswered(item)) return <DoneItem key={id} item={item} onMend={() => move(id)} />;
    return <LaterItem key={id} item={item} />;
  };
  return (
    <section aria-labelledby="findings">
      <Stack gap={12}>
        <SectionHeading id="findings" aside={<LeftCount left={left} total={total} />}>
          {ts((w) => w.findings.title)}
        </SectionHeading>
        <Segments total={total} done={total - left} {...segments} aria-hidden />
        <List>{items.map(row)}</List>
      </Stack>
    </section>
  );
};

const LeftCount = (counts: { left: number; total: number }) => (
  <OpenCount role="status">
    <VisuallyHidden>{ts((w) => w.findings.leftSentence, counts)}</VisuallyHidden>
    <span aria-hidden>{ts((w) => w.findings.left)}</span>
    <b aria-hidden>{ts((w) => w.findings.leftOf, counts)}</b>
  </OpenCount>
);
