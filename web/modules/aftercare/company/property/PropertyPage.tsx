import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { LedgerTotals } from '#web/modules/aftercare/shared/property/LedgerTotals.tsx';
import { PropertyCard } from '#web/modules/aftercare/shared/property/PropertyCard.tsx';
import type { PropertyLedger } from '#web/modules/aftercare/shared/property/property.ts';
import { propertyText as t } from '#web/modules/aftercare/shared/property/property.words.ts';
import { RequestDisposal } from '#web/modules/aftercare/shared/property/RequestDisposal.tsx';
import { useRead } from '#web/parts/api/query.tsx';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { OwnDisposals } from './OwnDisposals.tsx';
import { SplitActions } from './SplitActions.tsx';

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
              <SplitActions property={property} />
              <RequestDisposal property={property} side="business" />
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
