import { useState } from 'react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { RetentionKindLabel, RetentionStateLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { erasuresText } from './erasures/erasures.words.ts';
import { OpenErasure } from './erasures/OpenErasure.tsx';
import { hrefOfRecord } from './hrefOfRecord.ts';
import { RetentionKinds } from './RetentionKinds.tsx';
import { retentionText as t } from './retention.words.ts';
import { type RetentionRecord, retentionColumns } from './retentionColumns.tsx';
import { RETENTION_LIST, retentionQuery } from './retentionQuery.ts';

const HoldDialog = createLazy(async () => (await import('./HoldDialog.tsx')).HoldDialog);
const ProposeDialog = createLazy(async () => (await import('./erasures/ProposeDialog.tsx')).ProposeDialog);
const ReleaseDialog = createLazy(async () => (await import('./ReleaseDialog.tsx')).ReleaseDialog);

const WORDS = {
  title: t((w) => w.list.title),
  empty: t((w) => w.list.empty),
  emptyText: t((w) => w.list.emptyText),
};

const FILTERS = [
  { id: 'state', name: t((w) => w.state), options: optionsOf(RetentionStateLabel) },
  { id: 'kind', name: t((w) => w.kind), options: optionsOf(RetentionKindLabel) },
];

/** /admin/retention: what has been kept long enough, and what is kept longer. */
export const RetentionPage = () => (
  <OnlyFor types={typesThatMayCall('getRetentionOverview')}>
    <Retention />
  </OnlyFor>
);

/** What is asked about before it is done. */
type Asked = { readonly act: 'hold' | 'release'; readonly record: RetentionRecord };

const useActs = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const columns = retentionColumns({
    onHold: (record) => setAsked({ act: 'hold', record }),
    onRelease: (record) => setAsked({ act: 'release', record }),
  });
  const dialog = asked && (
    <Lazy
      part={asked.act === 'hold' ? HoldDialog : ReleaseDialog}
      props={{ record: asked.record, onClose: close }}
      onFailed={close}
    />
  );
  return { columns, dialog };
};

type ActsProps = { readonly projectId: string; readonly kinds: readonly string[] };

/** What has been kept long enough is proposed to be erased, as the list is narrowed. */
const Acts = (chosen: ActsProps) => {
  const [isProposing, setIsProposing] = useState(false);
  const close = () => setIsProposing(false);
  return (
    <Row gap={8}>
      <ButtonLink as={Link} href={adminPaths.erasures}>
        {erasuresText((w) => w.propose.past)}
      </ButtonLink>
      <Button onClick={() => setIsProposing(true)}>{erasuresText((w) => w.propose.open)}</Button>
      {isProposing && <Lazy part={ProposeDialog} props={{ ...chosen, onClose: close }} onFailed={close} />}
    </Row>
  );
};

const Retention = () => {
  const list = useListState(RETENTION_LIST);
  const projects = useProjectOptions();
  const read = useRead(
    '/api/admin/retention/record',
    { query: retentionQuery(list) },
    { keepsPrevious: true },
  );
  const { columns, dialog } = useActs();
  return (
    <>
      <PageHeader
        title={WORDS.title}
        context={t((w) => w.list.context)}
        actions={<Acts projectId={list.values.project_id?.[0] ?? ''} kinds={list.values.kind ?? []} />}
      />
      <Stack gap={24}>
        <OpenErasure />
        <RetentionKinds />
        <RecordList
          words={WORDS}
          list={list}
          read={read}
          columns={columns}
          rowLabel={({ name, kind }) => `${name} ${RetentionKindLabel[kind]}`}
          rowHref={hrefOfRecord}
          filters={[{ id: 'project_id', name: t((w) => w.project), options: projects }, ...FILTERS]}
        />
      </Stack>
      {dialog}
    </>
  );
};
