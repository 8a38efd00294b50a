import { useRef, useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Grid, Row, Stack } from '#ui-kit/Layout/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Divider, Text } from '#ui-kit/Text/index.ts';
import { etagOf } from '#web/api/etags.ts';
import { InspectionMethodLabel, InspectionResultLabel } from '#web/api/generated/enums.ts';
import { MyPageReportUpdateLimits } from '#web/api/generated/limits.ts';
import { AreaInput, DateInput, RadioInput, SelectInput } from '#web/form/inputs.tsx';
import { RecordForm } from '#web/form/RecordForm.tsx';
import { type Newest, useOpened } from '#web/form/reread/useOpened.ts';
import { SaveBar } from '#web/form/SaveBar.tsx';
import type { SendResult } from '#web/form/sendResult.ts';
import { TextInput } from '#web/form/TextInput.tsx';
import { useKnownField } from '#web/form/useKnownField.ts';
import type { FormValues } from '#web/form/values.ts';
import { optionsOf } from '#web/list/optionsOf.ts';
import { marks } from '#web/text/marks.ts';
import { inspectionsText as t } from '../inspectionsText.ts';
import { ActionDialog, reportActions } from './ReportActions.tsx';
import { reportFact } from './reportFact.ts';
import { REPORT_FIELDS, reportChange, reportValues, validateReport } from './reportForm.ts';
import { type Report, useReadReport, useReportChange } from './useReportChange.ts';

const WORDS = [
  { value: 'yes', label: t((w) => w.page.yes), tone: 'success' },
  { value: 'no', label: t((w) => w.page.no), tone: 'warning' },
  { value: '', label: '—', name: t((w) => w.page.unknown), tone: 'neutral' },
] as const;

type ReportFormProps = {
  readonly report: Report;
  /** Fetches the report anew; what is typed stays. */
  readonly onReread: () => void;
};

/** Saves what is typed; pressed for handing in, it asks for that next. */
const useSaveReport = (report: Report, newest: Newest<Report>) => {
  const { send } = useReportChange(report);
  const { show } = useSnackbar();
  const [asks, setAsks] = useState(false);
  /** Which of the two buttons was pressed: what is typed is saved before the report is handed in. */
  const handsIn = useRef(false);
  const save = async (values: FormValues, ifMatch: string | null): Promise<SendResult> => {
    const afterwards = (): void => setAsks(handsIn.current);
    const body = reportChange(values, newest.current);
    if (Object.keys(body).length === 0) return { isOk: true, afterwards };
    const result = await send(body, ifMatch);
    if (!result.isOk) return result;
    newest.current = result.body;
    if (!handsIn.current) show({ message: t((w) => w.fields.saved), severity: 'success' });
    return { isOk: true, etag: result.etag, afterwards };
  };
  const pressed = (isHandingIn: boolean) => () => {
    handsIn.current = isHandingIn;
  };
  return { save, pressed, asks, stopAsking: () => setAsks(false) };
};

/** The report while it is being written. */
export const ReportForm = ({ report, onReread }: ReportFormProps) => {
  const { initialValues, newest, reread } = useOpened(
    { body: report, etag: etagOf(report) },
    { read: useReadReport(report), valuesOf: reportValues, factOf: reportFact },
  );
  const { save, pressed, asks, stopAsking } = useSaveReport(report, newest);
  const submit = reportActions(report.availableActions).find(({ name }) => name === 'submit');
  const reason = submit?.allowed ? undefined : submit?.reason;
  return (
    <>
      <RecordForm
        initialValues={initialValues}
        names={REPORT_FIELDS}
        validate={validateReport}
        onSend={save}
        reread={reread}
        guardsLeaving
      >
        <Items report={report} />
        <ResultCard />
        <SaveBar
          isSecondary
          label={t((w) => w.fields.save)}
          onSave={pressed(false)}
          end={
            submit && (
              <Button type="submit" variant="primary" reason={reason} onClick={pressed(true)}>
                {t((w) => w.actions.submit.label)}
              </Button>
            )
          }
        />
      </RecordForm>
      {asks && submit !== undefined && (
        <ActionDialog report={report} action={submit} onClose={stopAsking} onReload={onReread} />
      )}
    </>
  );
};

const Items = ({ report }: { report: Report }) => (
  <Card title={t((w) => w.page.items)}>
    <Stack gap={16}>
      {report.items.length === 0 && (
        <Text size={14} tone="muted">
          {t((w) => w.page.itemsEmpty)}
        </Text>
      )}
      {report.items.map((item, index) => (
        <Stack key={item.key} gap={12}>
          {index > 0 && <Divider />}
          <div>
            <Text isBold>{item.name}</Text>
            <Text size={14} tone="muted">
              {[item.modelNumber, String(item.quantity), item.location].filter(Boolean).join(marks.gap)}
            </Text>
          </div>
          <Decision
            name={`items[${index}].isWorking`}
            label={t((w) => w.fields.isWorking, { name: item.name })}
          />
          <Decision
            name={`items[${index}].hasLabel`}
            label={t((w) => w.fields.hasLabel, { name: item.name })}
          />
          <TextInput
            name={`items[${index}].difference`}
            label={t((w) => w.fields.differenceOf, { name: item.name })}
            controlSize="normal"
            maxLength={500}
          />
        </Stack>
      ))}
    </Stack>
  </Card>
);

const Decision = ({ name, label }: { name: string; label: string }) => {
  const { input } = useKnownField<string>(name, { subscription: { value: true } });
  return (
    <Row isBetween>
      <span>{label}</span>
      <SegmentedChoice
        label={label}
        options={WORDS}
        value={input.value}
        onValueChange={(value) => input.onChange(value)}
      />
    </Row>
  );
};

const ResultCard = () => (
  <Card title={t((w) => w.page.result)}>
    <Stack gap={24}>
      <CircumstanceFields />
      <RadioInput
        name="result"
        label={t((w) => w.fields.result)}
        need="required"
        isInline
        options={optionsOf(InspectionResultLabel)}
      />
      <AreaInput
        name="findings"
        label={t((w) => w.fields.findings)}
        rows={3}
        maxCharacters={MyPageReportUpdateLimits.findings.maxLength}
      />
      <AreaInput
        name="correctiveAction"
        label={t((w) => w.fields.correctiveAction)}
        rows={2}
        maxCharacters={MyPageReportUpdateLimits.correctiveAction.maxLength}
      />
      <DateInput name="correctiveDueOn" label={t((w) => w.fields.correctiveDueOn)} controlSize="normal" />
    </Stack>
  </Card>
);

/** When, how and with whom it was inspected. */
const CircumstanceFields = () => (
  <Grid align="end">
    <DateInput
      name="inspectedOn"
      label={t((w) => w.fields.inspectedOn)}
      need="required"
      controlSize="normal"
    />
    <SelectInput
      name="method"
      label={t((w) => w.fields.method)}
      need="required"
      controlSize="normal"
      placeholder={false}
      options={optionsOf(InspectionMethodLabel)}
    />
    <TextInput name="attendees" label={t((w) => w.fields.attendees)} need="optional" controlSize="normal" />
  </Grid>
);
