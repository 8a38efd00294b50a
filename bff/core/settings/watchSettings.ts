import { portNumber } from './values.ts';

/** Who watches the process. */
export type WatchSettings = {
  /** Where Prometheus may ask; undefined: nothing is counted. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** The collector of OpenTelemetry, and which part of the traces it gets; undefined: nothing is traced. */
  readonly tracing: { readonly endpoint: string; readonly ratio: number } | undefined;
};

/** On this machine only, unless a host is named: who can ask sees how much is done, though not by whom. */
const metricsOf = (env: NodeJS.ProcessEnv): WatchSettings['metrics'] => {
  if (!env.METRICS_PORT) {
    if (env.METRICS_HOST) throw new Error('METRICS_PORT is needed beside METRICS_HOST');
    return undefined;
  }
  const port = portNumber('METRICS_PORT', env.METRICS_PORT, 0);
  return { host: env.METRICS_HOST || '127.0.0.1', port };
};

const tracingOf = (env: NodeJS.ProcessEnv): WatchSettings['tracing'] => {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  if (!/^https?:/.test(endpoint)) throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT must begin with http');
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || 1);
  if (!(ratio >= 0 && ratio <= 1)) throw new Error('OTEL_TRACES_SAMPLER_ARG must be from 0 to 1');
  return { endpoint, ratio };
};

/** @throws Error naming the variable that is missing or makes no sense */
export const readWatchSettings = (env: NodeJS.ProcessEnv): WatchSettings => ({
  metrics: metricsOf(env),
  tracing: tracingOf(env),
});
