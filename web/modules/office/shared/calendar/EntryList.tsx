import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import {
  color,
  leading,
  media,
  radius,
  size,
  space,
  type Tone,
  text,
  tone,
  weight,
} from '#ui-kit/tokens/index.ts';
import { CalendarEntryKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { calendarText as t } from '#web/parts/calendar/calendar.words.ts';
import { Link } from '#web/parts/navigation/Link.tsx';

export type CalendarEntry = components['schemas']['CalendarEntry'];

const { Completion, Inspection, Payment, Recovery } = CalendarEntryKind;

const tones: Partial<Record<CalendarEntryKind, Tone>> = {
  [Inspection]: 'info',
  [Payment]: 'success',
  [Recovery]: 'warning',
  [Completion]: 'warning',
};

const toneOf = ({ kind, isOverdue, isDone }: CalendarEntry): Tone => {
  if (isOverdue) return 'danger';
  return isDone ? 'neutral' : (tones[kind] ?? 'info');
};

const Item = styled.li<{ $tone: Tone }>`
  margin-top: ${space[4]};
  padding: ${space[4]} ${space[6]};
  border-left: ${size.rule} solid ${({ $tone }) => tone[$tone].mark};
  border-radius: ${radius[4]};
  background: ${({ $tone }) => tone[$tone].surface};
  color: ${color.text};
  line-height: ${leading.tight};
  overflow-wrap: anywhere;
  > a { color: inherit; text-decoration: none; }
  > a:hover { text-decoration: underline; }
  > span { display: block; }
  ${media.coarse} { > a { display: flex; align-items: center; min-height: calc(${size.target} - 2 * ${space[4]}); } }
`;

const Late = styled.span`
  color: ${tone.danger.text};
  font-size: ${text[12]};
  font-weight: ${weight.bold};
`;

const Entries = styled.ul`
  list-style: none;
`;

type EntryProps = {
  readonly entry: CalendarEntry;
  /** Where its record is; null where there is none to see. */
  readonly href: string | null;
};

const nameOf = ({ startTime, title }: CalendarEntry): string =>
  startTime === null ? title : `${startTime} ${title}`;

const Entry = ({ entry, href }: EntryProps) => (
  <Item $tone={toneOf(entry)}>
    {href === null ? <TextPart>{nameOf(entry)}</TextPart> : <Link href={href}>{nameOf(entry)}</Link>}
    {entry.isOverdue && <Late>{t((w) => w.overdue)}</Late>}
    {entry.isDone && <span>{t((w) => w.done)}</span>}
  </Item>
);

/** More than these on one day are opened by a press. */
const SHOWN = 4;

type EntryListProps = {
  readonly entries: readonly CalendarEntry[];
  readonly hrefOf: (entry: CalendarEntry) => string | null;
};

/** What one day has; a long day is opened by a press. */
export const EntryList = ({ entries, hrefOf }: EntryListProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const rest = entries.length - SHOWN;
  const shown = isOpen || rest <= 1 ? entries : entries.slice(0, SHOWN);
  return (
    <>
      <Entries>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} href={hrefOf(entry)} />
        ))}
      </Entries>
      {rest > 1 && (
        <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t((w) => w.own.less) : t((w) => w.own.more, { count: rest })}
        </Button>
      )}
    </>
  );
};
