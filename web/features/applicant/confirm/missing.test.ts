import { describe, expect, it } from 'vitest';
import { draftApplication } from '#web/mock/scenarios/applicantDraft.ts';
import { formDefinition } from '#web/mock/scenarios/applicantForm.ts';
import { missingPlaces } from './missing.ts';

const ask = (label: string) => `${label}を添付してください。`;

describe('missingPlaces', () => {
  it('names each empty answer and each required document, with the step to go to', () => {
    const places = missingPlaces({ ...draftApplication, planTitle: null }, formDefinition, [], ask);
    expect(places.map(({ step, label, message }) => [step.key, label, message])).toEqual([
      ['plan', '事業計画名', '入力してください。'],
      ['documents', '添付書類', '直近2期の決算書を添付してください。'],
    ]);
  });

  it('adds what only the server knows, once', () => {
    const findings = [
      { pointer: '/fundingSources', message: 'あと300,000円の調達方法を入力してください。' },
      { pointer: '/files/settlement', message: '直近2期の決算書を添付してください。' },
    ];
    const places = missingPlaces(draftApplication, formDefinition, findings, ask);
    expect(places.map(({ step, message }) => [step.key, message])).toEqual([
      ['documents', '直近2期の決算書を添付してください。'],
      ['expenses', 'あと300,000円の調達方法を入力してください。'],
    ]);
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
