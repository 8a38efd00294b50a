import { Readable } from 'node:stream';
import { adminOf, personOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { AuditTargetKind } from '#bff/core/audit/auditEntry.ts';
import type { Scope } from '#bff/core/scope.ts';
import { PersonKind } from '#bff/generated/contract/enums.ts';
import { accountKeyOf } from '#bff/modules/access/index.ts';
import { type ReadEntry, safePart, zipOf } from '#bff/parts/files/zipOf.service.ts';
import { csvOf } from '#bff/parts/lists/exports/csv.service.ts';
import type { ExportValue } from '#bff/parts/lists/exports/table.service.ts';
import { contentDispositionOf } from '#bff/platform/files/fileNames.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { applicationItems } from './applicationItems.service.ts';
import { findApplicantOf, readAccountFacts, type Whose } from './personalRecords.data.ts';
import { personalRecordTexts as words } from './personalRecords.words.ts';
import { itemTable, type PersonTable, personTables } from './personTables.service.ts';

const targetKinds = {
  admin: 'adminUser',
  user: 'corporationUser',
  applicant: 'applicant',
} as const satisfies { readonly [kind in Whose['kind']]: AuditTargetKind };

const csvOfTable = ({ name, headings, rows }: PersonTable): Readable => {
  const columns = headings.map((heading, index) => ({
    heading,
    cellOf: (row: readonly ExportValue[]) => row[index] ?? null,
  }));
  return Readable.from(csvOf({ name, columns, rows: rows() }));
};

/** All tables as one JSON object: by their names, each row by its headings. */
async function* jsonOf(tables: readonly PersonTable[], at: Date): AsyncGenerator<string> {
  yield `{${JSON.stringify(words.madeAt)}:${JSON.stringify(at)}`;
  for (const { name, headings, rows } of tables) {
    yield `,\n${JSON.stringify(name)}:[`;
    let before = '';
    for await (const row of rows()) {
      const named = Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? null]));
      yield `${before}\n${JSON.stringify(named)}`;
      before = ',';
    }
    yield ']';
  }
  yield '}\n';
}

const entriesOf = (name: string, tables: readonly PersonTable[], at: Date): readonly ReadEntry[] => {
  const csvName = (table: PersonTable): string => `${safePart(table.name)}.csv`;
  const howTo = words.howTo(name, at, tables.map(csvName));
  return [
    // By the mark at its beginning editors of Windows know that it is UTF-8.
    { path: words.readMe, at, open: () => Readable.from([`\uFEFF${howTo}`]) },
    ...tables.map((table) => ({ path: csvName(table), at, open: () => csvOfTable(table) })),
    { path: words.json, at, open: () => Readable.from(jsonOf(tables, at)) },
  ];
};

const tablesOf = async (scope: Scope, whose: Whose, facts: NonNullable<Facts>) => {
  const tables = personTables(scope.db, whose, facts);
  if (whose.kind !== 'applicant') return tables;
  return [...tables, itemTable(words.tables.application, await applicationItems(scope, whose.id))];
};

type Facts = Awaited<ReturnType<typeof readAccountFacts>>;

/** Who asked in writing, of whom the office makes it. */
type Asked = { readonly reason?: string };

/** A zip that is made while it is sent; that it was made stands in the trail. @throws NOT_FOUND */
const archiveOf = async (scope: Scope, whose: Whose, { reason }: Asked = {}) => {
  const facts = await readAccountFacts(scope.db, whose);
  if (facts === null) throw new ApiError('NOT_FOUND', { detail: words.noSuchPerson });
  const fileName = `${safePart(words.name)}_${tokyoDayOf(scope.now)}.zip`;
  const target = { kind: targetKinds[whose.kind], id: whose.id } as const;
  await scope.audit({
    action: 'exported',
    target,
    after: { fileName },
    ...(reason === undefined ? {} : { reason }),
  });
  const tables = await tablesOf(scope, whose, facts);
  return {
    content: zipOf(scope.storage, entriesOf(facts.name, tables, scope.now)),
    contentType: 'application/zip',
    disposition: contentDispositionOf(fileName),
  };
};

/** What is kept of the caller. */
export const ownPersonalRecord = (scope: Scope) => archiveOf(scope, accountKeyOf(personOf(scope)));

type Request = { readonly personKind: number; readonly id: number; readonly reason: string };

/** Whom a request names: an applicant by his application. @throws NOT_FOUND */
const whoseOf = async ({ db }: Scope, { personKind, id }: Request): Promise<Whose> => {
  if (personKind === PersonKind.Admin) return { kind: 'admin', id };
  if (personKind === PersonKind.User) return { kind: 'user', id };
  const application = await findApplicantOf(db, id);
  if (application === null) throw new ApiError('NOT_FOUND', { detail: words.noSuchPerson });
  return { kind: 'applicant', id: application.applicationUserId };
};

/** What is kept of somebody who has asked for it in writing, made by the office. @throws NOT_FOUND */
export const makePersonalRecord = async (scope: Scope, request: Request) => {
  adminOf(scope);
  return archiveOf(scope, await whoseOf(scope, request), { reason: request.reason.trim() });
};
