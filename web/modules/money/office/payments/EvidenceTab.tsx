import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EvidenceGrid } from '#ui-kit/desk/EvidenceGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { countedRead, NUMBERS, PAGE } from '#web/modules/money/shared/payments/countedList.ts';
import { useDealPages } from '#web/modules/money/shared/payments/useDealPages.ts';
import { DocumentRows } from '#web/modules/sections/office/documents/DocumentLists.tsx';
import type { MyPage } from '#web/modules/sections/office/sectionTypes.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { evidenceOf, withoutDeals } from './evidence.ts';
import { PaymentPanel } from './PaymentPanel.tsx';
import { paymentsText as t } from './payments.words.ts';

type PapersProps = {
  myPage: MyPage;
  /** Whether the papers of numbered deals stand in the payment list already. */
  isListed?: boolean;
};

/** The papers of each deal as far as they have come, without amounts; nothing when all of them are listed. */
const Papers = ({ myPage, isListed = false }: PapersProps) => {
  const names = {
    unnamed: t((w) => w.evidence.unnamed),
    number: (number: string) => t((w) => w.evidence.number, { number }),
  };
  const sections = isListed ? withoutDeals(myPage.sections) : myPage.sections;
  const { rows, others } = evidenceOf(sections, (id) => myPagePaths.desk(myPage.id, id), names);
  const title = isListed ? t((w) => w.evidence.unlisted) : t((w) => w.evidence.title);
  return (
    <>
      {rows.length > 0 && (
        <Card title={title}>
          <EvidenceGrid aria-label={title} rows={rows} />
        </Card>
      )}
      {others.length > 0 && (
        <Card title={t((w) => w.evidence.others)}>
          <DocumentRows myPage={myPage} sections={others} />
        </Card>
      )}
    </>
  );
};

const hasPapers = ({ sections }: MyPage): boolean => {
  const { rows, others } = evidenceOf(sections, String, { unnamed: '', number: String });
  return rows.length + others.length > 0;
};

const NoPapers = () => (
  <EmptyState title={t((w) => w.evidence.none)}>{t((w) => w.evidence.noneText)}</EmptyState>
);

type Query = ReturnType<typeof useDealPages>['query'];

const useDeals = (id: number, query: Query) => {
  const path = '/api/admin/my_page/{id}/payment_list';
  return countedRead(
    useRead(path, { path: { id }, query: { ...query, ...PAGE } }, { keepsPrevious: true }),
    useRead(path, { path: { id }, query: NUMBERS }, { keepsPrevious: true }),
  );
};

/** The papers with the amounts that they prove. */
const PapersWithAmounts = ({ myPage }: { myPage: MyPage }) => {
  const pages = useDealPages<HTMLElement>();
  const read = useDeals(myPage.id, pages.query);
  if (read.data === undefined && !read.isError) return <Skeleton shape="card" rows={6} />;
  const list = read.data?.body;
  if (list === undefined) {
    return (
      <Stack gap={24}>
        <Notice
          tone="danger"
          title={t((w) => w.payments.readFailed)}
          actions={<Button onClick={() => void read.refetch()}>{shellText((w) => w.error.reload)}</Button>}
        />
        <Papers myPage={myPage} />
      </Stack>
    );
  }
  if (list.counts.all === 0 && list.plan === null && !hasPapers(myPage)) return <NoPapers />;
  return (
    <Stack gap={24}>
      <PaymentPanel list={list} pages={pages} />
      <Papers myPage={myPage} isListed={list.counts.all > 0} />
    </Stack>
  );
};

/** Tab 経費と証憑: what was paid and what proves it. Those who may not read amounts see the papers alone. */
export const EvidenceTab = ({ myPage }: { myPage: MyPage }) => {
  const mayCall = useMayCall();
  if (mayCall('getPaymentList')) return <PapersWithAmounts myPage={myPage} />;
  if (!hasPapers(myPage)) return <NoPapers />;
  return (
    <Stack gap={24}>
      <Papers myPage={myPage} />
    </Stack>
  );
};
