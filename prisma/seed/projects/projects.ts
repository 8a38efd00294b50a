import type { Db } from '#bff/core/database.ts';
import { defaultDocumentRules } from '#bff/modules/projects/defaultDocumentRules.service.ts';
import { ensureDisplayCodeCounters } from '#bff/modules/projects/displayCodeCounters.data.ts';
import { codeRangesOf } from '#rules/displayCode.ts';
import { jmac } from '../engine/actors.ts';
import { audit } from '../engine/audit.ts';
import { at, date, day, type Seed } from '../engine/context.ts';
import { moneyRules } from './moneyRules.ts';
import { projectData, type SeedProject } from './projectData.ts';

/** Points that an application is reviewed by (domain 1 "Scoring"). */
const scoringItems = [
  { key: 'validity', label: '事業の妥当性', weight: 4 },
  { key: 'feasibility', label: '実現性・実施体制', weight: 4 },
  { key: 'costEffect', label: '費用対効果', weight: 4 },
  { key: 'spread', label: '波及性', weight: 4 },
  { key: 'environment', label: '環境負荷の低減・賃上げ', weight: 4 },
];

const widthOf = (offset: number): number => (offset >= 10_000 ? 5 : 4);

const rowOf = (seed: Seed, project: SeedProject, id: number) => {
  const { opens, closes, deadline, offset, ...facts } = project;
  const createdAt = at(seed, day(seed, opens - 30), '10:00');
  return {
    ...facts,
    ...moneyRules(project.programKind, project.domainType),
    id,
    applicationOpensAt: new Date(`${day(seed, opens)}T10:00:00+09:00`),
    applicationClosesAt: new Date(`${day(seed, closes)}T17:00:00+09:00`),
    adoptionPlannedOn: date(day(seed, closes + 45)),
    completionDeadline: date(day(seed, deadline)),
    roundingUnit: 1000,
    displayCodeOffset: offset,
    displayCodeWidth: widthOf(offset),
    deskName: '補助事業事務局',
    deskPhone: '0300000000',
    deskHours: '平日 9:00〜17:30',
    deskEmail: 'desk@example.jp',
    isPublished: true,
    scoringItems,
    createdAt,
    updatedAt: createdAt,
  };
};

/** The calls, each with the documents of its programme. */
export const addProjects = (seed: Seed): void => {
  const { rows } = seed;
  projectData.forEach((project, index) => {
    const row = rowOf(seed, project, index + 1);
    rows.project.push(row);
    for (const { dueRule, ...rule } of defaultDocumentRules(project)) {
      rows.documentRule.push({ ...rule, ...(dueRule ? { dueRule } : {}), projectId: row.id });
    }
    const target = { kind: 'project', id: row.id } as const;
    const after = { name: row.name };
    audit(seed, { at: row.createdAt, actor: jmac, action: 'created', target, after, projectId: row.id });
  });
};

/** Codes that were given out are behind the counters, so that the next submission gets the next one. */
export const writeCounters = async (db: Db, seed: Seed): Promise<void> => {
  const offsets = new Map(seed.rows.project.map((row) => [row.displayCodeOffset, row.displayCodeWidth]));
  const codes = seed.rows.application.flatMap(({ displayCode }) =>
    displayCode ? [Number(displayCode)] : [],
  );
  for (const [displayCodeOffset, displayCodeWidth] of offsets) {
    const ranges = codeRangesOf({ displayCodeOffset, displayCodeWidth });
    await ensureDisplayCodeCounters(db, ranges);
    const { capacity } = ranges[0];
    const given = codes.filter((code) => code > displayCodeOffset && code <= displayCodeOffset + capacity);
    const lastNumber = Math.max(0, ...given.map((code) => code - displayCodeOffset));
    await db.displayCodeCounter.update({ where: { offset: displayCodeOffset }, data: { lastNumber } });
  }
};

/** A call by its id. @throws RangeError for an unknown one */
export const projectOf = (id: number): SeedProject => {
  const found = projectData[id - 1];
  if (found === undefined) throw new RangeError(`no project ${id}`);
  return found;
};
