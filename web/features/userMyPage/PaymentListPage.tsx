import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Link } from '#web/navigation/Link.tsx';
import { useProjectId } from './hooks/useMyPage.ts';
import { Muted } from './parts/LinedList.tsx';
import { ReadState } from './parts/ReadState.tsx';
import { DealTable } from './payments/DealTable.tsx';
import { tpay } from './payments/paymentTexts.ts';
import type { PaymentList } from './payments/paymentTypes.ts';
import { TotalsCard } from './payments/TotalsCard.tsx';
import { usePaymentList } from './payments/usePaymentList.ts';
import { userPaths } from './userPaths.ts';

const Add = () => (
  <ButtonLink as={Link} variant="primary" href={userPaths.newPayment(useProjectId())}>
    {tpay((w) => w.add)}
  </ButtonLink>
);

const Deals = ({ list }: { list: PaymentList }) => (
  <section aria-labelledby="deals">
    <Stack gap={16}>
      <SectionHeading
        id="deals"
        aside={list.errorCount > 0 && <Muted>{tpay((w) => w.deals.left, { count: list.errorCount })}</Muted>}
      >
        {tpay((w) => w.deals.title)}
      </SectionHeading>
      <DealTable {...list} />
    </Stack>
  </section>
);

const Empty = ({ canEdit }: Pick<PaymentList, 'canEdit'>) => (
  <Card>
    <EmptyState title={tpay((w) => w.empty.title)} action={canEdit && <Add />}>
      {tpay((w) => w.empty.text)}
    </EmptyState>
  </Card>
);

const Content = ({ list }: { list: PaymentList }) => {
  const { items, totals, canEdit, editRefusal } = list;
  const isEmpty = items.length === 0;
  return (
    <>
      <PageHeader
        rhythm="business"
        title={tpay((w) => w.title)}
        context={tpay((w) => w.context)}
        actions={canEdit && !isEmpty && <Add />}
      />
      <Stack gap={24}>
        {editRefusal !== null && <Notice title={tpay((w) => w.locked)}>{editRefusal}</Notice>}
        {totals.length > 0 && <TotalsCard {...list} />}
        {isEmpty ? <Empty canEdit={canEdit} /> : <Deals list={list} />}
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
export const PaymentListPage = () => (
  <Page width="page">
    <ReadState read={usePaymentList()} title={tpay((w) => w.title)} skeleton={<Loading />}>
      {({ body }) => <Content list={body} />}
    </ReadState>
  </Page>
);
