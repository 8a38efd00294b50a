import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { AuditAnchorFaultKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import type { ListShape } from '#web/parts/list/listAddress.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { formatDate, formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { anchorColumns } from './anchorColumns.tsx';
import { auditText as t } from './audit.words.ts';

type Check = components['schemas']['AuditAnchorCheck'];

const SHAPE = {
  filters: [],
  sorts: ['day', '-day'],
  defaultSort: '-day',
} as const satisfies ListShape<string>;

const WORDS = {
  title: t((w) => w.anchors.title),
  empty: t((w) => w.anchors.empty),
  emptyText: t((w) => w.anchors.emptyText),
};

/** The rest is a number: whoever sees so many calls for help. */
const FAULTS_SHOWN = 10;

/** /admin/audit/anchor: what was signed of the trail day by day, and whether the trail goes through all of it. */
export const AnchorsPage = () => (
  <OnlyFor types={typesThatMayCall('listAuditAnchors')}>
    <Anchors />
  </OnlyFor>
);

const Faults = ({ faults }: Pick<Check, 'faults'>) => (
  <Notice
    tone="danger"
    role="alert"
    title={t((w) => w.anchors.broken, { count: formatInteger(faults.length) })}
  >
    <p>{t((w) => w.anchors.brokenText)}</p>
    <ul>
      {faults.slice(0, FAULTS_SHOWN).map(({ day, kind }) => (
        <li key={day}>
          {t((w) => w.anchors.fault, { day: formatDate(day), what: AuditAnchorFaultKindLabel[kind] })}
        </li>
      ))}
      {faults.length > FAULTS_SHOWN && (
        <li>{t((w) => w.anchors.more, { count: formatInteger(faults.length - FAULTS_SHOWN) })}</li>
      )}
    </ul>
  </Notice>
);

const CheckResult = () => {
  const { data, isError } = useRead('/api/admin/audit/anchor_check', {});
  if (isError)
    return (
      <Notice tone="warning" title={t((w) => w.anchors.checkFailed)}>
        {t((w) => w.anchors.checkFailedText)}
      </Notice>
    );
  if (!data) return <Notice tone="info" title={t((w) => w.anchors.checking)} />;
  const { count, faults, checkedAt } = data.body;
  if (faults.length > 0) return <Faults faults={faults} />;
  return count === 0 ? null : (
    <Notice tone="success" title={t((w) => w.anchors.whole, { count: formatInteger(count) })}>
      {t((w) => w.anchors.wholeText, { at: formatDateTime(checkedAt) })}
    </Notice>
  );
};

const Anchors = () => {
  const list = useListState(SHAPE);
  const read = useRead('/api/admin/audit/anchor', { query: list.query }, { keepsPrevious: true });
  return (
    <>
      <PageHeader
        over={
          <Breadcrumb
            items={[{ label: t((w) => w.list.title), href: adminPaths.audit }, { label: WORDS.title }]}
          />
        }
        title={WORDS.title}
        context={t((w) => w.anchors.context)}
      />
      <Stack gap={16}>
        <CheckResult />
        <RecordList
          words={WORDS}
          list={list}
          read={read}
          columns={anchorColumns}
          rowLabel={({ day }) => formatDate(day)}
        />
      </Stack>
    </>
  );
};
