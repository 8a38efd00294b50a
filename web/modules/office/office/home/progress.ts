import type { ChartRow, ChartSeries } from '#ui-kit/ProgressBarChart/index.ts';
import { ProjectStatus, ProjectStatusLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';

type ProjectProgress = components['schemas']['ProjectProgress'];

/** The life cycle in time order (LOOK.md "Chart"). */
const STEPS = [
  { status: ProjectStatus.Progressing, step: 1 },
  { status: ProjectStatus.ResultConfirmed, step: 2 },
  { status: ProjectStatus.NotifiedAmount, step: 3 },
  { status: ProjectStatus.FinishedPayment, step: 4 },
  { status: ProjectStatus.Finished, step: 5 },
] as const;

const OUT_KEY = 'out';
const OUT: readonly ProjectStatus[] = [ProjectStatus.Rejected, ProjectStatus.Canceled];

/** The five steps in one ramp, and what left the life cycle in grey. */
export const progressSeries = (outName: string): ChartSeries[] => [
  ...STEPS.map(({ status, step }) => ({ key: String(status), name: ProjectStatusLabel[status], step })),
  { key: OUT_KEY, name: outName, step: 'out' as const },
];

/** Counts by the key of their series. */
export const progressCounts = ({
  byProjectStatus,
}: Pick<ProjectProgress, 'byProjectStatus'>): ChartRow['counts'] => {
  const countOf = (wanted: readonly ProjectStatus[]): number =>
    byProjectStatus.reduce((sum, { status, count }) => (wanted.includes(status) ? sum + count : sum), 0);
  return {
    ...Object.fromEntries(STEPS.map(({ status }) => [String(status), countOf([status])])),
    [OUT_KEY]: countOf(OUT),
  };
};

/**
 * The rounds that have my pages, programme by programme, in the order of the answer (the newest first): a round
 * without any has nothing to show.
 */
export const shownProjects = (projects: readonly ProjectProgress[]): ProjectProgress[] => {
  const begun = projects.filter(({ byProjectStatus }) => byProjectStatus.some(({ count }) => count > 0));
  return [...Map.groupBy(begun, ({ programKind }) => programKind).values()].flat();
};

/** Where the my pages of each part are seen. */
export const progressAddresses = (projectId: number): Readonly<Record<string, string>> => {
  const addressOf = (wanted: readonly ProjectStatus[]): string =>
    `${adminPaths.myPages}?project_id=${projectId}${wanted.map((status) => `&projectStatus=${status}`).join('')}`;
  return {
    ...Object.fromEntries(STEPS.map(({ status }) => [String(status), addressOf([status])])),
    [OUT_KEY]: addressOf(OUT),
  };
};

/** Yen as whole thousands, cut as the ministry's tables do. */
export const inThousands = (yen: number): number => Math.floor(yen / 1000);
