import { Check, CircleCheck, CircleDashed, LockKeyhole, PencilLine, Undo2 } from 'lucide-react';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { TaskState, TaskStateLabel } from '#web/parts/api/generated/enums.ts';

/** States of the task list (LOOK "Tones"). */
const looks = {
  [TaskState.NotStarted]: { tone: 'neutral', icon: CircleDashed, isQuiet: true },
  [TaskState.InProgress]: { tone: 'info', icon: PencilLine, isQuiet: false },
  [TaskState.Completed]: { tone: 'success', icon: CircleCheck, isQuiet: true },
  [TaskState.Returned]: { tone: 'warning', icon: Undo2, isQuiet: false },
  [TaskState.Corrected]: { tone: 'info', icon: Check, isQuiet: true },
  [TaskState.Locked]: { tone: 'neutral', icon: LockKeyhole, isQuiet: true },
} as const;

/** 未着手, 入力中, 完了, 修正依頼, 修正済み, まだ開始できません. */
export const TaskTag = ({ state }: { state: TaskState }) => (
  <StatusTag {...looks[state]}>{TaskStateLabel[state]}</StatusTag>
);
