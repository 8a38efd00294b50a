/**
 * Runs before every file of screens: nothing is replaced, whatever the files before it left in the same window; and after
 * each test its page, what the browser kept of it and the faults of its network are looked at and gone.
 */
import { afterAll, afterEach, vi } from 'vitest';
import { endScreen } from './renderWithServices.tsx';

vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.useRealTimers();
afterEach(endScreen);
// A page that is fetched ahead is there before the next file begins: it could not be loaded after the end of this one.
afterAll(() => vi.dynamicImportSettled());
