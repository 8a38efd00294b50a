import type { Answering } from '#web/parts/desk/check/useAnswering.ts';
import { readinessOf } from '#web/parts/desk/decide/readiness.ts';
import { usePress } from '#web/parts/desk/decide/usePress.ts';
import { returnItemsOf } from '#web/parts/desk/find/findings.ts';
import { useDueDay } from '#web/parts/desk/find/useDueDay.ts';
import type { FindingNotes } from '#web/parts/desk/find/useFindingNotes.ts';
import type { Section, SectionUpdate } from '../../sectionTypes.ts';
import type { ReviewQueue } from '../goOn/useReviewQueue.ts';
import { afterPress } from './afterPress.ts';
import { type Decisions, mayReturn, type Offered } from './decisions.ts';
import { useDecide } from './useDecide.ts';
import type { SendChange } from './useSectionChange.ts';

type Ports = {
  readonly section: Section;
  readonly queue: ReviewQueue;
  readonly offered: Decisions;
  readonly notes: FindingNotes;
  readonly checklist: Pick<Answering, 'items' | 'hasUnsent' | 'settle'>;
  readonly send: SendChange;
  /** Whether the section is the one that the last answer left. */
  readonly isNewest: () => boolean;
};

/** The decisions at the foot of the desk: what is offered, pressed and asked, and how it is sent. */
export const useDecisions = (ports: Ports) => {
  const { section, queue, offered, notes, checklist, send } = ports;
  const { findings } = notes;
  const { items, hasUnsent: isSaving, settle } = checklist;
  const due = useDueDay(section.usualReturnDueOn);
  const { decide, isBusy: isSending } = useDecide({ section, queue, settle, send, onDone: notes.clear });
  const now = { findings, items, isSaving, hasDueDay: due.isDay, forth: offered.forth };
  const { asked, close, ...pressing } = usePress<Offered>({
    ...ports,
    forward: offered.forth,
    afterPress: (pressed) => afterPress(pressed, now),
    decide: ({ action }) => void decide({ action }),
    isBusy: isSending,
  });
  const sendBack = (): Promise<boolean> =>
    decide({ action: 'return', returnItems: returnItemsOf(findings), returnDueOn: due.day });
  const sendAsked = async (change: Omit<SectionUpdate, 'id'>): Promise<boolean> => {
    const { action } = change;
    return action !== undefined && decide({ ...change, action });
  };
  return {
    ...pressing,
    offered,
    readiness: readinessOf(findings, items),
    mayReturn: mayReturn(offered),
    due,
    asking: { asked, close, sendBack, sendAsked },
  };
};

export type DeskDecisions = ReturnType<typeof useDecisions>;
