import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { actsColumn } from '#web/parts/list/columns/actsColumn.tsx';
import { ListPage, listPageOf, type ShownProps } from '#web/parts/list/ListPage.tsx';
import { ReminderDays } from './ReminderDays.tsx';
import { type Reminder, reminderList } from './reminders.list.tsx';
import { remindersText as t } from './reminders.words.ts';

const HoldDialog = createLazy(async () => (await import('./HoldDialog.tsx')).HoldDialog);
const ReleaseDialog = createLazy(async () => (await import('./ReleaseDialog.tsx')).ReleaseDialog);

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

/** What is asked about before it is done. */
type Asked = { readonly act: 'hold' | 'release'; readonly reminder: Reminder };

/** The acts of a row, for who may hold and release, and the dialog that one of them opens. */
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
  const column = actsColumn<Reminder>({
    header: t((w) => w.acts),
    cell: (reminder) => <Act reminder={reminder} {...acts} />,
  });
  return { columns: mayHold ? [...reminderList.columns, column] : reminderList.columns, dialog };
};

const Reminders = ({ shown }: ShownProps<typeof reminderList.path>) => {
  const { columns, dialog } = useActs();
  return (
    <>
      <ListPage shown={shown} columns={columns}>
        {(rows) => (
          <Stack gap={24}>
            <ReminderDays projectId={shown.query.project_id} />
            {rows}
          </Stack>
        )}
      </ListPage>
      {dialog}
    </>
  );
};

/** /admin/reminder: who is reminded of what and when, and what somebody holds back. */
export const RemindersPage = listPageOf(reminderList, Reminders);
