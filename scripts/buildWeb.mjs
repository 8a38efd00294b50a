/** Builds the web app when anything it is made of changed; the end-to-end tests begin with it. */
import { buildWeb, generate } from './lib/prepare.mjs';

generate();
buildWeb();
