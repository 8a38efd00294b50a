/** `npm run bundle`: the contract in one file. */
import { writeBundle } from './generate/bundle.ts';

writeBundle();
