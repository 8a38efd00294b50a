import { setIn } from 'final-form';
import type { Api } from '#web/parts/api/client.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import { mergeForms, valueAt } from '#web/parts/form/reread/mergeForms.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import type { PhoneReport } from '#web/parts/offline/phoneDb.ts';
import type { PhoneStore } from '#web/parts/offline/phoneStore.ts';
import { REPORT_FIELDS, reportChange, reportValues } from '../report/reportForm.ts';
import type { Report } from '../report/useReportChange.ts';
import { onsiteText as t } from './onsite.words.ts';

type Ports = { readonly api: Api; readonly store: PhoneStore };

/** How often somebody else may be faster until it is tried again later. */
const TRIES = 3;

/** What was written against the newest report: it is sent, waits for a decision, or says what the server already has. */
const against = (report: PhoneReport, now: Report) => {
  const began = reportValues(report.base);
  const { merged, clashes } = mergeForms(REPORT_FIELDS, {
    began,
    typed: report.values,
    stored: reportValues(now),
  });
  return { merged, clashes, change: reportChange(merged, now) };
};

const isSame = (one: FormValues, other: FormValues): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Takes over what the server has now; what was typed since stays on top of it. */
const settle = async ({ store }: Ports, sent: PhoneReport, answer: Report): Promise<void> => {
  const stored = reportValues(answer);
  await store.changeReport(sent.id, (report) => {
    const { merged } = mergeForms(REPORT_FIELDS, { began: sent.values, typed: report.values, stored });
    const isTyped = Object.keys(reportChange(merged, answer)).length > 0;
    const round = isSame(merged, report.values) ? report.round : report.round + 1;
    return { ...report, base: answer, values: merged, round, isTyped, clash: null };
  });
};

const refuse = ({ store }: Ports, { id }: PhoneReport, refusal: string): Promise<void> =>
  store.changeReport(id, (report) => ({ ...report, refusal }));

/** @returns whether somebody else was faster */
const sendOnce = async (ports: Ports, report: PhoneReport): Promise<boolean> => {
  const path = { id: report.id };
  const now = await ports.api.read('/api/admin/my_page_report/{id}', { path });
  if (now === null) {
    await refuse(
      ports,
      report,
      t((w) => w.refusal.gone),
    );
    return false;
  }
  const { clashes, change } = against(report, now.body);
  if (clashes.length > 0) {
    await ports.store.changeReport(report.id, (kept) => ({ ...kept, clash: now.body }));
    return false;
  }
  // An earlier answer may have been lost on its way: then the server has it already.
  if (Object.keys(change).length === 0) {
    await settle(ports, report, now.body);
    return false;
  }
  try {
    const init = { path, body: change };
    const { body } = await ports.api.change('patch', '/api/admin/my_page_report/{id}', init, {
      ifMatch: now.etag,
    });
    await settle(ports, report, body);
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.status === 412) return true;
    throw error;
  }
};

/** Where nothing waits, the phone has what the office has: another hour, a reason to write it anew. */
const refresh = async (ports: Ports, report: PhoneReport): Promise<void> => {
  const now = await ports.api.read('/api/admin/my_page_report/{id}', { path: { id: report.id } });
  if (now === null)
    await refuse(
      ports,
      report,
      t((w) => w.refusal.gone),
    );
  else if (now.body.version !== report.base.version) await settle(ports, report, now.body);
};

/**
 * Sends what was written into a report, as the difference to what it was when it was taken along. What somebody else
 * has changed meanwhile stays; where both changed the same, the inspector decides first.
 * @param refreshes whether a report of which nothing waits is read again
 * @throws ApiError, or TypeError when no answer came
 */
export const sendReport = async (ports: Ports, report: PhoneReport, refreshes: boolean): Promise<void> => {
  if (report.clash !== null || report.refusal !== null) return;
  if (!report.isTyped) {
    if (refreshes) await refresh(ports, report);
    return;
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (!(await sendOnce(ports, report))) return;
  }
};

type Decision = {
  /** What he wrote on top of what somebody else saved. */
  readonly merged: FormValues;
  /** Places that go as somebody else saved them (`findings`, `items[2]`). */
  readonly asStored: readonly string[];
};

/** The report once the inspector has decided what stays where both changed the same. */
export const decided = (report: PhoneReport, clash: Report, { merged, asStored }: Decision): PhoneReport => {
  const stored = reportValues(clash);
  const values = asStored.reduce<FormValues>(
    (now, place) => setIn(now, place, valueAt(stored, place)) as FormValues,
    merged,
  );
  const isTyped = Object.keys(reportChange(values, clash)).length > 0;
  return { ...report, base: clash, values, round: report.round + 1, isTyped, clash: null };
};
