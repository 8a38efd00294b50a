import { RestaurantGenre } from '#bff/generated/contract/enums.ts';
import type { Condition } from '../familyTypes.ts';
import { choice } from './fields.ts';

export const storeGenre = choice('genre', '業態', { enumName: 'RestaurantGenre' });
export const isOtherGenre: Condition = { field: 'genre', equals: RestaurantGenre.Other };
