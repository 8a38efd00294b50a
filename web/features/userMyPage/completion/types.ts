import type { components } from '#web/api/generated/types.ts';

export type Completion = components['schemas']['Completion'];
