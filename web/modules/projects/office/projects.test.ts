import { describe, expect, it } from 'vitest';
import { aProject } from '#web/mock/scenarios/projects/project.ts';
import {
  announcementBody,
  announcementValues,
  validateAnnouncement,
} from './announcements/announcementForm.ts';
import { freeScoringKey } from './edit/freeScoringKey.ts';
import { influenceOnApplicants } from './edit/influenceOnApplicants.ts';
import { nextRoundValues } from './edit/nextRound.ts';
import { programmeOf, programmeOptions } from './edit/programmeOptions.ts';
import { projectBody, projectChange } from './edit/projectForm.ts';
import { projectValues } from './edit/projectValues.ts';
import { validateProject } from './edit/validateProject.ts';

describe('the form of a project', () => {
  it('holds every property so that nothing changes by opening and saving', () => {
    expect(projectChange(projectValues(aProject), aProject)).toEqual({});
  });

  it('sends only what was changed', () => {
    const values = {
      ...projectValues(aProject),
      applicationClosesAtTime: '18:30',
      deskPhone: '03-9999-0000',
    };
    expect(projectChange(values, aProject)).toEqual({
      applicationClosesAt: '2026-11-30T09:30:00Z',
      deskPhone: '0399990000',
    });
  });

  it('sends all document rules when one of them was changed', () => {
    const values = projectValues(aProject);
    const [row] = Array.isArray(values.documentRules) ? values.documentRules : [];
    const change = projectChange(
      {
        ...values,
        documentRules: [{ ...(typeof row === 'object' ? row : {}), dueFrom: '', needsMaffCheck: true }],
      },
      aProject,
    );
    expect(change.documentRules).toEqual([
      { ...aProject.documentRules[0], dueDays: null, dueFrom: null, needsMaffCheck: true },
    ]);
  });

  it('takes an empty upper amount with A as none', () => {
    expect(projectBody({ ...projectValues(aProject), maxSubsidyWithA: '' }).maxSubsidyWithA).toBeNull();
  });
});

describe('validateProject', () => {
  it('finds nothing in a record of the server', () => {
    expect(validateProject(projectValues(aProject))).toEqual({});
  });

  it('puts moments, rate and amounts in order', () => {
    const errors = validateProject({
      ...projectValues(aProject),
      applicationClosesAtDay: '2026-10-01',
      subsidyRateNumerator: '3',
      maxSubsidy: '1',
    });
    expect(errors).toMatchObject({
      applicationClosesAtDay: '公募の締切を、公募の開始より後にしてください。',
      subsidyRateDenominator: '補助率の分母を、分子以上にしてください。',
      maxSubsidy: '上限額を、下限額以上にしてください。',
    });
  });

  it('says how a time is written, and does not stumble over one that is none', () => {
    const errors = validateProject({ ...projectValues(aProject), applicationClosesAtTime: '午後5時' });
    expect(errors.applicationClosesAtTime).toBe('時刻を、13:30 のように入力してください。');
  });

  it('names the scoring item without a name', () => {
    const errors = validateProject({
      ...projectValues(aProject),
      scoringItems: [{ key: 'itemA', label: ' ', weight: '1' }],
    });
    expect(errors.scoringItems).toContain('審査項目1');
  });
});

describe('influenceOf', () => {
  it('names each thing that applicants feel once, and nothing else', () => {
    expect(
      influenceOnApplicants({ subsidyRateNumerator: 2, subsidyRateDenominator: 3, deskHours: '平日' }),
    ).toEqual(['補助率']);
  });
});

describe('nextRoundValues', () => {
  it('keeps the rules and leaves the dates to the new round', () => {
    expect(nextRoundValues(aProject)).toMatchObject({
      name: '産地連携推進緊急対策事業（第4次公募）',
      shortName: '産地連携 第4次',
      round: '4',
      applicationClosesAtDay: '',
      isPublished: false,
    });
  });

  it('says the round in names that did not say it', () => {
    expect(nextRoundValues({ ...aProject, name: '産地連携事業', shortName: '産地連携' })).toMatchObject({
      name: '産地連携事業（第4次公募）',
      shortName: '産地連携 第4次',
    });
  });

  it('leaves the ninth round its number and names: there is no tenth', () => {
    const { name, shortName, round } = nextRoundValues({ ...aProject, round: 9 });
    expect({ name, shortName, round }).toEqual({
      name: aProject.name,
      shortName: aProject.shortName,
      round: '9',
    });
  });
});

describe('programmes', () => {
  it('decide deployment and list of expenses', () => {
    expect(programmeOf('2:1')).toEqual({
      programKind: 2,
      domainType: 1,
      expenseCategoryList: 'ExpenseCategoryIngredient',
    });
    expect(programmeOf('')).toBeUndefined();
    expect(programmeOptions).toHaveLength(7);
  });
});

describe('freeKey', () => {
  it('never repeats a key, and uses letters only', () => {
    expect(freeScoringKey(['itemA', 'feasibility'])).toBe('itemB');
  });
});

describe('the form of an announcement', () => {
  const filled = {
    ...announcementValues(null),
    title: '年末年始の受付について',
    body: '12月29日から1月3日まで窓口をお休みします。',
    publishFromDay: '2026-12-01',
  };

  it('shows it until it is taken away when no end is given', () => {
    expect(validateAnnouncement(filled)).toEqual({});
    expect(announcementBody(filled)).toMatchObject({ publishFrom: '2026-12-01T00:00:00Z', publishTo: null });
  });

  it('asks for an end after the beginning, and for a day that is one', () => {
    expect(validateAnnouncement({ ...filled, publishToDay: '2026-11-30' })).toEqual({
      publishToDay: '掲載の終了を、開始より後にしてください。',
    });
    expect(validateAnnouncement({ ...filled, publishToDay: '年末' }).publishToDay).toContain('2026/11/30');
  });
});
