export { Count, type CountProps, type CountVariant } from './Count.tsx';
