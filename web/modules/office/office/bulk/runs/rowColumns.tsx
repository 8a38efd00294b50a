import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import { styled } from 'styled-components';
import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { color, space, tone as tones, weight } from '#ui-kit/tokens/index.ts';
import {
  ApplicationStatus,
  BulkRowOutcome,
  DocumentCheckStatus,
  InspectionKindLabel,
  InspectionReportStatus,
  PaymentStatus,
  ProjectStatus,
} from '#web/parts/api/generated/enums.ts';
import { ApplicationStatusTag } from '#web/parts/status/ApplicationStatusTag.tsx';
import { DocumentCheckStatusTag } from '#web/parts/status/DocumentCheckStatusTag.tsx';
import { InspectionReportStatusTag } from '#web/parts/status/InspectionReportStatusTag.tsx';
import { PaymentStatusTag } from '#web/parts/status/PaymentStatusTag.tsx';
import { ProjectStatusTag } from '#web/parts/status/ProjectStatusTag.tsx';
import { DASH, formatDate, formatInteger, formatText } from '#web/parts/text/format.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { bulkText as t } from '../bulk.words.ts';
import {
  asksForDate,
  type BulkRun,
  type BulkRunRow,
  isIssuing,
  isMessage,
  isOfPeople,
} from '../bulkTypes.ts';
import { recordOf } from './bulkRecord.ts';

const Result = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[6]};
  min-width: 10rem;
  white-space: pre-line;
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
  if (recordOf(run) === 'section') {
    const known = Object.values(DocumentCheckStatus).find((one) => one === status);
    return known === undefined ? DASH : <DocumentCheckStatusTag status={known} />;
  }
  if (recordOf(run) === 'report') {
    const known = Object.values(InspectionReportStatus).find((one) => one === status);
    return known === undefined ? DASH : <InspectionReportStatusTag status={known} />;
  }
  if (recordOf(run) === 'payout') {
    const known = Object.values(PaymentStatus).find((one) => one === status);
    return known === undefined ? DASH : <PaymentStatusTag status={known} />;
  }
  if (recordOf(run) === 'myPage') {
    const known = Object.values(ProjectStatus).find((one) => one === status);
    return known === undefined ? DASH : <ProjectStatusTag status={known} />;
  }
  const known = Object.values(ApplicationStatus).find((one) => one === status);
  return known === undefined ? DASH : <ApplicationStatusTag status={known} />;
};

type Named = Pick<BulkRunRow, 'name' | 'corporationName' | 'document' | 'inspection'>;

/**
 * Whose record it is; of a document its name, and below it whose, of an inspection which and when, of a person of a
 * business which.
 */
const Name = ({ name, corporationName, document, inspection }: Named) => {
  if (name === null) return DASH;
  if (corporationName !== null)
    return <GridTwoLines first={<GridLink>{name}</GridLink>} second={corporationName} />;
  if (inspection !== null) {
    const { kind, scheduledOn } = inspection;
    return (
      <GridTwoLines
        first={<GridLink>{name}</GridLink>}
        second={t((w) => w.page.inspectionOf, {
          kind: InspectionKindLabel[kind],
          day: formatDate(scheduledOn),
        })}
      />
    );
  }
  if (document === null) return <GridLink>{name}</GridLink>;
  const { memberName } = document;
  return (
    <GridTwoLines
      first={<GridLink>{sectionName(document)}</GridLink>}
      second={memberName === null ? name : t((w) => w.page.memberOf, { member: memberName, name })}
    />
  );
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
    header: t((w) => w.page.code[recordOf(run)]),
    isFixed: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ code, targetId }) =>
      targetId === null ? (
        <b>{formatText(code)}</b>
      ) : (
        <GridLink kind="code">{code ?? t((w) => w.page.noCode)}</GridLink>
      ),
  },
  {
    id: 'name',
    header: t((w) => w.page.who[recordOf(run)]),
    isFixed: true,
    isRowHeader: true,
    phoneSlot: 'title',
    width: 'clamp(8rem, 18vw, 20rem)',
    cell: (row) => <Name {...row} />,
  },
];

const statusNow = (run: BulkRun): GridColumn<BulkRunRow> => ({
  id: 'status',
  header: t((w) => w.page.statusNow),
  isFixed: true,
  phoneSlot: 'tag',
  cell: ({ status }) => <StatusNow run={run} status={status} />,
});

const Change = styled.li`
  > del { color: ${color.textMuted}; }
`;

/** What an import makes, or what stands there and what will. */
const content: GridColumn<BulkRunRow> = {
  id: 'makes',
  header: t((w) => w.page.content),
  isFixed: true,
  phoneSlot: 'title',
  width: 'clamp(12rem, 26vw, 28rem)',
  cell: ({ makes, changes }) =>
    changes.length === 0 ? (
      formatText(makes)
    ) : (
      <ul style={{ whiteSpace: 'normal' }}>
        {changes.map(({ column, before, after }) => (
          <Change key={column}>
            {column} <del>{before ?? t((w) => w.page.nothing)}</del> →{' '}
            <b>{after ?? t((w) => w.page.nothing)}</b>
          </Change>
        ))}
      </ul>
    ),
};

/** What becomes of a row: what is written, or the state that decides. */
const contentOf = (run: BulkRun): readonly GridColumn<BulkRunRow>[] => {
  const hasNoState = run.list === 'corporations' || run.kind === 'notifyMyPages';
  // Whether somebody may log in is all that changes, and the result says it.
  if (isOfPeople(run.kind) && run.kind !== 'inviteCorporationUsers') return [];
  if (hasNoState || isIssuing(run.kind)) return [content];
  // A day is short: the width is left to the result, which may say more.
  if (run.list === 'projects') return [content];
  if (asksForDate(run.kind)) return [statusNow(run), { ...content, width: 'clamp(9rem, 17vw, 17rem)' }];
  return isMessage(run.kind) ? [statusNow(run), content] : [statusNow(run)];
};

/** The rows of a run: what they are, how they stand, what becomes of them. */
export const rowColumns = (run: BulkRun): readonly GridColumn<BulkRunRow>[] => [
  ...record(run),
  ...contentOf(run),
  {
    id: 'result',
    header: t((w) => w.page.result),
    isFixed: true,
    phoneSlot: 'title',
    cell: (row) => <Outcome row={row} />,
  },
  ...moreOf(run),
];

const amountColumn = (header: string): GridColumn<BulkRunRow> => ({
  id: 'amount',
  header,
  align: 'end',
  isNumeric: true,
  phoneSlot: 'amount',
  cell: ({ amount }) => formatInteger(amount),
});

const adoption: readonly GridColumn<BulkRunRow>[] = [
  {
    id: 'makes',
    header: t((w) => w.page.makes),
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ makes }) => <span style={{ whiteSpace: 'normal' }}>{formatText(makes)}</span>,
  },
  amountColumn(t((w) => w.page.rowAmount)),
];

const assignee: GridColumn<BulkRunRow> = {
  id: 'assignee',
  header: t((w) => w.page.assignee),
  phoneSlot: 'title',
  cell: ({ assigneeName }) => formatText(assigneeName),
};

/** What a kind tells beside the result. */
const moreOf = (run: BulkRun): readonly GridColumn<BulkRunRow>[] => {
  if (run.kind === 'adoptApplications') return adoption;
  if (run.kind === 'settlePayouts') return [amountColumn(t((w) => w.page.rowPayoutAmount))];
  return run.assignees.length > 0 ? [assignee] : [];
};
