import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Handlers } from '#bff/http/handlers.ts';
import { ok, streamed } from '#bff/http/reply.ts';
import { allStockPhrases } from '#bff/programmes/sections.ts';
import { contractJson, documentTypesJson, enumerationsJson } from './contractCatalogs.service.ts';
import { guideOf } from './servedGuide.routes.ts';

const contractPath = join(import.meta.dirname, '../../../generated/openapi.yaml');

let yaml: Buffer | undefined;

const contractYaml = (): Buffer => {
  yaml ??= readFileSync(contractPath);
  return yaml;
};

const bytes = (content: Buffer, contentType: string, disposition = 'inline') =>
  streamed({ content: Readable.from([content]), contentType, disposition, sizeBytes: content.length });

const page = (html: string) => {
  const content = Buffer.from(html);
  return streamed({
    content: Readable.from([content]),
    contentType: 'text/html; charset=utf-8',
    disposition: 'inline',
    sizeBytes: content.length,
    isPage: true,
  });
};

const JSON_TYPE = 'application/json; charset=utf-8';

export const metaRoutes = {
  getEnumerations: async () => bytes(enumerationsJson(), JSON_TYPE),
  getDocumentTypes: async () => bytes(documentTypesJson(), JSON_TYPE),
  getReturnPhrases: async () => ok({ items: [...allStockPhrases()] }),
  getServerTime: async (_request, { now }) => ok({ now: now.toISOString() }),
  getOpenapiYaml: async () =>
    bytes(contractYaml(), 'application/yaml; charset=utf-8', 'inline; filename="openapi.yaml"'),
  getOpenapiJson: async () => bytes(contractJson(), JSON_TYPE, 'inline; filename="openapi.json"'),
  getDocs: async (_request, { config }) => page(guideOf(config).page('') ?? ''),
} satisfies Partial<Handlers>;
