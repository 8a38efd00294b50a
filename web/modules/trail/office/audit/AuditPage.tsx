import { useState } from 'react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import type { FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import {
  ActorKindLabel,
  AuditOutcomeLabel,
  AuditTopicLabel,
  TargetKindLabel,
} from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { daysFilter } from '#web/parts/list/rangeFilters.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { formatDateTimeSeconds } from '#web/parts/text/format.ts';
import { AuditDialog } from './AuditDialog.tsx';
import { auditText as t } from './audit.words.ts';
import { auditColumns } from './auditColumns.tsx';
import { AUDIT_LIST, auditQuery, targetKindIn } from './auditQuery.ts';
import { SaveTrail } from './SaveTrail.tsx';

type Entry = components['schemas']['AuditEntry'];
type List = ReturnType<typeof useListState<(typeof AUDIT_LIST.sorts)[number]>>;

const WORDS = listWordsOf(t, (w) => w.list);

const FILTERS: readonly FilterDefinition[] = [
  { id: 'topic', name: t((w) => w.topic), options: optionsOf(AuditTopicLabel) },
  { id: 'actorKind', name: t((w) => w.actorKind), options: optionsOf(ActorKindLabel) },
  { id: 'outcome', name: t((w) => w.outcome), options: optionsOf(AuditOutcomeLabel) },
  {
    id: 'targetKind',
    name: t((w) => w.targetKind),
    isRare: true,
    options: Object.entries(TargetKindLabel).map(([value, label]) => ({ value, label })),
  },
];

/** One record or one person, which only a link sets. */
const linkFilters = (list: List): FilterDefinition[] => {
  const { targetId, actorId } = list.others;
  const kind = targetKindIn(list);
  return [
    {
      id: 'targetId',
      name: t((w) => w.record),
      valueText:
        targetId &&
        t((w) => w.oneTarget, { kind: kind === undefined ? '' : TargetKindLabel[kind], id: targetId }),
      onClear: () => list.setOther('targetId', null),
    },
    {
      id: 'actorId',
      name: t((w) => w.person),
      valueText: actorId && t((w) => w.oneActor, { id: actorId }),
      onClear: () => list.setOther('actorId', null),
    },
  ];
};

/** /admin/audit: who did what and when, of everything, as it was sealed. */
export const AuditPage = () => (
  <OnlyFor types={typesThatMayCall('searchAudit')}>
    <Trail />
  </OnlyFor>
);

const Trail = () => {
  const list = useListState(AUDIT_LIST);
  const [opened, setOpened] = useState<Entry | null>(null);
  const query = auditQuery(list);
  const read = useRead('/api/admin/audit', { query }, { keepsPrevious: true });
  const columns = auditColumns(setOpened);
  const days = daysFilter(list, { name: t((w) => w.at), from: 'fromDay', to: 'toDay' });
  return (
    <>
      <PageHeader
        title={WORDS.title}
        context={WORDS.context}
        actions={
          <>
            <ExportMenu
              path="/api/admin/audit/export"
              query={query}
              order={{ operation: 'exportAudit', total: read.data?.body.total }}
              shown={() => ({ ...list, columns })}
            />
            <ButtonLink href={adminPaths.auditAnchors}>{t((w) => w.anchors.link)}</ButtonLink>
            <SaveTrail />
          </>
        }
      />
      <RecordList
        words={WORDS}
        list={list}
        read={read}
        columns={columns}
        rowLabel={({ at, summary }) => `${formatDateTimeSeconds(at)} ${summary}`}
        onRowOpen={setOpened}
        filters={[days, ...FILTERS, ...linkFilters(list)]}
      />
      {opened !== null && <AuditDialog entry={opened} onClose={() => setOpened(null)} />}
    </>
  );
};
