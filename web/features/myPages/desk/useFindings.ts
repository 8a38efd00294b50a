import { useEffect, useReducer, useState } from 'react';
import { type Finding, type FindingsAction, findingsAfter, readFindings } from './findings.ts';

/** One pile of notes a section and a submission: what was written about the first version is not about the second. */
const keyOf = (sectionId: number, submittedAt: string | null): string =>
  `desk.findings.${sectionId}.${submittedAt}`;

const keep = (key: string, findings: readonly Finding[]): void => {
  try {
    if (findings.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(findings));
  } catch {
    // Without storage the notes live as long as the page.
  }
};

const readKept = (key: string): Finding[] => {
  try {
    return readFindings(sessionStorage.getItem(key));
  } catch {
    return [];
  }
};

/** The findings being written. They survive going to the next document and back, a reload and a lost session. */
export const useFindings = (sectionId: number, submittedAt: string | null) => {
  const [key] = useState(() => keyOf(sectionId, submittedAt));
  const [findings, dispatch] = useReducer(
    (before: readonly Finding[], action: FindingsAction) => findingsAfter(before, action),
    key,
    readKept,
  );
  useEffect(() => keep(key, findings), [key, findings]);
  return { findings, dispatch };
};
