import { codeOf, problemOf } from './apiProblem.ts';
import { type Retries, withRetries } from './retries.ts';
import type { Credentials, Fetch } from './sessions.ts';

/** One thing to send, which is made anew for each attempt. */
export type Sending = {
  readonly make: () => Request;
  readonly signal: AbortSignal;
  /** It does no harm when it arrives twice. */
  readonly isRepeatable: boolean;
};

/** @throws ApiProblem when it is refused, TypeError when no answer came, the signal's reason when it was ended */
export type Transport = (sending: Sending) => Promise<Response>;

const SESSION_EXPIRED = 1007;

/** Sends with the caller's credentials; waits, repeats and logs in again where that is safe. */
export const createTransport = (
  fetch: Fetch,
  credentials: Credentials | undefined,
  retries: Retries,
): Transport => {
  const sendAs = (request: Request, token: string | null): Promise<Response> => {
    if (credentials !== undefined && token !== null) request.headers.set(credentials.header, token);
    return fetch(request);
  };

  const sendOnce = async (make: () => Request): Promise<Response> => {
    const token = (await credentials?.token()) ?? null;
    const response = await sendAs(make(), token);
    if (credentials === undefined || response.status !== 401) return response;
    if ((await codeOf(response)) !== SESSION_EXPIRED) return response;
    const renewed = await credentials.renewed(token);
    // It was refused at the door, so nothing has been done yet, whatever it was.
    return renewed === null ? response : sendAs(make(), renewed);
  };

  return async ({ make, signal, isRepeatable }) => {
    const attempts = isRepeatable ? retries.attempts : 1;
    const response = await withRetries({ ...retries, attempts }, signal, () => sendOnce(make));
    if (!response.ok) throw await problemOf(response);
    return response;
  };
};
