export { hiddenStyle, VisuallyHidden } from './VisuallyHidden.tsx';
