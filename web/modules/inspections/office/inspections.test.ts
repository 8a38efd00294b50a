import { describe, expect, it } from 'vitest';
import { aReport } from '#web/mock/scenarios/inspections/report.ts';
import { photoInput, photoPairs } from './report/photoPairs.ts';
import { reportActions } from './report/ReportActions.tsx';
import { reportChange, reportValues, validateReport } from './report/reportForm.ts';

describe('the form of a report', () => {
  it('changes nothing by opening and saving', () => {
    expect(reportChange(reportValues(aReport), aReport)).toEqual({});
    expect(validateReport(reportValues(aReport))).toEqual({});
  });

  it('keeps a report half done, and sends all items when one was answered', () => {
    const values = {
      ...reportValues(aReport),
      items: [{ isWorking: 'yes', hasLabel: '', difference: ' なし ' }],
    };
    expect(reportChange(values, aReport)).toEqual({
      items: [{ ...aReport.items[0], isWorking: true, hasLabel: null, difference: 'なし' }],
    });
  });

  it('asks for a day where something else was typed', () => {
    expect(validateReport({ ...reportValues(aReport), correctiveDueOn: '来週' }).correctiveDueOn).toContain(
      '2026/11/30',
    );
  });
});

describe('photoPairs', () => {
  const photo = (itemKey: string | null, sequence: number) => ({ itemKey, sequence });

  it('puts before beside after, in order, and photos of no known thing last', () => {
    const pairs = photoPairs(
      [{ key: 'a' }, { key: 'b' }],
      [photo('b', 2), photo('b', 1), photo('gone', 3)],
      [photo('a', 1)],
    );
    expect(pairs).toEqual([
      { itemKey: 'a', before: [], after: [photo('a', 1)] },
      { itemKey: 'b', before: [photo('b', 1), photo('b', 2)], after: [] },
      { itemKey: null, before: [photo('gone', 3)], after: [] },
    ]);
  });

  it('shows no group of other photos without any', () => {
    expect(photoPairs([{ key: 'a' }], [], [])).toHaveLength(1);
  });

  it('gives back to the contract only what it takes', () => {
    const [photoOfReport] = aReport.photosBefore;
    expect(photoOfReport && Object.keys(photoInput(photoOfReport))).toEqual([
      'fileId',
      'itemKey',
      'expenseType',
      'caption',
      'takenOn',
      'sequence',
    ]);
  });
});

describe('reportActions', () => {
  it('shows a step forward with its reason while it is not possible, a way back only when it is', () => {
    expect(
      reportActions([
        { action: 'submit', allowed: false, reason: '写真が1枚足りません' },
        { action: 'return', allowed: false },
        { action: 'unknown', allowed: true },
      ]),
    ).toEqual([{ name: 'submit', allowed: false, needsReason: false, reason: '写真が1枚足りません' }]);
  });
});
