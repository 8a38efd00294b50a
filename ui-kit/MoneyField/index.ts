export { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';
export { readYen } from './readYen.ts';
