import { MessageSquarePlus } from 'lucide-react';
import { Fragment, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { FindingNumber } from '#ui-kit/FindingNumber/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Text, TextPart } from '#ui-kit/Text/index.ts';
import { border, color, media, size, space, text } from '#ui-kit/tokens/index.ts';
import type { Finding } from '#web/parts/desk/findings/findings.ts';
import { marks } from '#web/parts/text/marks.ts';
import { applicationsText as t } from '../applications.words.ts';
import type { AnswerGroup, AnswerPlace } from './answerPlaces.ts';
import type { NamedFile } from './answers.ts';
import { PlaceLink } from './PlaceLink.tsx';

const Place = styled.div`
  position: relative;
  display: grid;
  gap: ${space[4]};
  padding: ${space[8]} ${space[32]} ${space[8]} ${space[12]};
  border-top: ${border.normal};
  border-left: ${size.rule} solid transparent;
  font-size: ${text[14]};
  overflow-wrap: anywhere;
  &:focus { background: ${color.surfaceHover}; border-left-color: ${color.focusRing}; outline: none; }
  &[data-found='true'] { border-left-color: ${color.toneWarningMark}; }
  & > button { position: absolute; top: ${space[4]}; right: 0; opacity: 0; }
  &:hover > button, &:focus > button, & > button:focus-visible { opacity: 1; }
  ${media.coarse} { padding-right: ${size.target}; & > button { opacity: 1; } }
`;

const Cells = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
`;

/** The id of a place, for the ways to it. */
export const placeId = (key: string): string => `answer-${key}`;

export type ColumnProps = {
  groups: readonly AnswerGroup[];
  findings: readonly Finding[];
  /** The place that the keys are at. */
  currentKey: string | null;
  onCurrent: (place: AnswerPlace) => void;
  /** Lays a file that an answer names on the desk. */
  onOpen: (fileId: string) => void;
  /** Null for those who write no findings. */
  onFind: ((place: AnswerPlace) => void) | null;
};

type AnswerProps = Omit<ColumnProps, 'groups' | 'currentKey'> & {
  place: AnswerPlace;
  /** Whether Tab stops here. */
  isStop: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** One answer: the numbers of its findings, its values, and the way to a new finding. */
export const Answer = ({ place, findings, isStop, onKeyDown, onCurrent, onOpen, onFind }: AnswerProps) => {
  const numbers = findings.flatMap(({ field, row }, index) =>
    field === place.field && (row ?? null) === place.row ? [index + 1] : [],
  );
  return (
    <Place
      id={placeId(place.key)}
      role="group"
      aria-label={place.label}
      data-answer={place.key}
      data-found={numbers.length > 0}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onCurrent(place)}
      onKeyDown={onKeyDown}
    >
      <Row gap={8}>
        {numbers.map((number) => (
          <FindingNumber key={number}>{number}</FindingNumber>
        ))}
        <Text as="span" size={14} tone="muted">
          {place.label}
        </Text>
      </Row>
      <Values {...{ place, isStop, onOpen }} />
      {onFind !== null && !place.isComputed && (
        <IconButton
          icon={MessageSquarePlus}
          size="small"
          tabIndex={-1}
          name={t((w) => w.answers.find, { label: place.label })}
          onClick={() => onFind(place)}
        />
      )}
    </Place>
  );
};

type ValuesProps = { place: AnswerPlace } & OpeningProps;

type OpeningProps = { isStop: boolean; onOpen: (fileId: string) => void };

/** The files that a cell names, each a way to open it beside. */
const NamedFiles = ({ files, isStop, onOpen }: OpeningProps & { files: readonly NamedFile[] }) =>
  files.map(({ id, fileName }, index) => (
    <Fragment key={id}>
      <TextPart>{index > 0 && marks.comma}</TextPart>
      <PlaceLink tabIndex={isStop ? 0 : -1} onClick={() => onOpen(id)}>
        {fileName}
      </PlaceLink>
    </Fragment>
  ));

/** One value, or those of a row with their names. */
const Values = ({ place: { cells, row, isMissing }, ...opening }: ValuesProps) => {
  if (row === null) {
    return (
      <Text as="span" size={14} isBold={!isMissing} {...(isMissing ? { tone: 'warning' as const } : {})}>
        {cells[0]?.value}
      </Text>
    );
  }
  return (
    <Cells>
      {cells.map(({ name, label, value, files = [] }) => (
        <span key={name}>
          <Text as="span" size={12} tone="muted">
            {label}
          </Text>{' '}
          {files.length > 0 ? <NamedFiles files={files} {...opening} /> : <TextPart>{value}</TextPart>}
        </span>
      ))}
    </Cells>
  );
};
