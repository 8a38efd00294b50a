import { answerOf, contract, type OperationId, successStatusOf } from '#web/mock/contract.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { operationFacts } from '#web/parts/api/generated/operations.ts';
import type { Row } from './rows.ts';
import type { State } from './states.ts';

/** A picture of a page in a state, or why there is none. */
export type CellFact = { readonly exists: true } | { readonly exists: false; readonly reason: string };

type Schema = {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
};

const schemaAt = ({ $ref, ...schema }: Schema): Schema => {
  const name = $ref?.split('/').at(-1);
  return name === undefined ? schema : (contract.components.schemas?.[name] ?? {});
};

const propertiesOf = (schema: Schema): string[] => {
  const found = schemaAt(schema);
  return [...Object.keys(found.properties ?? {}), ...(found.allOf ?? []).flatMap(propertiesOf)];
};

/** What an operation answers when all is well, by the names of its properties. */
const answeredBy = (id: OperationId): string[] => {
  const schema = answerOf(id, successStatusOf(id))?.value.content?.['application/json']?.schema;
  return schema === undefined ? [] : propertiesOf(schema);
};

/** The types of administrators that may call an operation; null where another kind of session calls it. */
export const rolesOf = (id: OperationId): AdminType[] | null => {
  const names = operationFacts[id].security.flatMap((one) =>
    'adminSession' in one ? (one.adminSession ?? []) : [],
  );
  if (names.length === 0) return null;
  return Object.entries(AdminType).flatMap(([name, type]) =>
    names.some((one) => one === name) ? [type] : [],
  );
};

/** The types of administrators that may not see a page. */
export const refusedBy = ({ reads }: Row): AdminType[] => {
  const roles = reads === null ? null : rolesOf(reads);
  return roles === null ? [] : Object.values(AdminType).filter((type) => !roles.includes(type));
};

const THERE: CellFact = { exists: true };
const because = (reason: string): CellFact => ({ exists: false, reason });
const when = (condition: boolean, reason: string): CellFact => (condition ? THERE : because(reason));

/** What they answer with 404 may still be to come. */
const NOT_YET: readonly OperationId[] = ['getBankAccount'];

const READS_NOTHING = 'この画面が自分で読み込むものはありません';

/** Whether an address names something that may not be there; a business has one project, its own. */
const namesSomething = ({ pattern }: Row): boolean =>
  pattern.replace(/^\/user\/:projectId/, '').includes(':');

const ofReading = (row: Row, state: State, reads: OperationId): CellFact => {
  if (state === 'empty') return when(answeredBy(reads).includes('items'), '一覧ではありません');
  if (state === 'many') {
    // A short list may be read in parts, too; only one that is turned page by page says how many there are.
    const isPaged = ['nextCursor', 'total'].every((name) => answeredBy(reads).includes(name));
    return when(isPaged, 'ページに分ける一覧ではありません');
  }
  if (state === 'notFound') {
    if (NOT_YET.includes(reads)) return because('ないときは、まだ登録していない画面になります');
    const isAsked = operationFacts[reads].path.includes('{') && answerOf(reads, 404) !== null;
    return when(isAsked && namesSomething(row), '番号で開く画面ではありません');
  }
  return THERE;
};

/** Whether a page can be met in a state; the contract says so: what it reads, who may, and what it answers. */
export const cellOf = (row: Row, state: State): CellFact => {
  const { reads, pattern } = row;
  if (state === 'normal' || state === 'phone' || state === 'tablet' || state === 'offline') return THERE;
  if (state === 'noPermission') {
    if (!pattern.startsWith('/admin')) return because('役割の別がありません');
    return when(refusedBy(row).length > 0, 'どの役割も見られます');
  }
  if (reads === null) return because(READS_NOTHING);
  if (state === 'sessionEnded') {
    return when(operationFacts[reads].security.length > 0, 'ログインしなくても見られます');
  }
  return ofReading(row, state, reads);
};
