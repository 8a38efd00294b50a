import { Check, Circle, CircleDot, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, leading, media, space, text, tone, weight } from '#ui-kit/tokens/index.ts';
import { PaymentStatusTag } from '#web/parts/status/PaymentStatusTag.tsx';
import { marks } from '#web/parts/text/marks.ts';
import { numberWords } from './accountWords.ts';
import { type PayoutStepState, payoutSteps } from './payoutSteps.ts';
import { payoutsText as t } from './payouts.words.ts';
import type { Payout } from './payoutTypes.ts';

const Story = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  & + & { padding-top: ${space[24]}; border-top: ${border.normal}; }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space[8]};
  font-size: ${text[14]};
  line-height: ${leading[18]};
  > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 ${space[8]}; }
  > li > svg { margin-top: ${space[4]}; color: ${color.textMuted}; }
  > li[data-state='done'] > svg { color: ${color.brandMark}; }
  > li[data-state='now'] b { color: ${color.textBrand}; }
  > li[data-state='later'] b { color: ${color.textMuted}; font-weight: ${weight.regular}; }
  > li[data-state='failed'] > svg, > li[data-state='failed'] b { color: ${tone.danger.text}; }
  span { font-variant-numeric: tabular-nums; }
  ${media.md} {
    > li { grid-template-columns: auto 10rem minmax(0, 1fr); }
  }
`;

const Whose = styled.span`
  grid-column: 2;
  ${media.md} { grid-column: 3; }
`;

const icons: Record<PayoutStepState, typeof Check> = {
  done: Check,
  now: CircleDot,
  later: Circle,
  failed: TriangleAlert,
};

const isGiven = (part: string | null): part is string => part !== null;

/** Where the money goes; the number in its last digits. */
const Account = ({ account }: Pick<Payout, 'account'>) =>
  account === null ? null : (
    <Text size={14} tone="muted">
      {t((w) => w.story.account, {
        account: [account.bankName, account.branchName, numberWords(account)].join(marks.gap),
      })}
    </Text>
  );

type PayoutProgressProps = {
  readonly payout: Payout;
  /** Method and amount; for the office the way to the payment. */
  readonly title: ReactNode;
  /** What is said of it now, and what can be done. */
  readonly children?: ReactNode;
};

/**
 * One payment from the request to the money: how much, where it stands, who did what and when, and to which account.
 * The same for the business and the office; a list of many payments is a grid.
 */
export const PayoutProgress = ({ payout, title, children }: PayoutProgressProps) => (
  <Story>
    <SectionHeading level={3} look={4} aside={<PaymentStatusTag status={payout.status} />}>
      {title}
    </SectionHeading>
    {children}
    <Steps aria-label={t((w) => w.story.steps)}>
      {payoutSteps(payout).map(({ word, state, by, when }) => (
        <li key={word} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Icon of={icons[state]} size={16} />
          <b>{word}</b>
          <Whose>{[by, when].filter(isGiven).join(marks.gap)}</Whose>
        </li>
      ))}
    </Steps>
    <Account account={payout.account} />
  </Story>
);
