import { loadContractDocument } from '#bff/core/contractDocument.ts';

type Operation = { readonly operationId?: string; readonly summary?: string };

let names: ReadonlyMap<string, string> | undefined;

const readNames = (): ReadonlyMap<string, string> => {
  const operations = Object.values(loadContractDocument().paths).flatMap((path) => Object.values(path));
  return new Map(
    operations.flatMap((operation): [string, string][] => {
      const { operationId, summary } = operation as Operation;
      return operationId === undefined || summary === undefined ? [] : [[operationId, summary]];
    }),
  );
};

/** What the contract calls an operation in Japanese; null for another word. */
export const operationName = (operationId: string): string | null => {
  names ??= readNames();
  return names.get(operationId) ?? null;
};
