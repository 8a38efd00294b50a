import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { DataGrid, type GridColumn } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { weight } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall, useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { NamedCell } from '#web/parts/list/columns/NamedCell.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { formatInteger } from '#web/parts/text/format.ts';
import { SettingDialog } from './SettingDialog.tsx';

type Budget = components['schemas']['PayoutBudget'];
type Total = components['schemas']['PayoutBudgetTotal'];
type Figure = Budget['figures'][number];

/** /admin/payment/budget: the money of each round, and what its payments go by. */
export const BudgetPage = () => (
  <OnlyFor types={typesThatMayCall('listPayoutBudgets')}>
    <Budgets />
  </OnlyFor>
);

/* On a tablet the figures scroll sideways; neither name nor button is squeezed for them. */
const Name = styled.span`
  font-weight: ${weight.bold};
  white-space: nowrap;
`;

const Setting = styled(Button)`
  white-space: nowrap;
`;

const amountCell = (name: string, amount: ReactNode) => <NamedCell name={name}>{amount}</NamedCell>;

const FigureLink = ({ kind, count, amount, query }: Figure) =>
  count === 0 ? (
    formatInteger(0)
  ) : (
    <TextLink
      as={Link}
      href={query}
      aria-label={`${t((w) => w.budget.rows, { kind: t((w) => w.budget[kind]), count })} ${formatInteger(amount)}`}
    >
      {formatInteger(amount)}
    </TextLink>
  );

const figuresIn = (figures: readonly Figure[] | undefined, kind: Figure['kind']) =>
  figures?.filter((figure) => figure.kind === kind).map((figure) => <FigureLink key={kind} {...figure} />);

const figureColumn = (kind: Figure['kind'], total: Total | undefined): GridColumn<Budget> => ({
  id: kind,
  header: t((w) => w.budget[kind]),
  align: 'end',
  isNumeric: true,
  phoneSlot: 'title',
  cell: ({ figures }) =>
    amountCell(
      t((w) => w.budget[kind]),
      figuresIn(figures, kind),
    ),
  total: figuresIn(total?.figures, kind),
});

const projectColumn: GridColumn<Budget> = {
  id: 'project',
  header: t((w) => w.budget.project),
  isRowHeader: true,
  isFixed: true,
  phoneSlot: 'title',
  cell: ({ projectName }) => <Name>{projectName}</Name>,
};

type PlainFigure = 'allotted' | 'net' | 'left';

/** A figure that is reckoned, and opens no rows. */
const plainColumn = (
  id: PlainFigure,
  of: (budget: Budget | Total) => number | null | undefined,
  total: Total | undefined,
): GridColumn<Budget> => ({
  id,
  header: t((w) => w.budget[id]),
  align: 'end',
  isNumeric: true,
  isFixed: true,
  phoneSlot: 'title',
  cell: (budget) =>
    amountCell(
      t((w) => w.budget[id]),
      id === 'allotted' && of(budget) === null ? t((w) => w.budget.unset) : formatInteger(of(budget) ?? null),
    ),
  total: total && formatInteger(of(total) ?? null),
});

/** The money of a round; under the columns that of all rounds. */
const factsOf = (total: Total | undefined): readonly GridColumn<Budget>[] => [
  projectColumn,
  plainColumn('allotted', ({ budgetAmount }) => budgetAmount, total),
  figureColumn('adopted', total),
  figureColumn('granted', total),
  figureColumn('confirmed', total),
  figureColumn('paid', total),
  figureColumn('recovered', total),
  plainColumn('net', ({ netPaidAmount }) => netPaidAmount, total),
  plainColumn('left', ({ leftAmount }) => leftAmount, total),
];

const settingColumn = (onSet: (budget: Budget) => void): GridColumn<Budget> => ({
  id: 'setting',
  header: <VisuallyHidden>{t((w) => w.budget.setting)}</VisuallyHidden>,
  name: t((w) => w.budget.setting),
  phoneSlot: 'tag',
  cell: (budget) => (
    <Setting
      size="small"
      aria-label={t((w) => w.budget.settingOf, { name: budget.projectName })}
      onClick={() => onSet(budget)}
    >
      {t((w) => w.budget.settingShort)}
    </Setting>
  ),
});

const Budgets = () => {
  const read = useRead('/api/admin/payment_budget', {});
  const maySet = useMayCall()('updatePayoutSetting');
  const [chosen, setChosen] = useState<Budget | null>(null);
  const title = t((w) => w.budget.title);
  const facts = factsOf(read.data?.body.total);
  return (
    <>
      <PageHeader
        over={
          <Breadcrumb
            items={[{ label: t((w) => w.list.title), href: adminPaths.payouts }, { label: title }]}
          />
        }
        title={title}
        context={t((w) => w.budget.context)}
      />
      <DataGrid
        aria-label={t((w) => w.budget.table)}
        columns={maySet ? [...facts, settingColumn(setChosen)] : facts}
        totalLabel={t((w) => w.budget.total)}
        rows={read.data?.body.items ?? []}
        rowId={({ projectId }) => projectId}
        rowLabel={({ projectName }) => projectName}
        status={read.isError ? 'error' : read.isPending ? 'loading' : 'ready'}
        onRetry={() => void read.refetch()}
        empty={<EmptyState title={t((w) => w.budget.none)}>{t((w) => w.budget.noneText)}</EmptyState>}
      />
      {chosen !== null && <SettingDialog budget={chosen} onClose={() => setChosen(null)} />}
    </>
  );
};
