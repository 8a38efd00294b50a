import { ApiError, type FieldError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { DocumentRequirement, DocumentUploader, SectionKind } from '#bff/generated/contract/enums.ts';
import type { components } from '#bff/generated/contract/types.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import type { DueRule } from '#bff/programmes/sections.ts';
import { DOCUMENT_LISTS } from '#rules/programmes.ts';
import { tidyText } from '#rules/text.ts';
import {
  type DocumentRuleRow,
  listTemplateFileIds,
  type NewDocumentRule,
  type ProjectRow,
} from './projects.data.ts';
import { projectMessages } from './projects.words.ts';

/** A rule for one document of a project, as the contract carries it. */
export type DocumentRuleView = components['schemas']['DocumentRule'];

const requirements = [
  { word: 'required', value: DocumentRequirement.Required },
  { word: 'conditional', value: DocumentRequirement.Conditional },
  { word: 'optional', value: DocumentRequirement.Optional },
] as const;

const uploaders = [
  { word: 'applicant', value: DocumentUploader.Applicant },
  { word: 'corporationUser', value: DocumentUploader.User },
  { word: 'JMAC', value: DocumentUploader.Admin },
  { word: 'Inspector', value: DocumentUploader.Inspector },
] as const;

const dueBases = ['adoptedOn', 'grantDecisionOn', 'completionOn', 'confirmedOn', 'quarterEnd'] as const;

const unknown = (what: string): ApiError => new ApiError('INTERNAL_ERROR', { cause: new RangeError(what) });

const numberOf = <Value>(pairs: readonly { word: string; value: Value }[], word: string): Value => {
  const pair = pairs.find((candidate) => candidate.word === word);
  if (pair === undefined) throw unknown(word);
  return pair.value;
};

const wordOf = (pairs: readonly { word: string; value: number }[], value: number): string => {
  const pair = pairs.find((candidate) => candidate.value === value);
  if (pair === undefined) throw unknown(String(value));
  return pair.word;
};

const factOf = (documentList: string, documentType: number) =>
  contractFacts().documents.find(
    ({ enumeration, value }) => enumeration === documentList && value === documentType,
  );

const partOf = (rule: unknown, name: string): unknown =>
  typeof rule === 'object' && rule !== null ? Reflect.get(rule, name) : undefined;

/** What of a due rule the contract can say; the others (months, business days, next year) have their base only. */
const dueView = (dueRule: unknown) => {
  const on = partOf(dueRule, 'on');
  const days = partOf(dueRule, 'days');
  return {
    dueOn: typeof on === 'string' ? on : null,
    dueDays: typeof days === 'number' ? days : null,
    dueFrom: dueBases.find((base) => base === partOf(dueRule, 'from')) ?? null,
  };
};

/** A stored rule as the contract carries it; its label comes from the list of document types. */
export const documentRuleView = (row: DocumentRuleRow): DocumentRuleView => {
  const documentList = DOCUMENT_LISTS.find((list) => list === row.documentList);
  const fact = factOf(row.documentList, row.documentType);
  if (documentList === undefined || fact === undefined)
    throw unknown(`${row.documentList} ${row.documentType}`);
  return {
    documentList,
    documentType: row.documentType,
    label: fact.label,
    sectionKind: Object.values(SectionKind).find((kind) => kind === row.sectionKind) ?? null,
    requirement: numberOf(requirements, row.requirement),
    condition: row.condition,
    uploader: numberOf(uploaders, row.uploader),
    ...dueView(row.dueRule),
    needsJmacCheck: row.needsJmacCheck,
    needsMaffCheck: row.needsMaffCheck,
    isInspectionTarget: row.isInspected,
    guidance: row.guidance,
    templateFileId: row.templateFileId,
  };
};

const dueRuleOf = ({ dueOn, dueDays, dueFrom }: DocumentRuleView): DueRule | null => {
  if (dueOn) return { on: dueOn };
  return dueFrom && typeof dueDays === 'number' ? { from: dueFrom, days: dueDays } : null;
};

/** A due rule that the contract cannot say in full is kept as long as it is sent back as it was answered. */
const keptDueRule = (rule: DocumentRuleView, stored: DocumentRuleRow | undefined): object | null => {
  const isSame =
    stored !== undefined &&
    Object.entries(dueView(stored.dueRule)).every(([name, value]) => (partOf(rule, name) ?? null) === value);
  const { dueRule } = stored ?? {};
  return isSame && typeof dueRule === 'object' ? dueRule : dueRuleOf(rule);
};

const errorsOf = (rule: DocumentRuleView, index: number, all: readonly DocumentRuleView[]): FieldError[] => {
  const at = (name: string, message: string) => [fieldError(`/documentRules/${index}/${name}`, message)];
  const { documentList, documentType, requirement, condition } = rule;
  const first = all.findIndex(
    (one) => one.documentList === documentList && one.documentType === documentType,
  );
  const isConditional = requirement === DocumentRequirement.Conditional;
  const hasDays = typeof rule.dueDays === 'number';
  return [
    ...(factOf(documentList, documentType) ? [] : at('documentType', projectMessages.documentUnknown)),
    ...(first < index ? at('documentType', projectMessages.documentTwice) : []),
    ...(isConditional && tidyText(condition ?? '') === ''
      ? at('condition', projectMessages.conditionRequired)
      : []),
    ...((rule.dueOn && hasDays) || (hasDays && !rule.dueFrom)
      ? at('dueDays', projectMessages.dueIncomplete)
      : []),
  ];
};

/**
 * The rules of a request as they are stored.
 * @param stored the project's rules before
 * @throws INVALID_PARAMETER with every rule that is not right
 */
export const documentRulesOf = (
  rules: readonly DocumentRuleView[],
  stored: readonly DocumentRuleRow[] = [],
): NewDocumentRule[] => {
  assertNoFieldErrors(rules.flatMap(errorsOf));
  return rules.map((rule, index) => {
    const { documentList, documentType, sectionKind = null, condition } = rule;
    const before = stored.find(
      (row) => row.documentList === documentList && row.documentType === documentType,
    );
    return {
      documentList,
      documentType,
      sectionKind,
      requirement: wordOf(requirements, rule.requirement),
      condition: tidyText(condition ?? '') || null,
      uploader: wordOf(uploaders, rule.uploader),
      dueRule: keptDueRule(rule, before),
      needsJmacCheck: rule.needsJmacCheck,
      needsMaffCheck: rule.needsMaffCheck,
      isInspected: rule.isInspectionTarget,
      guidance: tidyText(rule.guidance ?? '') || null,
      templateFileId: rule.templateFileId ?? null,
      sequence: index + 1,
    };
  });
};

/** The rules of another project, as they are. */
export const copiedRules = ({ documentRules }: ProjectRow): NewDocumentRule[] =>
  documentRules.map(
    ({ id: _id, projectId: _p, version: _v, createdAt: _c, updatedAt: _u, dueRule, ...rule }) => ({
      ...rule,
      dueRule: typeof dueRule === 'object' ? dueRule : null,
    }),
  );

/** @throws INVALID_PARAMETER unless every template was uploaded by an administrator and is clean */
export const assertTemplates = async (scope: Scope, rules: readonly NewDocumentRule[]): Promise<void> => {
  const ids = new Set(rules.flatMap(({ templateFileId }) => templateFileId ?? []));
  const known = new Set(await listTemplateFileIds(scope.db, [...ids]));
  const wrong = rules.flatMap(({ templateFileId }, index) =>
    templateFileId && !known.has(templateFileId)
      ? [fieldError(`/documentRules/${index}/templateFileId`, projectMessages.templateUnknown)]
      : [],
  );
  assertNoFieldErrors(wrong);
};
