import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createArrivalClock } from './arrivalClock.ts';

/** The process does nothing else meanwhile, and reads no socket. */
const beBusy = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it('what arrived while the process was busy counts as arrived before, however late it is read', {
  tags: ['slow'],
}, async () => {
  const arrivedAt = createArrivalClock();
  const server = createServer((_request, response) => response.end(arrivedAt().toISOString()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  await wait(100);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const sentAt = Date.now();
  beBusy(400);
  const readAt = Date.now();
  const [answer] = await once(socket, 'data');
  const told = /\d{4}-.+Z/.exec(String(answer))?.[0] ?? '';
  expect(Date.parse(told)).toBeLessThanOrEqual(sentAt);
  expect(readAt - sentAt).toBeGreaterThanOrEqual(400);
  socket.destroy();
  server.close();
});

it('is never ahead of the clock, and follows it', async () => {
  const arrivedAt = createArrivalClock();
  const from = Date.now();
  while (arrivedAt().getTime() <= from) await wait(5);
  expect(arrivedAt().getTime()).toBeLessThanOrEqual(Date.now());
});
