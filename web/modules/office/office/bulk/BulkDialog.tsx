import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { type BulkDateField, BulkDateFieldLabel } from '#web/parts/api/generated/enums.ts';
import { AreaInput, ChecksInput, DateInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { useAssigneeOptions } from '#web/parts/list/useAssigneeOptions.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import { bulkText as t } from './bulk.words.ts';
import { chosenIn, errorsOf, ONE_DAY, termsOf, valuesOf } from './bulkTerms.ts';
import {
  type ActKind,
  type BulkTarget,
  isAssignment,
  isFinal,
  isIssuing,
  isNotice,
  isOfPeople,
} from './bulkTypes.ts';
import { LetterFields } from './LetterFields.tsx';
import { MailFields } from './MailFields.tsx';
import { MessageFields } from './MessageFields.tsx';
import { PaperFields } from './PaperFields.tsx';
import { PeopleFields } from './PeopleFields.tsx';
import { SettlementFields } from './SettlementFields.tsx';
import { useTry } from './useTry.ts';

/** As the contract has it for both. */
const MOST_CHARACTERS = 1000;

const NAMES = [
  ...['reason', 'adoptionConditions', 'assigneeAdminUserIds', 'dateField', 'dateOn'],
  ...['kind', 'audience', 'title', 'body', 'dueOn', 'paperKind', 'issuedOn', 'paperReason', 'projectId'],
];

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
