import { useState } from 'react';
import { FormSpy } from 'react-final-form';
import { Text } from '#ui-kit/Text/index.ts';
import { FormFrame } from '#web/parts/form/FormFrame.tsx';
import { ConflictPanel } from '#web/parts/form/reread/ConflictPanel.tsx';
import { mergeForms } from '#web/parts/form/reread/mergeForms.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import type { PhoneReport } from '#web/parts/offline/phoneDb.ts';
import type { PhoneStore } from '#web/parts/offline/phoneStore.ts';
import { Items, ResultCard } from '../report/ReportFields.tsx';
import { reportFact } from '../report/reportFact.ts';
import { REPORT_FIELDS, reportChange, reportValues, validateReport } from '../report/reportForm.ts';
import type { Report } from '../report/useReportChange.ts';
import { onsiteText as t } from './onsite.words.ts';
import { decided } from './sendReport.ts';

type OnsiteFormProps = { readonly store: PhoneStore; readonly report: PhoneReport };

/** What one form shows: it has begun with `began`, in the round of the report that it was then. */
type Shown = { readonly began: FormValues; readonly round: number };

/**
 * What is written lies on the phone as it is written; a refusal is over once something else is written. A key that is
 * pressed while something of the office's comes in goes on top of it.
 */
const keepTyped = ({ store, report }: OnsiteFormProps, { began, round }: Shown, typed: FormValues) =>
  store.changeReport(report.id, (kept) => {
    const isCurrent = kept.round === round;
    const values = isCurrent
      ? typed
      : mergeForms(REPORT_FIELDS, { began, typed, stored: kept.values }).merged;
    return {
      ...kept,
      values,
      round: isCurrent ? round : kept.round + 1,
      isTyped: Object.keys(reportChange(values, kept.base)).length > 0,
      refusal: null,
      touchedAt: Date.now(),
    };
  });

/** The report as it is written at the site: every key is kept at once, nothing is to be saved. */
export const OnsiteForm = (props: OnsiteFormProps) => {
  const { store, report } = props;
  return (
    <>
      {report.clash !== null && <Clash store={store} report={report} clash={report.clash} />}
      <OneRound key={report.round} {...props} />
      <Text size={14} tone="muted">
        {t((w) => w.form.kept)}
      </Text>
    </>
  );
};

const OneRound = (props: OnsiteFormProps) => {
  const [shown] = useState<Shown>({ began: props.report.values, round: props.report.round });
  return (
    <FormFrame
      initialValues={shown.began}
      validate={validateReport}
      onSubmit={() => Promise.resolve(undefined)}
    >
      <FormSpy<FormValues>
        subscription={{ values: true, dirty: true, modified: true }}
        onChange={({ values, dirty, modified = {} }) => {
          const isTouched = dirty || Object.values(modified).some(Boolean);
          if (isTouched) void keepTyped(props, shown, values);
        }}
      />
      <Items report={props.report.base} />
      <ResultCard />
    </FormFrame>
  );
};

/** The office and the inspector changed the same: both are shown, and nothing is sent until he has decided. */
const Clash = ({ store, report, clash }: OnsiteFormProps & { readonly clash: Report }) => {
  const stored = reportValues(clash);
  const forms = { began: reportValues(report.base), typed: report.values, stored };
  const { merged, clashes } = mergeForms(REPORT_FIELDS, forms);
  const decide = (asStored: readonly string[]): void =>
    void store.changeReport(report.id, (kept) => decided(kept, clash, { merged, asStored }));
  return (
    <ConflictPanel
      takesFocus
      fields={clashes.map((name) => {
        const mine = reportFact(name, report.values, report.base);
        return { name, label: mine.term, mine: mine.value, stored: reportFact(name, stored, clash).value };
      })}
      onDecide={decide}
    />
  );
};
