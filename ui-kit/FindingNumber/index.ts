export { FindingNumber } from './FindingNumber.tsx';
