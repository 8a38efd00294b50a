import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { listReminders, type ReminderSearch, type ReminderView } from './listReminders.service.ts';

const words = exportTexts.reminder;

const columns = (): ExportColumn<ReminderView>[] => {
  const { enumLabel } = contractFacts();
  return [
    { of: 'on', heading: words.on, cellOf: ({ on }) => on },
    { of: 'state', heading: words.state, cellOf: ({ state }) => enumLabel('ReminderState', state) },
    { of: 'name', heading: words.displayCode, cellOf: ({ displayCode }) => displayCode },
    { of: 'name', heading: words.name, width: 30, cellOf: ({ name }) => name },
    { of: 'name', heading: words.projectName, width: 24, cellOf: ({ projectName }) => projectName },
    { of: 'title', heading: words.title, width: 36, cellOf: ({ title }) => title },
    { of: 'title', heading: words.kind, width: 20, cellOf: ({ kind }) => enumLabel('ReminderKind', kind) },
    { of: 'dueOn', heading: words.dueOn, cellOf: ({ dueOn }) => dueOn },
    { of: 'dueOn', heading: words.days, cellOf: ({ days }) => days },
    { of: 'state', heading: words.reason, width: 40, cellOf: ({ hold }) => hold?.reason ?? null },
    { of: 'state', heading: words.untilOn, cellOf: ({ hold }) => hold?.untilOn ?? null },
    { of: 'state', heading: words.heldByName, width: 20, cellOf: ({ hold }) => hold?.heldByName ?? null },
  ];
};

/** What was sent, is planned or held, as a file. @throws INVALID_PARAMETER */
export const exportReminders = (scope: Scope, { search, keys, ...file }: AskedFile<ReminderSearch>) =>
  exportList(scope, {
    ...file,
    name: exportTexts.reminders,
    columns: columns(),
    rows: allRows(keys, (request) => listReminders(scope, search, request)),
    target: { kind: 'operation', id: 'exportReminders' },
    filter: search,
  });
