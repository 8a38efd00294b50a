import { useFormState } from 'react-final-form';
import { Grid } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import {
  AdminType,
  InspectionKind,
  InspectionKindLabel,
  InspectionMethodLabel,
  ProjectStatus,
} from '#web/parts/api/generated/enums.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { DateInput, RadioInput, SelectInput, TimeInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { Reread, Send } from '#web/parts/form/reread/reread.ts';
import { useOpened } from '#web/parts/form/reread/useOpened.ts';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { inspectionsText as t } from '../inspections.words.ts';
import { type Report, useReadReport, useReportChange } from '../report/useReportChange.ts';
import { kindOf, PLAN_FIELDS, planChange, planFact, planOf, planValues, validatePlan } from './planForm.ts';

/** The most of one answer. */
const ALL = 200;

type PlanDialogProps = {
  /** Null plans a new inspection. */
  readonly report: Report | null;
  readonly onClose: () => void;
};

/** When, where and by whom is inspected; inspector and business are told by mail. */
export const PlanDialog = ({ report, ...props }: PlanDialogProps) =>
  report === null ? <NewPlan {...props} /> : <ChangedPlan report={report} {...props} />;

const NewPlan = ({ onClose }: Pick<PlanDialogProps, 'onClose'>) => {
  const create = useChange('post', '/api/admin/my_page_report', { isQuiet: true });
  return (
    <Plan
      report={null}
      initialValues={planValues(null)}
      isBusy={create.isBusy}
      onClose={onClose}
      onPlan={(values) =>
        create.run({
          body: { mypageId: Number(textOf(values, 'mypageId')), kind: kindOf(values), ...planOf(values) },
        })
      }
    />
  );
};

const ChangedPlan = ({ report, onClose }: PlanDialogProps & { readonly report: Report }) => {
  const { send, isBusy } = useReportChange(report);
  const inspectors = useInspectors();
  const named = [...inspectors, { value: String(report.inspectorUserId), label: report.inspectorName }];
  const names = Object.fromEntries(named.map(({ value, label }) => [value, label]));
  const { initialValues, newest, reread } = useOpened(
    { body: report, etag: etagOf(report) },
    {
      read: useReadReport(report),
      valuesOf: planValues,
      factOf: (place, values) => planFact(place, values, names),
    },
  );
  const handlePlan = async (values: FormValues, ifMatch: string | null): Promise<SendResult> => {
    const body = planChange(values, newest.current);
    return Object.keys(body).length === 0 ? { isOk: true } : send(body, ifMatch);
  };
  return <Plan {...{ report, initialValues, reread, isBusy, onClose }} onPlan={handlePlan} />;
};

type PlanProps = PlanDialogProps & {
  readonly initialValues: FormValues;
  /** Makes it agree with what somebody else has saved meanwhile; a new one has nothing to agree with. */
  readonly reread?: Reread;
  readonly isBusy: boolean;
  readonly onPlan: Send;
};

const Plan = ({ report, initialValues, reread, isBusy, onClose, onPlan }: PlanProps) => {
  const done = useDone(onClose);
  const handleSend = async (values: FormValues, ifMatch: string | null): Promise<SendResult> => {
    const result = await onPlan(values, ifMatch);
    return result.isOk ? done(t((w) => (report === null ? w.plan.created : w.plan.changed))) : result;
  };
  return (
    <RecordDialog
      isWide
      title={t((w) => (report === null ? w.plan.createTitle : w.plan.changeTitle))}
      lead={<Text>{t((w) => w.plan.text)}</Text>}
      sendLabel={t((w) => (report === null ? w.plan.create : w.plan.change))}
      isBusy={isBusy}
      initialValues={initialValues}
      names={PLAN_FIELDS}
      validate={validatePlan}
      onSend={handleSend}
      onClose={onClose}
      {...(reread === undefined ? {} : { reread })}
      keptAs={`plan ${report?.id ?? 'new'}`}
    >
      {report === null && <KindAndMyPage />}
      <PlanFields />
      <TextInput
        name="siteAddress"
        label={t((w) => w.page.place)}
        help={t((w) => w.plan.siteHelp)}
        need="optional"
        controlSize="normal"
      />
    </RecordDialog>
  );
};

const { Finished, FinishedPayment, NotifiedAmount, Progressing, ResultConfirmed } = ProjectStatus;

/** Undertakings that may be inspected: those under way, and on site any that were granted. */
const statusesFor = (kind: InspectionKind) =>
  kind === InspectionKind.OnSiteAudit
    ? [Progressing, ResultConfirmed, NotifiedAmount, FinishedPayment, Finished]
    : [Progressing];

const KindAndMyPage = () => {
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  return (
    <>
      <RadioInput
        name="kind"
        label={t((w) => w.plan.kind)}
        help={t((w) => w.plan.kindHelp)}
        need="required"
        isInline
        options={optionsOf(InspectionKindLabel)}
      />
      <MyPageInput kind={kindOf(values)} />
    </>
  );
};

const MyPageInput = ({ kind }: { kind: InspectionKind }) => {
  const read = useRead('/api/admin/my_page', {
    query: { limit: ALL, projectStatus: statusesFor(kind) },
  });
  return (
    <SelectInput
      name="mypageId"
      label={t((w) => w.plan.mypageId)}
      need="required"
      controlSize="normal"
      options={(read.data?.body.items ?? []).map(({ id, displayCode, corporationName }) => ({
        value: String(id),
        label: `${displayCode} ${corporationName}`,
      }))}
    />
  );
};

/** Who may be sent, by name. */
const useInspectors = () => {
  const read = useRead('/api/admin/admin_user', {
    query: { limit: ALL, type: [AdminType.Inspector], isActive: true },
  });
  return (read.data?.body.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
};

const PlanFields = () => {
  const inspectors = useInspectors();
  return (
    <Grid gap={16}>
      <SelectInput
        name="inspectorUserId"
        label={t((w) => w.page.inspector)}
        need="required"
        controlSize="normal"
        options={inspectors}
      />
      <SelectInput
        name="method"
        label={t((w) => w.fields.method)}
        need="required"
        controlSize="normal"
        placeholder={false}
        options={optionsOf(InspectionMethodLabel)}
      />
      <DateInput
        name="scheduledOn"
        label={t((w) => w.list.scheduledOn)}
        need="required"
        controlSize="normal"
      />
      <Grid gap={12}>
        <TimeInput name="startTime" label={t((w) => w.plan.startTime)} controlSize="normal" />
        <TimeInput name="endTime" label={t((w) => w.plan.endTime)} controlSize="normal" />
      </Grid>
    </Grid>
  );
};
