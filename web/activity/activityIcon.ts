import {
  Camera,
  CircleCheck,
  CircleX,
  Eye,
  FileUp,
  KeyRound,
  LogIn,
  Mail,
  Pencil,
  Plus,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { IconShape } from '#ui-kit/Icon/index.ts';

/** By the verb in the action's name, e.g. section.return; the first that fits. */
const ICONS: readonly (readonly [pattern: RegExp, icon: IconShape])[] = [
  [/return|revert/i, Undo2],
  [/resubmit|submit/i, Send],
  [/photo/i, Camera],
  [/upload|file/i, FileUp],
  [/confirm|approve|adopt|pass/i, CircleCheck],
  [/decline|reject|withdraw|cancel/i, CircleX],
  [/password|reset/i, KeyRound],
  [/login|session/i, LogIn],
  [/mail|notif|announce/i, Mail],
  [/open|view|read/i, Eye],
  [/delete|remove/i, Trash2],
  [/create|start/i, Plus],
];

/** The icon beside an act; a pencil for changes of every other kind. */
export const activityIcon = (action: string): IconShape =>
  ICONS.find(([pattern]) => pattern.test(action))?.[1] ?? Pencil;
