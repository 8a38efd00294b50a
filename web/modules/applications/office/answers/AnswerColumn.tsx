import { MessageSquarePlus } from 'lucide-react';
import { Fragment, type KeyboardEvent, useId } from 'react';
import { styled } from 'styled-components';
import { FindingNumber } from '#ui-kit/FindingNumber/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Select } from '#ui-kit/Select/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
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
const placeId = (key: string): string => `answer-${key}`;

const groupId = (key: string): string => `answers-${key}`;

/** Leads to an answer. */
export const focusPlace = (key: string): void => {
  const place = document.getElementById(placeId(key));
  place?.scrollIntoView({ block: 'nearest' });
  place?.focus({ preventScroll: true });
};

type JumpProps = { groups: readonly AnswerGroup[] };

/** The sections of the answers, each a way to it. */
export const AnswerJump = ({ groups }: JumpProps) => {
  const jump = (key: string): void => {
    document.getElementById(groupId(key))?.scrollIntoView({ block: 'start' });
    const first = groups.find((group) => group.key === key)?.places[0];
    if (first !== undefined) document.getElementById(placeId(first.key))?.focus({ preventScroll: true });
  };
  return (
    <Select
      label={t((w) => w.answers.jump)}
      isLabelHidden
      placeholder={t((w) => w.answers.jump)}
      controlSize="normal"
      options={groups.map(({ key, title }) => ({ value: key, label: title }))}
      value=""
      onChange={(event) => jump(event.target.value)}
    />
  );
};

type ColumnProps = {
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

/** The place before or behind by the arrow keys; undefined for other keys and at an end. */
const neighbour = (places: readonly AnswerPlace[], key: string, pressed: string): AnswerPlace | undefined => {
  const step = pressed === 'ArrowDown' ? 1 : pressed === 'ArrowUp' ? -1 : 0;
  return step === 0 ? undefined : places[places.findIndex((place) => place.key === key) + step];
};

/** What was answered; up and down go from one answer to the next. */
export const AnswerColumn = ({ groups, currentKey, ...rest }: ColumnProps) => {
  const id = useId();
  const places = groups.flatMap((group) => group.places);
  const atKey = places.some(({ key }) => key === currentKey) ? currentKey : (places[0]?.key ?? null);
  const handleKey = (place: AnswerPlace) => (event: KeyboardEvent) => {
    const next = neighbour(places, place.key, event.key);
    if (next === undefined) return;
    event.preventDefault();
    focusPlace(next.key);
  };
  return (
    <Stack gap={24}>
      {groups.map((group) => (
        <section key={group.key} id={groupId(group.key)} aria-labelledby={`${id}-${group.key}`}>
          <Stack gap={8}>
            <SectionHeading level={2} look={4} id={`${id}-${group.key}`}>
              {group.title}
            </SectionHeading>
            <div>
              {group.places.map((place) => (
                <Answer
                  key={place.key}
                  place={place}
                  isStop={place.key === atKey}
                  onKeyDown={handleKey(place)}
                  {...rest}
                />
              ))}
            </div>
          </Stack>
        </section>
      ))}
    </Stack>
  );
};

type AnswerProps = Omit<ColumnProps, 'groups' | 'currentKey'> & {
  place: AnswerPlace;
  /** Whether Tab stops here. */
  isStop: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
};

const Answer = ({ place, findings, isStop, onKeyDown, onCurrent, onOpen, onFind }: AnswerProps) => {
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
      {index > 0 && marks.comma}
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
          {files.length > 0 ? <NamedFiles files={files} {...opening} /> : value}
        </span>
      ))}
    </Cells>
  );
};
