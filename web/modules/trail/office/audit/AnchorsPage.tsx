import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { AuditAnchorFaultKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ListPage, listPageOf, type ShownProps } from '#web/parts/list/ListPage.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { formatDate, formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { anchorList } from './anchors.list.tsx';
import { auditText as t } from './audit.words.ts';

type Check = components['schemas']['AuditAnchorCheck'];

/** The rest is a number: whoever sees so many calls for help. */
const FAULTS_SHOWN = 10;

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

const Anchors = ({ shown }: ShownProps<typeof anchorList.path>) => (
  <ListPage
    shown={shown}
    over={
      <Breadcrumb
        items={[{ label: t((w) => w.list.title), href: adminPaths.audit }, { label: anchorList.words.title }]}
      />
    }
  >
    {(rows) => (
      <Stack gap={16}>
        <CheckResult />
        {rows}
      </Stack>
    )}
  </ListPage>
);

/** /admin/audit/anchor: what was signed of the trail day by day, and whether the trail goes through all of it. */
export const AnchorsPage = listPageOf(anchorList, Anchors);
