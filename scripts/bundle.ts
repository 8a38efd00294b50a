/** `npm run bundle`: the contract in one file. */
import { writeBundle } from './generate/bundle.ts';
import { sayContractFaults } from './generate/contractFaults.ts';

await sayContractFaults(writeBundle);
