import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { RetentionErasureStatusTag } from '#web/parts/status/letters/RetentionErasureTags.tsx';
import { formatDateTime } from '#web/parts/text/format.ts';
import { ErasureActions } from './ErasureActions.tsx';
import { ErasureCounts } from './ErasureCounts.tsx';
import { ErasureRecords } from './ErasureRecords.tsx';
import { ErasureState } from './ErasureState.tsx';
import { byWhom, type Erasure, filesOf, kindsOf, roundOf, titleOf } from './erasure.ts';
import { erasuresText as t } from './erasures.words.ts';
import { useErasure } from './useErasure.ts';

/** /admin/retention/erasures/:id: what is erased, who proposed and approved it, and what came of it. */
export const ErasurePage = () => {
  const id = idInPath(useParams().id);
  if (id === null) return <NotFound />;
  return (
    <OnlyFor types={typesThatMayCall('getRetentionErasure')}>
      <OneErasure id={id} />
    </OnlyFor>
  );
};

const OneErasure = ({ id }: { readonly id: number }) => {
  const read = useErasure(id);
  return (
    <ReadPage read={read}>
      {({ body: erasure }) => (
        <>
          <Head erasure={erasure} />
          <Stack gap={24}>
            <ErasureState erasure={erasure} />
            <Card>
              <Facts facts={factsOf(erasure)} />
            </Card>
            <ErasureCounts erasure={erasure} />
            <ErasureRecords erasure={erasure} />
          </Stack>
        </>
      )}
    </ReadPage>
  );
};

const Head = ({ erasure }: { readonly erasure: Erasure }) => {
  const title = titleOf(erasure);
  usePageTitle(title);
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[
            { label: t((w) => w.retention), href: adminPaths.retention },
            { label: t((w) => w.list.title), href: adminPaths.erasures },
            { label: title },
          ]}
        />
      }
      title={title}
      context={erasure.reason}
      actions={<ErasureActions erasure={erasure} />}
    />
  );
};

const factsOf = (erasure: Erasure): Fact[] => {
  const { approvedByName, approvedAt, finishedAt } = erasure;
  return [
    { term: t((w) => w.status), value: <RetentionErasureStatusTag status={erasure.status} /> },
    { term: t((w) => w.scope), value: `${roundOf(erasure)} / ${kindsOf(erasure)}` },
    { term: t((w) => w.files), value: filesOf(erasure) },
    { term: t((w) => w.proposedBy), value: byWhom(erasure.proposedByName, erasure.proposedAt) },
    {
      term: t((w) => w.approvedBy),
      value:
        approvedByName === null || approvedAt === null
          ? t((w) => w.notApproved)
          : byWhom(approvedByName, approvedAt),
    },
    ...(finishedAt === null ? [] : [{ term: t((w) => w.finishedAt), value: formatDateTime(finishedAt) }]),
  ];
};
