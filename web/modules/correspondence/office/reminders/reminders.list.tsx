import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { ReminderKindLabel, ReminderStateLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { choices, round } from '#web/parts/list/conditions/choices.ts';
import { ofMyPage } from '#web/parts/list/conditions/links.ts';
import { describeList } from '#web/parts/list/describeList.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { ReminderStateTag } from '#web/parts/status/letters/ReminderStateTag.tsx';
import { formatDate, formatText } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { PERIOD } from './reminderPeriod.ts';
import { remindersText as t } from './reminders.words.ts';
import { holdText, offsetText } from './reminderTexts.ts';

export type Reminder = components['schemas']['Reminder'];

const COLUMNS: readonly GridColumn<Reminder>[] = [
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

const hrefOf = ({ mypageId, sectionId, reportId, recoveryId, applicationId, family }: Reminder): string => {
  if (mypageId !== null && sectionId !== null) return adminPaths.section(mypageId, sectionId);
  if (reportId !== null) return adminPaths.report(reportId);
  if (recoveryId !== null) return adminPaths.recovery(recoveryId);
  if (applicationId !== null && family !== null) return adminPaths.application(family, applicationId);
  return mypageId === null ? adminPaths.reminders : adminPaths.myPage(mypageId);
};

/** Who is reminded of what and when, and what somebody holds back; they have one order. */
export const reminderList = describeList('/api/admin/reminder', {
  seenBy: typesThatMayCall('listReminders'),
  savedBy: 'exportReminders',
  words: listWordsOf(t, (w) => w.list),
  firstOrder: 'on',
  conditions: [
    round(t((w) => w.project)),
    choices({ id: 'state', name: t((w) => w.state), labels: ReminderStateLabel }),
    choices({ id: 'kind', name: t((w) => w.kind), labels: ReminderKindLabel }),
    PERIOD,
    ofMyPage,
  ],
  columns: COLUMNS,
  rowLabel: ({ name, title }) => `${name} ${title}`,
  rowHref: hrefOf,
});
