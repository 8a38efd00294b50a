export type { ClipTextProps } from './ClipText.tsx';
export { ClipText } from './ClipText.tsx';
