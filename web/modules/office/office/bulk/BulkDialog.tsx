import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { type BulkDateField, BulkDateFieldLabel } from '#web/parts/api/generated/enums.ts';
import { AreaInput, ChecksInput, DateInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { choicesOf, type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { useAssigneeOptions } from '#web/parts/list/useAssigneeOptions.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import { bulkText as t } from './bulk.words.ts';
import {
  type ActKind,
  asksForDate,
  type BulkTarget,
  isAssignment,
  isFinal,
  isIssuing,
  isMessage,
  isNotice,
  isOfPeople,
} from './bulkTypes.ts';
import { LetterFields, letterOf, letterValues } from './LetterFields.tsx';
import { MailFields, mailValues } from './MailFields.tsx';
import { MessageFields, messageErrors, messageOf, messageValues } from './MessageFields.tsx';
import { PaperFields, paperErrors, paperOf, paperValues } from './PaperFields.tsx';
import { PeopleFields, peopleErrors } from './PeopleFields.tsx';
import { SettlementFields, settlementErrors } from './SettlementFields.tsx';
import { wordsErrors, wordsOf } from './TemplateFields.tsx';
import { useTry } from './useTry.ts';

/** As the contract has it for both. */
const MOST_CHARACTERS = 1000;

const NAMES = [
  ...['reason', 'adoptionConditions', 'assigneeAdminUserIds', 'dateField', 'dateOn'],
  ...['kind', 'audience', 'title', 'body', 'dueOn', 'paperKind', 'issuedOn', 'paperReason', 'projectId'],
];

/** The one day of a document, of an inspection and of a payment that is told like this. */
const ONE_DAY: { readonly [kind in ActKind]?: BulkDateField } = {
  changeSectionDates: 'dueOn',
  changeReportDates: 'scheduledOn',
  settlePayouts: 'paidOn',
};

/** The days of a round. */
const PROJECT_DATES: readonly string[] = [
  'applicationClosesOn',
  'adoptionPlannedOn',
  'completionDeadline',
] satisfies BulkDateField[];

const dates = optionsOf(BulkDateFieldLabel);
const projectDates = dates.filter(({ value }) => PROJECT_DATES.includes(value));
const myPageDates = dates.filter(
  ({ value }) => !PROJECT_DATES.includes(value) && !Object.values(ONE_DAY).some((field) => field === value),
);

/** The day that all shall have; `errorsOf` has seen that it is there. */
const dateOf = (kind: ActKind, values: FormValues) => ({
  field: ONE_DAY[kind] ?? (textOf(values, 'dateField') as BulkDateField),
  on: textOf(values, 'dateOn'),
});

/** What was filled in, by the names of the contract; what is empty is not said. */
export const termsOf = (kind: ActKind, values: FormValues) => {
  const [reason, conditions] = [textOf(values, 'reason').trim(), textOf(values, 'adoptionConditions').trim()];
  return {
    ...(reason === '' ? {} : { reason }),
    ...(conditions === '' || kind !== 'adoptApplications' ? {} : { adoptionConditions: conditions }),
    ...(isAssignment(kind)
      ? { assigneeAdminUserIds: choicesOf(values, 'assigneeAdminUserIds').map(Number) }
      : {}),
    ...(asksForDate(kind) ? { date: dateOf(kind, values) } : {}),
    ...(isNotice(kind) ? { message: messageOf(values) } : {}),
    ...(kind === 'notifyApplications' ? { letter: letterOf(values) } : {}),
    ...(kind === 'notifyCorporations' ? { mail: wordsOf(values) } : {}),
    ...(isIssuing(kind) ? { paper: paperOf(values) } : {}),
  };
};

const dateErrors = (kind: ActKind, values: FormValues): FormErrors => ({
  ...(ONE_DAY[kind] === undefined && textOf(values, 'dateField') === ''
    ? { dateField: t((w) => w.dialog.dateFieldMissing) }
    : {}),
  ...(textOf(values, 'dateOn') === '' ? { dateOn: t((w) => w.dialog.dateOnMissing) } : {}),
});

/** What was chosen, of a round alone where one is said. */
const chosenIn = ({ selection }: BulkTarget, values: FormValues) => {
  const projectId = Number(textOf(values, 'projectId'));
  return projectId > 0 ? { ...selection, projectId } : selection;
};

/** What the dialog begins with. */
const valuesOf = (kind: ActKind, { conditions }: BulkTarget): FormValues => {
  const projectId = new URLSearchParams(conditions).get('project_id') ?? '';
  if (kind === 'notifyCorporations') return mailValues(projectId);
  if (isOfPeople(kind)) return { projectId };
  if (isNotice(kind)) return messageValues(kind);
  if (isIssuing(kind)) return paperValues();
  return kind === 'notifyApplications' ? letterValues() : {};
};

const errorsOf = (kind: ActKind, values: FormValues): FormErrors => {
  if (kind === 'settlePayouts') return settlementErrors(values);
  if (asksForDate(kind)) return dateErrors(kind, values);
  if (isNotice(kind)) return messageErrors(kind, values);
  if (isIssuing(kind)) return paperErrors(values);
  if (isMessage(kind)) return wordsErrors(values);
  if (isOfPeople(kind)) return peopleErrors(values);
  return isAssignment(kind) && choicesOf(values, 'assigneeAdminUserIds').length === 0
    ? {
        assigneeAdminUserIds: t((w) =>
          kind === 'assignReports' ? w.dialog.inspectorsMissing : w.dialog.assigneesMissing,
        ),
      }
    : {};
};

type BulkDialogProps = {
  readonly kind: ActKind;
  readonly target: BulkTarget;
  readonly onClose: () => void;
};

/** What an act on many rows needs to know before it is tried. */
export const BulkDialog = ({ kind, target, onClose }: BulkDialogProps) => {
  const { attempt, isBusy } = useTry();
  const { list } = target;
  return (
    <RecordDialog
      title={t((w) => w.dialog.title[kind], { count: formatInteger(target.count) })}
      lead={<Text>{t((w) => w.dialog.lead)}</Text>}
      sendLabel={t((w) => w.dialog.send)}
      isBusy={isBusy}
      initialValues={valuesOf(kind, target)}
      names={NAMES}
      validate={(values) => errorsOf(kind, values)}
      onSend={(values) =>
        attempt({ kind, list, selection: chosenIn(target, values), ...termsOf(kind, values) })
      }
      onClose={onClose}
      foot={<TextLink href={adminPaths.bulkRuns}>{t((w) => w.runs.link)}</TextLink>}
    >
      {isAssignment(kind) && (kind === 'assignReports' ? <Inspectors /> : <Assignees />)}
      {kind === 'changeMyPageDates' && <NewDate fields={myPageDates} />}
      {kind === 'changeProjectDates' && (
        <NewDate fields={projectDates} help={t((w) => w.dialog.projectDateHelp)} />
      )}
      {kind === 'changeSectionDates' && <NewDueDay />}
      {kind === 'changeReportDates' && <NewScheduledDay />}
      {isNotice(kind) && <MessageFields kind={kind} />}
      {kind === 'notifyApplications' && <LetterFields />}
      {kind === 'notifyCorporations' && <MailFields />}
      {isOfPeople(kind) && <PeopleFields kind={kind} />}
      {isIssuing(kind) && <PaperFields isToApplicants={kind === 'issueApplicationPapers'} />}
      {kind === 'settlePayouts' && <SettlementFields />}
      {!isFinal(kind) && <Terms kind={kind} />}
    </RecordDialog>
  );
};

const Assignees = () => (
  <ChecksInput
    name="assigneeAdminUserIds"
    label={t((w) => w.dialog.assignees)}
    help={t((w) => w.dialog.assigneesHelp)}
    need="required"
    options={useAssigneeOptions({ isActive: true })}
  />
);

/** Who is sent to inspect, as when one inspection is planned. */
const Inspectors = () => (
  <ChecksInput
    name="assigneeAdminUserIds"
    label={t((w) => w.dialog.inspectors)}
    help={t((w) => w.dialog.inspectorsHelp)}
    need="required"
    options={useAssigneeOptions({ inspects: true, isActive: true })}
  />
);

type NewDateProps = { readonly fields: typeof dates; readonly help?: string };

const NewDate = ({ fields, help }: NewDateProps) => (
  <>
    <SelectInput
      name="dateField"
      label={t((w) => w.dialog.dateField)}
      {...(help === undefined ? {} : { help })}
      need="required"
      options={fields}
    />
    <DateInput name="dateOn" label={t((w) => w.dialog.dateOn)} need="required" />
  </>
);

const NewDueDay = () => (
  <DateInput
    name="dateOn"
    label={t((w) => w.dialog.dueOn)}
    help={t((w) => w.dialog.dueOnHelp)}
    need="required"
  />
);

const NewScheduledDay = () => (
  <DateInput
    name="dateOn"
    label={t((w) => w.dialog.scheduledOn)}
    help={t((w) => w.dialog.scheduledOnHelp)}
    need="required"
  />
);

/** The reason, and with an adoption its conditions. */
export const Terms = ({ kind }: { kind: ActKind }) => (
  <>
    {kind === 'adoptApplications' && (
      <AreaInput
        name="adoptionConditions"
        label={t((w) => w.dialog.conditions)}
        need="optional"
        rows={2}
        maxCharacters={MOST_CHARACTERS}
      />
    )}
    <AreaInput
      name="reason"
      label={t((w) => w.dialog.reason)}
      {...(kind === 'adoptApplications' ? { help: t((w) => w.dialog.reasonHelp) } : {})}
      need="optional"
      rows={2}
      maxCharacters={MOST_CHARACTERS}
    />
  </>
);
