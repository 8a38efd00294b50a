import { ActorKind, ThreadMessageKind } from '#web/parts/api/generated/enums.ts';
import { QuestionCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import type { QuestionStart } from './questionForm.ts';

type Message = components['schemas']['ThreadMessage'];

const isAnswer = ({ authorKind, kind }: Message): boolean =>
  authorKind === ActorKind.Admin && kind === ThreadMessageKind.Message;

/**
 * What a question made of a thread begins with: its subject, and what the office answered last.
 * @returns undefined without a thread, until it is read, and for one that may not be seen
 */
export const useStartOfThread = (threadId: number | null): QuestionStart | undefined => {
  const read = useRead(
    '/api/admin/thread/{id}',
    { path: { id: threadId ?? 0 } },
    { isEnabled: threadId !== null },
  );
  const thread = read.data?.body;
  if (threadId === null || thread === undefined) return undefined;
  const answer = thread.messages.findLast(isAnswer)?.body ?? '';
  return { question: thread.subject, answer: answer.slice(0, QuestionCreateLimits.answer.maxLength) };
};
