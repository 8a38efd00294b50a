import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { space, tone as tones, weight } from '#ui-kit/tokens/index.ts';
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
import { DASH, formatDate } from '#web/parts/text/format.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { bulkText as t } from '../bulk.words.ts';
import type { BulkRun, BulkRunRow } from '../bulkTypes.ts';
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

/** What came of a row, or will. */
export const Outcome = ({ row: { outcome, reasonCode, message } }: { row: BulkRunRow }) => {
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

const tagOf =
  <Status extends number>(
    statuses: Readonly<Record<string, Status>>,
    Tag: ComponentType<{ readonly status: Status }>,
  ) =>
  (status: number | null) => {
    const known = Object.values(statuses).find((one) => one === status);
    return known === undefined ? DASH : <Tag status={known} />;
  };

const ofApplications = tagOf(ApplicationStatus, ApplicationStatusTag);

/** Every record has states of its own. */
const TAGS: { readonly [name in ReturnType<typeof recordOf>]?: typeof ofApplications } = {
  section: tagOf(DocumentCheckStatus, DocumentCheckStatusTag),
  report: tagOf(InspectionReportStatus, InspectionReportStatusTag),
  payout: tagOf(PaymentStatus, PaymentStatusTag),
  myPage: tagOf(ProjectStatus, ProjectStatusTag),
};

/** The state of its record; a dash where nobody knows it. */
export const StatusNow = ({ run, status }: { run: BulkRun; status: number | null }) =>
  (TAGS[recordOf(run)] ?? ofApplications)(status);

type Named = Pick<BulkRunRow, 'name' | 'corporationName' | 'document' | 'inspection'>;

/**
 * Whose record it is; of a document its name, and below it whose, of an inspection which and when, of a person of a
 * business which.
 */
export const Name = ({ name, corporationName, document, inspection }: Named) => {
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
