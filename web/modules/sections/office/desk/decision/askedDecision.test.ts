import { describe, expect, it } from 'vitest';
import { ReturnAnswerKind, ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import { aPdf } from '#web/testing/uploads.ts';
import { CHOSEN_NAMES } from '../files/chosenNames.ts';
import {
  answerName,
  askedBody,
  askedNames,
  itemsToAnswer,
  takesFiles,
  validateAsked,
} from './askedDecision.ts';

const item = (id: number, status: ReturnItemStatus) => ({ id, number: id, status, comment: '日付の誤り' });

const section = {
  returnItems: [
    item(1, ReturnItemStatus.Open),
    item(2, ReturnItemStatus.Closed),
    item(3, ReturnItemStatus.Open),
  ],
};

const chosen = [{ file: aPdf('発注書.pdf') }];

describe('the form of a decision that is asked about', () => {
  it('answers every open item when the desk hands in again for the business, and no item otherwise', () => {
    expect(itemsToAnswer(section, 'resubmit').map(({ id }) => id)).toEqual([1, 3]);
    expect(itemsToAnswer(section, 'submit')).toEqual([]);
    expect(askedNames(section, 'resubmit')).toEqual(['reason', answerName(1), answerName(3), CHOSEN_NAMES]);
    expect(askedNames(section, 'reopen')).toEqual(['reason', 'returnDueOn']);
  });

  it('takes papers only for what the desk records for somebody else', () => {
    expect((['maffApprove', 'submit', 'resubmit'] as const).every(takesFiles)).toBe(true);
    expect((['waive', 'reopen', 'maffSendBack'] as const).some(takesFiles)).toBe(false);
  });

  it('asks for a reason, and for an answer to each open item unless files are the answer', () => {
    const values = { reason: '', [answerName(1)]: '直しました' };
    expect(Object.keys(validateAsked(section, 'resubmit', values, []))).toEqual(['reason', answerName(3)]);
    expect(Object.keys(validateAsked(section, 'resubmit', values, chosen))).toEqual(['reason']);
  });

  it('asks for each file that was chosen before the page was loaded anew', () => {
    const values = { reason: '郵送のため', [CHOSEN_NAMES]: '見積書.pdf\n発注書.pdf' };
    expect(validateAsked(section, 'submit', values, chosen)).toEqual({
      [CHOSEN_NAMES]: '前に選んだファイル1件を、もう一度選ぶか、外してください。',
    });
  });

  it('asks for the day when a document is opened again', () => {
    const values = { reason: '金額の誤り', returnDueOn: '来週' };
    expect(Object.keys(validateAsked(section, 'reopen', values, []))).toEqual(['returnDueOn']);
  });
});

describe('the body of such a decision', () => {
  it('calls the reason as the contract calls it for each action', () => {
    const values = { reason: ' 電話で確認 ', returnDueOn: '2026-12-04' };
    expect(askedBody(section, 'maffSendBack', values, [])).toEqual({
      action: 'maffSendBack',
      comment: '電話で確認',
    });
    expect(askedBody(section, 'waive', values, [])).toEqual({ action: 'waive', reason: '電話で確認' });
    expect(askedBody(section, 'reopen', values, [])).toEqual({
      action: 'reopen',
      reason: '電話で確認',
      returnDueOn: '2026-12-04',
    });
    expect(askedBody(section, 'submit', values, [])).toEqual({
      action: 'submit',
      onBehalfReason: '電話で確認',
    });
  });

  it('answers in words without files, and with the files of this decision otherwise', () => {
    const values = { reason: '郵送', [answerName(1)]: ' 直しました ', [answerName(3)]: '' };
    expect(askedBody(section, 'resubmit', values, []).answers).toEqual([
      { returnItemId: 1, kind: ReturnAnswerKind.Explain, comment: '直しました' },
      { returnItemId: 3, kind: ReturnAnswerKind.Explain },
    ]);
    expect(askedBody(section, 'resubmit', values, ['f1']).answers?.[1]).toEqual({
      returnItemId: 3,
      kind: ReturnAnswerKind.ReplaceFile,
      fileIds: ['f1'],
    });
  });
});
