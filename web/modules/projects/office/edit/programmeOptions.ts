import { PROGRAMMES as FAMILY_PROGRAMMES } from '#rules/programmes.ts';
import { DomainType, DomainTypeLabel, ProgramKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';

type Programme = Pick<
  components['schemas']['ProjectCreate'],
  'programKind' | 'domainType' | 'expenseCategoryList'
>;

/** The combinations that exist (domain 1): choosing one decides deployment and list of expenses. */
const PROGRAMMES: readonly Programme[] = FAMILY_PROGRAMMES.flatMap(({ number, deployments, expenseList }) =>
  deployments.map((deployment) => ({
    programKind: number,
    domainType: DomainType[deployment],
    expenseCategoryList: expenseList,
  })),
);

/** The value of a programme in the form. */
export const programmeKey = ({ programKind, domainType }: Omit<Programme, 'expenseCategoryList'>): string =>
  `${programKind}:${domainType}`;

/** What the form's value stands for; undefined for none. */
export const programmeOf = (key: string): Programme | undefined =>
  PROGRAMMES.find((programme) => programmeKey(programme) === key);

/** Programmes with several deployments name theirs. */
export const programmeOptions = PROGRAMMES.map((programme) => {
  const isSeveral = PROGRAMMES.filter(({ programKind }) => programKind === programme.programKind).length > 1;
  const name = ProgramKindLabel[programme.programKind];
  return {
    value: programmeKey(programme),
    label: isSeveral ? `${name} ${DomainTypeLabel[programme.domainType]}` : name,
  };
});
