import {
  DocumentCheckStatus,
  DocumentUploader,
  ReturnItemStatus,
  SectionHistoryAction,
} from '#web/parts/api/generated/enums.ts';
import type { AvailableAction, Section } from '#web/parts/company/companyTypes.ts';

/**
 * What a section is to the business now. fresh, returned: its turn. notice, awaited: papers of the desk.
 * inspected, inspection: a paper of the inspector, handed in and still to come.
 * confirming, maff, confirmed, waived: nothing to do.
 */
export type SectionMode =
  | 'fresh'
  | 'returned'
  | 'confirming'
  | 'maff'
  | 'confirmed'
  | 'waived'
  | 'notice'
  | 'awaited'
  | 'inspected'
  | 'inspection';

/** Papers that others hand in, by who: the mode while they are missing, and from then on. */
const modesOfOthers: Partial<Record<DocumentUploader, readonly [missing: SectionMode, there: SectionMode]>> =
  {
    [DocumentUploader.Admin]: ['awaited', 'notice'],
    [DocumentUploader.Inspector]: ['inspection', 'inspected'],
  };

/** The last act that settled the section, if it was a waiver. */
const isWaived = ({ history }: Pick<Section, 'history'>): boolean => {
  const settled = history.find(({ toStatus }) => toStatus === DocumentCheckStatus.Confirmed);
  return settled?.action === SectionHistoryAction.Waived;
};

export const sectionModeOf = (section: Pick<Section, 'status' | 'uploader' | 'history'>): SectionMode => {
  const { status, uploader } = section;
  const ofOthers = modesOfOthers[uploader];
  if (ofOthers !== undefined) return ofOthers[status === DocumentCheckStatus.Incomplete ? 0 : 1];
  switch (status) {
    case DocumentCheckStatus.Incomplete:
      return 'fresh';
    case DocumentCheckStatus.Rejected:
      return 'returned';
    case DocumentCheckStatus.Confirming:
      return 'confirming';
    case DocumentCheckStatus.MAFFConfirming:
      return 'maff';
    default:
      return isWaived(section) ? 'waived' : 'confirmed';
  }
};

/** Somebody else has not handed it in yet: there is no file to show. */
export const isMissing = (mode: SectionMode): boolean => mode === 'awaited' || mode === 'inspection';

/** It is the business's turn: files, answers and words may change. */
export const isEditable = (mode: SectionMode): boolean => mode === 'fresh' || mode === 'returned';

/**
 * Whether the desk's findings stand over what is handed in next: after a return, and after a second submission was
 * pulled back, which makes the paper Incomplete again while nobody has looked at the answers yet.
 */
export const isCorrection = (
  section: Pick<Section, 'status' | 'uploader' | 'history' | 'returnItems'>,
): boolean =>
  isEditable(sectionModeOf(section)) &&
  section.returnItems.some(({ status }) => status !== ReturnItemStatus.Closed);

/** What the server says about an action for this person now. */
export const actionOf = (
  { availableActions }: Pick<Section, 'availableActions'>,
  action: string,
): AvailableAction | undefined => availableActions.find((offer) => offer.action === action);
