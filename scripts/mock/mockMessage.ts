import { DEMO_PASSWORD } from '../../prisma/seed/demo.ts';
import { MOCK_KEY } from './data/mockKey.ts';
import { differencesOf } from './differences.ts';
import { type ScenarioName, scenarios } from './scenarios.ts';
import type { Mock } from './startMock.ts';

const lines = (texts: readonly string[]): string => texts.map((text) => `  ${text}`).join('\n');

/** The scenarios as a list, for who asks for another one. */
export const scenarioLines = (): string =>
  lines(Object.entries(scenarios).map(([name, { label }]) => `${name.padEnd(8)}${label}`));

const people = `  事務局（JMAC）     jmac@example.jp
  農林水産省         maff@example.jp
  コールセンター     cs@example.jp
  検査機関           inspector@example.jp
  バックオフィス     backoffice@example.jp`;

const others = `
  企業               mamekura@example.jp（projectID 5）
  応募者（作成中）   yasashii@example.jp（projectID 7、/api/application/inclusive/session）`;

/** What `npm run mock` prints. */
export const mockMessage = ({ url, config }: Mock, scenario: ScenarioName): string => `
API のモックを開始しました（${scenario}: ${scenarios[scenario].label}）

  API          ${url}/api
  説明         ${url}/api/docs
  届いたメール ${url}/dev/mail

ログイン（パスワードはすべて ${DEMO_PASSWORD}）
${people}${scenarios[scenario].data === 'empty' ? '' : others}

連携キー
  Authorization: Bearer ${MOCK_KEY}

エラーを出したいとき（操作が返すものに限ります）
  Prefer: code=409
  Prefer: code=401, example=expired

場面（npm run mock -- --scenario 名前）
${scenarioLines()}

本番と違うところ
${lines(differencesOf(config))}

止めるときは Ctrl+C。データは、次の起動で元に戻ります。
`;
