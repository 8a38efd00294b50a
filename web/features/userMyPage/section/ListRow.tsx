import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Link } from '#web/navigation/Link.tsx';
import { formatText } from '#web/text/format.ts';
import { userSectionText as ts } from '#web/text/ja/userSection.ts';
import { useProjectId } from '../hooks/useMyPage.ts';
import { useDealOfNumber } from '../payments/useDealOfNumber.ts';
import type { ReturnItem } from '../types.ts';
import { userPaths } from '../userPaths.ts';

/** What stood in the row of the payment list, what stands there now, and the way to put it right. */
export const ListRow = ({ item: { row, valueAtReturn, valueNow } }: { item: ReturnItem }) => {
  const projectId = useProjectId();
  const deal = useDealOfNumber(row).data?.body.items[0];
  const isChanged = valueNow !== valueAtReturn;
  const now = valueNow === null ? ts((w) => w.listRow.removed) : formatText(valueNow);
  return (
    <Stack gap={12}>
      <Facts
        variant="pairs"
        facts={[
          { term: ts((w) => w.listRow.before), value: formatText(valueAtReturn) },
          { term: ts((w) => w.listRow.now), value: isChanged ? <b>{now}</b> : ts((w) => w.listRow.same) },
        ]}
      />
      {deal !== undefined && (
        <div>
          <ButtonLink as={Link} size="small" href={userPaths.payment(projectId, deal.id)}>
            {ts((w) => w.listRow.open, { name: `${deal.number} ${deal.description}` })}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
};
