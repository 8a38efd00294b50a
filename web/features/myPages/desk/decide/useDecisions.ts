import { useState } from 'react';
import { DUE_FIELD_ID } from '#web/desk/find/FindingsSection.tsx';
import { returnItemsOf } from '#web/desk/find/findings.ts';
import { useDueDay } from '#web/desk/find/useDueDay.ts';
import { type FindingNotes, focusFinding } from '#web/desk/find/useFindingNotes.ts';
import type { Section, SectionUpdate } from '../../types.ts';
import type { ReviewQueue } from '../goOn/useReviewQueue.ts';
import { afterPress, readinessOf } from './afterPress.ts';
import { type Decisions, mayReturn, type Offered } from './decisions.ts';
import { useDecide } from './useDecide.ts';
import type { SendChange } from './useSectionChange.ts';

type Ports = {
  readonly section: Section;
  readonly queue: ReviewQueue;
  readonly offered: Decisions;
  readonly notes: FindingNotes;
  /** Saves the checklist first. */
  readonly settle: () => Promise<boolean>;
  readonly send: SendChange;
};

/** The decisions at the foot of the desk: what is offered, pressed and asked, and how it is sent. */
export const useDecisions = ({ section, queue, offered, notes, settle, send }: Ports) => {
  const { findings } = notes;
  const due = useDueDay(section.usualReturnDueOn);
  const [asked, setAsked] = useState<Offered | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const { decide, isBusy } = useDecide({ section, queue, settle, send, onDone: notes.clear });

  /** A press: refused with the field that is missing, asked, or taken at once. */
  const press = (decision: Offered | null): void => {
    if (decision === null || isBusy) return;
    if (decision.action === 'return') setHasTried(true);
    const next = afterPress(decision, { findings, hasDueDay: due.isDay, forth: offered.forth });
    if (next.kind === 'focusFinding') focusFinding(next.id);
    else if (next.kind === 'focusDueDay') document.getElementById(DUE_FIELD_ID)?.focus();
    else if (next.kind === 'ask') setAsked(decision);
    else if (next.kind === 'decide') void decide({ action: decision.action });
  };
  const sendBack = (): Promise<boolean> =>
    decide({ action: 'return', returnItems: returnItemsOf(findings), returnDueOn: due.day });
  const sendAsked = async (change: Omit<SectionUpdate, 'id'>): Promise<boolean> => {
    const { action } = change;
    return action !== undefined && decide({ ...change, action });
  };
  return {
    offered,
    readiness: readinessOf(findings),
    mayReturn: mayReturn(offered),
    due,
    hasTried,
    isBusy,
    press,
    asking: { asked, close: () => setAsked(null), sendBack, sendAsked },
  };
};

export type DeskDecisions = ReturnType<typeof useDecisions>;
