import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { DisposalCard } from '#web/modules/aftercare/shared/property/DisposalCard.tsx';
import { propertyText as t } from '#web/modules/aftercare/shared/property/property.words.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';

const MOST = 200;

/** One request as its own page would show it: with its history and what the caller may do with it. */
const OneDisposal = ({ id }: { id: number }) => {
  const read = useRead('/api/admin/disposal/{id}', { path: { id } });
  const disposal = read.data?.body;
  if (disposal === undefined) return read.isError ? null : <Skeleton shape="line" rows={3} />;
  return (
    <DisposalCard
      disposal={disposal}
      side="office"
      onReload={() => void read.refetch()}
      paperHref={(sectionId) => adminPaths.section(disposal.mypageId, sectionId)}
    />
  );
};

/** What a business asked to do with its property, for the office; inspectors see none of it. */
export const DisposalsOfMyPage = ({ mypageId }: { mypageId: number }) => {
  const isEnabled = useMayCall()('listDisposals');
  const query = { mypage_id: mypageId, limit: MOST } as const;
  const read = useRead('/api/admin/disposal', { query }, { isEnabled });
  if (!isEnabled || read.isError || read.data === null) return null;
  const items = read.data?.body.items;
  return (
    <Card title={t((w) => w.disposal.title)}>
      {items === undefined && <Skeleton shape="line" rows={2} />}
      {items?.length === 0 && <Text tone="muted">{t((w) => w.disposal.none)}</Text>}
      {items !== undefined && items.length > 0 && (
        <Stack gap={16}>
          <Text tone="muted">{t((w) => w.disposal.how)}</Text>
          {items.map(({ id }) => (
            <OneDisposal key={id} id={id} />
          ))}
        </Stack>
      )}
    </Card>
  );
};
