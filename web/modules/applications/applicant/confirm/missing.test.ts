import { describe, expect, it } from 'vitest';
import { draftApplication } from '#web/mock/scenarios/applications/applicantDraft.ts';
import { formDefinition } from '#web/mock/scenarios/applications/applicantForm.ts';
import { FileScanStatus } from '#web/parts/api/generated/enums.ts';
import { missingPlaces } from './missing.ts';

const ask = (label: string) => `${label}を添付してください。`;

describe('missingPlaces', () => {
  it('names each empty answer, each rule across fields and each required document, in the order of the form', () => {
    const places = missingPlaces({ ...draftApplication, planTitle: null }, formDefinition, [], ask);
    expect(places.map(({ step, label, message }) => [step.key, label, message])).toEqual([
      ['plan', '事業計画名', '入力してください。'],
      [
        'expenses',
        '自己負担の調達方法',
        '資金の内訳の合計（4,130,000円）を自己負担額（4,430,000円）と同じ金額にしてください',
      ],
      ['documents', '添付書類', '決算書（直近2期）を添付してください。'],
    ]);
  });

  it('says the words of a refused submission rather than older ones, once a place', () => {
    const findings = [
      { pointer: '/fundingSources', message: 'あと300,000円の調達方法を入力してください。' },
      { pointer: '/files/settlement', message: '決算書（直近2期）を添付してください。' },
    ];
    const places = missingPlaces(draftApplication, formDefinition, findings, ask);
    expect(places.map(({ step, message }) => [step.key, message])).toEqual([
      ['expenses', 'あと300,000円の調達方法を入力してください。'],
      ['documents', '決算書（直近2期）を添付してください。'],
    ]);
  });

  it('names the files that are still looked at, and those that were stopped', () => {
    const file = draftApplication.files[0];
    if (file === undefined) throw new Error('the scenario has no file');
    const files = [
      { ...file, fileName: '見積書.pdf', scanStatus: FileScanStatus.Pending },
      { ...file, fileName: '名簿.xlsx', scanStatus: FileScanStatus.Infected },
    ];
    const places = missingPlaces({ ...draftApplication, files }, formDefinition, [], ask);
    const said = places.map(({ message }) => message);
    expect(said.some((sentence) => sentence.includes('見積書.pdf'))).toBe(false);
    expect(said).toContain('名簿.xlsxは受け付けられませんでした。外して、別のファイルを追加してください。');
  });

  it('leaves the fields of the page itself to the page', () => {
    const places = missingPlaces(
      draftApplication,
      formDefinition,
      [{ pointer: '/termsAgreed', message: 'x' }],
      ask,
    );
    expect(places.some(({ step }) => step.kind === 'confirm')).toBe(false);
  });
});
