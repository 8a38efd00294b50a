/**
 * Runs before every test file, so that it finds the same whatever ran before it in the same process: names count from
 * 1, nothing is replaced, and the worker's server is free, also when the file before broke off.
 */
import { vi } from 'vitest';
import { countAnew } from '../numbers/countNumbers.ts';
import { lending } from './lending.ts';

countAnew();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.useRealTimers();
lending.isLent = false;
