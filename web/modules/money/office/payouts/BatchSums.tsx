import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { border, color, leading, space, text } from '#ui-kit/tokens/index.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { PayoutBatch } from '#web/modules/money/shared/payouts/payoutTypes.ts';
import { formatInteger } from '#web/parts/text/format.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text[14]};
  line-height: ${leading[18]};
  th { text-align: left; font-weight: inherit; }
  th, td { padding: ${space[8]} 0; border-top: ${border.normal}; }
  thead > tr > th { border-top: 0; }
  td, th + th { text-align: right; font-variant-numeric: tabular-nums; }
`;

const Match = styled.p`
  display: flex;
  gap: ${space[8]};
  font-size: ${text[14]};
  line-height: ${leading[18]};
  > svg { flex: none; color: ${color.toneSuccessMark}; }
`;

/** What was approved, what the file says and what the bank did, side by side. */
export const BatchSums = ({ lines }: Pick<PayoutBatch, 'lines'>) => {
  const [approved, trailer] = lines;
  const isSame = approved?.count === trailer?.count && approved?.amount === trailer?.amount;
  return (
    <Card title={t((w) => w.batch.sums)}>
      <Stack gap={12}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t((w) => w.batch.sumsHead)}</th>
              <th scope="col">{t((w) => w.batch.count)}</th>
              <th scope="col">{t((w) => w.batch.amount)}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ kind, count, amount }) => (
              <tr key={kind}>
                <th scope="row">{t((w) => w.batch[kind])}</th>
                <td>{formatInteger(count)}</td>
                <td>{formatInteger(amount)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        {isSame ? (
          <Match>
            <Icon of={CircleCheck} size={16} />
            {t((w) => w.batch.match)}
          </Match>
        ) : (
          <Notice tone="danger" title={t((w) => w.batch.mismatch)} />
        )}
      </Stack>
    </Card>
  );
};
