import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { MyPage } from '#web/modules/sections/office/sectionTypes.ts';
import { NotificationKind, NotificationKindLabel } from '#web/parts/api/generated/enums.ts';
import { NotificationCreateLimits } from '#web/parts/api/generated/limits.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { AreaInput, CheckInput, DateInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { myPageText as t } from './myPage.words.ts';

const NAMES = ['kind', 'title', 'body', 'dueOn', 'sendEmail'] as const;

/** What the secretariat writes by hand; the other kinds are written by what happens. */
const KINDS = [
  NotificationKind.Message,
  NotificationKind.DocumentRequest,
  NotificationKind.DeadlineReminder,
  NotificationKind.DelayWarning,
  NotificationKind.InspectionSchedule,
] as const;

const options = KINDS.map((kind) => ({ value: String(kind), label: NotificationKindLabel[kind] }));

const kindOf = (value: string): NotificationKind =>
  KINDS.find((kind) => String(kind) === value) ?? NotificationKind.Message;

/** What the form begins with; a reminder names the document. */
export type NotificationStart = { readonly sectionId: number; readonly title: string } | null;

const valuesFor = (start: NotificationStart): FormValues =>
  start === null
    ? { kind: String(NotificationKind.Message), title: '', body: '', dueOn: '', sendEmail: true }
    : {
        kind: String(NotificationKind.DeadlineReminder),
        title: t((w) => w.notifications.dialog.remindSubject, { title: start.title }),
        body: t((w) => w.notifications.dialog.remindBody, { title: start.title }),
        dueOn: '',
        sendEmail: true,
      };

type NotificationDialogProps = { myPage: MyPage; start: NotificationStart; onClose: () => void };

const bodyOf = (values: FormValues, start: NotificationStart) => {
  const dueOn = textOf(values, 'dueOn');
  return {
    kind: kindOf(textOf(values, 'kind')),
    title: textOf(values, 'title').trim(),
    body: textOf(values, 'body').trim(),
    sendEmail: values.sendEmail === true,
    ...(dueOn === '' ? {} : { dueOn }),
    ...(start === null ? {} : { sectionId: start.sectionId }),
  };
};

/** Writes to the business, on its my page and by mail. */
export const NotificationDialog = ({ myPage, start, onClose }: NotificationDialogProps) => {
  const create = useChange('post', '/api/admin/my_page/{id}/notification', { isQuiet: true });
  const { show } = useSnackbar();
  const send = async (values: FormValues) => {
    const result = await create.run({ path: { id: myPage.id }, body: bodyOf(values, start) });
    if (!result.isOk) return result;
    show({ message: t((w) => w.notifications.dialog.sent), severity: 'success' });
    return { isOk: true as const, afterwards: onClose };
  };
  return (
    <RecordDialog
      title={t((w) => w.notifications.dialog.title, { name: myPage.corporation.name })}
      sendLabel={t((w) => w.notifications.dialog.send)}
      isBusy={create.isBusy}
      initialValues={valuesFor(start)}
      names={NAMES}
      validate={(values) => validateLimits(values, NotificationCreateLimits, NAMES)}
      onSend={send}
      keptAs={`notify ${start?.sectionId ?? ''}`}
      onClose={onClose}
    >
      <NotificationFields />
    </RecordDialog>
  );
};

const NotificationFields = () => (
  <>
    <SelectInput
      name="kind"
      label={t((w) => w.notifications.dialog.kind)}
      need="required"
      options={options}
      placeholder={false}
    />
    <TextInput name="title" label={t((w) => w.notifications.dialog.subject)} need="required" />
    <AreaInput
      name="body"
      label={t((w) => w.notifications.dialog.body)}
      need="required"
      maxCharacters={4000}
    />
    <DateInput name="dueOn" label={t((w) => w.notifications.dialog.dueOn)} need="optional" />
    <CheckInput name="sendEmail" label={t((w) => w.notifications.dialog.sendEmail)} />
  </>
);
