import { Check, Crop, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { type FileMark, MarkClipping, type ViewerPage } from '#ui-kit/FileViewer/index.ts';
import { FindingNumber } from '#ui-kit/FindingNumber/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Select } from '#ui-kit/Select/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextArea } from '#ui-kit/TextArea/index.ts';
import { border, color, leading, media, radius, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { ReviewCategory, ReviewCategoryLabel } from '#web/api/generated/enums.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import { type Finding, type FindingChange, withPhrase } from './findings.ts';
import { stockPhrases } from './phrases.ts';

const t = texts('reviewDesk', words);

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[16]};
  border: ${size.hair} solid ${color.toneWarningLine};
  border-left: ${size.edge} solid ${color.toneWarningMark};
  border-radius: ${radius[8]};
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${size.controlSmall};
  padding: 0 ${space[12]};
  border: ${border.strong};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${text[14]};
  line-height: ${leading.tight};
  &:hover { background: ${color.surfaceHover}; }
  &[aria-pressed='true'] { border-color: ${color.action}; background: ${color.actionSoft}; color: ${color.textBrand}; font-weight: ${weight.bold}; }
  ${media.coarse} { min-height: ${size.target}; }
`;

const categories = Object.values(ReviewCategory).map((category) => ({
  value: String(category),
  label: ReviewCategoryLabel[category],
}));

const categoryOf = (value: string): ReviewCategory =>
  Object.values(ReviewCategory).find((category) => String(category) === value) ?? ReviewCategory.Document;

/** As many phrases as are seen without asking for more. */
const PHRASES_SHOWN = 3;

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
};

/** One finding: where, why, in which words. */
export const FindingCard = (props: FindingCardProps) => {
  const { finding, number, pageCount, mark, renderPage, isDrawing, hasTried, onChange, onRemove, onDraw } =
    props;
  const isMissing = hasTried && finding.comment.trim() === '';
  const place =
    finding.page === null ? t((w) => w.findings.whole) : t((w) => w.findings.onPage, { page: finding.page });
  return (
    <Card>
      <Row isBetween gap={8}>
        <Row gap={8}>
          <FindingNumber aria-hidden>{number}</FindingNumber>
          <Text as="b" size={14} isBold>
            {place}
          </Text>
        </Row>
        <IconButton
          icon={Trash2}
          name={`${t((w) => w.findings.remove)} ${number}`}
          size="small"
          onClick={onRemove}
        />
      </Row>
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
      />
      <Phrases finding={finding} onChange={onChange} />
      <Row align="end" gap={8}>
        <Select
          label={t((w) => w.findings.category)}
          options={categories}
          placeholder={false}
          controlSize="normal"
          value={String(finding.category)}
          onChange={(event) => onChange({ category: categoryOf(event.target.value) })}
        />
        <PageSelect finding={finding} pageCount={pageCount} onChange={onChange} />
      </Row>
      <Row gap={8}>
        <Button size="small" icon={Crop} aria-pressed={isDrawing} onClick={onDraw}>
          {finding.area === null ? t((w) => w.findings.mark) : t((w) => w.findings.markAgain)}
        </Button>
        {finding.area !== null && (
          <Button variant="quiet" size="small" onClick={() => onChange({ area: null })}>
            {t((w) => w.findings.unmark)}
          </Button>
        )}
      </Row>
    </Card>
  );
};

type PartProps = { finding: Finding; onChange: (change: FindingChange) => void };

const PageSelect = ({ finding, pageCount, onChange }: PartProps & { pageCount: number }) => (
  <Select
    label={t((w) => w.findings.pageField)}
    options={Array.from({ length: pageCount }, (_, index) => ({
      value: String(index + 1),
      label: t((w) => w.findings.onPage, { page: index + 1 }),
    }))}
    placeholder={t((w) => w.findings.whole)}
    controlSize="normal"
    width="12"
    value={finding.page === null ? '' : String(finding.page)}
    onChange={({ target }) =>
      onChange({ page: target.value === '' ? null : Number(target.value), area: null })
    }
  />
);

const Phrases = ({ finding, onChange }: PartProps) => {
  const [showsAll, setShowsAll] = useState(false);
  const phrases = stockPhrases(finding.category);
  const all = phrases.map((phrase) => phrase.text);
  const shown = showsAll ? phrases : phrases.slice(0, PHRASES_SHOWN);
  if (phrases.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text size={14} tone="muted">
        {t((w) => w.findings.phrases)}
      </Text>
      <Row gap={8}>
        {shown.map((phrase) => {
          const isUsed = finding.comment.includes(phrase.text);
          return (
            <Chip
              key={phrase.label}
              type="button"
              aria-pressed={isUsed}
              onClick={() => onChange({ comment: withPhrase(finding.comment, phrase.text, all) })}
            >
              {isUsed && <Icon of={Check} size={16} />}
              {phrase.label}
            </Chip>
          );
        })}
        {phrases.length > PHRASES_SHOWN && (
          <Chip type="button" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll
              ? t((w) => w.findings.fewerPhrases)
              : t((w) => w.findings.morePhrases, { count: phrases.length - PHRASES_SHOWN })}
          </Chip>
        )}
      </Row>
    </Stack>
  );
};
