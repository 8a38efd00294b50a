import type { Db } from '#bff/core/database.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import {
  type SectionOverride,
  type SectionProject,
  type SectionTemplate,
  sectionsForDeal,
  sectionTemplates,
} from '#bff/programmes/sections.ts';
import { listSectionRules, type SectionRuleRow } from './sectionRules.data.ts';

type ProjectFacts = { readonly id: number; readonly programKind: number; readonly domainType: number };

const bases = [
  'adoptedOn',
  'grantDecisionOn',
  'completionOn',
  'confirmedOn',
  'paidOn',
  'quarterEnd',
] as const;

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const dueOf = (dueRule: unknown): Pick<SectionOverride, 'dueOn' | 'dueDays' | 'dueFrom'> => {
  const on = property(dueRule, 'on');
  if (typeof on === 'string') return { dueOn: on };
  const days = property(dueRule, 'days');
  const dueFrom = bases.find((base) => base === property(dueRule, 'from'));
  return dueFrom !== undefined && typeof days === 'number' ? { dueFrom, dueDays: days } : {};
};

/** A conditional document keeps the requirement of its programme. */
const requirementOf = ({ requirement }: SectionRuleRow): Pick<SectionOverride, 'isRequired'> =>
  requirement === 'conditional' ? {} : { isRequired: requirement === 'required' };

const overrideOf = (row: SectionRuleRow): SectionOverride => ({
  documentType: row.documentType,
  ...requirementOf(row),
  isUsed: true,
  needsJmacCheck: row.needsJmacCheck,
  needsMaffCheck: row.needsMaffCheck,
  isInspectionTarget: row.isInspected,
  ...dueOf(row.dueRule),
});

/** A project with its own document rules, as the programmes' sections are made of it. */
export const sectionProjectOf = async (db: Db, project: ProjectFacts): Promise<SectionProject> => ({
  programKind: project.programKind,
  domainType: project.domainType,
  overrides: (await listSectionRules(db, project.id)).map(overrideOf),
});

/**
 * How one document type behaves in a project.
 * @param branchNumber a photo with the number of a deal is one of its vouchers; without, it is of the undertaking
 * @returns undefined when the project does not use it
 */
export const templateFor = async (
  db: Db,
  project: ProjectFacts,
  documentType: number,
  branchNumber?: string | null,
): Promise<SectionTemplate | undefined> => {
  const asked = await sectionProjectOf(db, project);
  const ofDeals = branchNumber ? sectionsForDeal(asked, contractFacts()) : [];
  return [...ofDeals, ...sectionTemplates(asked, contractFacts())].find(
    (template) => template.documentType === documentType,
  );
};
