import { loadContractDocument } from '#bff/core/contractDocument.ts';
import type { TargetKind } from '#bff/generated/contract/enums.ts';
import { tokyoDayOf, tokyoTimeOf } from '#rules/calendar.ts';
import { FAMILIES, FAMILY_LINES } from '#rules/families.ts';
import { activityFields, activityTexts } from './activity.words.ts';
import { auditedFields } from './auditedFields.words.ts';

type Schema = Record<string, unknown>;
type FieldWords = ReadonlyMap<string, FieldWord>;

/** What the contract says about a property: its Japanese name, and how its values are read. */
type FieldWord = { readonly label: string; readonly schemaName: string | undefined };

/** The schemas that describe a record of each kind, the one that knows most first. */
const schemasOf: { readonly [kind in TargetKind]?: readonly string[] } = {
  Project: ['Project', 'ProjectCreate'],
  AdminUser: ['AdminUser'],
  Corporation: ['Corporation'],
  CorporationUser: ['CorporationUser'],
  BankAccount: ['BankAccount'],
  MyPage: ['MyPage', 'MyPageUpdate'],
  Member: ['Member'],
  Section: ['Section', 'SectionSummary', 'AdminSectionUpdate'],
  ChangeRequest: ['ChangeRequest'],
  AmountProposal: ['AmountProposal'],
  Property: ['Property'],
  PropertyDisposal: ['PropertyDisposal'],
  Recovery: ['Recovery'],
  RecoveryReceipt: ['RecoveryReceipt'],
  RecoveryRelief: ['RecoveryRelief'],
  MyPageReport: ['MyPageReport'],
  Notification: ['Notification'],
  Announcement: ['Announcement'],
  Application: [
    'ApplicationBase',
    'ApplicationAdminPart',
    ...FAMILIES.map((family) => `${FAMILY_LINES[family].title}ApplicationUpdate`),
  ],
  File: ['UploadedFile'],
  Mail: ['Mail'],
  MailCopy: ['MailCopy'],
  CalendarAddress: ['CalendarAddress'],
  SecondFactor: ['SecondFactor'],
  SecondFactorSetting: ['SecondFactorSetting'],
  IssuedPaper: ['IssuedPaper'],
  PaperTemplate: ['PaperTemplateText'],
  Thread: ['Thread', 'ThreadMessage'],
  ThreadTemplate: ['ThreadTemplate'],
  Question: ['Question'],
  MachineKey: ['MachineKey'],
  Webhook: ['Webhook', 'WebhookUpdate'],
};

/** Beside them those of money that are told in the audit alone: a history is read by people who see no amounts. */
const auditedSchemasOf: typeof schemasOf = {
  ...schemasOf,
  Payment: ['Payout'],
  PaymentBatch: ['PayoutBatchSummary', 'PayoutBatch'],
  PaymentItem: ['PaymentItem'],
};

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const nameOf = (reference: unknown): string | undefined => textOf(reference)?.split('/').at(-1);

let schemas: Readonly<Record<string, Schema>> | undefined;

const schemaNamed = (name: string): Schema => {
  schemas ??= loadContractDocument().components.schemas;
  return schemas[name] ?? {};
};

/** The properties of a schema with those of the schemas that it is made of. */
const propertiesOf = (schema: Schema): Schema => {
  const parts = listOf(schema.allOf).filter(isSchema);
  const inherited = parts.map((part) => {
    const name = nameOf(part.$ref);
    return propertiesOf(name === undefined ? part : schemaNamed(name));
  });
  const own = isSchema(schema.properties) ? schema.properties : {};
  return Object.assign({}, ...inherited, own);
};

/** A rule in brackets, as descriptions of the contract have it, does not belong to a name. */
const ruleInBrackets =
  /（[^（）]*(?:必須|重複|とき|自動|採番|場合|必要|null|以内|以上|以下|まで|例)[^（）]*）/g;

const nameIn = (description: string): string =>
  description.replaceAll(ruleInBrackets, '').split(/。/)[0] ?? '';

const wordOf = (property: unknown): FieldWord | undefined => {
  if (!isSchema(property)) return undefined;
  const direct = nameOf(property.$ref);
  const nullable = listOf(property.anyOf)
    .filter(isSchema)
    .flatMap(({ $ref }) => nameOf($ref) ?? []);
  const items = isSchema(property.items) ? nameOf(property.items.$ref) : undefined;
  const schemaName = direct ?? nullable[0] ?? items;
  const described = schemaName === undefined ? undefined : textOf(schemaNamed(schemaName).description);
  const label = textOf(property.description) ?? described;
  return label === undefined ? undefined : { label: nameIn(label), schemaName };
};

const known = { told: new Map<TargetKind, FieldWords>(), audited: new Map<TargetKind, FieldWords>() };

/** Names and values of a kind's properties, from the contract; read once. */
const wordsOf = (kind: TargetKind, of: 'told' | 'audited'): FieldWords => {
  const cached = known[of].get(kind);
  if (cached !== undefined) return cached;
  const words = new Map<string, FieldWord>();
  for (const name of (of === 'audited' ? auditedSchemasOf : schemasOf)[kind] ?? []) {
    for (const [field, property] of Object.entries(propertiesOf(schemaNamed(name)))) {
      const word = wordOf(property);
      if (word !== undefined && !words.has(field)) words.set(field, word);
    }
  }
  known[of].set(kind, words);
  return words;
};

const labelIn = (schemaName: string, value: unknown): string | undefined => {
  const schema = schemaNamed(schemaName);
  const index = listOf(schema.enum).indexOf(value);
  return index < 0 ? undefined : textOf(listOf(schema['x-enum-descriptions'])[index]);
};

const day = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00:00\.000Z)?$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

const momentOf = (text: string): string => {
  if (day.test(text)) return text.replace(day, '$1/$2/$3');
  if (!instant.test(text)) return text;
  const at = new Date(text);
  return `${tokyoDayOf(at).replaceAll('-', '/')} ${tokyoTimeOf(at)}`;
};

const MAX_TEXT = 4000;
const YEN: readonly string[] = ['Yen', 'PaymentSum'];

/** Money with its day, as the portions of an order. */
const datedYen = (value: unknown): string | null => {
  if (!isSchema(value) || typeof value.on !== 'string' || typeof value.amount !== 'number') return null;
  return `${momentOf(value.on)} ${activityTexts.yen(value.amount.toLocaleString('ja-JP'))}`;
};

/** A kept value as a person reads it: the label of an enumeration, an amount, a day in Japan. */
const readable = (value: unknown, schemaName: string | undefined): string | null => {
  if (value === null || value === undefined) return null;
  const label = schemaName === undefined ? undefined : labelIn(schemaName, value);
  if (label !== undefined) return label;
  if (typeof value === 'boolean') return value ? activityTexts.yes : activityTexts.no;
  if (typeof value === 'number') {
    return YEN.includes(schemaName ?? '') ? activityTexts.yen(value.toLocaleString('ja-JP')) : String(value);
  }
  if (typeof value === 'string') return momentOf(value).slice(0, MAX_TEXT);
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) {
    return value
      .map((part) => readable(part, schemaName))
      .join(activityTexts.between)
      .slice(0, MAX_TEXT);
  }
  const dated = Array.isArray(value) ? value.map(datedYen) : [null];
  return (dated.includes(null) ? JSON.stringify(value) : dated.join(activityTexts.between)).slice(
    0,
    MAX_TEXT,
  );
};

const recordOf = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** Numbers of records and the marks of their keeping tell a reader nothing. */
const internal: readonly string[] = ['Id', 'Uuid', 'Version'];
const kept = /^(?:id|version|createdAt|updatedAt)$/;

const isTold = (field: string, word: FieldWord | undefined): boolean =>
  field in activityFields ||
  (word !== undefined && !kept.test(field) && !internal.includes(word.schemaName ?? ''));

const MAX_CHANGES = 200;

export type ActivityChange = {
  readonly field: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
};

/**
 * What an entry says has changed, in words.
 * @param isComplete also columns that have no word, under their own name: the audit hides nothing
 */
export const changesOf = (
  { before, after }: { readonly before: unknown; readonly after: unknown },
  kind: TargetKind,
  isComplete: boolean,
): ActivityChange[] => {
  const [old, now] = [recordOf(before), recordOf(after)];
  const words = wordsOf(kind, isComplete ? 'audited' : 'told');
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields
    .filter((field) => isComplete || isTold(field, words.get(field)))
    .slice(0, MAX_CHANGES)
    .map((field) => {
      // A person's column is called as the contract calls his name.
      const word = words.get(field) ?? words.get(field.replace(/ById$/, 'ByName'));
      const label = (isComplete ? auditedFields[field] : undefined) ?? activityFields[field] ?? word?.label;
      return {
        field: field.slice(0, 80),
        label: (label ?? field).slice(0, 100),
        before: readable(Reflect.get(old, field), word?.schemaName),
        after: readable(Reflect.get(now, field), word?.schemaName),
      };
    });
};
