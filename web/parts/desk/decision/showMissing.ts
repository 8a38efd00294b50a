import { takeOverId } from '../findings/Colleagues.tsx';
import { DUE_FIELD_ID } from '../findings/FindingsSection.tsx';
import { type FindingDrafts, focusFinding } from '../findings/useFindingNotes.ts';
import type { BeforeReturn } from './readiness.ts';

const focus = (id: string): void => {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'nearest' });
  place?.focus({ preventScroll: true });
};

/** Leads to the place that a return still needs. */
export const showMissing = (missing: BeforeReturn, addFor: FindingDrafts['addFor']): void => {
  if (missing.kind === 'focusFinding') focusFinding(missing.id);
  else if (missing.kind === 'write') addFor(missing.item);
  else focus(missing.kind === 'focusTakeOver' ? takeOverId(missing.authorId) : DUE_FIELD_ID);
};
