/** The product on data of its own, for partners: `npm run mock -- --port 4010 --scenario flaky`. */
import { parseArgs } from 'node:util';
import { stopOnSignal } from '#bff/stopOnSignal.ts';
import { mockMessage, scenarioLines } from './mock/mockMessage.ts';
import { isScenario } from './mock/scenarios.ts';
import { startMock } from './mock/startMock.ts';

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      scenario: { type: 'string', default: 'demo' },
    },
  });
  const { port, scenario } = values;
  if (!isScenario(scenario))
    throw new Error(`「${scenario}」という場面はありません。次から選んでください。\n${scenarioLines()}`);
  const onPrepare = () => console.log('モックのデータを用意しています（1日に1回、1分ほどかかります）…');
  const mock = await startMock({ port: Number(port), scenario, onPrepare });
  console.log(mockMessage(mock, scenario));
  stopOnSignal(mock.stop, process);
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
