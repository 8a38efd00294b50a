import { Facts } from '#ui-kit/Facts/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { type AmountProposalKind, AmountProposalStatus } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { formatText, formatYen } from '#web/parts/text/format.ts';
import { amountsText as t } from './amounts.words.ts';
import type { AmountSummary } from './amountTypes.ts';

type ApprovedAmountProps = { mypageId: number; kind: AmountProposalKind };

const factsOf = ({ amount, proposedByName, checkedByName, approvedByName }: AmountSummary) => [
  { term: t((w) => w.approved.amount), value: <b>{formatYen(amount)}</b> },
  { term: t((w) => w.page.proposed), value: formatText(proposedByName) },
  { term: t((w) => w.page.checked), value: formatText(checkedByName) },
  { term: t((w) => w.page.approved), value: formatText(approvedByName) },
];

/** The amount that a decision is made with, and the three who stand for it. */
export const ApprovedAmount = ({ mypageId, kind }: ApprovedAmountProps) => {
  const query = { mypage_id: mypageId, kind: [kind], status: [AmountProposalStatus.Approved] };
  const read = useRead('/api/admin/amount_proposal', { query });
  if (read.isPending) return <Skeleton shape="line" rows={2} />;
  const [approved] = read.data?.body.items ?? [];
  return approved === undefined ? null : <Facts variant="compact" facts={factsOf(approved)} />;
};
