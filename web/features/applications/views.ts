import { ApplicationStatus } from '#web/api/generated/enums.ts';
import { applicationsText as t } from './applicationsText.ts';

type View = {
  readonly id: string;
  readonly label: () => string;
  readonly statuses: readonly ApplicationStatus[];
};

/** The stages of the desk's work, each a condition on the status. */
export const VIEWS: readonly View[] = [
  { id: 'all', label: () => t((w) => w.list.views.all), statuses: [] },
  {
    id: 'toCheck',
    label: () => t((w) => w.list.views.toCheck),
    statuses: [ApplicationStatus.Submitted, ApplicationStatus.FormChecking],
  },
  { id: 'returned', label: () => t((w) => w.list.views.returned), statuses: [ApplicationStatus.Returned] },
  {
    id: 'underReview',
    label: () => t((w) => w.list.views.underReview),
    statuses: [ApplicationStatus.UnderReview],
  },
  {
    id: 'decided',
    label: () => t((w) => w.list.views.decided),
    statuses: [ApplicationStatus.Adopted, ApplicationStatus.NotAdopted, ApplicationStatus.Waitlisted],
  },
];

/** The view whose statuses are exactly those chosen; '' when somebody chose others. */
export const currentView = (statuses: readonly string[]): string =>
  VIEWS.find(
    ({ statuses: own }) =>
      own.length === statuses.length && own.every((status) => statuses.includes(String(status))),
  )?.id ?? '';
