import type { ReactNode } from 'react';
import { Card } from '#ui-kit/Card/index.ts';
import { DateField } from '#ui-kit/DateField/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { formatDay, formatYen } from '#web/parts/text/format.ts';
import { BalanceTable } from './BalanceTable.tsx';
import { recoveriesText as t } from './recoveries.words.ts';
import type { Recovery } from './recovery.ts';

type BalanceOnDayProps = {
  readonly recovery: Recovery;
  /** The day that the person chose; '' while none is chosen. */
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly foot?: ReactNode;
};

/** What is left when it is paid on a day that one chooses, to the yen. */
export const BalanceOnDay = ({ recovery, day, onDay, foot }: BalanceOnDayProps) => {
  const { balance } = recovery;
  return (
    <Card title={t((w) => w.balance.onDay, { day: formatDay(balance.on) })} foot={foot}>
      <Stack gap={16}>
        <DateField
          label={t((w) => w.balance.chooseDay)}
          help={t((w) => w.balance.chooseDayHelp)}
          value={day === '' ? balance.on : day}
          onValueChange={onDay}
        />
        <BalanceTable balance={balance} />
        {balance.growsBy > 0 && (
          <Text size={14} tone="muted">
            {t((w) => w.balance.grows, { amount: formatYen(balance.growsBy) })}
          </Text>
        )}
      </Stack>
    </Card>
  );
};
