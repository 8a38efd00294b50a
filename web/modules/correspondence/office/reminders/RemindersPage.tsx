import { useState } from 'react';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { ReminderKindLabel, ReminderStateLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall, useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { idOf } from '#web/parts/list/listAddress.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { daysFilter } from '#web/parts/list/rangeFilters.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReminderDays } from './ReminderDays.tsx';
import { type Reminder, reminderColumns } from './reminderColumns.tsx';
import { REMINDER_LIST, reminderQuery } from './reminderQuery.ts';
import { remindersText as t } from './reminders.words.ts';

const HoldDialog = createLazy(async () => (await import('./HoldDialog.tsx')).HoldDialog);
const ReleaseDialog = createLazy(async () => (await import('./ReleaseDialog.tsx')).ReleaseDialog);

const WORDS = listWordsOf(t, (w) => w.list);

const FILTERS = [
  { id: 'state', name: t((w) => w.state), options: optionsOf(ReminderStateLabel) },
  { id: 'kind', name: t((w) => w.kind), options: optionsOf(ReminderKindLabel) },
];

const hrefOf = ({ mypageId, sectionId, reportId, recoveryId, applicationId, family }: Reminder): string => {
  if (mypageId !== null && sectionId !== null) return adminPaths.section(mypageId, sectionId);
  if (reportId !== null) return adminPaths.report(reportId);
  if (recoveryId !== null) return adminPaths.recovery(recoveryId);
  if (applicationId !== null && family !== null) return adminPaths.application(family, applicationId);
  return mypageId === null ? adminPaths.reminders : adminPaths.myPage(mypageId);
};

/** /admin/reminder: who is reminded of what and when, and what somebody holds back. */
export const RemindersPage = () => (
  <OnlyFor types={typesThatMayCall('listReminders')}>
    <Reminders />
  </OnlyFor>
);

/** What is asked about before it is done. */
type Asked = { readonly act: 'hold' | 'release'; readonly reminder: Reminder };

const useActs = () => {
  const mayHold = useMayCall()('holdReminder');
  const [asked, setAsked] = useState<Asked | null>(null);
  const acts = {
    onHold: (reminder: Reminder) => setAsked({ act: 'hold', reminder }),
    onRelease: (reminder: Reminder) => setAsked({ act: 'release', reminder }),
  };
  const close = () => setAsked(null);
  const dialog = asked && (
    <Lazy
      part={asked.act === 'hold' ? HoldDialog : ReleaseDialog}
      props={{ reminder: asked.reminder, onClose: close }}
      onFailed={close}
    />
  );
  return { columns: reminderColumns(mayHold ? acts : null), dialog };
};

const Reminders = () => {
  const list = useListState(REMINDER_LIST);
  const projects = useProjectOptions();
  const query = reminderQuery(list);
  const read = useRead('/api/admin/reminder', { query }, { keepsPrevious: true });
  const { columns, dialog } = useActs();
  const days = daysFilter(list, { name: t((w) => w.on), from: 'sendFrom', to: 'sendTo' });
  return (
    <>
      <PageHeader
        title={WORDS.title}
        context={WORDS.context}
        actions={
          <ExportMenu
            path="/api/admin/reminder/export"
            query={query}
            order={{ operation: 'exportReminders', total: read.data?.body.total }}
            shown={() => ({ ...list, columns })}
          />
        }
      />
      <Stack gap={24}>
        <ReminderDays projectId={idOf(list.values, 'project_id')} />
        <RecordList
          words={WORDS}
          list={list}
          read={read}
          columns={columns}
          rowLabel={({ name, title }) => `${name} ${title}`}
          rowHref={hrefOf}
          filters={[{ id: 'project_id', name: t((w) => w.project), options: projects }, ...FILTERS, days]}
        />
      </Stack>
      {dialog}
    </>
  );
};
