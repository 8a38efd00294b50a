import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, layer, leading, media, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { leaveFootRoom } from '#ui-kit/topLayer/index.ts';
import { formatYen } from '#web/parts/text/format.ts';
import { applicantText as t } from '../model/applicant.words.ts';
import type { Application, FormDefinition } from '../model/formTypes.ts';

const Result = styled.div`
  padding-top: ${space[12]};
  border-top: ${size.line} solid ${color.brandMark};
  font-size: ${text[14]};
  font-weight: ${weight.bold};
  output {
    display: block;
    color: ${color.textBrand};
    font-size: ${text[28]};
    font-variant-numeric: tabular-nums;
    line-height: ${leading[28]};
    text-align: right;
  }
`;

type Props = { application: Application; definition: FormDefinition };

const Bar = styled.a`
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  margin-inline: calc(-1 * ${space[16]});
  padding: ${space[12]} ${space[16]};
  border-top: ${border.strong};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${text[14]};
  text-decoration: none;
  b { color: ${color.textBrand}; font-size: ${text[20]}; font-variant-numeric: tabular-nums; }
  ${media.md} { margin-inline: calc(-1 * ${space[24]}); padding-inline: ${space[24]}; }
  ${media.lg} { display: none; }
  ${media.print} { display: none; }
`;

const TOTALS_ID = 'totals';

/** Always in sight on a phone: the amount, and the way to how it comes about. */
export const TotalBar = ({ application }: Pick<Props, 'application'>) => (
  <Bar ref={leaveFootRoom} href={`#${TOTALS_ID}`}>
    {t((w) => w.totals.subsidyAmount)}
    <b translate="no">{formatYen(application.subsidyAmount)}</b>
    {t((w) => w.totals.breakdown)}
  </Bar>
);

/** What the server has worked out from what is saved, with the rule beside it. */
export const Totals = ({ application, definition: { calculation } }: Props) => (
  <Card id={TOTALS_ID} title={t((w) => w.totals.title)}>
    <Stack gap={12}>
      <Facts
        variant="compact"
        facts={[
          { term: t((w) => w.totals.totalCost), value: <Figure yen={application.totalCost} /> },
          {
            term: t((w) => w.totals.notEligible),
            value: <Figure yen={application.totalCost - application.eligibleCost} />,
          },
          { term: t((w) => w.totals.eligibleCost), value: <Figure yen={application.eligibleCost} isBold /> },
          { term: t((w) => w.totals.selfFunded), value: <Figure yen={application.selfFunded} /> },
        ]}
      />
      <Result>
        {t((w) => w.totals.subsidyAmount)}
        <output translate="no">{formatYen(application.subsidyAmount)}</output>
      </Result>
      <Text size={14} tone="muted">
        {calculation.text}
      </Text>
    </Stack>
  </Card>
);

const Yen = styled.span<{ $isBold: boolean }>`
  display: block;
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $isBold }) => ($isBold ? weight.bold : weight.regular)};
  text-align: right;
`;

const Figure = ({ yen, isBold = false }: { yen: number; isBold?: boolean }) => (
  <Yen translate="no" $isBold={isBold}>
    {formatYen(yen)}
  </Yen>
);
