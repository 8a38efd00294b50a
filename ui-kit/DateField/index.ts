export { DateField, type DateFieldProps } from './DateField.tsx';
export { readDate } from './readDate.ts';
