import type { ReturnItem, Section } from '#web/parts/company/companyTypes.ts';
import type { AnswerInput, Draft, Parts } from './draftCopy.ts';

/*
 * Two windows on one section: what was changed in both is nobody's to overwrite before the person has decided.
 * Plain functions; when something is sent is the saver's affair.
 */

/** The answer that the server has, as it would be sent; null while there is none. */
export const answerIn = ({ id, answer }: ReturnItem): AnswerInput | null =>
  answer && { returnItemId: id, kind: answer.kind, comment: answer.comment, fileIds: [...answer.fileIds] };

/** What the server has of a section that the business writes. */
export const partsOf = ({ submitterComment, returnItems }: Section): Parts => ({
  submitterComment,
  answers: new Map(returnItems.map((item) => [item.id, answerIn(item)])),
});

const isSameText = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one?.trim() || null) === (other?.trim() || null);

const isSameAnswer = (one: AnswerInput | null | undefined, other: AnswerInput | null | undefined): boolean =>
  one?.kind === other?.kind &&
  isSameText(one?.comment, other?.comment) &&
  [...(one?.fileIds ?? [])].toSorted().join() === [...(other?.fileIds ?? [])].toSorted().join();

type Same<Value> = (one: Value, other: Value) => boolean;

/** Changed elsewhere since somebody began to type here, into something else than he typed. */
const clashes = <Value>(mine: Value, began: Value, stored: Value, isSame: Same<Value>): boolean =>
  !isSame(stored, began) && !isSame(stored, mine);

const hasCommentClash = ({ submitterComment: mine, began }: Draft, stored: Parts): boolean =>
  mine !== undefined &&
  began.submitterComment !== undefined &&
  clashes<string | null | undefined>(mine, began.submitterComment, stored.submitterComment, isSameText);

const clashingAnswers = ({ answers, began }: Draft, stored: Parts): number[] =>
  [...answers]
    .filter(
      ([id, mine]) =>
        began.answers.has(id) &&
        clashes<AnswerInput | null | undefined>(
          mine,
          began.answers.get(id),
          stored.answers.get(id),
          isSameAnswer,
        ),
    )
    .map(([id]) => id);

/** The part of a draft that is kept by a rule, with where it began. */
const only = (draft: Draft, keepsComment: boolean, keepsAnswer: (id: number) => boolean): Draft => {
  const { submitterComment, answers, began } = draft;
  const kept = <Value>(map: ReadonlyMap<number, Value>) =>
    new Map([...map].filter(([id]) => keepsAnswer(id)));
  const comment = keepsComment && submitterComment !== undefined ? { submitterComment } : {};
  const begunComment =
    keepsComment && began.submitterComment !== undefined ? { submitterComment: began.submitterComment } : {};
  return { ...comment, answers: kept(answers), began: { ...begunComment, answers: kept(began.answers) } };
};

/** What may be sent on top of what the server has, and what was changed in another window too. */
export const splitDraft = (draft: Draft, stored: Parts): { free: Draft; clash: Draft } => {
  const isComment = hasCommentClash(draft, stored);
  const ids = new Set(clashingAnswers(draft, stored));
  return {
    free: only(draft, !isComment, (id) => !ids.has(id)),
    clash: only(draft, isComment, (id) => ids.has(id)),
  };
};

/** The same words, meant as a change of what the server has now: the person chose them. */
export const basedOn = (draft: Draft, stored: Parts): Draft => ({
  ...draft,
  began: {
    ...(draft.submitterComment === undefined ? {} : { submitterComment: stored.submitterComment ?? null }),
    answers: new Map([...draft.answers.keys()].map((id) => [id, stored.answers.get(id) ?? null])),
  },
});
