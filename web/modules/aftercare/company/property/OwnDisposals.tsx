import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { DisposalCard } from '#web/modules/aftercare/shared/property/DisposalCard.tsx';
import { propertyText as t } from '#web/modules/aftercare/shared/property/property.words.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';

type OwnDisposalsProps = { readonly mypageId: number; readonly projectId: number };

/** What the business asked to do with its property, and how far it is; nothing where it asked for nothing. */
export const OwnDisposals = ({ mypageId, projectId }: OwnDisposalsProps) => {
  const read = useRead('/api/user/my_page/disposal', { query: { mypageID: mypageId, limit: 200 } });
  const items = read.data?.body.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card title={t((w) => w.disposal.title)}>
      <Stack gap={16}>
        <Text>{t((w) => w.disposal.how)}</Text>
        {items.map((disposal) => (
          <DisposalCard
            key={disposal.id}
            disposal={disposal}
            side="business"
            onReload={() => void read.refetch()}
            paperHref={(sectionId) => userPaths.section(projectId, sectionId)}
          />
        ))}
      </Stack>
    </Card>
  );
};
