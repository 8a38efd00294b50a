import type { components } from '#web/parts/api/generated/types.ts';

export type Completion = components['schemas']['Completion'];
