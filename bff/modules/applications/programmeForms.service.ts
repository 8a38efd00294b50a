import type { Family } from '#bff/core/actor.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { definitionFor, familyOf } from '#bff/programmes/engine.ts';
import type { FormDefinition, ProjectRules } from '#bff/programmes/familyTypes.ts';
import type { CallProject } from './applications.data.ts';

type Selector = Pick<CallProject, 'programKind' | 'domainType'>;

const definitions = new Map<string, FormDefinition>();

/** The form that a project's applications are written in; made once for each programme. */
export const definitionOf = ({ programKind, domainType }: Selector): FormDefinition => {
  const key = `${programKind}:${domainType}`;
  const known = definitions.get(key);
  if (known) return known;
  const definition = definitionFor({ programKind, domainType }, contractFacts());
  definitions.set(key, definition);
  return definition;
};

/** Whether a family's calls are the place to apply to a project. */
export const isOfFamily = ({ programKind }: Pick<CallProject, 'programKind'>, family: Family): boolean =>
  familyOf(programKind) === family;

/** The part of a project that the money of its applications is worked out by. */
export const rulesOf = (project: CallProject): ProjectRules => ({
  subsidyRateNumerator: project.subsidyRateNumerator,
  subsidyRateDenominator: project.subsidyRateDenominator,
  minSubsidy: project.minSubsidy,
  maxSubsidy: project.maxSubsidy,
  maxSubsidyWithA: project.maxSubsidyWithA,
  minTotalCost: project.minTotalCost,
  roundingUnit: project.roundingUnit,
  completionDeadline: project.completionDeadline,
  adoptionPlannedOn: project.adoptionPlannedOn,
});
