import type { Db } from '#bff/core/database.ts';
import {
  AuditActionLabel,
  AuditOutcome,
  AuditOutcomeLabel,
  MailDeliveryLabel,
  MailTopicLabel,
  TargetKindLabel,
} from '#bff/generated/contract/enums.ts';
import type { ExportValue } from '#bff/parts/lists/exports/table.service.ts';
import {
  type AccountFacts,
  readActs,
  readFactors,
  readIdentities,
  readKnownBrowsers,
  readLogIns,
  readMailChoices,
  readMailsTo,
  readMessages,
  readReadings,
  readUploads,
  type Whose,
} from './personalRecords.data.ts';
import { personalRecordTexts as words } from './personalRecords.words.ts';

/** A part of what is kept of somebody: a file of the zip. Its rows are read when they are written. */
export type PersonTable = {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: () => AsyncIterable<readonly ExportValue[]>;
};

type Source<Row> = AsyncIterable<Row> | Promise<Iterable<Row>> | Iterable<Row>;
type Column<Row> = readonly [heading: string, cellOf: (row: Row) => ExportValue];

/** A table of what is read. */
export const tableOf = <Row>(
  name: string,
  read: () => Source<Row>,
  columns: readonly Column<Row>[],
): PersonTable => ({
  name,
  headings: columns.map(([heading]) => heading),
  rows: async function* () {
    for await (const row of await read()) yield columns.map(([, cellOf]) => cellOf(row));
  },
});

type Labels = ReadonlyMap<string, string>;

const uncapitalized = (word: string): string => word.slice(0, 1).toLowerCase() + word.slice(1);

/** The labels of a list of the contract, by the words that the database keeps. */
const labelsOf = (labels: { readonly [word: string]: string }): Labels =>
  new Map(Object.entries(labels).map(([word, label]) => [uncapitalized(word), label]));

const labels = {
  action: labelsOf(AuditActionLabel),
  outcome: new Map(
    Object.entries(AuditOutcome).map(([word, value]) => [uncapitalized(word), AuditOutcomeLabel[value]]),
  ),
  target: labelsOf(TargetKindLabel),
  topic: labelsOf(MailTopicLabel),
  delivery: labelsOf(MailDeliveryLabel),
} as const satisfies { readonly [list: string]: Labels };

const labelOf = (list: keyof typeof labels, value: string | number): string =>
  labels[list].get(String(value)) ?? String(value);

const { columns: heads, tables, account: said } = words;

/** An item on a line: of an account, or of a form. */
export type Item = readonly [item: string, value: ExportValue];

export const itemTable = (name: string, items: readonly Item[]): PersonTable =>
  tableOf(name, () => items, [
    [heads.item, ([item]: Item) => item],
    [heads.value, ([, value]: Item) => value],
  ]);

const accountItems = (facts: AccountFacts): readonly Item[] => {
  const items: readonly Item[] = [
    [said.name, facts.name],
    [said.nameKana, facts.nameKana ?? null],
    [said.email, facts.email],
    [said.phone, facts.phone ?? null],
    [said.mobile, facts.mobile ?? null],
    [said.organization, facts.organization ?? null],
    [said.corporation, facts.corporation?.name ?? null],
    [said.department, facts.department ?? null],
    [said.title, facts.title ?? null],
    [said.project, facts.project?.name ?? null],
    [said.isActive, facts.isActive ? said.active : said.stopped],
    [said.createdAt, facts.createdAt],
    [said.updatedAt, facts.updatedAt],
    [said.lastLoginAt, facts.lastLoginAt],
    [said.passwordSetAt, facts.passwordSetAt],
  ];
  return items.filter(([, value]) => value !== null);
};

/** How he logs in and has logged in. */
const accessTables = (db: Db, whose: Whose): readonly PersonTable[] => [
  tableOf(tables.logIns, () => readLogIns(db, whose), [
    [heads.at, ({ createdAt }) => createdAt],
    [heads.lastUsedAt, ({ lastUsedAt }) => lastUsedAt],
    [heads.endedAt, ({ endedAt }) => endedAt],
    [heads.ip, ({ ip }) => ip],
    [heads.userAgent, ({ userAgent }) => userAgent],
  ]),
  tableOf(tables.browsers, () => readKnownBrowsers(db, whose), [
    [heads.lastUsedAt, ({ lastLoginAt }) => lastLoginAt],
  ]),
  tableOf(tables.identities, () => readIdentities(db, whose), [
    [heads.provider, ({ issuer }) => issuer],
    [heads.email, ({ email }) => email],
    [heads.at, ({ createdAt }) => createdAt],
    [heads.lastUsedAt, ({ lastUsedAt }) => lastUsedAt],
  ]),
  tableOf(tables.factors, () => readFactors(db, whose), [
    [heads.name, ({ name }) => name],
    [heads.at, ({ createdAt }) => createdAt],
    [heads.lastUsedAt, ({ lastUsedAt }) => lastUsedAt],
  ]),
];

/** What came to him. */
const receivedTables = (db: Db, whose: Whose): readonly PersonTable[] => [
  tableOf(tables.mailChoices, () => readMailChoices(db, whose), [
    [heads.topic, ({ topic }) => labelOf('topic', topic)],
    [heads.delivery, ({ delivery }) => labelOf('delivery', delivery)],
  ]),
  tableOf(tables.mails, () => readMailsTo(db, whose), [
    [heads.at, ({ createdAt }) => createdAt],
    [heads.email, ({ to }) => to],
    [heads.subject, ({ subject }) => subject],
    [heads.sentAt, ({ sentAt }) => sentAt],
  ]),
  tableOf(tables.readings, () => readReadings(db, whose), [
    [heads.at, ({ readAt }) => readAt],
    [heads.subject, ({ announcement }) => announcement.title],
  ]),
];

/** What he did. What an administrator wrote is about others: only when, and in which thread. */
const doneTables = (db: Db, whose: Whose): readonly PersonTable[] => [
  tableOf(tables.uploads, () => readUploads(db, whose), [
    [heads.at, ({ createdAt }) => createdAt],
    [heads.fileName, ({ fileName }) => fileName],
    [heads.sizeBytes, ({ sizeBytes }) => sizeBytes],
    [heads.code, ({ myPage, application }) => (myPage ?? application)?.displayCode ?? null],
    [heads.removedAt, ({ deletedAt }) => deletedAt],
    [heads.sha256, ({ sha256 }) => sha256],
  ]),
  tableOf(tables.messages, () => readMessages(db, whose), [
    [heads.at, ({ createdAt }) => createdAt],
    [heads.subject, ({ thread }) => thread.subject],
    [heads.body, ({ body }) => (whose.kind === 'admin' ? null : body)],
  ]),
  tableOf(tables.acts, () => readActs(db, whose), [
    [heads.at, ({ at }) => at],
    [heads.action, ({ action }) => labelOf('action', action)],
    [heads.target, ({ targetKind }) => labelOf('target', targetKind)],
    [heads.targetId, ({ targetId }) => targetId],
    [heads.outcome, ({ outcome }) => labelOf('outcome', outcome)],
    [heads.ip, ({ ip }) => ip],
  ]),
];

/** Everything that is kept of a person whichever kind he is of. */
export const personTables = (db: Db, whose: Whose, facts: AccountFacts): readonly PersonTable[] => [
  itemTable(tables.account, accountItems(facts)),
  ...accessTables(db, whose),
  ...receivedTables(db, whose),
  ...doneTables(db, whose),
];
