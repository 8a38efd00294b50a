import { expect, it } from 'vitest';
import { ApiError } from '#web/parts/api/errors.ts';
import { FileScanStatus } from '#web/parts/api/generated/enums.ts';
import { sendOnceScanned } from './sendOnceScanned.ts';

const pending = [{ scanStatus: FileScanStatus.Pending }];
const clean = [{ scanStatus: FileScanStatus.Clean }];
const refused = (status: number) => ({ isOk: false as const, error: new ApiError({ status, code: null }) });
const done = { isOk: true as const };

/** Answers one after the other, the last one for ever. */
const server = (...answers: (typeof done | ReturnType<typeof refused>)[]) => {
  let asked = 0;
  const send = async () => {
    asked += 1;
    return answers[Math.min(asked, answers.length) - 1] ?? done;
  };
  return { send, asked: () => asked };
};

const noWait = async () => undefined;

it('sends again until the file has been looked at', async () => {
  const { send, asked } = server(refused(400), refused(400), done);
  expect(await sendOnceScanned(pending, send, noWait)).toEqual(done);
  expect(asked()).toBe(3);
});

it('sends once when the files were clean at once: the refusal has another reason', async () => {
  const { send, asked } = server(refused(400), done);
  expect((await sendOnceScanned(clean, send, noWait)).isOk).toBe(false);
  expect(asked()).toBe(1);
});

it.each([409, 412, 503])('leaves a refusal with %i to the person', async (status) => {
  const { send, asked } = server(refused(status), done);
  expect((await sendOnceScanned(pending, send, noWait)).isOk).toBe(false);
  expect(asked()).toBe(1);
});

it('gives up after a minute with the last words of the server', async () => {
  const { send, asked } = server(refused(400));
  expect((await sendOnceScanned(pending, send, noWait)).isOk).toBe(false);
  expect(asked()).toBe(30);
});
