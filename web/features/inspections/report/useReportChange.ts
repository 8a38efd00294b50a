import type { components } from '#web/api/generated/types.ts';
import { useChange } from '#web/api/query.tsx';

export type Report = components['schemas']['MyPageReport'];
export type ReportUpdate = components['schemas']['MyPageReportUpdate'];

/** Changes a report, on the version that was read. */
export const useReportChange = (report: Report) => {
  const change = useChange('patch', '/api/admin/my_page_report/{id}', { isQuiet: true });
  return {
    isBusy: change.isBusy,
    send: (body: ReportUpdate) =>
      change.run({ path: { id: report.id }, body }, { ifMatch: `"v${report.version}"` }),
  };
};
