import { Check, Circle } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { color, leading, space, text } from '#ui-kit/tokens/index.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { Payout } from '#web/modules/money/shared/payouts/payoutTypes.ts';

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  font-size: ${text[14]};
  line-height: ${leading[18]};
  > li { display: flex; align-items: center; gap: ${space[4]}; white-space: nowrap; }
  > li[data-open] { color: ${color.textMuted}; }
`;

const Hand = ({ name, open }: { readonly name: string | null; readonly open: string }) => (
  <li {...(name === null ? { 'data-open': '' } : {})}>
    <Icon of={name === null ? Circle : Check} size={16} />
    <TextPart>{name ?? open}</TextPart>
  </li>
);

/** Who checked a payment and who approved it: two people, or who is still missing. */
export const TwoPersonCheck = ({ payout }: { payout: Pick<Payout, 'checkedByName' | 'approvedByName'> }) => (
  <List>
    <Hand name={payout.checkedByName} open={t((w) => w.page.waitsCheck)} />
    <Hand name={payout.approvedByName} open={t((w) => w.page.waitsApprove)} />
  </List>
);
