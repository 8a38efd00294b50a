import { RecoveryKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { recoveriesText as t } from './recoveries.words.ts';

export type Recovery = components['schemas']['Recovery'];
export type RecoverySummary = components['schemas']['RecoverySummary'];

/** 補助金の返還（第1号）交付決定の取消し */
export const recoveryTitle = ({ number, kind }: Pick<Recovery, 'number' | 'kind'>): string =>
  t((w) => w.page.title, { number, kind: RecoveryKindLabel[kind] });
