export type { PdfFile } from './pdf.ts';
export {
  pageDrawerOf,
  type StoredFile,
  StoredFileView,
  type StoredFileViewProps,
} from './StoredFileView.tsx';
export { type FileContent, inlineHref, isShown, useFileContent } from './useFileContent.ts';
