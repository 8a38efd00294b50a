import { CircleAlert, CircleCheck, CircleDashed, Info, Undo2 } from 'lucide-react';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Stack } from '#ui-kit/Layout/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Quote, Text, TextPart } from '#ui-kit/Text/index.ts';
import { leading, space, text, weight } from '#ui-kit/tokens/index.ts';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatYen } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { faultsOf, type MissingThing, missingOf } from './deals.ts';
import { PAYMENT_FIELDS } from './paymentFields.ts';
import type { PaymentFinding, PaymentItem } from './paymentTypes.ts';
import { userPaymentsText as tpay } from './userPayments.words.ts';

const Line = styled.p`
  font-size: ${text[14]};
  line-height: ${leading[18]};
  word-break: auto-phrase;
  > [data-tone] { margin-right: ${space[6]}; vertical-align: middle; }
  > b { font-weight: ${weight.bold}; }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`;

/** A value is entered in the form below; a paper has a page of its own. */
const Thing = ({ thing: { name, sectionId } }: { thing: MissingThing }) => {
  const projectId = useProjectId();
  return sectionId === null ? name : <Link href={userPaths.section(projectId, sectionId)}>{name}</Link>;
};

/** あと3件：検収日、支払日、振込明細 */
const MissingLine = ({ item }: { item: PaymentItem }) => {
  const { count, things } = missingOf(item);
  if (count === 0) return null;
  const others = count - things.length;
  return (
    <Line>
      <StatusTag tone="neutral" icon={CircleDashed}>
        {tpay((w) => w.deals.missing, { count })}
      </StatusTag>
      {things.map((thing, index) => (
        <Fragment key={thing.name}>
          <TextPart>{index > 0 && marks.comma}</TextPart>
          <Thing thing={thing} />
        </Fragment>
      ))}
      <TextPart>{others > 0 && tpay((w) => w.deals.others, { count: others })}</TextPart>
    </Line>
  );
};

/** What is asked, or why the office asks no more. */
const Fault = ({ finding: { isError, message, acceptance } }: { finding: PaymentFinding }) => (
  <li>
    <Line>
      {acceptance !== null ? (
        <StatusTag tone="success" icon={CircleCheck} isQuiet>
          {tpay((w) => w.deals.taken)}
        </StatusTag>
      ) : isError ? (
        <StatusTag tone="danger" icon={CircleAlert}>
          {tpay((w) => w.deals.error)}
        </StatusTag>
      ) : (
        <StatusTag tone="info" icon={Info}>
          {tpay((w) => w.deals.advice)}
        </StatusTag>
      )}
      <TextPart>{message}</TextPart>
      {acceptance !== null && (
        <Text as="span" size={14} tone="muted">
          {tpay((w) => w.deals.takenWhy, { reason: acceptance.reason })}
        </Text>
      )}
    </Line>
  </li>
);

/** What the check says of a deal, what is to be put right first. Nothing when there is nothing to say. */
export const Faults = ({ item: { findings } }: { item: PaymentItem }) => {
  const faults = faultsOf(findings);
  if (faults.length === 0) return null;
  return (
    <List>
      {faults.map((finding) => (
        <Fault key={finding.key} finding={finding} />
      ))}
    </List>
  );
};

type Returned = PaymentItem['returnItems'][number];

/** The cell that the office speaks of, in the words of the form. */
const cellName = (field: Returned['field']): string => {
  const known = PAYMENT_FIELDS.find((name) => name === field);
  return known === undefined ? tpay((w) => w.deals.wholeRow) : tpay((w) => w.fields[known]);
};

/** Findings of the office in this row, before those of the automatic check. */
const ReturnedLines = ({ item: { returnItems } }: { item: PaymentItem }) => {
  if (returnItems.length === 0) return null;
  return (
    <List>
      {returnItems.map(({ id, field, comment, isAnswered }) => (
        <li key={id}>
          <Line>
            {isAnswered ? (
              <StatusTag tone="success" icon={CircleCheck} isQuiet>
                {tpay((w) => w.deals.answered)}
              </StatusTag>
            ) : (
              <StatusTag tone="warning" icon={Undo2}>
                {tpay((w) => w.deals.returned)}
              </StatusTag>
            )}
            <TextPart>{tpay((w) => w.deals.returnedWhat, { cell: cellName(field), comment })}</TextPart>
          </Line>
        </li>
      ))}
    </List>
  );
};

/** What the office does not pay for, with its reason. */
const Excluded = ({ item: { excludedAmount, excludedReason } }: { item: PaymentItem }) =>
  excludedAmount === 0 ? null : (
    <Quote>
      <Text as="span" size={14} isBold>
        {tpay((w) => w.deals.excluded, { amount: formatYen(excludedAmount) })}
      </Text>
      {excludedReason !== null && (
        <Text size={14} tone="muted">
          {excludedReason}
        </Text>
      )}
    </Quote>
  );

const isComplete = ({ findings, returnItems }: PaymentItem): boolean =>
  findings.every(({ acceptance }) => acceptance !== null) &&
  returnItems.every(({ isAnswered }) => isAnswered);

/** What is to be done about a deal: what came back, what is missing, what is wrong, then what was excluded. */
export const DealState = ({ item }: { item: PaymentItem }) => (
  <Stack gap={8}>
    <ReturnedLines item={item} />
    <MissingLine item={item} />
    <Faults item={item} />
    {isComplete(item) && (
      <Line>
        <StatusTag tone="success" icon={CircleCheck} isQuiet>
          {tpay((w) => w.deals.complete)}
        </StatusTag>
      </Line>
    )}
    <Excluded item={item} />
  </Stack>
);
