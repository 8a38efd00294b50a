import { SavedViewTabs } from '#ui-kit/SavedViewTabs/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { ApplicationStatus, ApplicationStatusLabel, PrefectureLabel } from '#web/api/generated/enums.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { valuesOf } from '#web/api/valuesOf.ts';
import { ListPage } from '#web/list/ListPage.tsx';
import { idOf, type ListShape, membersOf, withParams } from '#web/list/listAddress.ts';
import { wordsBelowTitleOf } from '#web/list/listWords.ts';
import { optionsOf } from '#web/list/optionsOf.ts';
import { useListState } from '#web/list/useListState.ts';
import { useProjectOptions } from '#web/list/useProjectOptions.ts';
import { type ApplicationFamilyName, adminPaths } from '#web/navigation/adminPaths.ts';
import { usePlace } from '#web/router/shown.ts';
import { familyApplications } from '#web/text/familyApplications.ts';
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

const WORDS = wordsBelowTitleOf(t, (w) => w.list);

const FILTERS = [
  {
    id: 'status',
    name: t((w) => w.list.statusFilter),
    options: optionsOf(ApplicationStatusLabel),
  },
  {
    id: 'prefecture',
    name: t((w) => w.list.prefectureFilter),
    options: optionsOf(PrefectureLabel),
  },
];

/** /admin/application, and the same of every other family: its applications, by views of the desk's work. */
export const ApplicationsPage = ({ family }: { family: ApplicationFamilyName }) => {
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
        prefecture: membersOf(list.values, 'prefecture', valuesOf(PrefectureLabel)),
        ...(projectId === undefined ? {} : { project_id: projectId }),
        ...(isMine ? { mine: true } : {}),
      },
    },
    { keepsPrevious: true },
  );
  return (
    <ListPage
      words={{ ...WORDS, title: familyApplications(family) }}
      views={<Views family={family} statuses={list.values.status ?? []} />}
      list={list}
      read={read}
      columns={applicationColumns}
      rowLabel={({ name }) => name ?? t((w) => w.list.noName)}
      {...(mayRead ? { rowHref: ({ id }: { id: number }) => adminPaths.application(family, id) } : {})}
      filters={[{ id: 'project_id', name: t((w) => w.list.projectFilter), options: projects }, ...FILTERS]}
      moreFilters={
        <WhoseChoice isMine={isMine} onChange={(mine) => list.setOther('mine', mine ? 'true' : null)} />
      }
    />
  );
};

type WhoseChoiceProps = { isMine: boolean; onChange: (isMine: boolean) => void };

const WhoseChoice = ({ isMine, onChange }: WhoseChoiceProps) => (
  <SegmentedChoice
    label={t((w) => w.list.whose)}
    value={isMine ? 'mine' : 'all'}
    onValueChange={(value) => onChange(value === 'mine')}
    options={[
      { value: 'all', label: t((w) => w.list.all) },
      { value: 'mine', label: t((w) => w.list.mine) },
    ]}
  />
);

type ViewsProps = { readonly family: ApplicationFamilyName; readonly statuses: readonly string[] };

/** Stages of the desk's work as places; a view keeps the other conditions. */
const Views = ({ family, statuses }: ViewsProps) => {
  const counts = useViewCounts(family);
  const { pathname, search } = usePlace();
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
