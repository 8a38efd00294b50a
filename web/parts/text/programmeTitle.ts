import { DomainType } from '#web/parts/api/generated/enums/DomainType.ts';
import { shellText } from './shell.words.ts';

/** The title at the head of the drawer, by the application domain type (spec 2 "Shell layout"). */
export const programmeTitleOf = (domainType: DomainType): string => {
  if (domainType === DomainType.IngR5) return shellText((w) => w.programme.r5);
  if (domainType === DomainType.IngR6) return shellText((w) => w.programme.r6);
  return shellText((w) => w.product);
};
