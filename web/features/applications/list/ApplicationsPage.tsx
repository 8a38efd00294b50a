import { useLocation } from 'react-router';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SavedViewTabs } from '#ui-kit/SavedViewTabs/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import {
  ApplicationStatus,
  ApplicationStatusLabel,
  Prefecture,
  PrefectureLabel,
} from '#web/api/generated/enums.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { idOf, type ListShape, membersOf, withParams } from '#web/list/listAddress.ts';
import { optionsOf } from '#web/list/optionsOf.ts';
import { RecordList } from '#web/list/RecordList.tsx';
import { useListState } from '#web/list/useListState.ts';
import { useProjectOptions } from '#web/list/useProjectOptions.ts';
import { type ApplicationFamilyName, adminPaths } from '#web/navigation/adminPaths.ts';
import { applicationsText as t } from '../applicationsText.ts';
import { FAMILY_OPERATIONS, FAMILY_PATHS } from '../families.ts';
import { applicationColumns } from './applicationColumns.tsx';
import { currentView, useViewCounts, VIEWS } from './applicationViews.ts';

const SHAPE = {
  filters: ['project_id', 'status', 'prefecture'],
  singles: ['project_id'],
  others: ['mine'],
  sorts: [
    'displayCode',
    '-displayCode',
    'submittedAt',
    '-submittedAt',
    'name',
    '-name',
    'subsidyAmount',
    '-subsidyAmount',
    'averageScore',
    '-averageScore',
    'updatedAt',
    '-updatedAt',
  ],
  defaultSort: 'displayCode',
} as const satisfies ListShape<string>;

/** The list of one family's applications, by views of the desk's work. */
const ApplicationList = ({ family }: { family: ApplicationFamilyName }) => {
  const list = useListState(SHAPE);
  const projects = useProjectOptions();
  const mayRead = useMayCall()(FAMILY_OPERATIONS[family].read);
  const projectId = idOf(list.values, 'project_id');
  const isMine = list.others.mine === 'true';
  const read = useRead(
    FAMILY_PATHS[family].list,
    {
      query: {
        ...list.query,
        status: membersOf(list.values, 'status', Object.values(ApplicationStatus)),
        prefecture: membersOf(list.values, 'prefecture', Object.values(Prefecture)),
        ...(projectId === undefined ? {} : { project_id: projectId }),
        ...(isMine ? { mine: true } : {}),
      },
    },
    { keepsPrevious: true },
  );
  const title = t((w) => w.titles[family]);
  return (
    <>
      <PageHeader title={title} context={t((w) => w.list.context)} />
      <Stack gap={16}>
        <Views family={family} statuses={list.values.status ?? []} />
        <RecordList
          label={title}
          list={list}
          read={read}
          columns={applicationColumns}
          rowLabel={({ name }) => name ?? t((w) => w.list.noName)}
          {...(mayRead ? { rowHref: ({ id }: { id: number }) => adminPaths.application(family, id) } : {})}
          search={{ label: t((w) => w.list.searchLabel), placeholder: t((w) => w.list.searchPlaceholder) }}
          filters={[
            { id: 'project_id', name: t((w) => w.list.projectFilter), options: projects },
            {
              id: 'status',
              name: t((w) => w.list.statusFilter),
              options: optionsOf(ApplicationStatus, ApplicationStatusLabel),
            },
            {
              id: 'prefecture',
              name: t((w) => w.list.prefectureFilter),
              options: optionsOf(Prefecture, PrefectureLabel),
            },
          ]}
          moreFilters={
            <SegmentedChoice
              label={t((w) => w.list.whose)}
              value={isMine ? 'mine' : 'all'}
              onValueChange={(value) => list.setOther('mine', value === 'mine' ? 'true' : null)}
              options={[
                { value: 'all', label: t((w) => w.list.all) },
                { value: 'mine', label: t((w) => w.list.mine) },
              ]}
            />
          }
          empty={<EmptyState title={t((w) => w.list.empty)}>{t((w) => w.list.emptyText)}</EmptyState>}
        />
      </Stack>
    </>
  );
};

type ViewsProps = { readonly family: ApplicationFamilyName; readonly statuses: readonly string[] };

/** Stages of the desk's work as places; a view keeps the other conditions. */
const Views = ({ family, statuses }: ViewsProps) => {
  const counts = useViewCounts(family);
  const { pathname, search } = useLocation();
  const hrefOf = (wanted: readonly string[]): string => {
    const params = withParams(new URLSearchParams(search), {
      status: wanted,
      cursor: [],
      from: [],
    }).toString();
    return params === '' ? pathname : `${pathname}?${params}`;
  };
  return (
    <SavedViewTabs
      currentId={currentView(statuses)}
      views={VIEWS.map(({ id, label, statuses: own }) => ({
        id,
        label,
        href: hrefOf(own.map(String)),
        ...(counts[id] === undefined ? {} : { count: counts[id] }),
      }))}
    />
  );
};

/** /admin/application */
export const GeneralApplicationsPage = () => <ApplicationList family="general" />;
/** /admin/application-ingredient */
export const IngredientApplicationsPage = () => <ApplicationList family="ingredient" />;
/** /admin/application-noto */
export const NotoApplicationsPage = () => <ApplicationList family="noto" />;
/** /admin/application-inclusive */
export const InclusiveApplicationsPage = () => <ApplicationList family="inclusive" />;
