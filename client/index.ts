export { ApiProblem, type ErrorCode, type ErrorReason, type FieldProblem } from './apiProblem.ts';
export type {
  Answer,
  AnswerOf,
  BodyOf,
  DownloadPath,
  ListPath,
  MetaOf,
  Method,
  PathOf,
  ReadPath,
  RecordPath,
  RowOf,
  Schemas,
  UploadPath,
} from './contractTypes.ts';
export { type Client, type ClientOptions, createClient } from './createClient.ts';
export type { Download, Progress } from './files.ts';
export { version } from './generated/facts.ts';
export type { Session, SessionKind } from './sessions.ts';
export { verifyWebhook, type WebhookHeaders, type WebhookMessage, WebhookRefused } from './webhooks.ts';
