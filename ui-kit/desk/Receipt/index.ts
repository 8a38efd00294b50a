export { Receipt, type ReceiptProps } from './Receipt.tsx';
export type { ReceivedFile } from './ReceiptFiles.tsx';
