import { byFamily } from '#rules/families.ts';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import {
  ApplicationStatusLabel,
  DomainTypeLabel,
  PrefectureLabel,
  ProgramKindLabel,
} from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { choices, onlyThose, person, round } from '#web/parts/list/conditions/choices.ts';
import { amounts, days } from '#web/parts/list/conditions/ranges.tsx';
import { describeList } from '#web/parts/list/describeList.ts';
import { wordsBelowTitleOf } from '#web/parts/list/listWords.ts';
import { countedViewsOf } from '#web/parts/list/views/countedViewsOf.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { ApplicationStatusTag } from '#web/parts/status/ApplicationStatusTag.tsx';
import { familyApplications } from '#web/parts/text/familyApplications.ts';
import { DASH, formatDate, formatInteger, formatText, formatTime } from '#web/parts/text/format.ts';
import { applicationsText as t } from '../applications.words.ts';
import { FAMILY_OPERATIONS, FAMILY_PATHS } from '../families.ts';

type ApplicationSummary = components['schemas']['ApplicationSummary'];

const COLUMNS: readonly GridColumn<ApplicationSummary>[] = [
  {
    id: 'displayCode',
    header: t((w) => w.list.code),
    isSortable: true,
    isFixed: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ displayCode }) => <GridLink kind="code">{displayCode ?? t((w) => w.list.noCode)}</GridLink>,
  },
  {
    id: 'submittedAt',
    header: t((w) => w.list.submittedAt),
    isSortable: true,
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'due',
    cell: ({ submittedAt }) => (
      <GridTwoLines
        first={formatDate(submittedAt)}
        {...(submittedAt === null ? {} : { second: formatTime(submittedAt) })}
      />
    ),
  },
  {
    id: 'name',
    header: t((w) => w.list.name),
    isSortable: true,
    isFixed: true,
    isRowHeader: true,
    phoneSlot: 'title',
    width: 'clamp(10rem, 15vw, 24rem)',
    cell: ({ name, planTitle }, density) => (
      <GridTwoLines
        first={<GridLink isClipped>{name ?? t((w) => w.list.noName)}</GridLink>}
        {...(density === 'compact' || planTitle === null ? {} : { second: planTitle })}
      />
    ),
  },
  {
    id: 'prefecture',
    header: t((w) => w.list.prefecture),
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ prefecture }) => (prefecture === null ? DASH : PrefectureLabel[prefecture]),
  },
  {
    id: 'initiative',
    header: t((w) => w.list.initiative),
    hideBelow: 'wide',
    phoneSlot: 'none',
    width: 'clamp(6rem, 9vw, 14rem)',
    cell: ({ initiativeLabel }) => <ClipText>{formatText(initiativeLabel)}</ClipText>,
  },
  {
    id: 'status',
    header: t((w) => w.list.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <ApplicationStatusTag status={status} />,
  },
  {
    id: 'averageScore',
    header: t((w) => w.list.score),
    isSortable: true,
    isNumeric: true,
    align: 'end',
    phoneSlot: 'none',
    cell: ({ averageScore, rank }) => (
      <GridTwoLines
        first={averageScore === null ? DASH : averageScore.toFixed(2)}
        {...(rank === null ? {} : { second: t((w) => w.list.rank, { rank }) })}
      />
    ),
  },
  {
    id: 'assignee',
    header: t((w) => w.list.assignee),
    hideBelow: 'lg',
    phoneSlot: 'none',
    width: '6rem',
    cell: ({ assigneeName }) => <ClipText>{formatText(assigneeName)}</ClipText>,
  },
  {
    id: 'subsidyAmount',
    header: t((w) => w.list.amount),
    isSortable: true,
    isNumeric: true,
    align: 'end',
    phoneSlot: 'none',
    cell: ({ subsidyAmount }) => formatInteger(subsidyAmount),
  },
];

/** The tabs in the order of the work. */
const SETS = [
  { key: 'applications', label: t((w) => w.list.views.all) },
  { key: 'applicationsToCheck', label: t((w) => w.list.views.toCheck) },
  { key: 'applicationsReturned', label: t((w) => w.list.views.returned) },
  { key: 'applicationsUnderReview', label: t((w) => w.list.views.underReview) },
  { key: 'applicationsDecided', label: t((w) => w.list.views.decided) },
] as const;

/** The applications of each family: the round first, persons, days and amounts behind what everybody has. */
export const APPLICATION_LISTS = byFamily((family) =>
  describeList(FAMILY_PATHS[family].list, {
    views: countedViewsOf(
      `${family}Applications`,
      SETS.map((set) => ({ ...set, family })),
    ),
    savedBy: FAMILY_OPERATIONS[family].save,
    words: { ...wordsBelowTitleOf(t, (w) => w.list), title: familyApplications(family) },
    orders: ['displayCode', 'submittedAt', 'name', 'subsidyAmount', 'averageScore', 'updatedAt'],
    firstOrder: 'displayCode',
    conditions: [
      round(t((w) => w.list.projectFilter)),
      choices({ id: 'domainType', name: t((w) => w.list.hostFilter), labels: DomainTypeLabel, isRare: true }),
      choices({
        id: 'programKind',
        name: t((w) => w.list.programmeFilter),
        labels: ProgramKindLabel,
        isRare: true,
      }),
      choices({ id: 'status', name: t((w) => w.list.statusFilter), labels: ApplicationStatusLabel }),
      choices({
        id: 'prefecture',
        name: t((w) => w.list.prefectureFilter),
        labels: PrefectureLabel,
        isRare: true,
      }),
      onlyThose({ id: 'mine', name: t((w) => w.list.assigneeFilter), those: t((w) => w.list.own) }),
      person({ id: 'assigneeAdminUserId', name: t((w) => w.list.assigneeNameFilter), isRare: true }),
      days({ name: t((w) => w.list.submittedAt), from: 'submittedFrom', to: 'submittedTo', isRare: true }),
      amounts({ name: t((w) => w.list.amountFilter), from: 'subsidyAmountFrom', to: 'subsidyAmountTo' }),
    ],
    columns: COLUMNS,
    rowLabel: ({ name }) => name ?? t((w) => w.list.noName),
    rowHref: ({ id }) => adminPaths.application(family, id),
  }),
);
