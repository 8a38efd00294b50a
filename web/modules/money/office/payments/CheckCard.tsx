import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { FindingNumber } from '#ui-kit/FindingNumber/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Quote, Text } from '#ui-kit/Text/index.ts';
import { border, color, leading, radius, size, space, text, tone, weight } from '#ui-kit/tokens/index.ts';
import { PaymentFindingCodeLabel } from '#web/parts/api/generated/enums.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import {
  formatDate,
  formatDateTime,
  formatDifference,
  formatInteger,
  formatYen,
} from '#web/parts/text/format.ts';
import { type Check, type Gap, gapOf, paperOf } from './crossCheck.ts';
import { kindOf } from './paymentFigures.ts';
import { paymentsText as t } from './payments.words.ts';

/* To be put right: the amber edge of a difference. To be looked at: a quiet one. */
const Frame = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding: ${space[16]};
  border: ${border.normal};
  border-left: ${size.edge} solid ${color.line};
  border-radius: ${radius[4]};
  background: ${color.surface};
  font-size: ${text[14]};
  line-height: ${leading[14]};
  &[data-kind='errors'] { border-color: ${tone.warning.mark}; }
  > :last-child { margin-top: auto; }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  > :nth-child(2) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

/** Both values in one small table, the difference below. */
const Values = styled.dl`
  display: grid;
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[12]};
    padding: ${space[6]} 0;
    border-top: ${border.normal};
  }
  dd { font-weight: ${weight.bold}; font-variant-numeric: tabular-nums; }
  > [data-gap] { color: ${tone.warning.text}; }
`;

const gapWords = (gap: NonNullable<Gap>): string => {
  if ('amount' in gap) return formatDifference(gap.amount);
  const days = formatInteger(Math.abs(gap.days));
  return gap.days < 0
    ? t((w) => w.payments.checks.daysBefore, { days })
    : t((w) => w.payments.checks.daysAfter, { days });
};

const Compared = ({ finding }: Pick<Check, 'finding'>) => {
  const gap = gapOf(finding);
  return (
    <Values>
      {finding.values.map(({ label, day, amount, text: words }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words ?? (day === null ? formatYen(amount) : formatDate(day))}</dd>
        </div>
      ))}
      {gap !== null && (
        <div data-gap>
          <dt>{t((w) => w.payments.checks.gap)}</dt>
          <dd>{gapWords(gap)}</dd>
        </div>
      )}
    </Values>
  );
};

/** Why it was taken as it is, by whom and when. */
const Accepted = ({ check, onTakeBack }: { check: Check; onTakeBack: (() => void) | null }) => {
  const { letter, finding } = check;
  if (finding.acceptance === null) return null;
  const { reason, acceptedByName, acceptedAt } = finding.acceptance;
  return (
    <>
      <StatusTag tone="success" icon={CircleCheck} isQuiet>
        {t((w) => w.payments.acceptance.accepted)}
      </StatusTag>
      <Quote>
        {reason}
        <Text size={14} tone="muted">
          {t((w) => w.payments.excludedBy, { name: acceptedByName, day: formatDateTime(acceptedAt) })}
        </Text>
      </Quote>
      {onTakeBack !== null && (
        <div>
          <Button
            variant="quiet"
            size="small"
            aria-label={t((w) => w.payments.acceptance.removeOf, { letter })}
            onClick={onTakeBack}
          >
            {t((w) => w.payments.acceptance.remove)}
          </Button>
        </div>
      )}
    </>
  );
};

export type CheckCardProps = {
  check: Check;
  mypageId: number;
  /** Null for those who decide nothing, or when it is too late. */
  onAccept: ((check: Check) => void) | null;
  onTakeBack: ((check: Check) => void) | null;
  /** Null while the list cannot be sent back. */
  onSendBack: ((check: Check) => void) | null;
};

/** What one can do about it: send it back with the list, take it as it is, or open its paper. */
const Acts = ({ check, mypageId, onAccept, onSendBack }: Omit<CheckCardProps, 'onTakeBack'>) => {
  const { letter, item } = check;
  const paper = paperOf(check);
  const name = t((w) => w.payments.dealName, { number: item.number, name: item.description });
  if (onAccept === null && onSendBack === null && paper === undefined) return null;
  return (
    <Row gap={8}>
      {onSendBack !== null && (
        <Button
          size="small"
          aria-label={t((w) => w.payments.listReturn.sendOf, { letter, name })}
          onClick={() => onSendBack(check)}
        >
          {t((w) => w.payments.listReturn.ofFinding)}
        </Button>
      )}
      {onAccept !== null && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t((w) => w.payments.acceptance.acceptOf, { letter, name })}
          onClick={() => onAccept(check)}
        >
          {t((w) => w.payments.acceptance.accept)}
        </Button>
      )}
      {paper !== undefined && (
        <ButtonLink
          as={Link}
          variant="quiet"
          size="small"
          href={myPagePaths.desk(mypageId, paper.id)}
          aria-label={t((w) => w.payments.checks.openOf, { letter, name })}
        >
          {t((w) => w.payments.checks.open)}
        </ButtonLink>
      )}
    </Row>
  );
};

/** One finding of the cross-check: both values, their difference, and what can be done about it. */
export const CheckCard = ({ check, mypageId, onAccept, onTakeBack, onSendBack }: CheckCardProps) => {
  const { letter, item, finding } = check;
  const name = t((w) => w.payments.dealName, { number: item.number, name: item.description });
  return (
    <Frame data-kind={kindOf(finding)}>
      <Head>
        <FindingNumber>{letter}</FindingNumber>
        <Text as="span" size={14} isBold>
          {name}
        </Text>
      </Head>
      <Text isBold>{PaymentFindingCodeLabel[finding.code]}</Text>
      {finding.values.length > 0 && <Compared finding={finding} />}
      <Text size={14} tone="muted">
        {finding.message}
      </Text>
      {finding.acceptance === null ? (
        <Acts {...{ check, mypageId, onAccept, onSendBack }} />
      ) : (
        <Accepted check={check} onTakeBack={onTakeBack && (() => onTakeBack(check))} />
      )}
    </Frame>
  );
};
