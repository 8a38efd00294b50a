export { type Fact, Facts, type FactsProps, type FactsVariant } from './Facts.tsx';
