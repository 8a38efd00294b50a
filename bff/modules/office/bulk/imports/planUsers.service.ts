import type { Scope } from '#bff/core/scope.ts';
import {
  type CorporationUserRow,
  corporationUserMessages,
  findActiveUsersByEmail,
  findNamedCorporations,
  type OwnColumns,
  userImportTexts as texts,
} from '#bff/modules/corporations/index.ts';
import { listShortNames } from '#bff/modules/projects/index.ts';
import type { RowMessage } from '#bff/parts/lists/tables/readRow.service.ts';
import { headingIn } from '#bff/parts/lists/tables/tableShape.service.ts';
import { able, already } from '../verdict.service.ts';
import { corporationImportTexts, importTexts } from './imports.words.ts';
import { lacking, type Planned, type PlanTable, planTable, type ReadRow } from './planTable.service.ts';
import { NEEDED_OF_NEW, userTable as table, type UserColumn, userReaders } from './userTable.service.ts';

const KIND = 'importCorporationUsers';

/** What a row says of a person; `project` is the round's id. */
type Input = { readonly displayCode?: number; readonly project?: number } & {
  readonly [column in Exclude<UserColumn, 'displayCode' | 'project'>]?: string | null;
};

type Row = ReadRow<UserColumn, Input>;
type Message = RowMessage<UserColumn>;

/** What the database has of the corporations and people that the rows name. */
type Known = {
  readonly byId: ReadonlyMap<number, OwnColumns>;
  readonly byNumber: ReadonlyMap<string, OwnColumns>;
  readonly users: ReadonlyMap<string, CorporationUserRow>;
};

/** The active user of an address in a round: there is one at most. */
const userKey = (projectId: number | undefined, email: string | null | undefined): string =>
  `${projectId} ${email}`;

const knownOf = async (scope: Scope, rows: readonly Row[]): Promise<Known> => {
  const inputs = rows.map(({ input }) => input);
  const corporations = await findNamedCorporations(scope.db, {
    ids: inputs.flatMap(({ displayCode }) => displayCode ?? []),
    numbers: inputs.flatMap(({ corporateNumber }) => corporateNumber ?? []),
    unnumbered: [],
  });
  const users = await findActiveUsersByEmail(
    scope.db,
    inputs.flatMap(({ email }) => email ?? []),
  );
  return {
    byId: new Map(corporations.map((one) => [one.id, one])),
    byNumber: new Map(corporations.map((one) => [one.corporateNumber ?? '', one])),
    users: new Map(users.map((user) => [userKey(user.projectId, user.email), user])),
  };
};

const corporationOf = ({ byId, byNumber }: Known, { displayCode, corporateNumber }: Input) =>
  displayCode === undefined ? byNumber.get(corporateNumber || 'none') : byId.get(displayCode);

/** What keeps a row from naming one corporation; of a cell that cannot be read nothing is added. */
const namingFaults = (known: Known, { input, messages }: Row): Message[] => {
  if (messages.some(({ column }) => column === 'displayCode' || column === 'corporateNumber')) return [];
  const { displayCode, corporateNumber } = input;
  if (displayCode === undefined && !corporateNumber) return [{ column: 'displayCode', text: texts.whose }];
  const found = corporationOf(known, input);
  if (found === undefined)
    return displayCode === undefined
      ? [{ column: 'corporateNumber', text: texts.unknownNumber }]
      : [{ column: 'displayCode', text: texts.unknownCode }];
  return corporateNumber && found.corporateNumber !== corporateNumber
    ? [{ column: 'corporateNumber', text: texts.otherNumber(found.name) }]
    : [];
};

const CHANGED = ['name', 'nameKana', 'department', 'title', 'phone', 'mobile'] as const;

const planChange = (row: Row, before: CorporationUserRow): Planned => {
  const names = CHANGED.filter((name) => row.input[name] !== undefined && row.input[name] !== before[name]);
  const of = { corporationUserId: before.id, targetVersion: before.version };
  if (names.length === 0) return { ...of, verdict: already(KIND) };
  return {
    ...of,
    input: Object.fromEntries(names.map((name) => [name, row.input[name] ?? null])),
    before: Object.fromEntries(names.map((name) => [name, before[name]])),
    verdict: able(KIND, { makes: importTexts.changes(names.map((name) => headingIn(table, name))) }),
  };
};

const planNew = ({ input }: Row, corporationId: number): Planned => {
  const { displayCode: _code, corporateNumber: _number, project: projectId, ...person } = input;
  return { input: { corporationId, projectId, ...person }, verdict: able(KIND, { makes: texts.new }) };
};

/** What would become of each row of a table of people of corporations; nothing is written. */
export const planUsers: PlanTable = async (scope, sheets, isFile) =>
  planTable<UserColumn, Input, Known>(
    {
      table,
      readers: userReaders(await listShortNames(scope.db)),
      wholeRow: texts.wholeRow,
      knownOf: (rows) => knownOf(scope, rows),
      keyOf: (_known, { project, email }) => (project && email ? userKey(project, email) : null),
      doubled: texts.doubled,
      codeOf: ({ cells }) => cells.get('email')?.trim() || null,
      planRow: (known, row, refused) => {
        const user = known.users.get(userKey(row.input.project, row.input.email));
        const corporation = corporationOf(known, row.input);
        const isElsewhere = user !== undefined && user.corporationId !== corporation?.id;
        const messages: Message[] = [
          ...row.messages,
          ...namingFaults(known, row),
          ...(user === undefined ? lacking(row, table, NEEDED_OF_NEW, corporationImportTexts.newNeeds) : []),
          ...(isElsewhere ? [{ column: 'email' as const, text: corporationUserMessages.emailTaken }] : []),
        ];
        if (corporation === undefined || messages.length > 0) return refused(messages);
        return user === undefined ? planNew(row, corporation.id) : planChange(row, user);
      },
    },
    sheets,
    isFile,
  );
