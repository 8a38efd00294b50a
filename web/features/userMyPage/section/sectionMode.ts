import {
  DocumentCheckStatus,
  DocumentUploader,
  ReturnItemStatus,
  SectionHistoryAction,
} from '#web/api/generated/enums.ts';
import type { AvailableAction, Section } from '../types.ts';

/**
 * What a section is to the business now. fresh, returned: its turn. notice, awaited: papers of the desk.
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
  | 'awaited';

const isOfDesk = ({ uploader }: Pick<Section, 'uploader'>): boolean =>
  uploader === DocumentUploader.Admin || uploader === DocumentUploader.Inspector;

/** The last act that settled the section, if it was a waiver. */
const isWaived = ({ history }: Pick<Section, 'history'>): boolean => {
  const settled = history.find(({ toStatus }) => toStatus === DocumentCheckStatus.Confirmed);
  return settled?.action === SectionHistoryAction.Waived;
};

export const sectionModeOf = (section: Pick<Section, 'status' | 'uploader' | 'history'>): SectionMode => {
  const { status } = section;
  if (isOfDesk(section)) return status === DocumentCheckStatus.Incomplete ? 'awaited' : 'notice';
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
