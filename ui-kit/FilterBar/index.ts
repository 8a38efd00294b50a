export type { FilterBarProps, FilterSearch } from './FilterBar.tsx';
export { FilterBar } from './FilterBar.tsx';
export type { FilterDefinition, FilterValues } from './filters.ts';
export type { FilterOption } from './filterText.ts';
export type { SearchFieldProps } from './SearchField.tsx';
export { SearchField } from './SearchField.tsx';
