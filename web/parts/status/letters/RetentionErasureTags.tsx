import { CircleCheck, CirclePlay, CircleSlash, Hourglass, Lock, Trash2 } from 'lucide-react';
import {
  RetentionErasureOutcome as Outcome,
  RetentionErasureOutcomeLabel,
  RetentionErasureStatusLabel,
  RetentionErasureStatus as Status,
} from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from '../statusTag.tsx';

const erasureStatusLooks: Record<Status, StatusLook> = {
  [Status.Proposed]: { tone: 'warning', icon: Hourglass },
  [Status.Running]: { tone: 'info', icon: CirclePlay },
  [Status.Done]: { tone: 'success', icon: CircleCheck },
  [Status.Stopped]: { tone: 'neutral', icon: CircleSlash, isQuiet: true },
};

/** Where an erasure stands: word, icon and tone from this one place. */
export const RetentionErasureStatusTag = statusTag(erasureStatusLooks, RetentionErasureStatusLabel);

const erasureOutcomeLooks: Record<Outcome, StatusLook> = {
  [Outcome.Waiting]: { tone: 'neutral', icon: Hourglass, isQuiet: true },
  [Outcome.Erased]: { tone: 'success', icon: Trash2 },
  [Outcome.Kept]: { tone: 'warning', icon: Lock },
};

/** What came of a record that was to be erased. */
export const RetentionErasureOutcomeTag = statusTag(erasureOutcomeLooks, RetentionErasureOutcomeLabel);
