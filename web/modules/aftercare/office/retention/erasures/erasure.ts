import { RetentionKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { formatBytes, formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { erasuresText as t } from './erasures.words.ts';

export type Erasure = components['schemas']['RetentionErasure'];

/** 廃棄 第3号 */
export const titleOf = ({ id }: Erasure): string => t((w) => w.title, { number: id });

/** Which records it is about: of which round, of which kinds. */
export const kindsOf = ({ kinds }: Erasure): string =>
  kinds.length === 0
    ? t((w) => w.allKinds)
    : kinds.map((kind) => RetentionKindLabel[kind]).join(t((w) => w.between));

export const roundOf = ({ projectName }: Erasure): string => projectName ?? t((w) => w.allRounds);

/** 84個 120 MB */
export const filesOf = ({ fileCount, fileBytes }: Pick<Erasure, 'fileCount' | 'fileBytes'>): string =>
  t((w) => w.filesOf, { count: formatInteger(fileCount), size: formatBytes(fileBytes) });

/** Who did something, and when. */
export const byWhom = (name: string, at: string): string => t((w) => w.by, { name, at: formatDateTime(at) });
