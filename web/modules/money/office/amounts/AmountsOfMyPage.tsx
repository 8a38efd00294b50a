import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import {
  AmountProposalKind,
  AmountProposalKindLabel,
  AmountProposalStatus,
  ProjectStatus,
} from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { AmountProposalStatusTag } from '#web/parts/status/AmountProposalStatusTag.tsx';
import { formatYen } from '#web/parts/text/format.ts';
import { amountsText as t } from './amounts.words.ts';
import type { AmountSummary } from './amountTypes.ts';
import { ProposeDialog, type Proposed } from './ProposeDialog.tsx';

const MOST = 200;

const factOf = ({ id, kind, number, status, amount }: AmountSummary) => ({
  key: String(id),
  term: <AmountProposalStatusTag status={status} />,
  value: (
    <>
      <TextLink as={Link} href={adminPaths.amount(id)}>
        {t((w) => w.page.title, { kind: AmountProposalKindLabel[kind], number })}
      </TextLink>{' '}
      <b>{formatYen(amount)}</b>
    </>
  ),
});

const Proposals = ({ items }: { items: readonly AmountSummary[] | undefined }) => {
  if (items === undefined) return <Skeleton shape="line" rows={2} />;
  if (items.length === 0) return <Text tone="muted">{t((w) => w.ofMyPage.none)}</Text>;
  return <Facts facts={items.map(factOf)} />;
};

/** The amount that an undertaking could have proposed in its state, unless one is on its way. */
const kindToPropose = (
  projectStatus: ProjectStatus,
  items: readonly AmountSummary[],
): AmountProposalKind | null => {
  const kind =
    projectStatus === ProjectStatus.Progressing
      ? AmountProposalKind.GrantDecision
      : projectStatus === ProjectStatus.ResultConfirmed
        ? AmountProposalKind.Confirmation
        : null;
  const isOpen = items.some((item) => item.kind === kind && item.status !== AmountProposalStatus.Applied);
  return isOpen ? null : kind;
};

type AmountsProps = { mypageId: number; projectStatus: ProjectStatus };

/** How much the grant and the confirmed amount are, and who stands for them; inspectors see none of it. */
export const AmountsOfMyPage = ({ mypageId, projectStatus }: AmountsProps) => {
  const mayCall = useMayCall();
  const isEnabled = mayCall('listAmountProposals');
  const query = { mypage_id: mypageId, sort: '-updatedAt', limit: MOST } as const;
  const read = useRead('/api/admin/amount_proposal', { query }, { isEnabled });
  if (!isEnabled || read.isError) return null;
  const items = read.data?.body.items;
  const kind = items === undefined ? null : kindToPropose(projectStatus, items);
  return (
    <Card title={t((w) => w.ofMyPage.title)}>
      <Stack gap={16}>
        <Proposals items={items} />
        {kind !== null && mayCall('createAmountProposal') && (
          <Propose
            {...{ mypageId, kind }}
            isAgain={items?.some((item) => item.kind === kind) ?? false}
            onReload={() => void read.refetch()}
          />
        )}
      </Stack>
    </Card>
  );
};

type ProposeProps = {
  mypageId: number;
  kind: AmountProposalKind;
  /** One of the kind has been told already. */
  isAgain: boolean;
  onReload: () => void;
};

const Propose = ({ mypageId, kind, isAgain, onReload }: ProposeProps) => {
  const [isOpen, setOpen] = useState(false);
  const { run, isBusy } = useChange('post', '/api/admin/amount_proposal', { isQuiet: true });
  const propose = (proposed: Proposed) => run({ body: { mypageID: mypageId, kind, ...proposed } });
  const label =
    kind === AmountProposalKind.Confirmation
      ? t((w) => w.ofMyPage.propose.confirmation)
      : t((w) => (isAgain ? w.ofMyPage.propose.grantAgain : w.ofMyPage.propose.grant));
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && (
        <ProposeDialog
          {...{ mypageId, kind, isBusy, onReload }}
          onPropose={propose}
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  );
};
