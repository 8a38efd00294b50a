import { useState } from 'react';
import { readDelimited } from '#rules/tables/delimited.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import type { ImportResult, SendTable, Source } from './importTypes.ts';
import { paymentImportText as t } from './paymentImport.words.ts';

/** What the contract takes in one go of pasted rows, headings included. */
const MAX_PASTED = 2050;

const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Why nothing was looked at or taken over. */
export type Problem = {
  readonly text: string;
  /** The file itself is the reason: only another one helps. */
  readonly isOfFile: boolean;
};

const ofFile = (text: string): Problem => ({ text, isOfFile: true });
const passing = (text: string): Problem => ({ text, isOfFile: false });

const fileProblem = ({ name, size }: File): Problem | null => {
  if (!/\.(?:csv|xlsx)$/i.test(name)) return ofFile(t((w) => w.onlySheets));
  return size > MAX_FILE_BYTES ? ofFile(t((w) => w.tooLarge)) : null;
};

const problemOf = (answer: Awaited<ReturnType<SendTable>>): Problem | null => {
  if (answer.isOk) return null;
  const { error } = answer;
  const text = error?.detail ?? t((w) => w.failed);
  return error?.code === ErrorCode.INVALID_FILE ? ofFile(text) : passing(text);
};

/** Asks the server about a table: what would become of it, or to take it over. */
const useQuestion = (send: SendTable, refusal: string | null) => {
  const [result, setResult] = useState<ImportResult | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const end = (found: Problem | null): void => {
    setResult(null);
    setProblem(found);
  };
  /** @returns what was taken over; null when nothing was */
  const ask = async (source: Source, listState: string | null): Promise<ImportResult | null> => {
    if (refusal !== null) {
      setProblem(passing(refusal));
      return null;
    }
    setIsBusy(true);
    setProblem(null);
    const answer = await send(source, { isDryRun: listState === null, listState });
    setIsBusy(false);
    setProblem(problemOf(answer));
    setResult(answer.isOk ? answer.body : null);
    return answer.isOk && answer.body.isTaken ? answer.body : null;
  };
  return { result, problem, isBusy, ask, end };
};

/**
 * What was chosen or pasted, what would become of it, and taking it over.
 * @param refusal why nothing can be sent yet
 */
export const useImport = (send: SendTable, refusal: string | null) => {
  const [pasted, setPasted] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const { ask, end, ...answered } = useQuestion(send, refusal);
  const check = async (): Promise<void> => {
    if (file !== null) {
      await ask({ file }, null);
      return;
    }
    const rows = readDelimited(pasted);
    if (rows.length > 0 && rows.length <= MAX_PASTED) await ask({ rows }, null);
    else end(passing(t((w) => (rows.length === 0 ? w.nothing : w.tooMany))));
  };
  return {
    ...answered,
    pasted,
    file,
    paste: (typed: string): void => {
      setFile(null);
      setPasted(typed);
      end(null);
    },
    /** A file is looked at as soon as it is chosen. */
    choose: async (chosen: File | null): Promise<void> => {
      setFile(chosen);
      setPasted('');
      const wrong = chosen === null ? null : fileProblem(chosen);
      end(wrong);
      if (chosen !== null && wrong === null) await ask({ file: chosen }, null);
    },
    /** Looks at what is there now. */
    check,
    takeOver: () =>
      ask(file === null ? { rows: readDelimited(pasted) } : { file }, answered.result?.listState ?? null),
  };
};

export type Import = ReturnType<typeof useImport>;
