import { useState } from 'react';
import type { FindingNotes } from '../find/useFindingNotes.ts';
import type { BeforeReturn } from './readiness.ts';
import { showMissing } from './showMissing.ts';
import { useWaiting, type WaitingPorts } from './useWaiting.ts';

/** What a press on a decision leads to: the place that is missing, a question, the decision, or nothing yet. */
export type AfterPress =
  | BeforeReturn
  /** Once the checklist is saved, the press counts. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'ask' }
  | { readonly kind: 'decide' }
  | { readonly kind: 'refuse' };

/**
 * What a press leads to is sent, now or in a moment: it waits until the decision before is through and the record was
 * read again. Asking, and showing what is missing, need not wait.
 */
const isSent = ({ kind }: AfterPress): boolean => kind === 'decide' || kind === 'wait';

type Ports<Decision> = WaitingPorts & {
  readonly notes: Pick<FindingNotes, 'addFor'>;
  /** The decision that waits for the checklist. */
  readonly forward: Decision | null;
  readonly afterPress: (pressed: Decision) => AfterPress;
  readonly decide: (pressed: Decision) => void;
  readonly isBusy: boolean;
};

/** A press on a decision: refused with the place that is missing, asked, or taken at once. */
export const usePress = <Decision extends { readonly action: string }>(ports: Ports<Decision>) => {
  const { notes, forward, afterPress, decide, isBusy } = ports;
  const [asked, setAsked] = useState<Decision | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const press = (pressed: Decision | null): void => {
    if (pressed === null) return;
    if (pressed.action === 'return') setHasTried(true);
    const next = afterPress(pressed);
    if (isBusy && isSent(next)) return;
    if (next.kind === 'wait') wait();
    else if (next.kind === 'ask') setAsked(pressed);
    else if (next.kind === 'decide') decide(pressed);
    else if (next.kind !== 'refuse') showMissing(next, notes.addFor);
  };
  const { isWaiting, wait } = useWaiting(ports, () => press(forward));
  return { asked, close: () => setAsked(null), hasTried, press, isWaiting, isBusy: isBusy || isWaiting };
};
