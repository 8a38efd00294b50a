import type { Scope } from '#bff/core/scope.ts';
import { Prefecture } from '#bff/generated/contract/enums.ts';
import { sectionProjectOf, templateColumns } from '#bff/modules/sections/index.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import type { Answers } from '#bff/programmes/familyTypes.ts';
import { dueOn, sectionsForAdoption } from '#bff/programmes/sections.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import type { AdoptedMyPage, NewSection } from '../adoptions.data.ts';
import { recordOf } from '../apply/answers.service.ts';
import type { Dossier } from '../dossier.service.ts';

/*
 * What an application says about the undertaking that it becomes: the my page's columns and its sections.
 */

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);

/** Where it happens, by the words of each family: the shop, the factory, the first place of the trial. */
const siteOf = (answers: Answers) => {
  const demoSite = recordOf(firstOf(answers.demoSites));
  return {
    siteName: textOf(answers.storeName) ?? textOf(answers.factoryName) ?? textOf(demoSite.storeName),
    siteAddress: textOf(answers.storeAddress) ?? textOf(answers.factoryAddress) ?? textOf(demoSite.address),
  };
};

const prefectureIn = (address: string | null): number | null => {
  const found = contractFacts()
    .enumValues('Prefecture')
    .find((value) => address?.startsWith(contractFacts().enumLabel('Prefecture', value)));
  return found ?? null;
};

/** An address that names its prefecture is where it says; else the business's own prefecture. */
const sitePrefectureOf = ({ row, answers }: Dossier, siteAddress: string | null): number =>
  numberOf(answers.storePrefecture) ?? prefectureIn(siteAddress) ?? row.prefecture ?? Prefecture.Tokyo;

/** The columns of the my page that an application becomes. */
export const myPageColumns = (scope: Scope, dossier: Dossier, corporationId: number): AdoptedMyPage => {
  const { row, answers, calculation } = dossier;
  const site = siteOf(answers);
  return {
    ...site,
    corporationId,
    projectId: row.projectId,
    applicationId: row.id,
    displayCode: row.displayCode ?? '',
    planTitle: row.planTitle ?? '',
    category: numberOf(firstOf(answers.category)),
    initiativeType: numberOf(answers.initiativeType),
    totalCost: calculation.totalCost,
    eligibleCost: calculation.eligibleCost,
    adoptedOn: tokyoDayOf(scope.now),
    assigneeUserId: row.assigneeUserId,
    sitePrefecture: sitePrefectureOf(dossier, site.siteAddress),
  };
};

/** A section before it belongs to a my page. */
export type SectionDraft = Omit<NewSection, 'mypageId'>;

/** The sections that an adoption creates, with their due days by the project's own settings. */
export const sectionsOf = async (scope: Scope, { row }: Dossier): Promise<readonly SectionDraft[]> => {
  const project = await sectionProjectOf(scope.db, row.project);
  const dates = { adoptedOn: tokyoDayOf(scope.now), completionDeadline: row.project.completionDeadline };
  return sectionsForAdoption(project, contractFacts()).map((template) => ({
    ...templateColumns(template),
    dueOn: dueOn(template.due, dates),
    createdAt: scope.now,
  }));
};
