import { useState } from 'react';
import { isCalendarDay } from '#rules/calendar.ts';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Checkbox } from '#ui-kit/Checkbox/index.ts';
import { DataGrid } from '#ui-kit/DataGrid/index.ts';
import { DateField } from '#ui-kit/DateField/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { TargetKind, TargetKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useListAddress } from '#web/parts/list/useListAddress.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { formatDateTime, formatInteger, formatText } from '#web/parts/text/format.ts';
import { todayInTokyo } from '#web/parts/text/today.ts';
import { auditText as t } from './audit.words.ts';
import { recordColumns } from './recordColumns.tsx';

type Record = components['schemas']['AuditRecord'];
type Asked = Pick<Record, 'targetKind' | 'targetId' | 'on'>;

/** What the address asks for; null where it names no record. */
const askedIn = (params: URLSearchParams): Asked | null => {
  const targetKind = Object.values(TargetKind).find((kind) => kind === params.get('targetKind'));
  const targetId = params.get('targetId');
  const day = params.get('on') ?? '';
  if (targetKind === undefined || targetId === null || targetId === '') return null;
  return { targetKind, targetId, on: isCalendarDay(day) ? day : todayInTokyo() };
};

/** /admin/audit/record: what a record was at the end of a day, beside what it is now. */
export const RecordPage = () => {
  const { params } = useListAddress();
  const asked = askedIn(params);
  return (
    <OnlyFor types={typesThatMayCall('getAuditRecord')}>
      {asked === null ? <NotFound /> : <AsOf asked={asked} />}
    </OnlyFor>
  );
};

const AsOf = ({ asked }: { readonly asked: Asked }) => {
  const read = useRead('/api/admin/audit/record', { query: asked }, { keepsPrevious: true });
  return (
    <ReadPage read={read} waiting={<PageHeader title={t((w) => w.asOfPage.title)} />}>
      {({ body }) => <LoadedRecord record={body} />}
    </ReadPage>
  );
};

const Head = ({ targetKind, targetId, targetTitle }: Record) => (
  <PageHeader
    over={
      <Breadcrumb
        items={[
          { label: t((w) => w.list.title), href: adminPaths.audit },
          {
            label: `${TargetKindLabel[targetKind]} ${formatText(targetTitle)}`,
            href: adminPaths.auditOf({ targetKind, targetId }),
          },
          { label: t((w) => w.asOfPage.title) },
        ]}
      />
    }
    title={t((w) => w.asOfPage.title)}
    context={t((w) => w.asOfPage.context)}
    actions={
      <TextLink href={adminPaths.auditOf({ targetKind, targetId })}>{t((w) => w.asOfPage.entries)}</TextLink>
    }
  />
);

const DayChoice = ({ on }: Pick<Record, 'on'>) => {
  const { go } = useListAddress();
  const [draft, setDraft] = useState(on);
  const handleChange = (typed: string): void => {
    setDraft(typed);
    if (isCalendarDay(typed)) go({ on: [typed] }, { replace: true });
  };
  return <DateField label={t((w) => w.asOfPage.day)} value={draft} onValueChange={handleChange} />;
};

const State = ({ entryCount, isDeleted, firstAt }: Record) => {
  if (entryCount === 0)
    return (
      <Notice tone="info" title={t((w) => w.asOfPage.notYet)}>
        {t((w) => w.asOfPage.notYetText, { at: formatDateTime(firstAt) })}
      </Notice>
    );
  return isDeleted ? (
    <Notice tone="warning" title={t((w) => w.asOfPage.deleted)}>
      {t((w) => w.asOfPage.deletedText)}
    </Notice>
  ) : null;
};

const LoadedRecord = ({ record }: { readonly record: Record }) => {
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  const { fields, entryCount, laterCount } = record;
  const rows = isOnlyDifferent ? fields.filter(({ isDifferent }) => isDifferent) : fields;
  const counts = { before: formatInteger(entryCount), after: formatInteger(laterCount) };
  return (
    <>
      <Head {...record} />
      <Stack gap={16}>
        <Row gap={24} align="end">
          <DayChoice on={record.on} />
          <Checkbox
            label={t((w) => w.asOfPage.onlyDifferent)}
            checked={isOnlyDifferent}
            onChange={({ target }) => setOnlyDifferent(target.checked)}
          />
        </Row>
        <Text size={14} tone="muted">
          {t((w) => w.asOfPage.counts, counts)}
        </Text>
        <State {...record} />
        <DataGrid
          aria-label={t((w) => w.asOfPage.table)}
          columns={recordColumns}
          rows={rows}
          rowId={({ field }) => field}
          rowLabel={({ label }) => label}
          status="ready"
          empty={
            <EmptyState title={t((w) => (isOnlyDifferent ? w.asOfPage.noneDifferent : w.asOfPage.none))}>
              {t((w) => (isOnlyDifferent ? w.asOfPage.noneDifferentText : w.asOfPage.noneText))}
            </EmptyState>
          }
        />
      </Stack>
    </>
  );
};
