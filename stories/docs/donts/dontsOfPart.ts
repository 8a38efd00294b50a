import type { ComponentType } from 'react';

/** Live pictures of what is not done with a part, by the name of the part. */
export type Donts = Readonly<Record<string, ComponentType>>;
