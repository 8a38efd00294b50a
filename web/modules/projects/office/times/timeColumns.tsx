import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { GridColumn } from '#ui-kit/DataGrid/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { color, media, size, space } from '#ui-kit/tokens/index.ts';
import { ProcessingScopeLabel, ProcessingStepLabel } from '#web/parts/api/generated/enums.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { DASH, formatCount, formatDate } from '#web/parts/text/format.ts';
import { processingTimesText as t } from './processingTimes.words.ts';
import { type ProcessingTime, type ProcessingTimes, slowRows, waitingRows } from './rowsOf.ts';

/** A figure; on a card of a phone, where no head stands over it, with its name. */
const Named = styled.span`
  > span:first-child { display: none; color: ${color.textMuted}; }
  ${media.belowMd} {
    display: flex;
    justify-content: space-between;
    gap: ${space[16]};
    > span:first-child { display: inline; flex: none; }
    > :last-child { text-align: right; }
  }
  ${media.coarse} { > a { display: inline-flex; align-items: center; min-height: ${size.target}; } }
`;

/** From what to what: broken between words, not within one. */
const Step = styled.b`
  display: block;
  min-width: 8em;
  word-break: auto-phrase;
`;

/** Words beside a column of figures, which end where the words begin: with room between them. */
const Apart = styled.span`
  display: block;
  padding-inline-start: ${space[24]};
  ${media.belowMd} { padding-inline-start: 0; }
`;

const named = (name: string, value: ReactNode): ReactNode => (
  <Named>
    <span>{name}</span>
    {typeof value === 'string' ? <span>{value}</span> : value}
  </Named>
);

const daysText = (days: number | null): string => {
  if (days === null) return DASH;
  return days === 0 ? t((w) => w.sameDay) : t((w) => w.days, { days });
};

const basisText = ({ scope, caseCount, fromOn, toOn }: ProcessingTime): ReactNode => {
  if (scope === null) return t((w) => w.few, { count: caseCount });
  const period = { count: caseCount, from: formatDate(fromOn), to: formatDate(toOn) };
  return (
    <span>
      {ProcessingScopeLabel[scope]}
      <br />
      {t((w) => w.cases, period)}
    </span>
  );
};

type Counted = { readonly count: number | null; readonly href: string | null; readonly label: string };

/** A number that opens exactly its rows, where a list shows them. */
const countCell = ({ count, href, label }: Counted): ReactNode =>
  count === null || count === 0 || href === null ? (
    formatCount(count)
  ) : (
    <TextLink as={Link} href={href} aria-label={label}>
      {formatCount(count)}
    </TextLink>
  );

const figureColumn = (id: string, header: string, cell: (time: ProcessingTime) => ReactNode) => ({
  ...{ id, header },
  isFixed: true,
  phoneSlot: 'title' as const,
  cell: (time: ProcessingTime) => named(header, cell(time)),
  align: 'end' as const,
  isNumeric: true,
});

const BASIS = t((w) => w.basis);

const basisColumn: GridColumn<ProcessingTime> = {
  id: 'basis',
  header: <Apart>{BASIS}</Apart>,
  name: BASIS,
  isFixed: true,
  phoneSlot: 'title',
  cell: (time) => <Apart>{named(BASIS, basisText(time))}</Apart>,
};

const waitingOf = (time: ProcessingTime, round: ProcessingTimes): Counted => ({
  count: time.waitingCount,
  href: waitingRows(time, round),
  label: t((w) => w.waitingOf, { step: ProcessingStepLabel[time.step], count: time.waitingCount }),
});

const slowOf = (time: ProcessingTime, round: ProcessingTimes): Counted => ({
  count: time.slowCount,
  href: slowRows(time, round),
  label: t((w) => w.slowOf, { step: ProcessingStepLabel[time.step], count: time.slowCount ?? 0 }),
});

/** How long each step takes, what that rests on, and what waits in it. */
export const timeColumns = (round: ProcessingTimes): readonly GridColumn<ProcessingTime>[] => [
  {
    id: 'step',
    header: t((w) => w.step),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    cell: ({ step }) => <Step>{ProcessingStepLabel[step]}</Step>,
  },
  figureColumn(
    'median',
    t((w) => w.median),
    ({ medianDays }) => daysText(medianDays),
  ),
  figureColumn(
    'p80',
    t((w) => w.p80),
    ({ p80Days }) => daysText(p80Days),
  ),
  basisColumn,
  figureColumn(
    'waiting',
    t((w) => w.waiting),
    (time) => countCell(waitingOf(time, round)),
  ),
  figureColumn(
    'slow',
    t((w) => w.slow),
    (time) => countCell(slowOf(time, round)),
  ),
];
