import { officeWorld } from '../../world/world.ts';

/** An open call as anybody may read it: 成長支援 第3次. */
export const publicProject = officeWorld.saw('getPublicProject', 11);
