import type { Paper } from '#bff/core/paper.ts';
import { definitionOf } from '#bff/modules/applications/programmeForms.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { jmac } from '../engine/actors.ts';
import { at, day, type Seed } from '../engine/context.ts';
import { formsByHand, guidelines } from './callPapers.ts';
import { moneyRules } from './moneyRules.ts';
import { projectData, type SeedProject } from './projectData.ts';

const callOf = (seed: Seed, project: SeedProject) => {
  const money = moneyRules(project.programKind, project.domainType);
  return {
    ...project,
    opensAt: new Date(`${day(seed, project.opens)}T10:00:00+09:00`),
    closesAt: new Date(`${day(seed, project.closes)}T17:00:00+09:00`),
    completionDeadline: day(seed, project.deadline),
    rateNumerator: money.subsidyRateNumerator,
    rateDenominator: money.subsidyRateDenominator,
    minSubsidy: money.minSubsidy,
    maxSubsidy: money.maxSubsidy,
    documents: definitionOf(project).documents,
    madeOn: day(seed, project.opens - 30),
  };
};

type CallPaper = {
  readonly projectId: number;
  readonly fileName: string;
  readonly paper: Paper;
  /** The document that it is the form of; null: it belongs to the round. */
  readonly document: { readonly list: string; readonly type: number } | null;
};

const papersOf = (seed: Seed, project: SeedProject, projectId: number): CallPaper[] => {
  const call = callOf(seed, project);
  const forms = call.documents.flatMap(({ key, label, enumeration, value }) => {
    const paper = formsByHand[key]?.(call);
    const document = { list: enumeration, type: value };
    return paper ? [{ projectId, fileName: `${label}.pdf`, paper, document }] : [];
  });
  return [{ projectId, fileName: '公募要領.pdf', paper: guidelines(call), document: null }, ...forms];
};

const addFile = (seed: Seed, { projectId, fileName, document, paper }: CallPaper, content: Printed): void => {
  const { rows } = seed;
  const file = seed.files.add({
    purpose: 'announcement',
    fileName,
    content: { bytes: Buffer.from(content.bytes), pageCount: content.pageCount },
    at: at(seed, paper.madeOn, '10:00'),
    by: jmac,
  });
  if (document === null) {
    rows.projectMaterial.push({ projectId, fileId: file.id, sequence: 1 });
    return;
  }
  for (const rule of rows.documentRule) {
    const isFor = rule.documentList === document.list && rule.documentType === document.type;
    if (rule.projectId === projectId && isFor) rule.templateFileId = file.id;
  }
};

type Printed = { readonly bytes: Uint8Array; readonly pageCount: number };

/** The rounds that take applications, or will, hand out their 公募要領 and forms; printed as the product prints. */
export const addCallFiles = async (seed: Seed): Promise<void> => {
  const today = tokyoDayOf(seed.scope.now);
  const papers = projectData.flatMap((project, index) =>
    day(seed, project.closes) > today ? papersOf(seed, project, index + 1) : [],
  );
  const printed = await seed.scope.printer.print(papers.map(({ paper }) => paper));
  for (const [index, paper] of papers.entries()) {
    const content = printed[index];
    if (content) addFile(seed, paper, content);
  }
};
