export type { FileViewerProps, ViewerPage } from './FileViewer.tsx';
export { FileViewer } from './FileViewer.tsx';
export type { ImagePageProps } from './ImagePage.tsx';
export { ImagePage } from './ImagePage.tsx';
export type { MarkClippingProps } from './MarkClipping.tsx';
export { MarkClipping } from './MarkClipping.tsx';
export { markElementId, showMark } from './MarkOverlay.tsx';
export type { FileMark, MarkBox, Rotation } from './viewerTypes.ts';
