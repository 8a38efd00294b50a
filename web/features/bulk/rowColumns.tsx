import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import { styled } from 'styled-components';
import { type GridColumn, GridLink } from '#ui-kit/DataGrid/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { space, tone as tones, weight } from '#ui-kit/tokens/index.ts';
import { ApplicationStatus, BulkRowOutcome, ProjectStatus } from '#web/api/generated/enums.ts';
import { bulkText as t } from '#web/bulk/bulkText.ts';
import type { BulkRun, BulkRunRow } from '#web/bulk/types.ts';
import { ApplicationStatusTag, ProjectStatusTag } from '#web/status/index.ts';
import { DASH, formatInteger, formatText } from '#web/text/format.ts';
import { isOfMyPages } from './bulkRecord.ts';

const Result = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[6]};
  min-width: 10rem;
  white-space: normal;
  > svg { margin-top: ${space[4]}; color: ${tones.neutral.mark}; }
  &[data-good='true'] > svg { color: ${tones.success.mark}; }
  &[data-bad='true'] { color: ${tones.danger.text}; font-weight: ${weight.bold}; > svg { color: inherit; } }
`;

const { Able, Done, Unable, Failed } = BulkRowOutcome;

const Outcome = ({ row: { outcome, reasonCode, message } }: { row: BulkRunRow }) => {
  // A row that is done and could not be taken back says why.
  const isBad = outcome === Unable || outcome === Failed || (outcome === Done && reasonCode !== null);
  const isGood = !isBad && (outcome === Able || outcome === Done);
  return (
    <Result data-good={isGood} data-bad={isBad}>
      <Icon of={isBad ? CircleAlert : isGood ? CircleCheck : CircleMinus} size={16} />
      <span>{message}</span>
    </Result>
  );
};

const StatusNow = ({ run, status }: { run: BulkRun; status: number | null }) => {
  if (isOfMyPages(run)) {
    const known = Object.values(ProjectStatus).find((one) => one === status);
    return known === undefined ? DASH : <ProjectStatusTag status={known} />;
  }
  const known = Object.values(ApplicationStatus).find((one) => one === status);
  return known === undefined ? DASH : <ApplicationStatusTag status={known} />;
};

const record = (run: BulkRun): GridColumn<BulkRunRow>[] => [
  {
    id: 'line',
    header: t((w) => w.page.line),
    isNumeric: true,
    hideBelow: 'md',
    phoneSlot: 'none',
    cell: ({ line }) => formatInteger(line),
  },
  {
    id: 'code',
    header: t((w) => w.page.code[isOfMyPages(run) ? 'myPage' : 'application']),
    isFixed: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ code, targetId }) =>
      targetId === null ? <b>{formatText(code)}</b> : <GridLink kind="code">{code ?? DASH}</GridLink>,
  },
  {
    id: 'name',
    header: t((w) => w.page.who[isOfMyPages(run) ? 'myPage' : 'application']),
    isFixed: true,
    isRowHeader: true,
    phoneSlot: 'title',
    width: 'clamp(8rem, 18vw, 20rem)',
    cell: ({ name }) => (name === null ? DASH : <GridLink>{name}</GridLink>),
  },
];

/** The rows of a run: what they are, how they stand, what becomes of them. */
export const rowColumns = (run: BulkRun): readonly GridColumn<BulkRunRow>[] => [
  ...record(run),
  {
    id: 'status',
    header: t((w) => w.page.statusNow),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <StatusNow run={run} status={status} />,
  },
  {
    id: 'result',
    header: t((w) => w.page.result),
    isFixed: true,
    phoneSlot: 'title',
    cell: (row) => <Outcome row={row} />,
  },
  ...(run.kind === 'adoptApplications' ? adoption : run.assignees.length > 0 ? [assignee] : []),
];

const adoption: readonly GridColumn<BulkRunRow>[] = [
  {
    id: 'makes',
    header: t((w) => w.page.makes),
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ makes }) => <span style={{ whiteSpace: 'normal' }}>{formatText(makes)}</span>,
  },
  {
    id: 'amount',
    header: t((w) => w.page.rowAmount),
    align: 'end',
    isNumeric: true,
    phoneSlot: 'amount',
    cell: ({ amount }) => formatInteger(amount),
  },
];

const assignee: GridColumn<BulkRunRow> = {
  id: 'assignee',
  header: t((w) => w.page.assignee),
  phoneSlot: 'title',
  cell: ({ assigneeName }) => formatText(assigneeName),
};
