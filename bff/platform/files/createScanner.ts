import type { Config } from '#bff/core/config.ts';
import type { FileScanner } from '#bff/core/fileScanner.ts';
import { createClamdScanner } from './clamd.ts';
import { createSignatureScanner } from './scanner.ts';

/** clamd where it is configured, else signatures alone (structure is checked either way). */
export const createScanner = ({ clamdAddress }: Config): FileScanner =>
  clamdAddress === undefined ? createSignatureScanner() : createClamdScanner(clamdAddress);
