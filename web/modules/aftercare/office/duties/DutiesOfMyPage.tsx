import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { DutyList, keepWords } from '#web/modules/aftercare/shared/duties/DutyList.tsx';
import { dutiesText as t } from '#web/modules/aftercare/shared/duties/duties.words.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';

/** What an undertaking owes after its payment, for the office. */
export const DutiesOfMyPage = ({ mypageId }: { mypageId: number }) => {
  const mayList = useMayCall()('listDuties');
  const read = useRead('/api/admin/my_page/{id}/duty', { path: { id: mypageId } });
  const plan = read.data?.body;
  if (read.isError || read.data === null) return null;
  return (
    <Card
      title={t((w) => w.plan.items)}
      foot={
        mayList && (
          <TextLink as={Link} variant="arrow" href={adminPaths.duties}>
            {t((w) => w.plan.all)}
          </TextLink>
        )
      }
    >
      {plan === undefined && <Skeleton shape="line" rows={3} />}
      {plan?.items.length === 0 && <Text tone="muted">{t((w) => w.plan.noneText)}</Text>}
      {plan !== undefined && plan.items.length > 0 && (
        <Stack gap={12}>
          <DutyList items={plan.items} hrefOf={(sectionId) => adminPaths.section(mypageId, sectionId)} />
          <Text tone="muted">{keepWords(plan)}</Text>
        </Stack>
      )}
    </Card>
  );
};
