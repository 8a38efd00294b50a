import { expect, within } from 'storybook/test';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { offline, problem } from '#web/mock/reply.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { operationFacts } from '#web/parts/api/generated/operations.ts';

type Place = { readonly canvasElement: HTMLElement };

/** 401 with 1007: nobody did anything for too long. */
const expired = problem({
  status: 401,
  code: ErrorCode.SESSION_EXPIRED,
  detail: 'もう一度ログインしてください。',
});

/** The computer has no line, as the browser tells pages; undone after the story. */
export const withoutLine = (): (() => void) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  // The browser's own property lies on the prototype again.
  return () => void Reflect.deleteProperty(navigator, 'onLine');
};

/** Above every page while the line is broken. */
export const expectOfflineBanner = async ({ canvasElement }: Place): Promise<void> => {
  await expect(await within(canvasElement).findByText(/^インターネットにつながっていません。/)).toBeVisible();
};

/** Whether an operation is refused to a session that has ended; the others anybody may call. */
const needsSession = (id: string): boolean =>
  Object.entries(operationFacts).some(([name, { security }]) => name === id && security.length > 0);

/** The product leaves for the log-in page, which says why (spec 2, 4). @param handlers the answers in better times */
export const sessionEnded = (handlers: MockHandlers): MockHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([id, handler]) => [id, needsSession(id) ? expired : handler]),
  );

/** Nothing answers. @param handlers the answers in better times */
export const silent = (handlers: MockHandlers): MockHandlers =>
  Object.fromEntries(Object.keys(handlers).map((id) => [id, offline]));
