import { Row } from '#ui-kit/Layout/index.ts';
import { Select } from '#ui-kit/Select/index.ts';
import { ReviewCategory, ReviewCategoryLabel } from '#web/parts/api/generated/enums.ts';
import { reviewDeskText as t } from '../reviewDesk.words.ts';
import type { Finding, FindingChange } from './findings.ts';
import type { Places } from './places.ts';

const categories = Object.values(ReviewCategory).map((category) => ({
  value: String(category),
  label: ReviewCategoryLabel[category],
}));

const categoryOf = (value: string): ReviewCategory =>
  Object.values(ReviewCategory).find((category) => String(category) === value) ?? ReviewCategory.Document;

type PlaceFieldsProps = {
  finding: Finding;
  pageCount: number;
  onChange: (change: FindingChange) => void;
  places: Places | undefined;
};

/** Review category and page, for the few findings where the ones of the checklist item do not fit. */
export const PlaceFields = ({ finding, pageCount, onChange, places }: PlaceFieldsProps) => (
  <Row align="end" gap={8}>
    {places !== undefined && (
      <Select
        label={t((w) => w.findings.placeField)}
        options={[...places.optionsFor(finding)]}
        placeholder={false}
        controlSize="normal"
        value={places.valueOf(finding)}
        onChange={(event) => onChange(places.changeOf(event.target.value))}
      />
    )}
    <Select
      label={t((w) => w.findings.category)}
      options={categories}
      placeholder={false}
      controlSize="normal"
      value={String(finding.category)}
      onChange={(event) => onChange({ category: categoryOf(event.target.value) })}
    />
    {finding.field === null && places?.hasPages !== false && (
      <Select
        label={t((w) => w.findings.pageField)}
        options={Array.from({ length: pageCount }, (_, index) => ({
          value: String(index + 1),
          label: t((w) => w.findings.onPage, { page: index + 1 }),
        }))}
        placeholder={t((w) => w.findings.whole)}
        controlSize="normal"
        width="12"
        value={finding.page === null ? '' : String(finding.page)}
        onChange={({ target }) =>
          onChange({ page: target.value === '' ? null : Number(target.value), area: null })
        }
      />
    )}
  </Row>
);
