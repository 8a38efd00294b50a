import type { components } from '#web/parts/api/generated/types.ts';
import atDesk from './applicationAtDesk.json?raw';
import draft from './applicationDraft.json?raw';
import filed from './applicationFiled.json?raw';
import inReview from './applicationInReview.json?raw';
import letters from './applicationLetters.json?raw';
import returned from './applicationReturned.json?raw';
import { worldOf } from './world.ts';

/* One application of 成長支援 第3次 in each of its states, as 青葉 一郎 and the office read it (scripts/capture/application.ts). */

type Schemas = components['schemas'];

/** It lacks nothing, and is not handed in yet. */
export const draftWorld = worldOf<Schemas['ApplicationSession']>(draft);

/** The desk has begun to check it: one point is left. */
export const filedWorld = worldOf<Schemas['ApplicationSession']>(filed);
export const atDeskWorld = worldOf<Schemas['AdminSession']>(atDesk);

/** Sent back with three findings; the first is answered. */
export const returnedWorld = worldOf<Schemas['ApplicationSession']>(returned);

/** Handed in again, checked and marked. */
export const inReviewWorld = worldOf<Schemas['AdminSession']>(inReview);

/** Told to wait, which was recalled, and declined. */
export const lettersWorld = worldOf<Schemas['AdminSession']>(letters);
