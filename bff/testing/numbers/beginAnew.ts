/** Runs before every test file: its names are the same whatever ran before it in the same process. */
import { countAnew } from './countNumbers.ts';

countAnew();
