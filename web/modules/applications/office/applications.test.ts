import { describe, expect, it } from 'vitest';
import { answerSections, answerText } from './answers/answers.ts';
import { applicantNameOf } from './applicantName.ts';
import { actionBarOf } from './decision/actions.ts';
import { ownPoints, scoreItems } from './scores/scores.ts';

const field = { name: 'x', label: '項目', isRequired: false, isComputed: false } as const;

describe('an answer that names a row of another one', () => {
  it('is said by the name of the row', () => {
    const leader = {
      ...field,
      name: 'leadMember',
      type: 'integer' as const,
      choicesFrom: { field: 'members', column: 'name' },
    };
    const step = {
      key: 's',
      title: 's',
      kind: 'fields' as const,
      sections: [{ key: 's', title: 's', fields: [leader] }],
    };
    const members = [{ name: '株式会社豆くら' }, { name: '有限会社海風すし' }];
    const leaderOf = (answers: object) => answerSections(step, answers)[0]?.lines[0]?.value;
    expect(leaderOf({ members, leadMember: 1 })).toBe('有限会社海風すし');
    expect(leaderOf({ members: [], leadMember: 0 })).toBe('—');
    expect(leaderOf({ members })).toBe('—');
  });
});

describe('answerText', () => {
  it('writes each kind of answer as the applicant saw it', () => {
    expect(answerText({ ...field, type: 'yen' }, 4_050_000)).toBe('4,050,000円');
    expect(answerText({ ...field, type: 'integer', unit: '人' }, 18)).toBe('18人');
    expect(answerText({ ...field, type: 'date' }, '2026-11-30')).toBe('2026/11/30（月）');
    expect(answerText({ ...field, type: 'month' }, '2016-04')).toBe('2016年4月');
    expect(answerText({ ...field, type: 'boolean' }, false)).toBe('いいえ');
    expect(answerText({ ...field, type: 'pledge' }, true)).toBe('確認した');
    expect(answerText({ ...field, type: 'phone' }, '0312340000')).toBe('03-1234-0000');
    expect(answerText({ ...field, type: 'text' }, '配膳ロボット')).toBe('配膳ロボット');
  });

  it('gives choices their labels, and the dash to what was not answered', () => {
    const options = [
      { value: 0, label: '法人' },
      { value: 1, label: '個人' },
    ];
    expect(answerText({ ...field, type: 'enum', options }, 1)).toBe('個人');
    expect(answerText({ ...field, type: 'enum', enumName: 'ApplicantType' }, 1)).toBe('個人事業主');
    expect(answerText({ ...field, type: 'enum', enumName: 'Unheard' }, 1)).toBe('1');
    expect(answerText({ ...field, type: 'enumList', options }, [0, 1])).toBe('法人、個人');
    expect(answerText({ ...field, type: 'enumList', options }, [])).toBe('—');
    expect(answerText({ ...field, type: 'yen' }, null)).toBe('—');
  });
});

describe('answerSections', () => {
  it('puts rows into tables and leaves out what was not asked', () => {
    const [section] = answerSections(
      {
        key: 'costs',
        title: '経費',
        kind: 'expenses',
        sections: [
          {
            key: 'rows',
            title: '経費明細',
            fields: [
              { ...field, name: 'hidden', type: 'text', visibleWhen: { field: 'y', operator: 'filled' } },
              { ...field, name: 'note', label: '備考', type: 'text' },
              {
                ...field,
                name: 'expenses',
                label: '経費',
                type: 'list',
                columns: [{ ...field, name: 'amount', label: '金額', type: 'yen' }],
              },
            ],
          },
        ],
      },
      { expenses: [{ amount: 300_000 }] },
    );
    expect(section?.lines).toEqual([{ name: 'note', label: '備考', value: '—', isComputed: false }]);
    expect(section?.tables).toEqual([
      {
        name: 'expenses',
        label: '経費',
        rows: [[{ name: 'amount', label: '金額', value: '300,000円', isComputed: false }]],
      },
    ]);
  });
});

describe('actionBarOf', () => {
  it('keeps the step forward with its reason, offers the way back, and puts the rest into the menu', () => {
    const bar = actionBarOf([
      { action: 'passFormCheck', allowed: false, reason: 'あと1項目を確認すると、審査に進められます。' },
      { action: 'return', allowed: true },
      { action: 'withdraw', allowed: true, needsReason: true },
      { action: 'adopt', allowed: false },
      { action: 'somethingNew', allowed: true },
    ]);
    expect(bar.forward?.action).toBe('passFormCheck');
    expect(bar.back?.action).toBe('return');
    expect(bar.others.map(({ action }) => action)).toEqual(['withdraw']);
  });

  it('prefers a step forward that is possible', () => {
    const bar = actionBarOf([
      { action: 'startCheck', allowed: false },
      { action: 'adopt', allowed: true },
    ]);
    expect(bar.forward?.action).toBe('adopt');
  });
});

describe('scores', () => {
  const items = [
    { key: 'feasibility', label: '実現性', weight: 2 },
    { key: 'effect', label: '効果', weight: 1 },
  ];

  it('are sent only when every item has points', () => {
    expect(scoreItems(items, { feasibility: 4 })).toBeNull();
    expect(scoreItems(items, { feasibility: 4, effect: 5 })).toEqual([
      { item: 'feasibility', points: 4 },
      { item: 'effect', points: 5 },
    ]);
  });

  it('begin with the caller’s own', () => {
    const score = { reviewerName: '', bonusPoints: 0, total: 0, scoredAt: '' };
    const scores = [
      { ...score, reviewerId: 1, items: [{ item: 'effect', points: 3 }] },
      { ...score, reviewerId: 2, items: [{ item: 'effect', points: 5 }] },
    ];
    expect(ownPoints(scores, 2)).toEqual({ effect: 5 });
    expect(ownPoints(scores, 9)).toEqual({});
  });
});

describe('applicantNameOf', () => {
  it('says so when there is no name yet', () => {
    expect(applicantNameOf({ name: null })).toBe('（応募者名の入力前）');
    expect(applicantNameOf({ name: '株式会社みらい食堂' })).toBe('株式会社みらい食堂');
  });
});
