import { useState } from 'react';
import { useParams } from 'wouter';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Page, Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { etagOf } from '#web/api/etags.ts';
import { DeleteButton } from '#web/form/DeleteButton.tsx';
import { readAgain, useOpened } from '#web/form/reread/useOpened.ts';
import { createLater } from '#web/later/createLater.ts';
import { Later } from '#web/later/Later.tsx';
import { idInPath } from '#web/navigation/idInPath.ts';
import { Link } from '#web/navigation/Link.tsx';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { REPRESENTATIVE } from '#web/payments/dealMembers.ts';
import { userPaymentsText as tpay } from '#web/text/ja/userPayments.ts';
import { useProjectId } from './hooks/useMyPage.ts';
import { ReadState } from './parts/ReadState.tsx';
import { DealState } from './payments/DealState.tsx';
import { PaymentForm } from './payments/PaymentForm.tsx';
import { paymentFact, paymentValues } from './payments/paymentForm.ts';
import type { PaymentItem, PaymentList } from './payments/paymentTypes.ts';
import { useCreatePayment, useDeletePayment, useUpdatePayment } from './payments/usePaymentChanges.ts';
import { useListOfDeal, usePaymentItem } from './payments/usePaymentList.ts';
import { userPaths } from './userPaths.ts';

// A new deal has no photos yet.
const DealPhotos = createLater(async () => (await import('./payments/DealPhotos.tsx')).DealPhotos);
const OfferPhotos = createLater(async () => (await import('./payments/OfferPhotos.tsx')).OfferPhotos);

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
      end={<Delete item={item} />}
    >
      <Card title={tpay((w) => w.deals.check)}>
        <Stack gap={12}>
          <DealState item={item} />
          <Later part={DealPhotos} props={{ item }} />
          {/* A member's papers are asked of it: it adds none by itself. */}
          {list.memberId === null && <Later part={OfferPhotos} props={{ item, mypageId: list.mypageId }} />}
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
