export type { FilterBarProps, FilterDefinition, FilterSearch, FilterValues } from './FilterBar.tsx';
export { FilterBar } from './FilterBar.tsx';
export type { FilterButtonProps } from './FilterButton.tsx';
export { FilterButton } from './FilterButton.tsx';
export type { FilterOption } from './filterText.ts';
export type { SearchFieldProps } from './SearchField.tsx';
export { SearchField } from './SearchField.tsx';
