import { loadContractDocument } from '#bff/core/contractDocument.ts';
import { type ContractFacts, readContractFacts } from '#bff/programmes/documents/facts.ts';

/** Facts of the real contract, for tests. */
export const contractFacts: ContractFacts = readContractFacts(loadContractDocument());
