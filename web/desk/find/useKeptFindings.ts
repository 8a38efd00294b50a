import { useEffect, useReducer } from 'react';
import { keepInTab, readKeptInTab } from '../keptInTab.ts';
import type { DeskRecord } from '../types.ts';
import { useKeptInTabKey } from '../useKeptInTabKey.ts';
import { type Finding, type FindingsAction, findingsAfter, readFindings } from './findings.ts';

/** The findings being written. They survive going to the next document and back, a reload and a lost session. */
export const useKeptFindings = (record: DeskRecord) => {
  const key = useKeptInTabKey('findings', record);
  const [findings, dispatch] = useReducer(
    (before: readonly Finding[], action: FindingsAction) => findingsAfter(before, action),
    key,
    (from) => readFindings(readKeptInTab(from)),
  );
  useEffect(() => keepInTab(key, findings), [key, findings]);
  return { findings, dispatch };
};
