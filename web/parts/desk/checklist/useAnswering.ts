import { useState } from 'react';
import { AdminType, type ChecklistResult } from '#web/parts/api/generated/enums.ts';
import { useSessions } from '#web/parts/api/services.ts';
import type { ChecklistItem, DeskRecord } from '../deskTypes.ts';
import type { SendAnswers } from './answerSaver.ts';
import { currentAfter, nextOpen } from './checklist.ts';
import { useChecklist } from './useChecklist.ts';

/** Types that the server lets write the checklist (domain 7). */
const CHECKERS: readonly AdminType[] = [AdminType.JMAC, AdminType.BackOffice];

type Ports = {
  readonly record: DeskRecord;
  /** Whether the secretariat has it in hand. */
  readonly isInHand: boolean;
  readonly etag: string | null;
  readonly send: SendAnswers;
  readonly onAnswer: (item: ChecklistItem, result: ChecklistResult) => void;
};

/** The checklist under the hands of the checker: who may answer, which item is current, what an answer does. */
export const useAnswering = ({ record, isInHand, etag, send, onAnswer }: Ports) => {
  const type = useSessions().adminSession.adminUser?.type;
  const isChecker = type !== undefined && CHECKERS.includes(type);
  const mayCheck = isChecker && isInHand;
  const checklist = useChecklist({ record, etag, send, mayCheck });
  const [chosenKey, setCurrentKey] = useState<string | null>(null);
  const currentKey = chosenKey ?? nextOpen(checklist.items, null);

  const answer = (item: ChecklistItem, result: ChecklistResult): void => {
    checklist.answer(item.key, result);
    setCurrentKey(currentAfter(checklist.items, item.key, result));
    onAnswer(item, result);
  };
  const answerCurrent = (result: ChecklistResult): void => {
    const item = checklist.items.find(({ key }) => key === currentKey);
    if (mayCheck && item !== undefined) answer(item, result);
  };
  return { ...checklist, isChecker, mayCheck, currentKey, setCurrentKey, answer, answerCurrent };
};

export type Answering = ReturnType<typeof useAnswering>;
