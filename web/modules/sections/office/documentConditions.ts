import { SectionKindLabel } from '#web/parts/api/generated/enums.ts';
import { choices, person } from '#web/parts/list/conditions/choices.ts';
import { type Conditions, shapeOf } from '#web/parts/list/conditions/condition.ts';
import { days } from '#web/parts/list/conditions/ranges.tsx';
import { readList, whatIsSaid } from '#web/parts/list/listAddress.ts';
import { documentConditionsText as t } from './documentConditions.words.ts';

/** What documents over all my pages are narrowed by, whether they are listed or worked through at the desk. */
export const documentConditions = {
  kind: choices({ id: 'kind', name: t((w) => w.kind), labels: SectionKindLabel, isRare: true }),
  assignee: person({ id: 'assigneeAdminUserId', name: t((w) => w.assignee), isRare: true }),
  due: days({ name: t((w) => w.due), from: 'dueFrom', to: 'dueBefore' }),
  submitted: days({ name: t((w) => w.submitted), from: 'submittedFrom', to: 'submittedTo', isRare: true }),
  returned: days({ name: t((w) => w.returned), from: 'returnedFrom', to: 'returnedTo', isRare: true }),
} as const;

/** The same for the contract's query; what is not said is left out. */
export const narrowedBy = (said: Conditions) => {
  const { kind, assignee, due, submitted, returned } = documentConditions;
  const kinds = kind.asked(said).kind;
  return whatIsSaid({
    kind: kinds.length === 0 ? undefined : kinds,
    ...assignee.asked(said),
    ...due.asked(said),
    ...submitted.asked(said),
    ...returned.asked(said),
  });
};

export type DocumentConditions = ReturnType<typeof narrowedBy>;

const SHAPE = { ...shapeOf(Object.values(documentConditions)), sorts: [], defaultSort: '' };

/** The same of an address. */
export const narrowedIn = (params: URLSearchParams): DocumentConditions =>
  narrowedBy(readList(params, SHAPE));
