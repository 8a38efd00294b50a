import type { Programme } from '#web/mock/scenarios/projects/programmes.ts';
import { DomainType } from '#web/parts/api/generated/enums.ts';
import type { Variant } from '#web/parts/navigation/variant.ts';

const VARIANTS: readonly Variant[] = ['Food', 'IngR4', 'IngR5', 'IngR6'];

/** The installation that a programme is run on. */
export const variantOf = ({ project }: Programme): Variant =>
  VARIANTS.find((name) => DomainType[name] === project.domainType) ?? 'Food';
