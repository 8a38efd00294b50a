export { pageDrawerOf, StoredFileView } from './StoredFileView.tsx';
export { type FileContent, inlineHref, useFileContent } from './useFileContent.ts';
export { useSaveFile } from './useSaveFile.ts';
