import { loadContractDocument } from '#bff/core/contractDocument.ts';
import { type ContractFacts, readContractFacts } from '#bff/programmes/engine.ts';

let facts: ContractFacts | undefined;

/** What programmes need of the contract, read once when it is first asked for. */
export const contractFacts = (): ContractFacts => {
  facts ??= readContractFacts(loadContractDocument());
  return facts;
};

/** The contract's label of a value of an enumeration; nothing for nothing. @throws RangeError when it has none */
export const labelOf = (list: string, value: number | null): string | null =>
  value === null ? null : contractFacts().enumLabel(list, value);
