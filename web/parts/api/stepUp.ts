import { createCell } from '#web/parts/watched/createCell.ts';
import { ErrorCode } from './generated/enums/ErrorCode.ts';

type Send = (request: Request) => Promise<Response>;

/** The question for a second factor, which stands between a press and what it does. */
export type StepUp = {
  /** Whether somebody is asked at the moment. */
  readonly isAsked: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Answers the question: true lets what waits go on, false gives it up. */
  readonly answer: (isProven: boolean) => void;
  /** A way to send that asks where the server does, and then sends the same again: nothing is lost. */
  readonly around: (send: Send) => Send;
};

const isWanted = async (response: Response): Promise<boolean> => {
  if (response.status !== 403 || !response.headers.get('content-type')?.includes('problem+json'))
    return false;
  const problem: unknown = await response.clone().json();
  return (
    typeof problem === 'object' &&
    problem !== null &&
    Reflect.get(problem, 'code') === ErrorCode.STEP_UP_NEEDED
  );
};

/** Several requests that wait at once are answered by one question. */
export const createStepUp = (): StepUp => {
  const waiting = createCell<readonly ((isProven: boolean) => void)[]>([]);
  const ask = (): Promise<boolean> => new Promise((resolve) => waiting.put([...waiting.get(), resolve]));

  return {
    isAsked: () => waiting.get().length > 0,
    subscribe: waiting.subscribe,
    answer: (isProven) => {
      const answered = waiting.get();
      waiting.put([]);
      for (const resolve of answered) resolve(isProven);
    },
    around: (send) => async (request) => {
      const again = request.clone();
      const response = await send(request);
      if (!(await isWanted(response))) return response;
      return (await ask()) ? send(again) : response;
    },
  };
};
