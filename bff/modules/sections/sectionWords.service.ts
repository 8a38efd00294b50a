import {
  ActorKind,
  ChecklistResult,
  ReturnAnswerKind,
  ReturnItemStatus,
  SectionHistoryAction,
} from '#bff/generated/contract/enums.ts';

/*
 * Words of the database as numbers of the contract. Both are closed lists: the database's by its CHECKs.
 */

type Words = { readonly [word: string]: number };

const numberIn =
  (words: Words) =>
  (word: string): number => {
    const number = words[word];
    if (number === undefined) throw new RangeError(`no number for ${word}`);
    return number;
  };

const actorKinds = {
  admin: ActorKind.Admin,
  user: ActorKind.User,
  applicant: ActorKind.Applicant,
  machine: ActorKind.Machine,
  system: ActorKind.System,
  anonymous: ActorKind.System,
} as const satisfies Words;

export const actorKindOf = numberIn(actorKinds);

/** The words that the trail keeps for those who act. */
export const actorWordsOf = (kind: ActorKind): string[] =>
  Object.entries(actorKinds).flatMap(([word, number]) => (number === kind ? [word] : []));

export const returnStatusOf = numberIn({
  open: ReturnItemStatus.Open,
  answered: ReturnItemStatus.Answered,
  resolved: ReturnItemStatus.Closed,
});

export const answerKindOf = numberIn({
  corrected: ReturnAnswerKind.ReplaceFile,
  explained: ReturnAnswerKind.Explain,
});

export const checklistResultOf = numberIn({
  none: ChecklistResult.None,
  ok: ChecklistResult.Ok,
  ng: ChecklistResult.Finding,
  notApplicable: ChecklistResult.NotApplicable,
});

export const historyActionOf = numberIn({
  submit: SectionHistoryAction.Submitted,
  resubmit: SectionHistoryAction.Submitted,
  Replaced: SectionHistoryAction.Replaced,
  Checked: SectionHistoryAction.Checked,
  return: SectionHistoryAction.Returned,
  reopen: SectionHistoryAction.Reopened,
  Deleted: SectionHistoryAction.Deleted,
  pullBack: SectionHistoryAction.PulledBack,
  confirm: SectionHistoryAction.Confirmed,
  maffApprove: SectionHistoryAction.Confirmed,
  forward: SectionHistoryAction.Forwarded,
  maffSendBack: SectionHistoryAction.SentBack,
  waive: SectionHistoryAction.Waived,
  Created: SectionHistoryAction.Created,
  Required: SectionHistoryAction.Required,
  Released: SectionHistoryAction.Released,
  Entered: SectionHistoryAction.Entered,
});
