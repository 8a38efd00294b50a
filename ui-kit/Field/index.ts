export type { ControlLookProps, ControlSize, ControlWidth } from './controlStyle.ts';
export {
  type ControlProps,
  Field,
  type FieldFrame,
  type FieldProps,
  GroupField,
  type GroupFieldProps,
} from './Field.tsx';
export { helpWithUnseen } from './helpWithUnseen.tsx';
export { mergeIds } from './mergeIds.ts';
