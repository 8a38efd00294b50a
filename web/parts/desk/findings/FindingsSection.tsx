import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { DateField } from '#ui-kit/DateField/index.ts';
import type { FileMark, ViewerPage } from '#ui-kit/FileViewer/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text, TextPart } from '#ui-kit/Text/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { marks } from '#web/parts/text/marks.ts';
import { reviewDeskText as t } from '../reviewDesk.words.ts';
import { Colleagues } from './Colleagues.tsx';
import { ColleagueCard, FindingCard } from './FindingCard.tsx';
import type { Author, Finding, FindingChange } from './findings.ts';
import type { Places } from './places.ts';
import type { DueDay } from './useDueDay.ts';
import type { Saving } from './useFindingNotes.ts';

const Cards = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`;

/** The field of the day for handing in again, for the focus when it is wrong. */
export const DUE_FIELD_ID = 'desk-due';

/** The id that the jump bar leads to. */
export const FINDINGS_ID = 'desk-findings';

const TITLE_ID = 'desk-findings-title';

type FindingsSectionProps = {
  findings: readonly Finding[];
  marks: readonly FileMark[];
  pageCount: number;
  renderPage: ((page: ViewerPage) => ReactNode) | null;
  drawingId: string | null;
  hasTried: boolean;
  due: DueDay;
  /** What the server said about the day. */
  dueRefusal: string | undefined;
  /** False once the document is in other hands: what was written stays to be read and copied. */
  mayReturn: boolean;
  onAdd: () => void;
  onChange: (id: string, change: FindingChange) => void;
  onRemove: (finding: Finding) => void;
  onDraw: (id: string) => void;
  onTakeOver: (author: Author) => void;
  isTakingOver: boolean;
  saving: Saving;
  places?: Places | undefined;
  /** Until when on the day for handing in again. */
  dueAt?: string;
  /** How a finding begins, while there is none. */
  noneText?: string;
};

/** What has to be put right, and until when. */
export const FindingsSection = (props: FindingsSectionProps) => {
  const { findings, hasTried, due } = props;
  const hasOwn = findings.some(({ author }) => author === null);
  return (
    <section id={FINDINGS_ID} tabIndex={-1} aria-labelledby={TITLE_ID}>
      <Stack gap={12}>
        <Head {...props} />
        <Colleagues
          findings={findings}
          onTakeOver={props.mayReturn ? props.onTakeOver : null}
          isBusy={props.isTakingOver}
        />
        {!props.mayReturn && hasOwn && (
          <Notice tone="warning" title={t((w) => w.findings.keptTitle)}>
            {t((w) => w.findings.keptText)}
          </Notice>
        )}
        {findings.length === 0 ? (
          <Text size={14} tone="muted">
            {props.noneText ?? t((w) => w.findings.none)}
          </Text>
        ) : (
          <>
            <FindingCards {...props} />
            <SavingText saving={props.saving} />
            {props.mayReturn && (
              <DueField due={due} hasTried={hasTried} refusal={props.dueRefusal} dueAt={props.dueAt} />
            )}
          </>
        )}
      </Stack>
    </section>
  );
};

const Head = ({ findings, mayReturn, onAdd }: FindingsSectionProps) => (
  <SectionHeading
    level={2}
    look={4}
    id={TITLE_ID}
    aside={
      mayReturn && (
        <Button variant="quiet" size="small" icon={Plus} onClick={onAdd}>
          {t((w) => w.findings.add)}
        </Button>
      )
    }
  >
    {t((w) => w.findings.title, { count: findings.length })}
  </SectionHeading>
);

/** Whether what was written is safe. */
const SavingText = ({ saving }: { saving: Saving }) => (
  <Text size={14} tone="muted" role="status">
    {saving === 'none' ? '' : t((w) => w.findings.saving[saving])}
  </Text>
);

type DueFieldProps = {
  due: DueDay;
  hasTried: boolean;
  refusal: string | undefined;
  dueAt: string | undefined;
};

/** The one day for all findings; what the server refused stands here as long as the day is the same. */
const DueField = ({ due: { day, setDay, isDay, isUsual }, hasTried, refusal, dueAt }: DueFieldProps) => {
  const isMissing = !isDay && (hasTried || day.length === 10);
  return (
    <Row align="end" gap={12}>
      <DateField
        id={DUE_FIELD_ID}
        label={t((w) => w.findings.dueOn)}
        value={day}
        onValueChange={setDay}
        error={isMissing ? t((w) => w.findings.dueNeeded) : refusal}
      />
      <Text size={14} tone="muted" style={{ paddingBottom: space[12] }}>
        {dueAt ?? t((w) => w.findings.dueAt)}
        <TextPart>{isUsual && `${marks.gap}${t((w) => w.findings.dueUsual)}`}</TextPart>
      </Text>
    </Row>
  );
};

/** One card per finding, in the order of their numbers. */
const FindingCards = (props: FindingsSectionProps) => (
  <Cards>
    {props.findings.map((finding, index) => {
      const mark = props.marks.find(({ id }) => id === finding.id) ?? null;
      const seen = { finding, number: index + 1, mark, renderPage: props.renderPage, places: props.places };
      if (finding.author !== null) return <ColleagueCard key={finding.id} {...seen} />;
      return (
        <FindingCard
          key={finding.id}
          {...seen}
          pageCount={props.pageCount}
          isDrawing={props.drawingId === finding.id}
          hasTried={props.hasTried}
          onChange={(change) => props.onChange(finding.id, change)}
          onRemove={() => props.onRemove(finding)}
          onDraw={() => props.onDraw(finding.id)}
        />
      );
    })}
  </Cards>
);
