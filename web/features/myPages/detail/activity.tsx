import {
  Bell,
  CircleCheck,
  CirclePlus,
  FilePenLine,
  FolderDown,
  Landmark,
  RotateCcw,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  UserCheck,
} from 'lucide-react';
import type { Activity as ActivityItem } from '#ui-kit/ActivityList/index.ts';
import type { IconShape } from '#ui-kit/Icon/index.ts';
import { ActorKind } from '#web/api/generated/enums.ts';
import { formatDateTime } from '#web/text/format.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPage.json' with { type: 'json' };
import type { Activity } from '../types.ts';

const t = texts('myPage', words);

/** The sign of an act by the last part of its name: section.return → return. */
const SIGNS: Readonly<Record<string, IconShape>> = {
  submit: Upload,
  resubmit: Upload,
  return: Undo2,
  confirm: CircleCheck,
  confirmResult: CircleCheck,
  maffApprove: CircleCheck,
  forward: Landmark,
  maffSendBack: Landmark,
  reopen: RotateCcw,
  pullBack: RotateCcw,
  created: CirclePlus,
  deleted: Trash2,
  downloaded: FolderDown,
  markDelayed: TriangleAlert,
  escalate: TriangleAlert,
  waive: UserCheck,
  notified: Bell,
};

const signOf = (action: string): IconShape => SIGNS[action.slice(action.lastIndexOf('.') + 1)] ?? FilePenLine;

const changesOf = ({ changes }: Activity): string =>
  changes
    .map(({ label, before, after }) =>
      t((w) => w.history.change, { label, before: before ?? '—', after: after ?? '—' }),
    )
    .join('\n');

/** The server's entries for ActivityList: who, what, when, the reason and what was changed. */
export const activityItems = (entries: readonly Activity[]): ActivityItem[] =>
  entries.map((entry) => {
    const quote = [entry.reason ?? '', changesOf(entry)].filter((part) => part !== '').join('\n');
    const onBehalf = entry.isOnBehalf ? t((w) => w.history.onBehalf) : '';
    return {
      id: String(entry.id),
      icon: signOf(entry.action),
      ...(entry.action.endsWith('return') ? { tone: 'warning' as const } : {}),
      who: entry.actorName,
      what: ` ${entry.summary}${entry.actorKind === ActorKind.User ? '' : onBehalf}`,
      at: formatDateTime(entry.at),
      dateTime: entry.at,
      ...(quote === '' ? {} : { quote }),
    };
  });
