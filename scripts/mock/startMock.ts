import { rm } from 'node:fs/promises';
import { type Config, readConfig } from '#bff/core/config.ts';
import { loadContractDocument } from '#bff/core/contractDocument.ts';
import { demoMailbox } from '#bff/http/middleware/demoMailbox.ts';
import { startServer } from '#bff/server.ts';
import { copyOfPreparedData } from './data/preparedData.ts';
import { preferredProblem } from './preferredProblem.ts';
import { type Scenario, type ScenarioName, scenarios } from './scenarios.ts';

/*
 * The mock is the product: the same router, validator, sessions, roles, state machines, services and error table, on an
 * embedded database with the demo's data. It refuses as the server does because it is the server; a store of examples
 * driven by the contract would have to learn each rule of 534 operations a second time, and be wrong wherever a change
 * has effects elsewhere (a return writes a finding, a notice, a mail, a history, and moves the my page).
 * It adds two things, both before the product and both only answers that the contract declares: problems that a caller
 * prefers (`preferredProblem`), and scenarios of outages (`scenarios`).
 * It is independent of the installation: no variable of the environment, no DATABASE_URL, no folder of the product is
 * read; the data are a copy that goes with the process, so a restart resets them. The copy of a prepared folder is why
 * it starts in seconds (`preparedData`).
 * What is otherwise than in production follows from its settings, which say so themselves (`differences`).
 * `sameAnswers.slow.test.ts` asks the mock and the product the same questions, and fails at a difference.
 */

export type MockOptions = {
  /** 0 for a free one. */
  readonly port: number;
  readonly scenario?: ScenarioName;
  /** Tests bring their own. */
  readonly clock?: () => Date;
  /** Folder of the prepared data; tests bring their own. */
  readonly cache?: string;
  /** Told when the data have to be written first, which takes a while. */
  readonly onPrepare?: () => void;
};

export type Mock = {
  readonly url: string;
  readonly config: Config;
  /** Ends it; its data are gone. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts a mock on 127.0.0.1.
 * @throws Error when the port is taken
 */
export const startMock = async (options: MockOptions): Promise<Mock> => {
  const { port, scenario = 'demo', clock, cache, onPrepare } = options;
  const { data, front }: Scenario = scenarios[scenario];
  const dataDir = await copyOfPreparedData({ data, clock: clock ?? (() => new Date()), cache }, onPrepare);
  const remove = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  const config = readConfig({ PORT: String(port), DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'error' });
  try {
    const server = await startServer({
      config,
      ...(clock === undefined ? {} : { clock }),
      preHandlers: [preferredProblem(loadContractDocument()), ...(front === undefined ? [] : [front()])],
      pages: () => [demoMailbox(config)],
    });
    const stop = async (): Promise<void> => {
      await server.stop();
      await remove();
    };
    return { url: server.url, config, stop };
  } catch (error) {
    await remove();
    throw error;
  }
};
