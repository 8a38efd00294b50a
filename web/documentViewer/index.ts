export type { PdfFile } from './pdf.ts';
export { pageDrawerOf, StoredFileView, type StoredFile, type StoredFileViewProps } from './StoredFileView.tsx';
export { type FileContent, inlineHref, isShown, useFileContent } from './useFileContent.ts';
