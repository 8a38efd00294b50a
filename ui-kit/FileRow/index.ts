export { FileList, FileRow, type FileRowProps, type FileVersion } from './FileRow.tsx';
