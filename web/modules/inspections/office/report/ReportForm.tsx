import { useRef, useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { type Newest, useOpened } from '#web/parts/form/conflict/useOpened.ts';
import { RecordForm } from '#web/parts/form/RecordForm.tsx';
import { SaveBar } from '#web/parts/form/SaveBar.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { inspectionsText as t } from '../inspections.words.ts';
import { ActionDialog, reportActions } from './ReportActions.tsx';
import { Items, ResultCard } from './ReportFields.tsx';
import { reportFact } from './reportFact.ts';
import { REPORT_FIELDS, reportChange, reportValues, validateReport } from './reportForm.ts';
import { type Report, useReadReport, useReportChange } from './useReportChange.ts';

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
