/**
 * 通知の受け取り：署名を確かめ、同じ通知は一度だけ扱い、記録を連携キーで読みます。
 * Receives notifications: the signature first, each event once, then the record itself with the key.
 *
 *   HOJO_URL=… HOJO_KEY=hojo_… HOJO_WEBHOOK_SECRET=whsec_… PORT=8080 node receiveWebhooks.js
 */
import { createServer, type IncomingMessage } from 'node:http';
import { createClient, verifyWebhook, type WebhookMessage, WebhookRefused } from 'hojo-jigyo-client';

const { HOJO_URL = '', HOJO_KEY = '', HOJO_WEBHOOK_SECRET = '', PORT = '8080' } = process.env;

const client = createClient({ baseUrl: HOJO_URL, key: HOJO_KEY });

/** Yours outlives the process: a table with a unique id. */
const seen = new Set<string>();

const MAX_BYTES = 65_536;

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new WebhookRefused('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const handle = async ({ id, type, data }: WebhookMessage): Promise<void> => {
  if (seen.has(id) || type !== 'sectionConfirmed' || data.id === null) return;
  const { body: section } = await client.get('/api/admin/section/{id}', { path: { id: data.id } });
  console.log(JSON.stringify({ event: id, title: section.title, files: section.files.length }));
  // Only now: what failed is to come again.
  seen.add(id);
};

const receive = async (request: IncomingMessage): Promise<number> => {
  try {
    const message = await verifyWebhook(request.headers, await bodyOf(request), HOJO_WEBHOOK_SECRET);
    await handle(message);
    return 204;
  } catch (error) {
    if (error instanceof WebhookRefused) return 401;
    // It comes again: later, and under the same id.
    console.error(error);
    return 500;
  }
};

const server = createServer(async (request, response) => {
  response.writeHead(await receive(request)).end();
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(JSON.stringify(server.address())));
