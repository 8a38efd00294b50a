import type { components } from '#web/parts/api/generated/types.ts';

type Inspection = components['schemas']['MyPageReportSummary'];

/** Inspections by day, the earliest first; within a day by time, those without a time last. */
export const inspectionDays = <Row extends Pick<Inspection, 'scheduledOn' | 'startTime'>>(
  inspections: readonly Row[],
): { day: string; inspections: Row[] }[] => {
  const days = [...new Set(inspections.map(({ scheduledOn }) => scheduledOn))].sort();
  return days.map((day) => ({
    day,
    inspections: inspections
      .filter(({ scheduledOn }) => scheduledOn === day)
      .sort((a, b) => (a.startTime ?? '99:99').localeCompare(b.startTime ?? '99:99')),
  }));
};
