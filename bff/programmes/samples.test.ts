import { describe, expect, test } from 'vitest';
import { TaskState } from '#bff/generated/contract/enums.ts';
import { withoutRowPapers } from '../testing/programmes/leftover.ts';
import { allProgrammes, type SampleProgramme, today } from '../testing/programmes/programmes.ts';
import {
  calculate,
  normaliseAnswers,
  requiredDocuments,
  sectionStates,
  validateDraft,
  validateForSubmit,
} from './engine.ts';

const contextOf = ({ definition, answers }: SampleProgramme) => ({
  today,
  ...withoutRowPapers,
  storedDocuments: requiredDocuments(definition, answers)
    .filter(({ isRequired }) => isRequired)
    .map(({ value }) => value),
});

describe.each(allProgrammes)('the sample of $name', (programme) => {
  const { definition, project, answers, subsidy } = programme;

  test('is complete: nothing is left to correct', () => {
    expect(validateForSubmit(definition, answers, project, contextOf(programme))).toEqual([]);
  });

  test('asks for its known amount', () => {
    expect(calculate(definition, answers, project).subsidyAmount).toBe(subsidy);
  });

  test('is a valid draft, and normalising it changes nothing', () => {
    expect(validateDraft(definition, answers)).toEqual([]);
    expect(normaliseAnswers(definition, answers)).toEqual(answers);
  });

  test('shows every step as done', () => {
    const states = sectionStates(definition, answers, project, contextOf(programme));
    expect(states.map(({ state }) => state)).toEqual(states.map(() => TaskState.Completed));
  });

  test('lacks a value when any always-required answer is taken away', () => {
    const always = definition.steps
      .flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
      .filter((field) => field.required === 'always' && !field.isAuto && field.type !== 'files');
    const unnoticed = always
      .filter(({ name }) => {
        const findings = validateForSubmit(
          definition,
          { ...answers, [name]: null },
          project,
          contextOf(programme),
        );
        return !findings.some(({ pointer, code }) => pointer === `/${name}` && code === 'required');
      })
      .map(({ name }) => name);
    expect(unnoticed).toEqual([]);
  });

  test('names every required document that is not stored, but those that are made of the answers', () => {
    const findings = validateForSubmit(definition, answers, project, {
      today,
      ...withoutRowPapers,
      storedDocuments: [],
    });
    const expected = requiredDocuments(definition, answers).filter(
      ({ isRequired, madeOf }) => isRequired && madeOf === null,
    );
    expect(findings.map(({ pointer }) => pointer)).toEqual(expected.map(({ key }) => `/files/${key}`));
    expect(findings.length).toBeGreaterThan(2);
  });
});
