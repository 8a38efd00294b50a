export { FileField, type FileFieldProps } from './FileField.tsx';
export type { FileItem } from './fileItem.ts';
