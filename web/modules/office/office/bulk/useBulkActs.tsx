import {
  Banknote,
  CalendarDays,
  CircleCheck,
  CircleX,
  FileCheck2,
  KeyRound,
  ListEnd,
  Mail,
  UserRound,
  UserRoundCheck,
  UserRoundX,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { GridBulkAction } from '#ui-kit/DataGrid/index.ts';
import type { IconShape } from '#ui-kit/Icon/index.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { bulkActsText as t } from './bulkActs.words.ts';
import type { ActKind, BulkTarget } from './bulkTypes.ts';

const BulkDialog = createLazy(async () => (await import('./BulkDialog.tsx')).BulkDialog);

const ICONS: Readonly<Record<ActKind, IconShape>> = {
  adoptApplications: CircleCheck,
  declineApplications: CircleX,
  waitlistApplications: ListEnd,
  assignApplications: UserRound,
  assignMyPages: UserRound,
  assignSections: UserRound,
  assignReports: UserRound,
  changeMyPageDates: CalendarDays,
  changeSectionDates: CalendarDays,
  changeReportDates: CalendarDays,
  changeProjectDates: CalendarDays,
  settlePayouts: Banknote,
  notifyMyPages: Mail,
  notifySections: Mail,
  notifyApplications: Mail,
  notifyCorporations: Mail,
  inviteCorporationUsers: KeyRound,
  stopCorporationUsers: UserRoundX,
  resumeCorporationUsers: UserRoundCheck,
  issuePapers: FileCheck2,
  issueApplicationPapers: FileCheck2,
};

type BulkActs = { readonly actions: readonly GridBulkAction[]; readonly dialog: ReactNode };

/** What can be done with many rows at once: the buttons of the bar, and the dialog that one of them opens. */
export const useBulkActs = (kinds: readonly ActKind[], target: BulkTarget): BulkActs => {
  const [kind, setKind] = useState<ActKind | null>(null);
  const close = () => setKind(null);
  return {
    actions: kinds.map((one) => ({
      id: one,
      label: t((w) => w[one]),
      icon: ICONS[one],
      onSelect: () => setKind(one),
    })),
    dialog: kind !== null && (
      <Lazy part={BulkDialog} props={{ kind, target, onClose: close }} onFailed={close} />
    ),
  };
};
