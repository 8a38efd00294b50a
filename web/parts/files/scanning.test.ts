import { describe, expect, it } from 'vitest';
import { FileScanStatus } from '#web/parts/api/generated/enums.ts';
import { isStopped, whileScanned } from './scanning.ts';

const { Pending, Clean, Infected, Rejected } = FileScanStatus;
const files = (...statuses: FileScanStatus[]) => ({
  files: statuses.map((scanStatus) => ({ scanStatus })),
});

describe('whileScanned', () => {
  it('looks again every two seconds as long as one file is looked at', () => {
    expect(whileScanned(files(Clean, Pending, Infected))).toBe(2_000);
  });
  it('rests when nothing is looked at any more', () => {
    expect(whileScanned(files(Clean, Infected, Rejected))).toBe(false);
    expect(whileScanned(files())).toBe(false);
  });
});

describe('isStopped', () => {
  it('holds for a file with a virus and for one that could not be scanned, not for one that waits', () => {
    expect([Infected, Rejected, Pending, Clean].map((scanStatus) => isStopped({ scanStatus }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
