import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import type { ReturnItem } from '#web/parts/company/companyTypes.ts';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatText } from '#web/parts/text/format.ts';
import { useDealOfNumber } from './useDealOfNumber.ts';
import { userSectionText as ts } from './userSection.words.ts';

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
