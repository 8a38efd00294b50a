import { FileScanStatus } from '#bff/generated/contract/enums.ts';
import { filesMessages } from '#bff/platform/files/files.words.ts';

const numbers: { readonly [word: string]: number } = {
  pending: FileScanStatus.Pending,
  clean: FileScanStatus.Clean,
  infected: FileScanStatus.Infected,
  failed: FileScanStatus.Rejected,
};

/** The database's word for the state of a scan as the contract's number. */
export const scanStatusOf = (word: string): number => {
  const number = numbers[word];
  if (number === undefined) throw new RangeError(`no scan status ${word}`);
  return number;
};

type ScannedFile = { readonly fileName: string; readonly scanStatus: string };

/** Why a record cannot hold a file yet, by its name; null when it is clean. */
export const attachRefusal = ({ fileName, scanStatus }: ScannedFile): string | null => {
  if (scanStatus === 'clean') return null;
  const say = scanStatus === 'pending' ? filesMessages.scannedBeforeUse : filesMessages.stoppedNamed;
  return say(fileName);
};

/** Why a file cannot be handed in yet, by its name; null when it is clean. */
export const scanRefusal = ({ fileName, scanStatus }: ScannedFile): string | null => {
  if (scanStatus === 'clean') return null;
  const say = scanStatus === 'pending' ? filesMessages.stillScanned : filesMessages.stoppedNamed;
  return say(fileName);
};
