import { Button } from '#ui-kit/Button/index.ts';
import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { ReminderKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { ReminderStateTag } from '#web/parts/status/letters/ReminderStateTag.tsx';
import { formatDate, formatText } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { remindersText as t } from './reminders.words.ts';
import { holdText, offsetText } from './reminderTexts.ts';

export type Reminder = components['schemas']['Reminder'];

const FACTS: readonly GridColumn<Reminder>[] = [
  {
    id: 'on',
    header: t((w) => w.on),
    isNumeric: true,
    isFixed: true,
    phoneSlot: 'code',
    cell: (reminder) => <GridTwoLines first={formatDate(reminder.on)} second={offsetText(reminder)} />,
  },
  {
    id: 'name',
    header: t((w) => w.name),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(9rem, 20vw, 24rem)',
    cell: ({ name, displayCode, projectName }) => (
      <GridTwoLines
        first={<GridLink isClipped>{name}</GridLink>}
        second={[formatText(displayCode), projectName].join(marks.gap)}
      />
    ),
  },
  {
    id: 'title',
    header: t((w) => w.title),
    phoneSlot: 'title',
    width: 'clamp(9rem, 20vw, 26rem)',
    cell: ({ title, kind }) => <GridTwoLines first={title} second={ReminderKindLabel[kind]} />,
  },
  {
    id: 'dueOn',
    header: t((w) => w.dueOn),
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'due',
    phoneLabel: t((w) => w.dueOn),
    cell: ({ dueOn }) => formatDate(dueOn),
  },
  {
    id: 'state',
    header: t((w) => w.state),
    isFixed: true,
    phoneSlot: 'tag',
    width: 'clamp(8rem, 14vw, 16rem)',
    cell: (reminder) => (
      <GridTwoLines first={<ReminderStateTag status={reminder.state} />} second={holdText(reminder)} />
    ),
  },
];

/** Whether the caller may do this with it now. */
const may = ({ availableActions }: Reminder, wanted: 'hold' | 'release'): boolean =>
  availableActions.some(({ action, allowed }) => action === wanted && allowed);

type Acts = { readonly onHold: (row: Reminder) => void; readonly onRelease: (row: Reminder) => void };

const Act = ({ reminder, onHold, onRelease }: Acts & { readonly reminder: Reminder }) => {
  const { name, title } = reminder;
  if (may(reminder, 'hold'))
    return (
      <Button size="small" aria-label={t((w) => w.holdOf, { name, title })} onClick={() => onHold(reminder)}>
        {t((w) => w.holdShort)}
      </Button>
    );
  return may(reminder, 'release') ? (
    <Button
      size="small"
      aria-label={t((w) => w.releaseOf, { name, title })}
      onClick={() => onRelease(reminder)}
    >
      {t((w) => w.releaseShort)}
    </Button>
  ) : null;
};

/** The columns of /admin/reminder; without acts for who may neither hold nor release. */
export const reminderColumns = (acts: Acts | null): readonly GridColumn<Reminder>[] => [
  ...FACTS,
  ...(acts === null
    ? []
    : [
        {
          id: 'acts',
          header: t((w) => w.acts),
          align: 'end' as const,
          // The words of a button keep to one line, as figures do.
          isNumeric: true,
          isFixed: true,
          phoneSlot: 'tag' as const,
          cell: (reminder: Reminder) => <Act reminder={reminder} {...acts} />,
        },
      ]),
];
