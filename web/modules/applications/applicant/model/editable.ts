import { ApplicationStatus, ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import type { Application, FormDefinition, FormField } from './formTypes.ts';
import { fieldsOf } from './values.ts';

const isAsked = (status: ReturnItemStatus): boolean => status !== ReturnItemStatus.Closed;

/** The money hangs together: one corrected expense opens every list of the step. */
const moneyLists = ({ steps }: FormDefinition): readonly FormField[] =>
  fieldsOf(steps.filter(({ kind }) => kind === 'expenses')).filter(({ type }) => type === 'list');

/**
 * Which fields can be changed now: all of a draft, those asked for in a returned application, none otherwise.
 * The server decides; this keeps the form from offering what it would refuse.
 */
export const editableNames = (application: Application, definition: FormDefinition): ReadonlySet<string> => {
  const all = fieldsOf(definition.steps).filter(({ isComputed }) => !isComputed);
  if (application.status === ApplicationStatus.Draft) return new Set(all.map(({ name }) => name));
  if (application.status !== ApplicationStatus.Returned) return new Set();
  const asked = application.returnItems
    .filter(({ status }) => isAsked(status))
    .map(({ field }) => field ?? '');
  const money = moneyLists(definition).map(({ name }) => name);
  return new Set(money.some((name) => asked.includes(name)) ? [...asked, ...money] : asked);
};
