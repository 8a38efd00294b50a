import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '#bff/core/config.ts';
import type { OpenSpan, SpanFacts, Tracing } from './tracing.ts';

/** A collector that is away keeps nobody from stopping. */
const EXPORT_MS = 2_000;

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

const contextOf = (traceparent: string | undefined): Context => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

const providerOf = ({ endpoint, ratio }: NonNullable<Config['tracing']>): TracerProvider => {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS });
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'hojo-jigyo' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
    forceFlushTimeoutMillis: EXPORT_MS,
  });
};

/** Begins a span, within which the spans of its work are begun. */
const openerOf =
  (tracer: Tracer, current: AsyncLocalStorage<Context>) =>
  (name: string, kind: SpanKind, parent: Context, facts: SpanFacts = {}) => {
    const span = tracer.startSpan(name, { kind, attributes: { ...facts } }, parent);
    const context = trace.setSpan(parent, span);
    const opened: OpenSpan = {
      traceId: span.spanContext().traceId,
      within: (work) => current.run(context, work),
      end: ({ isFailed, facts: more = {} }) => {
        span.setAttributes(more);
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
    return { ...opened, rename: (newName: string) => span.updateName(newName) };
  };

/** Traces by the library of OpenTelemetry, with spans of ours alone: nothing is patched. Loaded where it is wanted. */
export const createTracing = (config: NonNullable<Config['tracing']>): Tracing => {
  const provider = providerOf(config);
  const tracer = provider.getTracer('hojo-jigyo');
  const current = new AsyncLocalStorage<Context>();

  const open = openerOf(tracer, current);
  return {
    request: (method, traceparent) => {
      const span = open(method, SpanKind.SERVER, contextOf(traceparent), { 'http.request.method': method });
      return {
        ...span,
        end: ({ operation, status, requestId }) => {
          // The operation is found only when the request is being answered.
          span.rename(operation);
          const facts = { 'http.response.status_code': status, 'hojo.request_id': requestId };
          span.end({ isFailed: status >= 500, facts });
        },
      };
    },
    job: (name) => open(`job ${name}`, SpanKind.INTERNAL, ROOT_CONTEXT),
    step: (name, facts) => {
      const parent = current.getStore();
      return parent && open(name, SpanKind.CLIENT, parent, facts);
    },
    stop: async () => {
      // A collector that is away loses the last spans, and nothing else.
      await provider.shutdown().catch(() => undefined);
    },
  };
};
