import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { ProgressBarChart } from '#ui-kit/ProgressBarChart/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import { homeText as t } from './home.words.ts';
import { inThousands, progressAddresses, progressCounts, progressSeries, shownProjects } from './progress.ts';

type ProjectProgress = components['schemas']['ProjectProgress'];

/** How far the undertakings of each round have come, as bars and as figures. */
export const Progress = ({ projects }: { projects: readonly ProjectProgress[] }) => (
  <Card title={t((w) => w.progress.title)}>
    <Chart shown={shownProjects(projects)} />
  </Card>
);

const Chart = ({ shown }: { shown: readonly ProjectProgress[] }) =>
  shown.length === 0 ? (
    <EmptyState headingLevel={3} title={t((w) => w.progress.empty)}>
      {t((w) => w.progress.emptyText)}
    </EmptyState>
  ) : (
    <ProgressBarChart
      caption={t((w) => w.progress.caption)}
      rowHead={t((w) => w.progress.rowHead)}
      series={progressSeries(t((w) => w.progress.out))}
      moreColumns={[t((w) => w.progress.grant)]}
      rows={shown.map((project) => ({
        key: String(project.projectId),
        name: project.name,
        link: (
          <TextLink variant="bare" href={`${adminPaths.myPages}?project_id=${project.projectId}`}>
            {project.name}
          </TextLink>
        ),
        counts: progressCounts(project),
        hrefs: progressAddresses(project.projectId),
        more: [formatInteger(inThousands(project.counts.grantAmount))],
      }))}
    />
  );
