import { DomainType, DomainTypeLabel, ProgramKind, ProgramKindLabel } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';

type Programme = Pick<
  components['schemas']['ProjectCreate'],
  'programKind' | 'domainType' | 'expenseCategoryList'
>;

const food = { domainType: DomainType.Food, expenseCategoryList: 'ExpenseCategoryDining' } as const;
const ingredient = {
  programKind: ProgramKind.Ingredient,
  expenseCategoryList: 'ExpenseCategoryIngredient',
} as const;

/** The combinations that exist (domain 1): choosing one decides deployment and list of expenses. */
const PROGRAMMES: readonly Programme[] = [
  { programKind: ProgramKind.GoToEat, ...food },
  { programKind: ProgramKind.Business, ...food },
  { ...ingredient, domainType: DomainType.IngR4 },
  { ...ingredient, domainType: DomainType.IngR5 },
  {
    programKind: ProgramKind.IngredientR6,
    domainType: DomainType.IngR6,
    expenseCategoryList: 'ExpenseCategoryIngredient',
  },
  { programKind: ProgramKind.Noto, domainType: DomainType.Food, expenseCategoryList: 'ExpenseCategoryNoto' },
  {
    programKind: ProgramKind.Inclusive,
    domainType: DomainType.Food,
    expenseCategoryList: 'ExpenseCategoryInclusive',
  },
];

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
