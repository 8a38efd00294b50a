import { ReminderKind } from '#bff/generated/contract/enums.ts';
import { sectionNameOf } from '#bff/modules/sections/index.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { reminderTexts as texts } from './reminders.words.ts';

/** REMINDER_SOURCES: whose table says what a finding is about. */
const APPLICATION = 3;

type Named = {
  readonly source: number;
  readonly kind: number;
  readonly title: string;
  readonly branchNumber: string | null;
  readonly variant: number;
  /** The member of whom a document is asked, where that is to be said. */
  readonly memberName: string | null;
};

/** What a reminder is about, in words; of a document its own name, of a member's with whose it is. */
export const reminderName = (row: Named): string => {
  const { enumLabel } = contractFacts();
  if (row.source === APPLICATION)
    return row.kind === ReminderKind.Draft ? texts.draft : texts.returnedApplication;
  if (row.kind === ReminderKind.Inspection) return enumLabel('InspectionKind', row.variant);
  if (row.kind === ReminderKind.Recovery) return texts.recovery(enumLabel('RecoveryKind', row.variant));
  const member = row.memberName === null ? null : { corporation: { name: row.memberName } };
  return sectionNameOf({ ...row, member });
};
