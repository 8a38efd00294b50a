import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { changesText as t } from '#web/modules/myPages/shared/changes/changes.words.ts';
import { ChangeRequestKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { ChangeRequestStatusTag } from '#web/parts/status/ChangeRequestStatusTag.tsx';
import { NewOnBehalf } from './NewOnBehalf.tsx';

type Summary = components['schemas']['ChangeRequestSummary'];

const MOST = 200;

const factOf = ({ id, kind, number, status }: Summary) => ({
  key: String(id),
  term: <ChangeRequestStatusTag status={status} />,
  value: (
    <TextLink as={Link} href={adminPaths.change(id)}>
      {t((w) => w.page.title, { kind: ChangeRequestKindLabel[kind], number })}
    </TextLink>
  ),
});

const Requests = ({ items }: { items: readonly Summary[] | undefined }) => {
  if (items === undefined) return <Skeleton shape="line" rows={2} />;
  if (items.length === 0) return <Text tone="muted">{t((w) => w.list.noneOfMyPage)}</Text>;
  return <Facts facts={items.map(factOf)} />;
};

/** What an undertaking asks to change, for the office; inspectors see none of it. */
export const ChangesOfMyPage = ({ mypageId }: { mypageId: number }) => {
  const isEnabled = useMayCall()('listChangeRequests');
  const query = { mypage_id: mypageId, sort: '-updatedAt', limit: MOST } as const;
  const read = useRead('/api/admin/change_request', { query }, { isEnabled });
  if (!isEnabled || read.isError) return null;
  return (
    <Card title={t((w) => w.list.ofMyPage)} aside={<NewOnBehalf mypageId={mypageId} />}>
      <Requests items={read.data?.body.items} />
    </Card>
  );
};
