import { useState } from 'react';
import { useParams } from 'wouter';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Page, Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { REPRESENTATIVE } from '#web/modules/money/shared/payments/dealMembers.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import { readAgain, useOpened } from '#web/parts/form/conflict/useOpened.ts';
import { DeleteButton } from '#web/parts/form/DeleteButton.tsx';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { DealState } from './DealState.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { paymentFact, paymentValues } from './paymentForm.ts';
import type { PaymentItem, PaymentList } from './paymentTypes.ts';
import { useCreatePayment, useDeletePayment, useUpdatePayment } from './usePaymentChanges.ts';
import { useListOfDeal, usePaymentItem } from './usePaymentList.ts';
import { userPaymentsText as tpay } from './userPayments.words.ts';

// A new deal has no photos yet.
const DealPhotos = createLazy(async () => (await import('./DealPhotos.tsx')).DealPhotos);
const OfferPhotos = createLazy(async () => (await import('./OfferPhotos.tsx')).OfferPhotos);

const NewItem = ({ list }: { list: PaymentList }) => (
  <PaymentForm
    list={list}
    initialValues={{
      ...paymentValues(null),
      ...(list.members.length > 0 ? { memberId: String(REPRESENTATIVE) } : {}),
    }}
    keptAs="deal new"
    sendLabel={tpay((w) => w.form.create)}
    onSend={useCreatePayment()}
  />
);

type ItemProps = { readonly item: PaymentItem; readonly list: PaymentList };

/** The deal as it was when the form was opened, and the way to read it again. */
const useOpenedItem = ({ item, list }: ItemProps) => {
  const read = usePaymentItem(item.id);
  return useOpened(
    { body: item, etag: etagOf(item) },
    {
      read: () => readAgain(read),
      valuesOf: paymentValues,
      factOf: (name, values) => paymentFact(name, values, list),
    },
  );
};

/** A deal of which the office has excluded something is kept: the way out is a question to the office. */
const Kept = () => (
  <Text size={14} tone="muted">
    {tpay((w) => w.form.kept)}
  </Text>
);

const Delete = ({ item }: { item: PaymentItem }) => {
  const { remove, isBusy } = useDeletePayment(item);
  const { number, description } = item;
  return (
    <Row>
      <DeleteButton
        label={tpay((w) => w.form.delete)}
        title={tpay((w) => w.form.deleteTitle, { name: `${number} ${description}` })}
        text={tpay((w) => w.form.deleteText)}
        confirmLabel={tpay((w) => w.form.deleteConfirm)}
        isBusy={isBusy}
        onDelete={remove}
      />
    </Row>
  );
};

const EditItem = ({ item, list }: ItemProps) => {
  const { initialValues, newest, reread } = useOpenedItem({ item, list });
  return (
    <PaymentForm
      list={list}
      initialValues={initialValues}
      keptAs={`deal ${item.id}`}
      sendLabel={tpay((w) => w.form.save)}
      onSend={useUpdatePayment(newest)}
      reread={reread}
      end={item.excludedAmount > 0 ? <Kept /> : <Delete item={item} />}
    >
      <Card title={tpay((w) => w.deals.check)}>
        <Stack gap={12}>
          <DealState item={item} />
          <Lazy part={DealPhotos} props={{ item }} />
          {/* A member's papers are asked of it: it adds none by itself. */}
          {list.memberId === null && <Lazy part={OfferPhotos} props={{ item, mypageId: list.mypageId }} />}
        </Stack>
      </Card>
    </PaymentForm>
  );
};

const Locked = ({ reason }: { reason: string | null }) => (
  <Notice
    title={tpay((w) => w.locked)}
    actions={
      <ButtonLink as={Link} href={userPaths.payments(useProjectId())}>
        {tpay((w) => w.form.back)}
      </ButtonLink>
    }
  >
    {reason}
  </Notice>
);

const New = ({ list }: { list: PaymentList }) => (
  <>
    <PageHeader rhythm="business" title={tpay((w) => w.add)} context={tpay((w) => w.form.context)} />
    {list.canEdit ? <NewItem list={list} /> : <Locked reason={list.editRefusal} />}
  </>
);

const Opened = ({ item, list }: ItemProps) => {
  const title = tpay((w) => w.form.editTitle, { name: `${item.number} ${item.description}` });
  return (
    <>
      <PageHeader rhythm="business" title={title} context={item.payee} />
      {list.canEdit ? <EditItem item={item} list={list} /> : <Locked reason={list.editRefusal} />}
    </>
  );
};

/** The deal as it was read; once it was there it stays, also when it is being deleted. */
const Edit = ({ id, list }: { id: number; list: PaymentList }) => {
  const [opened, setOpened] = useState<PaymentItem | null>(null);
  const read = usePaymentItem(id);
  if (opened === null && read.data) setOpened(read.data.body);
  if (opened !== null) return <Opened item={opened} list={list} />;
  return (
    <ReadState read={read} title={tpay((w) => w.title)} skeleton={<Skeleton shape="card" rows={6} />}>
      {() => null}
    </ReadState>
  );
};

const Named = ({ id, list }: { id: number | null; list: PaymentList }) =>
  id === null ? <NotFound /> : <Edit id={id} list={list} />;

/** /user/{projectId}/payment/new and /payment/{id}: begins a deal, or changes one. */
export const PaymentItemPage = () => {
  const { id } = useParams();
  return (
    <Page width="form">
      <ReadState
        read={useListOfDeal()}
        title={id === undefined ? tpay((w) => w.add) : tpay((w) => w.title)}
        skeleton={<Skeleton shape="card" rows={6} />}
      >
        {({ body }) =>
          id === undefined ? <New list={body} /> : <Named key={id} id={idInPath(id)} list={body} />
        }
      </ReadState>
    </Page>
  );
};
