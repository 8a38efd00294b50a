import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { useRead } from '#web/api/query.tsx';
import { Link } from '#web/navigation/Link.tsx';
import { AskDisposal } from '#web/property/AskDisposal.tsx';
import { LedgerTotals } from '#web/property/LedgerTotals.tsx';
import { PropertyCard } from '#web/property/PropertyCard.tsx';
import type { PropertyLedger } from '#web/property/property.ts';
import { propertyText as t } from '#web/text/ja/property.ts';
import { useMyPage } from '../hooks/useMyPage.ts';
import { ReadState } from '../parts/ReadState.tsx';
import type { MyPageBody } from '../types.ts';
import { userPaths } from '../userPaths.ts';
import { OwnDisposals } from './OwnDisposals.tsx';
import { SplitActs } from './SplitActs.tsx';

const title = t((w) => w.own.title);

const ToDo = ({ openCount }: Pick<PropertyLedger, 'openCount'>) =>
  openCount === 0 ? (
    <Notice tone="success" title={t((w) => w.own.done)} />
  ) : (
    <Notice tone="warning" title={t((w) => w.own.open, { count: openCount })}>
      {t((w) => w.own.openText)}
    </Notice>
  );

type LedgerProps = Pick<MyPageBody, 'projectId'> & { ledger: PropertyLedger; onReload: () => void };

const Ledger = ({ ledger, projectId, onReload }: LedgerProps) => {
  if (ledger.items.length === 0)
    return <EmptyState title={t((w) => w.ledger.none)}>{t((w) => w.ledger.noneText)}</EmptyState>;
  return (
    <Stack gap={24}>
      <ToDo openCount={ledger.openCount} />
      <Card
        title={t((w) => w.ledger.title)}
        foot={
          <TextLink as={Link} variant="arrow" href={userPaths.propertyPaper(projectId)}>
            {t((w) => w.ledger.paper)}
          </TextLink>
        }
      >
        <LedgerTotals ledger={ledger} variant="rows" />
      </Card>
      {ledger.items.map((property) => (
        <PropertyCard
          key={property.id}
          side="business"
          {...{ property, onReload }}
          more={
            <>
              <SplitActs property={property} />
              <AskDisposal property={property} side="business" />
            </>
          }
        />
      ))}
    </Stack>
  );
};

const OwnLedger = ({ id, projectId }: Pick<MyPageBody, 'id' | 'projectId'>) => {
  const read = useRead('/api/user/my_page/property', { query: { mypageID: id } });
  return (
    <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
      {({ body }) => (
        <>
          <PageHeader rhythm="business" title={title} context={t((w) => w.own.context)} />
          <Stack gap={24}>
            <OwnDisposals mypageId={id} projectId={projectId} />
            <Ledger ledger={body} projectId={projectId} onReload={() => void read.refetch()} />
          </Stack>
        </>
      )}
    </ReadState>
  );
};

/** /user/{projectId}/property: what the business bought with the subsidy, to be filled in and kept. */
export const PropertyPage = () => {
  const read = useMyPage();
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
        {({ body }) => <OwnLedger {...body} />}
      </ReadState>
    </Page>
  );
};
