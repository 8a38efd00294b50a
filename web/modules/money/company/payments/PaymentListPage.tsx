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
import type { CountedList } from '#web/modules/money/shared/payments/countedList.ts';
import { DealFinder } from '#web/modules/money/shared/payments/DealFinder.tsx';
import { DealTools } from '#web/modules/money/shared/payments/DealTools.tsx';
import { MemberFilter } from '#web/modules/money/shared/payments/MemberFilter.tsx';
import { type DealPages, useDealPages } from '#web/modules/money/shared/payments/useDealPages.ts';
import { Muted } from '#web/parts/company/LinedList.tsx';
import { Pages } from '#web/parts/company/Pages.tsx';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { DealTable } from './DealTable.tsx';
import { ListState } from './ListState.tsx';
import { TotalsCard } from './TotalsCard.tsx';
import { usePaymentList } from './usePaymentList.ts';
import { userPaymentsText as tpay } from './userPayments.words.ts';

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
        <DealTools counts={list.counts} filter={pages.filter} narrow={pages.narrow} words={KINDS} />
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
