import { describe, expect, it } from 'vitest';
import { receiptSummary, submittedApplication } from '#web/mock/scenarios/applications/applicant.ts';
import { returnItem } from '#web/mock/scenarios/applications/applicantParts.ts';
import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import type { Application } from '../model/formTypes.ts';
import { eventsOf } from './events.ts';
import { stageOf, statusWords } from './words.ts';

const happened = (application: Application): string[] =>
  eventsOf(application).map(({ who, what, at }) => `${at} ${who}${what}`);

const application = { ...submittedApplication, createdAt: '2026-11-04T01:08:00.000Z' };

describe('what has happened to an application', () => {
  it('stands newest first, from the beginning of the writing on', () => {
    expect(happened(application)).toEqual([
      `2026/11/19（木）16:42 応募者が提出（${receiptSummary.number}）`,
      '2026/11/04（水）10:08 応募者が応募の作成を開始',
    ]);
  });

  it('is one event for places that were asked for together, another for those of the next return', () => {
    const returnItems = [
      returnItem(1, { createdAt: '2026-11-20T05:20:00.000Z' }),
      returnItem(2, { createdAt: '2026-11-20T05:20:31.000Z' }),
      returnItem(3, { createdAt: '2026-11-25T05:20:00.000Z' }),
    ];
    expect(happened({ ...application, returnItems }).slice(0, 2)).toEqual([
      '2026/11/25（水）14:20 事務局が修正を依頼（1か所）',
      '2026/11/20（金）14:20 事務局が修正を依頼（2か所）',
    ]);
  });

  it('has each submission with its own receipt', () => {
    const second = { ...receiptSummary, id: 'b', number: 'R-2', issuedAt: '2026-11-28T01:00:00.000Z' };
    const [newest] = happened({ ...application, receipts: [receiptSummary, second] });
    expect(newest).toBe('2026/11/28（土）10:00 応募者が提出（R-2）');
  });

  it('ends with the withdrawal, its time and its reason (owner B14)', () => {
    const withdrawn = {
      ...application,
      status: ApplicationStatus.Withdrawn,
      withdrawnAt: '2026-11-28T01:00:00.000Z',
      withdrawnReason: '計画を見直すため',
    };
    expect(happened(withdrawn)[0]).toBe('2026/11/28（土）10:00 応募者が応募を取下げ');
    expect(eventsOf(withdrawn)[0]?.quote).toBe('計画を見直すため');
  });

  it('says the result on its day, and what was entered on behalf with the reason', () => {
    const events = eventsOf({
      ...application,
      status: ApplicationStatus.Adopted,
      decidedOn: '2027-01-22',
      onBehalf: { adminUserName: '事務局 花子', at: '2026-11-10T01:00:00.000Z', reason: '電話で依頼' },
    });
    expect(events[0]).toMatchObject({ at: '2027/01/22', what: 'が結果を通知（採択）' });
    expect(events.find(({ id }) => id === 'onBehalf')).toMatchObject({
      who: '事務局',
      quote: '電話で依頼',
    });
  });
});

describe('the five stages of an application', () => {
  const { Draft, Submitted, FormChecking, Returned, UnderReview, Waitlisted, NotAdopted, Adopted } =
    ApplicationStatus;

  it.each([
    [Draft, 1],
    [Submitted, 1],
    [FormChecking, 2],
    [Returned, 2],
    [UnderReview, 3],
    [Waitlisted, 4],
    [NotAdopted, 4],
    [Adopted, 5],
  ])('status %i is stage %i', (status, stage) => {
    expect(stageOf(status)).toBe(stage);
  });

  it('say where the news will come, while somebody waits for them', () => {
    for (const status of [Submitted, FormChecking, UnderReview]) {
      expect(statusWords(status, 'mirai@example.jp').text).toContain('mirai@example.jp');
      expect(statusWords(status, 'mirai@example.jp').text).toContain('いま、していただくことはありません。');
    }
  });
});
