import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { formatCount, formatInteger } from '#web/parts/text/format.ts';
import { AcceptDialog, useAcceptance } from './AcceptDialog.tsx';
import { CheckCard, type CheckCardProps } from './CheckCard.tsx';
import type { Check } from './crossCheck.ts';
import { paymentsText as t } from './payments.words.ts';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${space[16]};
`;

/** Thousands of deals may have as many findings; what is to be put right stands first. */
const AT_ONCE = 24;

type CheckCardsProps = {
  checks: readonly Check[];
  /** There are deals on other pages too. */
  isOfPage: boolean;
  mypageId: number;
  /** Whether the caller may take a difference as it is, with a reason. */
  mayAccept: boolean;
} & Pick<CheckCardProps, 'onSendBack'>;

/** 突合で見つかったこと: a card for each, with both values, their difference and the paper that it is sent back by. */
export const CheckCards = ({ checks, isOfPage, mypageId, mayAccept, onSendBack }: CheckCardsProps) => {
  const [count, setCount] = useState(AT_ONCE);
  const [accepting, setAccepting] = useState<Check | null>(null);
  const { takeBack } = useAcceptance();
  if (checks.length === 0) return null;
  const acts = {
    onSendBack,
    onAccept: mayAccept ? setAccepting : null,
    onTakeBack: mayAccept ? (check: Check) => void takeBack(check) : null,
  };
  const further = Math.min(AT_ONCE, checks.length - count);
  return (
    <section aria-labelledby="cross-check">
      <Stack gap={12}>
        <SectionHeading id="cross-check" level={2}>
          {t((w) => (isOfPage ? w.payments.checks.titleOfPage : w.payments.checks.title), {
            count: formatCount(checks.length),
          })}
        </SectionHeading>
        <Cards>
          {checks.slice(0, count).map((check) => (
            <CheckCard key={`${check.item.id} ${check.finding.key}`} {...{ check, mypageId }} {...acts} />
          ))}
        </Cards>
        {further > 0 && (
          <div>
            <Button onClick={() => setCount(count + AT_ONCE)}>
              {t((w) => w.payments.checks.more, { count: formatInteger(further) })}
            </Button>
          </div>
        )}
      </Stack>
      {accepting !== null && <AcceptDialog check={accepting} onClose={() => setAccepting(null)} />}
    </section>
  );
};
