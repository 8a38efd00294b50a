import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page, Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { size } from '#ui-kit/tokens/index.ts';
import { ExportMenu } from '#web/list/ExportMenu.tsx';
import { Link } from '#web/navigation/Link.tsx';
import type { CountedList } from '#web/payments/countedList.ts';
import { DealFinder } from '#web/payments/DealFinder.tsx';
import { DealTools } from '#web/payments/DealTools.tsx';
import { MemberFilter } from '#web/payments/MemberFilter.tsx';
import { type DealPages, useDealPages } from '#web/payments/useDealPages.ts';
import { userPaymentsText as tpay } from '#web/text/ja/userPayments.ts';
import { useProjectId } from './hooks/useMyPage.ts';
import { Muted } from './parts/LinedList.tsx';
import { Pages } from './parts/Pages.tsx';
import { ReadState } from './parts/ReadState.tsx';
import { DealTable } from './payments/DealTable.tsx';
import { ListState } from './payments/ListState.tsx';
import { TotalsCard } from './payments/TotalsCard.tsx';
import { usePaymentList } from './payments/usePaymentList.ts';
import { userPaths } from './userPaths.ts';

const Add = () => (
  <ButtonLink as={Link} variant="primary" href={userPaths.newPayment(useProjectId())}>
    {tpay((w) => w.add)}
  </ButtonLink>
);

/** Both ways to begin deals: one after the other, or a whole table. */
const AddBoth = () => (
  <>
    <ButtonLink as={Link} href={userPaths.importPayments(useProjectId())}>
      {tpay((w) => w.addMany)}
    </ButtonLink>
    <Add />
  </>
);

const KINDS = {
  label: tpay((w) => w.deals.show),
  all: tpay((w) => w.deals.showAll),
  errors: tpay((w) => w.deals.error),
  notes: tpay((w) => w.deals.advice),
  missing: tpay((w) => w.deals.showMissing),
};

const SEARCH = { label: tpay((w) => w.deals.search), placeholder: tpay((w) => w.deals.searchFor) };

type ListProps = { list: CountedList; pages: DealPages };

/** A page of the deals; a long list can be searched. */
const Deals = ({ list, pages }: ListProps) => {
  const finding = pages.findingOf(list);
  return (
    <section aria-labelledby="deals" ref={pages.place} style={{ scrollMarginTop: size.topbarHeight }}>
      <Stack gap={16}>
        <SectionHeading
          id="deals"
          aside={
            <Row gap={12}>
              {list.errorCount > 0 && <Muted>{tpay((w) => w.deals.left, { count: list.errorCount })}</Muted>}
              <ExportMenu path="/api/user/my_page/payment_list/export" query={pages.exported} size="small" />
            </Row>
          }
        >
          {tpay((w) => w.deals.title)}
        </SectionHeading>
        <DealTools counts={list.counts} narrowing={pages.narrowing} narrow={pages.narrow} words={KINDS} />
        {(finding !== null || list.members.length > 0) && (
          <Row gap={12}>
            <MemberFilter members={list.members} pages={pages} />
            {finding !== null && <DealFinder {...finding} words={SEARCH} />}
          </Row>
        )}
        {list.items.length === 0 ? (
          <Text role="status">{tpay((w) => w.deals.noneFound)}</Text>
        ) : (
          <DealTable {...list} />
        )}
        <Pages {...pages.pagingOf(list)} />
      </Stack>
    </section>
  );
};

const Empty = ({ canEdit }: Pick<CountedList, 'canEdit'>) => (
  <Card>
    <EmptyState title={tpay((w) => w.empty.title)} action={canEdit && <AddBoth />}>
      {tpay((w) => w.empty.text)}
    </EmptyState>
  </Card>
);

const Content = ({ list, pages }: ListProps) => {
  const { counts, totals, canEdit, editRefusal } = list;
  const isEmpty = counts.all === 0;
  return (
    <>
      <PageHeader
        rhythm="business"
        title={tpay((w) => w.title)}
        context={tpay((w) => w.context)}
        actions={canEdit && !isEmpty && <AddBoth />}
      />
      <Stack gap={24}>
        <ListState list={list} />
        {editRefusal !== null && <Notice title={tpay((w) => w.locked)}>{editRefusal}</Notice>}
        {totals.length > 0 && <TotalsCard {...list} />}
        {isEmpty ? <Empty canEdit={canEdit} /> : <Deals list={list} pages={pages} />}
      </Stack>
    </>
  );
};

const Loading = () => (
  <Stack gap={24}>
    <Skeleton shape="card" rows={3} />
    <Skeleton shape="table" rows={5} />
  </Stack>
);

/** /user/{projectId}/payment: every deal with what it lacks, beside the plan. */
export const PaymentListPage = () => {
  const pages = useDealPages<HTMLElement>();
  return (
    <Page width="page">
      <ReadState read={usePaymentList(pages.query)} title={tpay((w) => w.title)} skeleton={<Loading />}>
        {({ body }) => <Content list={body} pages={pages} />}
      </ReadState>
    </Page>
  );
};
