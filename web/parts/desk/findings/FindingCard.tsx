import { ChevronDown, ChevronUp, Crop, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { type FileMark, MarkClipping, type ViewerPage } from '#ui-kit/FileViewer/index.ts';
import { FindingNumber } from '#ui-kit/FindingNumber/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Quote, Text } from '#ui-kit/Text/index.ts';
import { TextArea } from '#ui-kit/TextArea/index.ts';
import { color, radius, size, space } from '#ui-kit/tokens/index.ts';
import { ReviewCategoryLabel } from '#web/parts/api/generated/enums.ts';
import { reviewDeskText as t } from '../reviewDesk.words.ts';
import { type Finding, type FindingChange, isBlank } from './findings.ts';
import { PlaceFields } from './PlaceFields.tsx';
import type { Places } from './places.ts';
import { StockPhrases } from './StockPhrases.tsx';

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[16]};
  border: ${size.hair} solid ${color.toneWarningLine};
  border-left: ${size.edge} solid ${color.toneWarningMark};
  border-radius: ${radius[8]};
  &[data-read] { border-style: dashed; border-left-style: solid; background: ${color.surfaceSubtle}; }
`;

/** The way to take it off stays at the right end, however long the place is. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]};
  align-items: start;
`;

/** Esc leaves the words, so that the one-letter keys of the desk work again; not while kana are converted. */
const leaveWithEscape = ({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (key === 'Escape' && !nativeEvent.isComposing) currentTarget.closest('li')?.focus();
};

/** The place of a finding's words, for the focus after it was added. */
export const findingFieldId = (id: string): string => `finding-${id}`;

export type FindingCardProps = {
  finding: Finding;
  number: number;
  pageCount: number;
  mark: FileMark | null;
  renderPage: ((page: ViewerPage) => ReactNode) | null;
  isDrawing: boolean;
  hasTried: boolean;
  onChange: (change: FindingChange) => void;
  onRemove: () => void;
  onDraw: () => void;
  /** For an application: its answers and files. */
  places?: Places | undefined;
};

type ReadProps = Pick<FindingCardProps, 'finding' | 'number' | 'mark' | 'renderPage' | 'places'>;

const placeOf = (finding: Finding, places: Places | undefined): string => {
  if (places !== undefined) return places.nameOf(finding);
  const { page } = finding;
  return page === null ? t((w) => w.findings.whole) : t((w) => w.findings.onPage, { page });
};

/** What a colleague is writing: read here, written on once it is taken over. */
export const ColleagueCard = ({ finding, number, mark, renderPage, places }: ReadProps) => (
  <Card tabIndex={-1} data-read>
    <CardHead {...{ finding, number, places }} />
    {mark !== null && renderPage !== null && <MarkClipping mark={mark} renderPage={renderPage} />}
    <Quote>{isBlank(finding) ? t((w) => w.findings.unwritten) : finding.comment}</Quote>
    <Text size={14} tone="muted">
      {t((w) => w.findings.drafting, { name: finding.author?.name ?? '' })}
    </Text>
  </Card>
);

/** One finding: where, why, in which words. */
export const FindingCard = (props: FindingCardProps) => {
  const { finding, number, pageCount, mark, renderPage, isDrawing, onChange, onRemove, onDraw } = props;
  const [isPlacing, setIsPlacing] = useState(false);
  const isMissing = props.hasTried && isBlank(finding);
  return (
    <Card tabIndex={-1}>
      <CardHead {...{ finding, number, onRemove }} places={props.places} />
      {mark !== null && renderPage !== null && <MarkClipping mark={mark} renderPage={renderPage} />}
      <TextArea
        id={findingFieldId(finding.id)}
        label={`${t((w) => w.findings.comment)} ${number}`}
        isLabelHidden
        rows={3}
        maxCharacters={1000}
        value={finding.comment}
        error={isMissing ? t((w) => w.findings.commentNeeded) : undefined}
        onChange={(event) => onChange({ comment: event.target.value })}
        onKeyDown={leaveWithEscape}
      />
      <StockPhrases
        category={finding.category}
        comment={finding.comment}
        onComment={(comment) => onChange({ comment })}
      />
      <Row gap={8}>
        {props.places?.hasPages !== false && <AreaButtons {...{ finding, isDrawing, onChange, onDraw }} />}
        <Button
          variant="quiet"
          size="small"
          iconAfter={isPlacing ? ChevronUp : ChevronDown}
          aria-expanded={isPlacing}
          onClick={() => setIsPlacing(!isPlacing)}
        >
          {t((w) => (props.places === undefined ? w.findings.place : w.findings.placeAll))}
        </Button>
      </Row>
      {isPlacing && <PlaceFields {...{ finding, pageCount, onChange }} places={props.places} />}
    </Card>
  );
};

/** Number, place and category, and the way to take the finding away. */
const CardHead = ({
  finding,
  number,
  onRemove,
  places,
}: Pick<FindingCardProps, 'finding' | 'number' | 'places'> & { onRemove?: () => void }) => (
  <Head>
    <Row gap={8}>
      <FindingNumber aria-hidden>{number}</FindingNumber>
      <Text as="b" size={14} isBold>
        {placeOf(finding, places)}
      </Text>
      <Text as="span" size={14} tone="muted">
        {ReviewCategoryLabel[finding.category]}
      </Text>
    </Row>
    {onRemove !== undefined && (
      <IconButton
        icon={Trash2}
        name={`${t((w) => w.findings.remove)} ${number}`}
        size="small"
        onClick={onRemove}
      />
    )}
  </Head>
);

type AreaButtonsProps = Pick<FindingCardProps, 'finding' | 'isDrawing' | 'onChange' | 'onDraw'>;

/** Draws the place on the file, or takes it off again. */
const AreaButtons = ({ finding, isDrawing, onChange, onDraw }: AreaButtonsProps) => (
  <>
    <Button size="small" icon={Crop} aria-pressed={isDrawing} onClick={onDraw}>
      {finding.area === null ? t((w) => w.findings.mark) : t((w) => w.findings.markAgain)}
    </Button>
    {finding.area !== null && (
      <Button variant="quiet" size="small" onClick={() => onChange({ area: null })}>
        {t((w) => w.findings.unmark)}
      </Button>
    )}
  </>
);
