export { countCodePoints } from './countCodePoints.ts';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
