import type { Answer } from '#web/parts/api/client.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { readAgain } from '#web/parts/form/conflict/useOpened.ts';

export type Report = components['schemas']['MyPageReport'];
export type ReportUpdate = components['schemas']['MyPageReportUpdate'];

/** Reads a report again. @returns null when nothing answers */
export const useReadReport = ({ id }: Report): (() => Promise<Answer<Report> | null>) => {
  const read = useRead('/api/admin/my_page_report/{id}', { path: { id } }, { isEnabled: false });
  return () => readAgain(read);
};

/** Changes a report, on the version that was read. */
export const useReportChange = (report: Report) => {
  const change = useChange('patch', '/api/admin/my_page_report/{id}', { isQuiet: true });
  return {
    isBusy: change.isBusy,
    /** @param ifMatch another version than that of `report`: the one that a form began with */
    send: (body: ReportUpdate, ifMatch: string | null = etagOf(report)) =>
      change.run({ path: { id: report.id }, body }, { ifMatch }),
  };
};
