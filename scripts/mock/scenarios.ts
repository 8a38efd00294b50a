import type { RequestHandler } from 'express';
import { ApiError } from '#bff/core/apiError.ts';
import type { DataName } from './data/fillings.ts';

/** A situation that a partner wants to see his program in. */
export type Scenario = {
  /** In a sentence, for the list of them. */
  readonly label: string;
  readonly data: DataName;
  /** Made anew for each mock; what comes before the product's own answers. */
  readonly front?: () => RequestHandler;
};

const SLOW_MS = 2_000;
const OUTAGE_SECONDS = 30;

const isOfApi = (path: string): boolean => path.startsWith('/api/');

const unavailable = (retryAfterSeconds: number): ApiError =>
  new ApiError('SERVICE_UNAVAILABLE', { retryAfterSeconds });

const answerLate: RequestHandler = (request, _response, next) => {
  if (isOfApi(request.path)) setTimeout(next, SLOW_MS);
  else next();
};

const answerNobody: RequestHandler = (request, _response, next) =>
  next(isOfApi(request.path) ? unavailable(OUTAGE_SECONDS) : undefined);

const putOffEverySecond = (): RequestHandler => {
  let count = 0;
  return (request, _response, next) => {
    if (isOfApi(request.path)) count += 1;
    next(isOfApi(request.path) && count % 2 === 1 ? unavailable(1) : undefined);
  };
};

export const scenarios = {
  demo: { label: 'デモのデータ（指定しないとき）', data: 'demo' },
  empty: { label: '管理者だけがいて、事業も応募もない', data: 'empty' },
  many: { label: 'デモのデータと、2,000件の応募', data: 'many' },
  slow: { label: 'どの応答も2秒遅い', data: 'demo', front: () => answerLate },
  flaky: { label: '2回に1回、503（Retry-After: 1）で断る', data: 'demo', front: putOffEverySecond },
  outage: { label: 'すべて503（Retry-After: 30）で断る', data: 'demo', front: () => answerNobody },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);
