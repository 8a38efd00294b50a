import { styled } from 'styled-components';
import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { RoundStateTag } from '#web/parts/status/RoundStateTag.tsx';
import { formatDate, formatFiscalYear, formatInteger } from '#web/parts/text/format.ts';
import { projectsText } from '../projects.words.ts';
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

/** The columns of /admin/project; ids of sortable ones are the contract's orders. */
export const projectColumns: readonly GridColumn<Project>[] = [
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
