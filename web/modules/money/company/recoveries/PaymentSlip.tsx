import { Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { media } from '#ui-kit/tokens/index.ts';
import { recoveriesText as t } from '#web/modules/money/shared/recoveries/recoveries.words.ts';
import { type Recovery, recoveryTitle } from '#web/modules/money/shared/recoveries/recovery.ts';
import { formatEraDay, formatText, formatYen } from '#web/parts/text/format.ts';

/* On paper the slip stands alone: what is only for the screen marks itself with data-screen. */
export const SlipPage = styled.div`
  ${media.print} { [data-screen] { display: none; } }
`;

const factsOf = (recovery: Recovery) => {
  const { balance, mypage } = recovery;
  return [
    { term: t((w) => w.slip.what), value: recoveryTitle(recovery) },
    {
      term: t((w) => w.slip.who),
      value: t((w) => w.slip.whoValue, { code: mypage.displayCode, name: mypage.corporationName }),
    },
    { term: t((w) => w.slip.on), value: formatEraDay(balance.on) },
    { term: t((w) => w.slip.amount), value: <b>{formatYen(balance.leftTotal)}</b> },
    { term: t((w) => w.balance.principal), value: formatYen(balance.left.principal) },
    { term: t((w) => w.balance.surcharge), value: formatYen(balance.left.surcharge) },
    { term: t((w) => w.balance.lateCharge), value: formatYen(balance.left.lateCharge) },
    { term: t((w) => w.facts.payTo), value: formatText(recovery.payTo) },
    { term: t((w) => w.facts.dueOn), value: formatEraDay(recovery.dueOn) },
  ];
};

/** What to pay on the chosen day and where to, to take to the bank. */
export const PaymentSlip = ({ recovery }: { recovery: Recovery }) => (
  <Card title={t((w) => w.slip.title)}>
    <Stack gap={16}>
      <Facts facts={factsOf(recovery)} />
      <Text size={14} tone="muted">
        {t((w) => w.slip.note, { day: formatEraDay(recovery.balance.on) })}
      </Text>
      <Row data-screen>
        <Button icon={Printer} onClick={() => window.print()}>
          {t((w) => w.slip.print)}
        </Button>
      </Row>
    </Stack>
  </Card>
);
