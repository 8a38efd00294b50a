import { Download } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { formatDateTime } from '#web/parts/text/format.ts';
import { useSaveFile } from '#web/parts/viewer/useSaveFile.ts';
import { amountsText as t } from './amounts.words.ts';
import type { AmountProposal } from './amountTypes.ts';

/** Who, and below it when. */
const signed = (name: string | null, at: string | null) =>
  name === null || at === null ? (
    t((w) => w.page.waiting)
  ) : (
    <>
      {name}
      <Text size={12} tone="muted" isFigure>
        {formatDateTime(at)}
      </Text>
    </>
  );

/** The three people, and where the amount comes from. */
export const AmountSide = ({ proposal }: { proposal: AmountProposal }) => {
  const { mypageId, proposedByName, proposedAt, checkedByName, checkedAt } = proposal;
  const { approvedByName, approvedAt, appliedAt, isCarriedOver } = proposal;
  const saveSpecimen = useSaveFile(`/api/admin/amount_proposal/${proposal.id}/paper`);
  const people = [
    { term: t((w) => w.page.proposed), value: signed(proposedByName, proposedAt) },
    { term: t((w) => w.page.checked), value: signed(checkedByName, checkedAt) },
    { term: t((w) => w.page.approved), value: signed(approvedByName, approvedAt) },
  ];
  const applied = {
    term: t((w) => w.page.applied),
    value: appliedAt === null ? t((w) => w.page.waiting) : formatDateTime(appliedAt),
  };
  return (
    <Card title={t((w) => w.page.people)}>
      <Stack gap={16}>
        <Facts variant="compact" facts={[...(isCarriedOver ? [] : people), applied]} />
        {appliedAt === null ? (
          <Row>
            <Button size="small" icon={Download} onClick={() => void saveSpecimen()}>
              {t((w) => w.page.specimen)}
            </Button>
          </Row>
        ) : (
          <TextLink as={Link} variant="arrow" href={adminPaths.papersOf(mypageId)}>
            {t((w) => w.page.papers)}
          </TextLink>
        )}
        <TextLink as={Link} variant="arrow" href={`${adminPaths.myPage(mypageId)}?tab=evidence`}>
          {t((w) => w.page.payments)}
        </TextLink>
        <TextLink as={Link} variant="arrow" href={adminPaths.myPage(mypageId)}>
          {t((w) => w.page.myPage)}
        </TextLink>
      </Stack>
    </Card>
  );
};
