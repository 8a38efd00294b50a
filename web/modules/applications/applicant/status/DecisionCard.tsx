import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { formatDate, formatYen } from '#web/parts/text/format.ts';
import type { Application } from '../model/formTypes.ts';
import { Written } from '../step/Returned.tsx';
import { applicantStatusText as statusText } from './applicantStatus.words.ts';

/** 4,000,000円, and what was applied for when it was more. */
const amountOf = (adoptedAmount: number, { subsidyAmount }: Application): string =>
  adoptedAmount < subsidyAmount
    ? statusText((w) => w.status.adoptedLess, {
        amount: formatYen(adoptedAmount),
        applied: formatYen(subsidyAmount),
      })
    : formatYen(adoptedAmount);

/** What was decided with an adoption, in the words of its letter. Why it was decided so stays with the offices. */
export const DecisionCard = ({ application }: { application: Application }) => {
  const { adoptedAmount, adoptionConditions, decidedOn } = application;
  if (adoptedAmount === null) return null;
  return (
    <Card title={statusText((w) => w.status.decision)}>
      <Stack gap={16}>
        <Facts
          facts={[
            { term: statusText((w) => w.status.stage4), value: formatDate(decidedOn) },
            {
              term: statusText((w) => w.status.adoptedAmount),
              value: <b>{amountOf(adoptedAmount, application)}</b>,
            },
            ...(adoptionConditions === null
              ? []
              : [
                  {
                    term: statusText((w) => w.status.conditions),
                    value: <Written>{adoptionConditions}</Written>,
                  },
                ]),
          ]}
        />
        <Text size={14}>{statusText((w) => w.status.beforeGrant)}</Text>
      </Stack>
    </Card>
  );
};
