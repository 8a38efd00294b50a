import { expect, it } from 'vitest';
import { createStepUp } from './stepUp.ts';

const problem = (code: number, status = 403) =>
  new Response(JSON.stringify({ code, status }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

const press = (body = 'x') => new Request('http://mock.invalid/api/admin/payment', { method: 'POST', body });

/** A server that wants a second factor until it is told that it was shown. */
const server = () => {
  const state = { isProven: false };
  const got: string[] = [];
  const send = async (request: Request): Promise<Response> => {
    const body = await request.text();
    if (!state.isProven) return problem(1102);
    got.push(body);
    return new Response('done');
  };
  return { state, got, send };
};

const isAsked = async (stepUp: ReturnType<typeof createStepUp>): Promise<void> => {
  await new Promise<void>((resolve) => {
    const end = stepUp.subscribe(() => {
      end();
      resolve();
    });
    if (stepUp.isAsked()) resolve();
  });
};

it('sends the same again once the second factor was shown', async () => {
  const stepUp = createStepUp();
  const { state, got, send } = server();
  const sent = stepUp.around(send)(press('{"amount":1}'));
  await isAsked(stepUp);
  state.isProven = true;
  stepUp.answer(true);
  expect(await (await sent).text()).toBe('done');
  expect(got).toEqual(['{"amount":1}']);
  expect(stepUp.isAsked()).toBe(false);
});

it('asks once for all that waits, and gives all of it up together', async () => {
  const stepUp = createStepUp();
  const { got, send } = server();
  const all = Promise.all([1, 2].map(() => stepUp.around(send)(press())));
  await isAsked(stepUp);
  await new Promise((resolve) => setTimeout(resolve));
  stepUp.answer(false);
  expect((await all).map(({ status }) => status)).toEqual([403, 403]);
  expect(got).toEqual([]);
});

it('asks nobody for any other refusal, whose body is still there to be read', async () => {
  const stepUp = createStepUp();
  for (const answer of [problem(1000), problem(1102, 401), new Response('<h1>403</h1>', { status: 403 })]) {
    const response = await stepUp.around(async () => answer)(press());
    expect(stepUp.isAsked()).toBe(false);
    expect(await response.text()).not.toBe('');
  }
});
