import { loadContractDocument } from '#bff/contract/load.ts';
import { type ContractFacts, readContractFacts } from '../documents/facts.ts';

/** Facts of the real contract, for tests. */
export const contractFacts: ContractFacts = readContractFacts(loadContractDocument());
