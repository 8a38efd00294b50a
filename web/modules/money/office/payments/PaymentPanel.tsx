import { type ReactNode, useState } from 'react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { size } from '#ui-kit/tokens/index.ts';
import { DealTools } from '#web/modules/money/shared/payments/DealTools.tsx';
import type { DealFilter } from '#web/modules/money/shared/payments/dealFilter.ts';
import { paymentImportText as importText } from '#web/modules/money/shared/payments/imports/paymentImport.words.ts';
import { MemberFilter } from '#web/modules/money/shared/payments/MemberFilter.tsx';
import type { DealPages as DealPagesState } from '#web/modules/money/shared/payments/useDealPages.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { Link } from '#web/parts/navigation/Link.tsx';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { expenseCategoryName } from '#web/parts/text/expenseCategories.ts';
import { CheckCards } from './CheckCards.tsx';
import { type Check, checksOf } from './crossCheck.ts';
import { DealPages } from './DealPages.tsx';
import { DealTable } from './DealTable.tsx';
import { ExclusionDialog } from './ExclusionDialog.tsx';
import { cellPlaces } from './listReturn/cells.ts';
import { ReturnPanel } from './listReturn/ReturnPanel.tsx';
import type { ListReturn } from './listReturn/useListReturn.ts';
import { WithListReturn } from './listReturn/WithListReturn.tsx';
import { MemberTotalsCard } from './MemberTotalsCard.tsx';
import { paymentsText as t } from './payments.words.ts';
import type { PaymentItem, PaymentList } from './paymentTypes.ts';
import { TotalsCard } from './TotalsCard.tsx';

const { Incomplete, Rejected } = DocumentCheckStatus;

/** While the list lies with the office nobody changes its deals. */
const isHandedIn = ({ status }: PaymentList): boolean =>
  status !== null && status !== Incomplete && status !== Rejected;

/** To where a company's table is taken over in its place. */
const ImportLink = ({ mypageId }: { mypageId: number }) => (
  <ButtonLink as={Link} size="small" href={myPagePaths.importDeals(mypageId)}>
    {importText((w) => w.office.open)}
  </ButtonLink>
);

/** A deal of this page by its name; one of another page by its number. */
const dealNames = ({ items }: PaymentList) => {
  const names = new Map(items.map(({ number, description }) => [number, description]));
  return (number: number): string => {
    const name = names.get(number);
    return name === undefined
      ? t((w) => w.payments.dealOfOther, { number })
      : t((w) => w.payments.dealName, { number, name });
  };
};

const KINDS = {
  label: t((w) => w.payments.show),
  all: t((w) => w.payments.showAll),
  errors: t((w) => w.payments.showErrors),
  notes: t((w) => w.payments.showNotes),
  missing: t((w) => w.payments.showMissing),
};

type ListProps = { list: PaymentList; pages: DealPagesState };

/** The totals of an undertaking and the deals that they are the sums of; while the list is checked, what was found in it. */
export const PaymentPanel = ({ list, pages }: ListProps) => (
  <WithListReturn list={list}>
    {(ret, onReload) => (
      <Panel {...{ list, pages, ret }}>
        {ret !== null && <ReturnPanel {...{ ret, onReload }} places={cellPlaces(dealNames(list))} />}
      </Panel>
    )}
  </WithListReturn>
);

type PanelProps = ListProps & { ret: ListReturn | null; children: ReactNode };

const Panel = ({ list, pages, ret, children }: PanelProps) => {
  const mayCall = useMayCall();
  const [excluding, setExcluding] = useState<PaymentItem | null>(null);
  const checks = checksOf(list.items);
  // On a phone the deals are a long way below the number that opens them.
  const openDeals = (asked: DealFilter): void => {
    pages.narrow(asked);
    pages.place.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <TotalsCard list={list} onNarrow={openDeals} />
      <MemberTotalsCard
        totals={list.memberTotals}
        onOpen={(member) => {
          pages.ofMember(member);
          pages.place.current?.scrollIntoView({ block: 'nearest' });
        }}
      />
      <CheckCards
        checks={checks}
        isOfPage={list.items.length < list.counts.all}
        mypageId={list.mypageId}
        mayAccept={mayCall('acceptPaymentFinding') && list.editRefusal === null}
        onSendBack={ret?.mayReturn ? ret.beginOf : null}
      />
      {children}
      <DealsCard {...{ list, pages, ret, checks }} onExclude={setExcluding} />
      {excluding !== null && (
        <ExclusionDialog
          mypageId={list.mypageId}
          // As it is now: somebody else may have changed it while the dialog is open.
          item={list.items.find(({ id }) => id === excluding.id) ?? excluding}
          onClose={() => setExcluding(null)}
        />
      )}
    </>
  );
};

type DealsProps = ListProps & {
  ret: ListReturn | null;
  checks: readonly Check[];
  onExclude: (item: PaymentItem) => void;
};

const DealsCard = (props: DealsProps) => {
  const { list, pages } = props;
  const mayImport = useMayCall()('importPaymentFile');
  return (
    <Card
      ref={pages.place}
      style={{ scrollMarginTop: size.topbarHeight }}
      title={t((w) => w.payments.list)}
      isFlush={list.counts.all > 0}
      aside={
        <Row gap={8}>
          <MemberFilter members={list.members} pages={pages} />
          <DealTools counts={list.counts} filter={pages.filter} narrow={pages.narrow} words={KINDS} />
          {mayImport && list.editRefusal === null && !isHandedIn(list) && (
            <ImportLink mypageId={list.mypageId} />
          )}
          <ExportMenu
            path={`/api/admin/my_page/${list.mypageId}/payment_list/export`}
            query={pages.exported}
            size="small"
          />
        </Row>
      }
    >
      <Deals {...props} />
    </Card>
  );
};

const Deals = ({ list, pages, ret, checks, onExclude }: DealsProps) => {
  const mayExclude = useMayCall()('excludePaymentItem');
  const { filter, narrow } = pages;
  const nameOf = (category: number): string => expenseCategoryName(list.expenseCategoryList, category);
  if (list.counts.all === 0) {
    return (
      <EmptyState headingLevel={3} title={t((w) => w.payments.none)}>
        {t((w) => w.payments.noneText)}
      </EmptyState>
    );
  }
  return (
    <DealPages list={list} pages={pages}>
      <DealTable
        list={list}
        checks={Map.groupBy(checks, ({ item }) => item.id)}
        categoryName={nameOf}
        narrowedTo={typeof filter === 'number' ? nameOf(filter) : null}
        onShowAll={() => narrow('all')}
        refusal={mayExclude ? list.editRefusal : null}
        onExclude={mayExclude && list.editRefusal === null ? onExclude : null}
        onBegin={ret?.mayReturn ? ret.begin : null}
        written={ret?.notes.findings ?? []}
      />
    </DealPages>
  );
};
