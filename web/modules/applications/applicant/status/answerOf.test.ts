import { describe, expect, it } from 'vitest';
import { applicationFile } from '#web/mock/scenarios/applications/applicantParts.ts';
import { ReturnAnswerKind } from '#web/parts/api/generated/enums.ts';
import { answerOf } from './answerOf.ts';

const old = applicationFile(1, { type: 6, isSubmitted: true });
const fresh = applicationFile(2, { type: 6, isSubmitted: false });

describe('answerOf', () => {
  it('answers a field by its correction, with or without words', () => {
    expect(answerOf({ id: 9 }, null, { files: [] }, ' ')).toEqual({
      returnItemId: 9,
      kind: ReturnAnswerKind.EditField,
    });
  });

  it('answers a document with the files that came since', () => {
    expect(answerOf({ id: 9 }, 6, { files: [old, fresh] }, '日付を入れました')).toEqual({
      returnItemId: 9,
      kind: ReturnAnswerKind.ReplaceFile,
      comment: '日付を入れました',
      fileIds: [fresh.id],
    });
  });

  it('explains a document that cannot be replaced, and takes nothing for no answer', () => {
    expect(answerOf({ id: 9 }, 6, { files: [old] }, '再発行できません')?.kind).toBe(ReturnAnswerKind.Explain);
    expect(answerOf({ id: 9 }, 6, { files: [old] }, '')).toBeNull();
  });
});
