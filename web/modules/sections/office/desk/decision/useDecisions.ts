import { useState } from 'react';
import type { Answering } from '#web/parts/desk/checklist/useAnswering.ts';
import { readinessOf } from '#web/parts/desk/decision/readiness.ts';
import { showMissing } from '#web/parts/desk/decision/showMissing.ts';
import { usePressAfterSave } from '#web/parts/desk/decision/usePressAfterSave.ts';
import { isSent } from '#web/parts/desk/decision/useSendDecision.ts';
import { returnItemsOf } from '#web/parts/desk/findings/findings.ts';
import { useDueDay } from '#web/parts/desk/findings/useDueDay.ts';
import type { FindingDrafts } from '#web/parts/desk/findings/useFindingNotes.ts';
import type { Section, SectionUpdate } from '../../sectionTypes.ts';
import type { ReviewQueue } from '../queue/useReviewQueue.ts';
import { afterPress } from './afterPress.ts';
import { type Decisions, mayReturn, type Offered } from './decisions.ts';
import { useDecide } from './useDecide.ts';
import type { SendChange } from './useSectionChange.ts';

type Ports = {
  readonly section: Section;
  readonly queue: ReviewQueue;
  readonly offered: Decisions;
  readonly notes: FindingDrafts;
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
  const [asked, setAsked] = useState<Offered | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const { decide, isBusy } = useDecide({ section, queue, settle, send, onDone: notes.clear });

  /** A press: refused with the place that is missing, asked, or taken at once. */
  const press = (decision: Offered | null): void => {
    if (decision === null) return;
    if (decision.action === 'return') setHasTried(true);
    const next = afterPress(decision, {
      findings,
      items,
      isSaving,
      hasDueDay: due.isDay,
      forth: offered.forth,
    });
    if (isBusy && isSent(next)) return;
    if (next.kind === 'wait') wait();
    else if (next.kind === 'ask') setAsked(decision);
    else if (next.kind === 'decide') void decide({ action: decision.action });
    else if (next.kind !== 'refuse') showMissing(next, notes.addFor);
  };
  const { isWaiting, wait } = usePressAfterSave(ports, () => press(offered.forth));
  const sendBack = (): Promise<boolean> =>
    decide({ action: 'return', returnItems: returnItemsOf(findings), returnDueOn: due.day });
  const sendAsked = async (change: Omit<SectionUpdate, 'id'>): Promise<boolean> => {
    const { action } = change;
    return action !== undefined && decide({ ...change, action });
  };
  return {
    offered,
    readiness: readinessOf(findings, items),
    mayReturn: mayReturn(offered),
    due,
    hasTried,
    isBusy: isBusy || isWaiting,
    isWaiting,
    press,
    asking: { asked, close: () => setAsked(null), sendBack, sendAsked },
  };
};

export type DeskDecisions = ReturnType<typeof useDecisions>;
