import { programmeOf } from '#rules/programmes.ts';
import { ApplicationStatus, ProgramKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';

type ProjectProgress = components['schemas']['ProjectProgress'];
type Counts = components['schemas']['ProjectCounts'];

/** The figures that the ministry reads. */
export type Figures = Pick<
  Counts,
  'applications' | 'adopted' | 'appliedAmount' | 'grantAmount' | 'confirmedAmount' | 'paidAmount'
>;

const NONE: Figures = {
  applications: 0,
  adopted: 0,
  appliedAmount: 0,
  grantAmount: 0,
  confirmedAmount: 0,
  paidAmount: 0,
};

const add = (a: Figures, b: Figures): Figures => ({
  applications: a.applications + b.applications,
  adopted: a.adopted + b.adopted,
  appliedAmount: a.appliedAmount + b.appliedAmount,
  grantAmount: a.grantAmount + b.grantAmount,
  confirmedAmount: a.confirmedAmount + b.confirmedAmount,
  paidAmount: a.paidAmount + b.paidAmount,
});

type Progress = Pick<ProjectProgress, 'programKind'> & { readonly counts: Figures };

/** All rounds of a programme kind in one row, in the order of the enumeration; kinds without a round are left out. */
export const figuresByProgramme = (
  projects: readonly Progress[],
): { rows: { kind: ProgramKind; figures: Figures }[]; total: Figures } => {
  const rows = Object.values(ProgramKind).flatMap((kind) => {
    const own = projects.filter(({ programKind }) => programKind === kind);
    return own.length === 0
      ? []
      : [{ kind, figures: own.reduce((sum, { counts }) => add(sum, counts), NONE) }];
  });
  return { rows, total: rows.reduce((sum, { figures }) => add(sum, figures), NONE) };
};

/** Where the rows of a programme's figures are seen. */
export const figureAddresses = (kind: ProgramKind) => {
  const family = programmeOf(kind).family;
  const programme = new URLSearchParams({ programKind: String(kind) });
  const applications = `${adminPaths.applications(family)}?${programme}`;
  return {
    applications,
    adopted: `${applications}&status=${ApplicationStatus.Adopted}`,
    myPages: `${adminPaths.myPages}?${programme}`,
  };
};
