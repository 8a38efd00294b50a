import { styled } from 'styled-components';
import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { DomainTypeLabel, ProgramKindLabel, RoundStateLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { choices, yesOrNo } from '#web/parts/list/conditions/choices.ts';
import type { Condition } from '#web/parts/list/conditions/condition.ts';
import { days } from '#web/parts/list/conditions/ranges.tsx';
import { describeList } from '#web/parts/list/describeList.ts';
import { wordsBelowTitleOf } from '#web/parts/list/listWords.ts';
import { savedViewsOf } from '#web/parts/list/views/savedViewsOf.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { RoundStateTag } from '#web/parts/status/RoundStateTag.tsx';
import { formatDate, formatFiscalYear, formatInteger } from '#web/parts/text/format.ts';
import { projectsText } from '../projects.words.ts';
import { PROJECT_VIEWERS } from '../projectViewers.ts';
import { projectListText as t } from './projectList.words.ts';

type Project = components['schemas']['Project'];

/** One digit is narrower than what a finger can meet. */
const Figure = styled(TextLink)`
  justify-content: end;
  min-width: ${space[24]};
`;

/** A count that leads to the list of what it counts. */
const CountLink = ({ count, href, name }: { count: number; href: string; name: string }) => (
  <Figure variant="bare" href={href} aria-label={`${name} ${count}`}>
    {formatInteger(count)}
  </Figure>
);

const COLUMNS: readonly GridColumn<Project>[] = [
  {
    id: 'name',
    header: t((w) => w.name),
    isSortable: true,
    isFixed: true,
    isRowHeader: true,
    phoneSlot: 'title',
    width: 'clamp(12rem, 23vw, 28rem)',
    cell: ({ name, shortName }, density) => (
      <GridTwoLines
        first={<GridLink isClipped>{name}</GridLink>}
        {...(density === 'compact' ? {} : { second: shortName })}
      />
    ),
  },
  {
    id: 'fiscalYear',
    header: t((w) => w.fiscalYear),
    isSortable: true,
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ fiscalYear }) => formatFiscalYear(fiscalYear),
  },
  {
    id: 'round',
    header: t((w) => w.round),
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ round }) => projectsText((w) => w.list.roundValue, { round }),
  },
  {
    id: 'applicationClosesAt',
    header: t((w) => w.period),
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'due',
    cell: ({ applicationOpensAt, applicationClosesAt }) =>
      t((w) => w.periodValue, {
        from: formatDate(applicationOpensAt),
        to: formatDate(applicationClosesAt),
      }),
  },
  {
    id: 'state',
    header: t((w) => w.state),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ state }) => <RoundStateTag status={state} />,
  },
  {
    id: 'applications',
    header: t((w) => w.applications),
    isNumeric: true,
    align: 'end',
    phoneSlot: 'none',
    cell: ({ id, family, counts }) => (
      <CountLink
        count={counts.applications}
        href={`${adminPaths.applications(family)}?project_id=${id}`}
        name={t((w) => w.applications)}
      />
    ),
  },
  {
    id: 'adopted',
    header: t((w) => w.adopted),
    isNumeric: true,
    align: 'end',
    phoneSlot: 'none',
    cell: ({ id, counts }) => (
      <CountLink
        count={counts.adopted}
        href={`${adminPaths.myPages}?project_id=${id}`}
        name={t((w) => w.adopted)}
      />
    ),
  },
  {
    id: 'grantAmount',
    header: t((w) => w.grantAmount),
    isNumeric: true,
    align: 'end',
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ counts }) => formatInteger(counts.grantAmount),
  },
  {
    id: 'paidAmount',
    header: t((w) => w.paidAmount),
    isNumeric: true,
    align: 'end',
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ counts }) => formatInteger(counts.paidAmount),
  },
];

/** The years in which there are rounds, the latest first. */
const FISCAL_YEAR: Condition<'fiscalYear', { fiscalYear: number[] }> = {
  names: ['fiscalYear'],
  takes: 'several',
  asked: ({ values: { fiscalYear = [] } }) => ({
    fiscalYear: fiscalYear.filter((value) => /^20\d\d$/.test(value)).map(Number),
  }),
  needs: 'rounds',
  filter: (_list, { rounds }) => ({
    id: 'fiscalYear',
    name: t((w) => w.fiscalYear),
    options: [...new Set(rounds.map(({ fiscalYear }) => fiscalYear))]
      .toSorted((a, b) => b - a)
      .map((year) => ({ value: String(year), label: formatFiscalYear(year) })),
  }),
};

/** Every round with its period, counts and money. */
export const projectList = describeList('/api/admin/project', {
  views: savedViewsOf('projects'),
  seenBy: PROJECT_VIEWERS,
  savedBy: 'exportProjects',
  words: { title: projectsText((w) => w.list.title), ...wordsBelowTitleOf(t, (w) => w) },
  orders: ['applicationClosesAt', 'name', 'fiscalYear', 'updatedAt'],
  firstOrder: '-applicationClosesAt',
  conditions: [
    choices({ id: 'state', name: t((w) => w.state), labels: RoundStateLabel }),
    FISCAL_YEAR,
    choices({ id: 'programKind', name: t((w) => w.programKind), labels: ProgramKindLabel }),
    choices({ id: 'domainType', name: t((w) => w.domainType), labels: DomainTypeLabel }),
    yesOrNo({
      id: 'isPublished',
      name: t((w) => w.publication),
      labels: { true: t((w) => w.published), false: t((w) => w.unpublished) },
    }),
    days({ name: t((w) => w.closes), from: 'closesFrom', to: 'closesTo' }),
  ],
  columns: COLUMNS,
  rowLabel: ({ name }) => name,
  rowHref: ({ id }) => adminPaths.project(id),
});
