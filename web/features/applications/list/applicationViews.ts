import { ApplicationStatus } from '#web/api/generated/enums.ts';
import { useRead } from '#web/api/query.tsx';
import type { ApplicationFamilyName } from '#web/navigation/adminPaths.ts';
import { applicationsText as t } from '../applicationsText.ts';
import { FAMILY_PATHS } from '../families.ts';

const { Submitted, FormChecking, Returned, UnderReview, Adopted, NotAdopted, Waitlisted } = ApplicationStatus;

/** The stages of the desk's work, each a condition on the status. */
const STATUSES = {
  all: [],
  toCheck: [Submitted, FormChecking],
  returned: [Returned],
  underReview: [UnderReview],
  decided: [Adopted, NotAdopted, Waitlisted],
} as const satisfies Record<string, readonly ApplicationStatus[]>;

export type ViewId = keyof typeof STATUSES;

type View = { readonly id: ViewId; readonly label: string; readonly statuses: readonly ApplicationStatus[] };

const view = (id: ViewId): View => ({ id, label: t((w) => w.list.views[id]), statuses: STATUSES[id] });

/** The views of a list of applications, in the order of the work. */
export const VIEWS: readonly View[] = [
  view('all'),
  view('toCheck'),
  view('returned'),
  view('underReview'),
  view('decided'),
];

/** How many applications of a family each view has, without further conditions; missing until it is known. */
export const useViewCounts = (
  family: ApplicationFamilyName,
): Readonly<Record<ViewId, number | undefined>> => {
  const count = (statuses: readonly ApplicationStatus[]) => ({ query: { limit: 1, status: [...statuses] } });
  const path = FAMILY_PATHS[family].list;
  const [all, toCheck, returned, underReview, decided] = [
    useRead(path, count(STATUSES.all)),
    useRead(path, count(STATUSES.toCheck)),
    useRead(path, count(STATUSES.returned)),
    useRead(path, count(STATUSES.underReview)),
    useRead(path, count(STATUSES.decided)),
  ].map(({ data }) => data?.body.total);
  return { all, toCheck, returned, underReview, decided };
};

/** The view whose statuses are exactly those chosen; '' when somebody chose others. */
export const currentView = (statuses: readonly string[]): string =>
  VIEWS.find(
    ({ statuses: own }) =>
      own.length === statuses.length && own.every((status) => statuses.includes(String(status))),
  )?.id ?? '';
