import { mamekuraSession } from '#web/mock/scenarios/myPages/mamekura.ts';
import type { Visitor } from './testServices.ts';

/** 豊田 まめ子, whose company carries out project 3. */
export const asMamekura: Visitor = (sessions) => sessions.accept('user', mamekuraSession, 'id.secret');
