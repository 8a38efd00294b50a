import { DomainType } from '#web/api/generated/enums.ts';
import shell from './ja/shell.json' with { type: 'json' };

/** The title at the head of the drawer, by the application domain type (spec 2 "Shell layout"). */
export const programmeTitleOf = (domainType: DomainType): string => {
  if (domainType === DomainType.IngR5) return shell.programme.r5;
  if (domainType === DomainType.IngR6) return shell.programme.r6;
  return shell.product;
};
