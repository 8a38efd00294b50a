import { describe, expect, test } from 'vitest';
import { TaskState } from '#bff/generated/contract/enums.ts';
import { withoutRowPapers } from '../testing/programmes/leftover.ts';
import { business, ingredientR6, today } from '../testing/programmes/programmes.ts';
import { type ReturnItem, requiredDocuments, sectionStates } from './engine.ts';
import type { Answers } from './familyTypes.ts';

const { definition, project, answers } = business;
const allStored = requiredDocuments(definition, answers).map(({ value }) => value);

const statesOf = (given: Answers, storedDocuments: readonly number[], items: readonly ReturnItem[] = []) =>
  Object.fromEntries(
    sectionStates(definition, given, project, { today, ...withoutRowPapers, storedDocuments }, items).map(
      ({ stepId, state }) => [stepId, state],
    ),
  );

const { Completed, Corrected, InProgress, Locked, NotStarted, Returned } = TaskState;

describe('the task list', () => {
  test('of a new application has nothing begun, and the last step is locked', () => {
    expect(statesOf({}, [])).toEqual({
      applicant: NotStarted,
      eligibility: NotStarted,
      plan: NotStarted,
      expenses: NotStarted,
      documents: NotStarted,
      confirm: Locked,
    });
  });

  test('calls no step done in which nothing was entered, although nothing is asked for yet (owner B4)', () => {
    const { definition: form, project: round } = ingredientR6;
    const states = sectionStates(form, {}, round, { today, ...withoutRowPapers, storedDocuments: [] });
    expect(states.find(({ stepId }) => stepId === 'expenses')).toMatchObject({
      state: NotStarted,
      remaining: 0,
    });
  });

  test('asks for a document by what one does with it: it is attached, not entered', () => {
    const states = sectionStates(definition, answers, project, {
      today,
      ...withoutRowPapers,
      storedDocuments: [],
    });
    const asked = states.find(({ stepId }) => stepId === 'documents')?.findings ?? [];
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ message }) => !/^「.+」を添付してください$/.test(message))).toEqual([]);
  });

  test('says what is left in a step, in the words of a refused submission', () => {
    const states = sectionStates(definition, { ...answers, fundingSources: [] }, project, {
      today,
      ...withoutRowPapers,
      storedDocuments: allStored,
    });
    expect(states.flatMap(({ findings }) => findings)).toMatchObject([
      { pointer: '/fundingSources', message: '自己負担の調達方法を入力してください' },
    ]);
  });

  test('asks to look again at a schedule before the planned adoption, and hinders nobody (owner C)', () => {
    const planOf = (adoptionPlannedOn: string | null) =>
      sectionStates(
        definition,
        answers,
        { ...project, adoptionPlannedOn },
        {
          today,
          ...withoutRowPapers,
          storedDocuments: allStored,
        },
      ).find(({ stepId }) => stepId === 'plan');
    expect(planOf('2030-01-01')).toMatchObject({
      state: Completed,
      findings: [],
      advice: [{ pointer: '/schedule', message: expect.stringContaining('採択の予定日より前') }],
    });
    expect(planOf('2020-01-01')?.advice).toEqual([]);
    expect(planOf(null)?.advice).toEqual([]);
  });

  test('shows a step in progress until the last thing in it is right', () => {
    const states = statesOf({ ...answers, fundingSources: [] }, allStored.slice(0, 3));
    expect([states.expenses, states.documents, states.confirm]).toEqual([InProgress, InProgress, Locked]);
  });

  test('opens the last step when all others are done', () => {
    const states = statesOf({ ...answers, termsAgreed: null, howFound: null }, allStored);
    expect([states.documents, states.confirm]).toEqual([Completed, InProgress]);
  });

  test('counts what is left in a step', () => {
    const states = sectionStates(definition, { ...answers, name: null, nameKana: null }, project, {
      today,
      ...withoutRowPapers,
      storedDocuments: allStored,
    });
    expect(states.find(({ stepId }) => stepId === 'applicant')?.remaining).toBe(2);
  });

  test('of a returned application shows where corrections are asked for, and where they were made', () => {
    const states = statesOf(answers, allStored, [
      { pointer: '/contactPhone', isAnswered: true },
      { pointer: '/expenses/2/amountTaxExcluded', isAnswered: false },
      { pointer: '/files/ApplicationQuotation', isAnswered: false },
    ]);
    expect(states).toMatchObject({
      applicant: Corrected,
      eligibility: Completed,
      expenses: Returned,
      documents: Returned,
      confirm: Locked,
    });
  });
});
