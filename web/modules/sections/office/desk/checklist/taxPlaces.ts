import {
  TAX_PLACES,
  type TaxPlace,
  taxPlaceName,
} from '#web/modules/aftercare/shared/taxReports/taxFacts.ts';
import { taxReportsText as t } from '#web/modules/aftercare/shared/taxReports/taxReports.words.ts';
import type { Finding } from '#web/parts/desk/findings/findings.ts';
import type { Places } from '#web/parts/desk/findings/places.ts';

const placeOf = (field: string | null): TaxPlace | null =>
  TAX_PLACES.find((place) => place === field) ?? null;

const nameOf = (place: TaxPlace | null): string =>
  place === null ? t((w) => w.place.whole) : taxPlaceName(place);

/** The fields of the report on consumption tax, for the findings about it; the pages of its papers besides. */
export const taxPlaces: Places = {
  optionsFor: () => [null, ...TAX_PLACES].map((place) => ({ value: place ?? '', label: nameOf(place) })),
  valueOf: ({ field }) => field ?? '',
  changeOf: (value) => ({ field: placeOf(value) }),
  nameOf: ({ field }: Finding) => nameOf(placeOf(field)),
};
