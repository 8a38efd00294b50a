import { useEffect, useReducer } from 'react';
import type { Section } from '../../types.ts';
import { keepInTab, readKeptInTab } from '../keptInTab.ts';
import { useKeptInTabKey } from '../useKeptInTabKey.ts';
import { type Finding, type FindingsAction, findingsAfter, readFindings } from './findings.ts';

/** The findings being written. They survive going to the next document and back, a reload and a lost session. */
export const useKeptFindings = (section: Pick<Section, 'id' | 'submittedAt'>) => {
  const key = useKeptInTabKey('findings', section);
  const [findings, dispatch] = useReducer(
    (before: readonly Finding[], action: FindingsAction) => findingsAfter(before, action),
    key,
    (from) => readFindings(readKeptInTab(from)),
  );
  useEffect(() => keepInTab(key, findings), [key, findings]);
  return { findings, dispatch };
};
