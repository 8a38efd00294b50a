import { adoptedApplications } from './applicationsAdopted.ts';
import { generalApplications } from './applicationsGeneral.ts';
import { inclusiveApplications } from './applicationsInclusive.ts';
import { ingredientApplications } from './applicationsIngredient.ts';
import { notoApplications } from './applicationsNoto.ts';
import type { SeedApplication } from './applicationTypes.ts';

/** Every family in every status. */
export const applicationData: readonly SeedApplication[] = [
  ...adoptedApplications,
  ...generalApplications,
  ...ingredientApplications,
  ...notoApplications,
  ...inclusiveApplications,
];
