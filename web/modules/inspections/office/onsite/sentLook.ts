import { CloudCheck, CloudOff } from 'lucide-react';
import { onsiteText as t } from './onsite.words.ts';

/** Word, icon and tone of what the server has, or has not. */
export const sentLook = (isSent: boolean) =>
  isSent
    ? { word: t((w) => w.shots.sent), tag: { tone: 'success', icon: CloudCheck, isQuiet: true } as const }
    : { word: t((w) => w.shots.unsent), tag: { tone: 'info', icon: CloudOff } as const };
