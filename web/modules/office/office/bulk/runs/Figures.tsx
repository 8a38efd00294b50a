import {
  CircleAlert,
  CircleCheck,
  CircleMinus,
  Coins,
  PencilLine,
  Plus,
  RotateCcw,
  SkipForward,
  Wallet,
} from 'lucide-react';
import { styled } from 'styled-components';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { border, color, leading, media, radius, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { BulkRunStatus } from '#web/parts/api/generated/enums.ts';
import { formatCount, formatYen } from '#web/parts/text/format.ts';
import { bulkText as t } from '../bulk.words.ts';
import { type BulkRun, isImport } from '../bulkTypes.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${size.hair};
  overflow: hidden;
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
  ${media.md} { grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); }
`;

const Figure = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${space[4]};
  padding: ${space[16]};
  outline: ${size.hair} solid ${color.line};
  > dt { display: flex; align-items: center; gap: ${space[6]}; color: ${color.textMuted}; font-size: ${text[14]}; line-height: ${leading.tight}; }
  > dd { font-size: ${text[20]}; font-weight: ${weight.bold}; font-variant-numeric: tabular-nums; line-height: ${leading[28]}; overflow-wrap: anywhere; ${media.belowMd} { font-size: ${text[16]}; } }
  &[data-alarming='true'] > * { color: ${color.textError}; }
`;

type Shown = {
  readonly name: string;
  readonly value: string;
  readonly icon: IconShape;
  readonly isBad?: boolean;
};

/** The counts of a dry run; of a run that was begun those that are not zero. */
const countsOf = ({ kind, status, counts }: BulkRun): Shown[] => {
  const isTry = status === BulkRunStatus.Checked;
  const all = [
    { key: 'able', icon: CircleCheck, isAlways: isTry },
    { key: 'done', icon: CircleCheck, isAlways: !isTry },
    { key: 'failed', icon: CircleAlert, isAlways: false, isBad: true },
    { key: 'undone', icon: RotateCcw, isAlways: false },
    { key: 'skipped', icon: SkipForward, isAlways: false },
    { key: 'unable', icon: CircleAlert, isAlways: isTry, isBad: true },
    { key: 'unchanged', icon: CircleMinus, isAlways: isTry },
  ] as const;
  return all
    .filter(({ key, isAlways }) => isAlways || counts[key] > 0)
    .map(({ key, icon, ...look }) => ({
      name:
        key === 'able'
          ? isTry
            ? t((w) => w.page.able[kind])
            : t((w) => w.page.waiting)
          : t((w) => w.page[key]),
      value: formatCount(counts[key]),
      icon,
      isBad: 'isBad' in look && counts[key] > 0,
    }));
};

const amountName = ({ kind }: BulkRun): string =>
  t((w) => (kind === 'settlePayouts' ? w.page.payoutAmount : w.page.amount));

const moneyOf = (run: BulkRun): Shown[] => [
  ...(run.amount === null ? [] : [{ name: amountName(run), value: formatYen(run.amount), icon: Coins }]),
  ...run.rounds
    .filter(({ leftAmount }) => leftAmount !== null)
    .map(({ projectName, leftAmount }) => ({
      name: t((w) => w.page.left, { project: projectName }),
      value: formatYen(leftAmount),
      icon: Wallet,
      isBad: (leftAmount ?? 0) < 0,
    })),
];

/** Of an import, how many of the rows are new and how many change what is there. */
const importOf = ({ kind, counts, createCount }: BulkRun): Shown[] =>
  isImport(kind)
    ? [
        { name: t((w) => w.page.create), value: formatCount(createCount), icon: Plus },
        {
          name: t((w) => w.page.change),
          value: formatCount(counts.able + counts.done - createCount),
          icon: PencilLine,
        },
      ]
    : [];

/** How many rows of each outcome, the sum of an adoption and what it leaves of the budget. */
export const Figures = ({ run }: { run: BulkRun }) => (
  <List aria-label={t((w) => w.page.counts)}>
    {[...importOf(run), ...countsOf(run), ...moneyOf(run)].map(({ name, value, icon, isBad = false }) => (
      <Figure key={name} data-alarming={isBad}>
        <dt>
          <Icon of={icon} size={16} />
          <TextPart>{name}</TextPart>
        </dt>
        <dd>{value}</dd>
      </Figure>
    ))}
  </List>
);
