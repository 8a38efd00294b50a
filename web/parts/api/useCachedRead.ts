import { useQuery } from '@tanstack/react-query';
import type { Answer, AnswerOf, CallInit, PathOf } from './client.ts';
import { useQuestion } from './query.tsx';

/**
 * What another part of the page has read, as long as it is there; asks for nothing itself.
 * `undefined` while unknown, null for NOT_FOUND and ACCESS_DENIED.
 */
export const useCachedRead = <P extends PathOf<'get'>>(
  path: P,
  init: CallInit<'get', P>,
): Answer<AnswerOf<'get', P>> | null | undefined =>
  useQuery({ ...useQuestion(path, init), enabled: false }).data;
