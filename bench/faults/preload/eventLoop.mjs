/**
 * Loaded into a server before anything else (`--import`): writes now and then how late its event loop was, in
 * milliseconds, to the file named by EVENT_LOOP. Plain JavaScript, so that the server's memory is its own: what strips
 * types takes 15 MB.
 */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const EVERY_MS = 1_000;
const NS_IN_MS = 1e6;

const file = process.env.EVENT_LOOP;
const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();
if (file !== undefined) {
  // Of the time since the start is over: loading is no work on requests.
  setTimeout(() => delays.reset(), EVERY_MS * 10).unref();
  setInterval(() => writeFileSync(file, String(delays.percentile(99) / NS_IN_MS)), EVERY_MS).unref();
}
