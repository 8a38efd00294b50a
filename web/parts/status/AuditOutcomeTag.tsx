import { Ban, Check, CircleAlert } from 'lucide-react';
import { AuditOutcome, AuditOutcomeLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** What came of what somebody tried: an auditor looks for what was refused or failed. */
const auditOutcomeLooks: Record<AuditOutcome, StatusLook> = {
  [AuditOutcome.Success]: { tone: 'neutral', icon: Check, isQuiet: true },
  [AuditOutcome.Refused]: { tone: 'warning', icon: Ban },
  [AuditOutcome.Failed]: { tone: 'danger', icon: CircleAlert },
};

/** `<AuditOutcomeTag status={…} />`: word, icon and tone from this one place. */
export const AuditOutcomeTag = statusTag(auditOutcomeLooks, AuditOutcomeLabel);
