import { FileScanStatus } from '#bff/generated/contract/enums.ts';

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
