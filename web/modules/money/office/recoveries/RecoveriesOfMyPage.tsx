import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { recoveriesText as t } from '#web/modules/money/shared/recoveries/recoveries.words.ts';
import { type RecoverySummary, recoveryTitle } from '#web/modules/money/shared/recoveries/recovery.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { RecoveryStatusTag } from '#web/parts/status/RecoveryStatusTag.tsx';
import { formatYen } from '#web/parts/text/format.ts';
import { NewRecoveryDialog } from './NewRecoveryDialog.tsx';

const MOST = 200;

const factOf = (recovery: RecoverySummary) => ({
  key: String(recovery.id),
  term: <RecoveryStatusTag status={recovery.status} />,
  value: (
    <>
      <TextLink as={Link} href={adminPaths.recovery(recovery.id)}>
        {recoveryTitle(recovery)}
      </TextLink>
      <div>{t((w) => w.ofMyPage.left, { left: formatYen(recovery.leftAmount) })}</div>
    </>
  ),
});

const Recoveries = ({ items }: { items: readonly RecoverySummary[] | undefined }) => {
  if (items === undefined) return <Skeleton shape="line" rows={2} />;
  if (items.length === 0) return <Text tone="muted">{t((w) => w.ofMyPage.none)}</Text>;
  return <Facts facts={items.map(factOf)} />;
};

type OfMyPageProps = {
  readonly mypageId: number;
  /** Yen that were paid to it; nothing can be ordered back where nothing was paid. */
  readonly paidAmount: number | null;
};

/** What an undertaking has to pay back, for the office; inspectors see none of it. */
export const RecoveriesOfMyPage = ({ mypageId, paidAmount }: OfMyPageProps) => {
  const mayCall = useMayCall();
  const [isNew, setIsNew] = useState(false);
  const [, go] = useLocation();
  const isEnabled = mayCall('listRecoveries');
  const query = { mypage_id: mypageId, sort: '-updatedAt', limit: MOST } as const;
  const read = useRead('/api/admin/recovery', { query }, { isEnabled });
  if (!isEnabled || read.isError) return null;
  const mayDraft = mayCall('createRecovery') && (paidAmount ?? 0) > 0;
  return (
    <Card
      title={t((w) => w.ofMyPage.title)}
      aside={mayDraft && <Button onClick={() => setIsNew(true)}>{t((w) => w.ofMyPage.new)}</Button>}
    >
      <Recoveries items={read.data?.body.items} />
      {isNew && (
        <NewRecoveryDialog
          {...{ mypageId, paidAmount: paidAmount ?? 0 }}
          onClose={() => setIsNew(false)}
          onDone={(id) => go(adminPaths.recovery(id))}
        />
      )}
    </Card>
  );
};
