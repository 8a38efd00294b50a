import { extensionSets, maxBytes, maxFiles } from '../documents/extensions.ts';
import { type ContractFacts, type DocumentFact, documentFact } from '../documents/facts.ts';
import { allForms, formOf } from '../engine/definitionFor.ts';
import { isRuled } from './conditions.ts';
import { guidanceFor } from './guidance.ts';
import { sectionRules } from './rules.ts';
import type { DueBase, DueRule, SectionRule, SectionTemplate } from './sectionTypes.ts';

/** A project's own setting for one document type; names as in the contract's DocumentRule. */
export type SectionOverride = {
  readonly documentType: number;
  readonly isRequired?: boolean;
  readonly isUsed?: boolean;
  readonly dueOn?: string | null;
  readonly dueDays?: number | null;
  readonly dueFrom?: DueBase | null;
  readonly needsJmacCheck?: boolean;
  readonly needsMaffCheck?: boolean;
  readonly isInspectionTarget?: boolean;
};

export type SectionProject = {
  readonly programKind: number;
  readonly domainType: number;
  readonly overrides?: readonly SectionOverride[];
};

/** Papers that some programme has to itself. */
const special = new Set(allForms.flatMap(({ sections }) => sections?.with ?? []));

const isUsedBy = (project: SectionProject, key: string): boolean => {
  const { sections } = formOf(project);
  return special.has(key) ? (sections?.with?.includes(key) ?? false) : !sections?.without?.includes(key);
};

const overriddenDue = (rule: SectionRule, override: SectionOverride): DueRule | undefined => {
  if (override.dueOn) return { on: override.dueOn };
  const { dueFrom, dueDays } = override;
  return dueFrom && typeof dueDays === 'number' ? { from: dueFrom, days: dueDays } : rule.due;
};

/** A round that wants a document of everybody does not wait for its condition. */
const triggerOf = (rule: SectionRule, { isRequired }: SectionOverride): SectionRule['trigger'] =>
  isRequired && rule.trigger === 'condition' && isRuled(rule.condition) ? 'adoption' : rule.trigger;

const applied = (rule: SectionRule, override: SectionOverride | undefined): SectionRule =>
  override
    ? {
        ...rule,
        trigger: triggerOf(rule, override),
        isRequired: override.isRequired ?? rule.isRequired,
        needsJmacCheck: override.needsJmacCheck ?? rule.needsJmacCheck,
        needsMaffCheck: override.needsMaffCheck ?? rule.needsMaffCheck,
        isInspected: override.isInspectionTarget ?? rule.isInspected,
        due: overriddenDue(rule, override),
      }
    : rule;

const isUsed = (project: SectionProject, key: string, override: SectionOverride | undefined): boolean =>
  override?.isUsed ?? isUsedBy(project, key);

const templateOf = (rule: SectionRule, fact: DocumentFact, sequence: number): SectionTemplate => ({
  ...rule,
  documentType: fact.value,
  title: fact.label,
  sequence,
  uploader: fact.uploader,
  extensions: extensionSets[fact.extSet],
  maxBytes,
  maxFiles,
  guidance: guidanceFor(rule.key),
});

/** Every section that a my page of this project can have, in order; the project's own settings applied. */
export const sectionTemplates = (project: SectionProject, facts: ContractFacts): readonly SectionTemplate[] =>
  sectionRules.flatMap((rule, index) => {
    const fact = documentFact(facts, 'DocumentType', rule.key);
    const override = project.overrides?.find(({ documentType }) => documentType === fact.value);
    return isUsed(project, rule.key, override)
      ? [templateOf(applied(rule, override), fact, (index + 1) * 10)]
      : [];
  });

/** The set created in the transaction of the adoption. */
export const sectionsForAdoption = (
  project: SectionProject,
  facts: ContractFacts,
): readonly SectionTemplate[] =>
  sectionTemplates(project, facts).filter(({ trigger }) => trigger === 'adoption');

const PHOTOS: readonly string[] = ['ResultPhotoBefore', 'ResultPhotoAfter'];

/**
 * The vouchers of one deal; the optional ones (acceptance, contract, receipt) come with it. The photos of what was
 * bought stand among them too, behind its papers: numbered with the deal, beside those of the undertaking as a whole.
 */
export const sectionsForDeal = (
  project: SectionProject,
  facts: ContractFacts,
): readonly SectionTemplate[] => {
  const templates = sectionTemplates(project, facts);
  const papers = templates.filter(({ trigger }) => trigger === 'deal');
  const [paper] = papers;
  if (paper === undefined) return papers;
  const last = Math.max(...papers.map(({ sequence }) => sequence));
  const photos = templates.filter(({ key }) => PHOTOS.includes(key));
  return [
    ...papers,
    ...photos.map((photo, index): SectionTemplate => {
      const { condition: _ofUndertaking, ...rest } = photo;
      return { ...rest, kind: paper.kind, trigger: 'deal', isRequired: true, sequence: last + index + 1 };
    }),
  ];
};

/**
 * Sections that come round or with a step: a quarter's report, the claim with the notified amount, a year's report, the
 * papers of a member that joins.
 */
export const sectionsForTrigger = (
  project: SectionProject,
  trigger: 'quarter' | 'amountNotified' | 'yearly' | 'member',
  facts: ContractFacts,
): readonly SectionTemplate[] =>
  sectionTemplates(project, facts).filter((template) => template.trigger === trigger);
