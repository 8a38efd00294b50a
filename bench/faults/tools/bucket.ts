import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startS3Server } from '../../../bff/testing/s3/s3Server.ts';
import type { Demo } from '../frame/ground.ts';
import type { Stage } from '../frame/stage.ts';

const SCRIPT = join(import.meta.dirname, '../../../scripts/moveFiles.ts');
const ARGUMENTS = ['--from', 'folder', '--to', 's3', '--remove'];

/** Moves the files of a demo to a bucket of its own, as an operator does. @returns the demo that uses them there */
export const moveToBucket = async (stage: Stage, demo: Demo): Promise<Demo> => {
  const s3 = await startS3Server();
  stage.later(() => s3.stop());
  const env = { ...demo.env, ...s3.env };
  const moved = await promisify(execFile)(process.execPath, [SCRIPT, ...ARGUMENTS], {
    env: { ...process.env, ...env },
  });
  stage.figure(moved.stdout.trim().split('\n').slice(-2).join('; '));
  return { ...demo, env };
};
