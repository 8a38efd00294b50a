import { useState } from 'react';
import { ChecklistResult } from '#web/parts/api/generated/enums.ts';
import type { Answering } from '../checklist/useAnswering.ts';
import { type DeskKeys, useDeskKeys } from './useDeskKeys.ts';

type Ports = {
  /** Where the record stands among those that wait. */
  readonly pile: {
    readonly go: (href: string | null) => void;
    readonly nextHref: string | null;
    readonly previousHref: string | null;
  };
  readonly checklist: Pick<Answering, 'answerCurrent'>;
};

/** The keys that every desk of a record has, beside its own, and whether the page that says so is open. */
export const useRecordKeys = ({ pile, checklist }: Ports, own: Pick<DeskKeys, 'n' | 'f' | 'r' | 'a'>) => {
  const [showsKeys, setShowsKeys] = useState(false);
  useDeskKeys({
    ...own,
    j: () => pile.go(pile.nextHref),
    k: () => pile.go(pile.previousHref),
    '1': () => checklist.answerCurrent(ChecklistResult.Ok),
    '2': () => checklist.answerCurrent(ChecklistResult.Finding),
    '3': () => checklist.answerCurrent(ChecklistResult.NotApplicable),
    '?': () => setShowsKeys(true),
  });
  return { showsKeys, setShowsKeys };
};
