import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { size } from '#ui-kit/tokens/index.ts';
import { DocumentCheckStatus } from '#web/api/generated/enums.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { ExportMenu } from '#web/list/ExportMenu.tsx';
import { useListAddress } from '#web/list/useListAddress.ts';
import { Link } from '#web/navigation/Link.tsx';
import { importText } from '#web/payments/imports/importText.ts';
import { expenseCategoryName } from '#web/text/expenseCategories.ts';
import { myPagePaths } from '../../myPagePaths.ts';
import { CheckCards } from './CheckCards.tsx';
import { type Check, checksOf } from './crossCheck.ts';
import { DealPages } from './DealPages.tsx';
import { DealTable } from './DealTable.tsx';
import { DealTools } from './DealTools.tsx';
import { ExclusionDialog } from './ExclusionDialog.tsx';
import { cellPlaces } from './listReturn/cells.ts';
import { ReturnPanel } from './listReturn/ReturnPanel.tsx';
import type { ListReturn } from './listReturn/useListReturn.ts';
import { WithListReturn } from './listReturn/WithListReturn.tsx';
import { dealsAsked, type Narrowing, narrowingOf } from './paymentFigures.ts';
import { paymentText as t } from './paymentText.ts';
import type { PaymentItem, PaymentList } from './paymentTypes.ts';
import { TotalsCard } from './TotalsCard.tsx';

/** What the address says is shown, and how to show something else. */
const useNarrowing = () => {
  const { params, go } = useListAddress();
  const narrow = (narrowing: Narrowing): void =>
    go({ deals: narrowing === 'all' ? [] : [String(narrowing)], from: [], q: [] }, { replace: true });
  return { narrowing: narrowingOf(params), narrow };
};

const { Incomplete, Rejected } = DocumentCheckStatus;

/** While the list lies with the office nobody changes its deals. */
const isHandedIn = ({ status }: PaymentList): boolean =>
  status !== null && status !== Incomplete && status !== Rejected;

/** The deals that are shown, as a file. */
const SaveList = ({ mypageId, narrowing }: { mypageId: number; narrowing: Narrowing }) => {
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const asked = typeof narrowing === 'number' ? { category: narrowing } : { finding: narrowing };
  return (
    <ExportMenu
      path={`/api/admin/my_page/${mypageId}/payment_list/export`}
      query={{ ...(narrowing === 'all' ? {} : asked), ...(q === '' ? {} : { q }) }}
      size="small"
    />
  );
};

/** To where a company's table is taken over in its place. */
const ImportLink = ({ mypageId }: { mypageId: number }) => (
  <ButtonLink as={Link} size="small" href={myPagePaths.importDeals(mypageId)}>
    {importText((w) => w.office.open)}
  </ButtonLink>
);

const dealNames = ({ items }: PaymentList) => {
  const names = new Map(items.map(({ number, description }) => [number, description]));
  return (number: number): string =>
    t((w) => w.payments.dealName, { number, name: names.get(number) ?? t((w) => w.payments.dealGone) });
};

/** The totals of an undertaking and the deals that they are the sums of; while the list is checked, what was found in it. */
export const PaymentPanel = ({ list }: { list: PaymentList }) => (
  <WithListReturn list={list}>
    {(ret, onReload) => (
      <Panel list={list} ret={ret}>
        {ret !== null && <ReturnPanel {...{ ret, onReload }} places={cellPlaces(dealNames(list))} />}
      </Panel>
    )}
  </WithListReturn>
);

type PanelProps = { list: PaymentList; ret: ListReturn | null; children: ReactNode };

const Panel = ({ list, ret, children }: PanelProps) => {
  const { narrowing, narrow } = useNarrowing();
  const mayCall = useMayCall();
  const mayExclude = mayCall('excludePaymentItem');
  const mayImport = mayCall('importPaymentFile');
  const [excluding, setExcluding] = useState<PaymentItem | null>(null);
  const checks = checksOf(list.items);
  const place = useRef<HTMLElement>(null);
  // On a phone the deals are a long way below the number that opens them.
  const openDeals = (asked: Narrowing): void => {
    narrow(asked);
    place.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <TotalsCard list={list} onNarrow={openDeals} />
      <CheckCards
        checks={checks}
        mypageId={list.mypageId}
        mayAccept={mayCall('acceptPaymentFinding') && list.editRefusal === null}
        onSendBack={ret?.mayReturn ? ret.beginOf : null}
      />
      {children}
      <Card
        ref={place}
        style={{ scrollMarginTop: size.topbarHeight }}
        title={t((w) => w.payments.list)}
        isFlush={list.items.length > 0}
        aside={
          <Row gap={8}>
            <DealTools items={list.items} {...{ narrowing, narrow }} />
            {mayImport && list.editRefusal === null && !isHandedIn(list) && (
              <ImportLink mypageId={list.mypageId} />
            )}
            <SaveList mypageId={list.mypageId} narrowing={narrowing} />
          </Row>
        }
      >
        <Deals {...{ list, ret, checks, narrowing, narrow, mayExclude }} onExclude={setExcluding} />
      </Card>
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

type DealsProps = {
  list: PaymentList;
  ret: ListReturn | null;
  checks: readonly Check[];
  narrowing: Narrowing;
  narrow: (narrowing: Narrowing) => void;
  mayExclude: boolean;
  onExclude: (item: PaymentItem) => void;
};

const Deals = ({ list, ret, checks, narrowing, narrow, mayExclude, onExclude }: DealsProps) => {
  const nameOf = (category: number): string => expenseCategoryName(list.expenseCategoryList, category);
  if (list.items.length === 0) {
    return (
      <EmptyState headingLevel={3} title={t((w) => w.payments.none)}>
        {t((w) => w.payments.noneText)}
      </EmptyState>
    );
  }
  return (
    <DealPages items={dealsAsked(list.items, narrowing)}>
      {(shown) => (
        <DealTable
          {...shown}
          list={list}
          checks={Map.groupBy(checks, ({ item }) => item.id)}
          categoryName={nameOf}
          narrowedTo={typeof narrowing === 'number' ? nameOf(narrowing) : null}
          onShowAll={() => narrow('all')}
          refusal={mayExclude ? list.editRefusal : null}
          onExclude={mayExclude && list.editRefusal === null ? onExclude : null}
          onBegin={ret?.mayReturn ? ret.begin : null}
          written={ret?.notes.findings ?? []}
        />
      )}
    </DealPages>
  );
};
