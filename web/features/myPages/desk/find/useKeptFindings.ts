import { useEffect, useReducer, useState } from 'react';
import { keepInTab, keptInTabKey, readKeptInTab } from '../keptInTab.ts';
import { type Finding, type FindingsAction, findingsAfter, readFindings } from './findings.ts';

/** The findings being written. They survive going to the next document and back, a reload and a lost session. */
export const useKeptFindings = (sectionId: number, submittedAt: string | null) => {
  const [key] = useState(() => keptInTabKey('findings', sectionId, submittedAt));
  const [findings, dispatch] = useReducer(
    (before: readonly Finding[], action: FindingsAction) => findingsAfter(before, action),
    key,
    (from) => readFindings(readKeptInTab(from)),
  );
  useEffect(() => keepInTab(key, findings), [key, findings]);
  return { findings, dispatch };
};
