import { describe, expect, it } from 'vitest';
import { BulkRunKindLabel, BulkRunStatusLabel } from '#web/parts/api/generated/enums.ts';
import { optionsOf } from './optionsOf.ts';

describe('the choices of an enumeration', () => {
  it('are its members by their labels, in its order, whether they are numbers or words', () => {
    expect(optionsOf(BulkRunStatusLabel)[0]).toEqual({ value: '0', label: BulkRunStatusLabel[0] });
    expect(optionsOf(BulkRunKindLabel).slice(0, 2)).toEqual([
      { value: 'declineApplications', label: '不採択' },
      { value: 'waitlistApplications', label: '補欠' },
    ]);
  });
});
