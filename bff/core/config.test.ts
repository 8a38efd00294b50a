import { describe, expect, it } from 'vitest';
import { readCommandConfig, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/hojo',
  SECRETS_KEY: `k1:${'A'.repeat(43)}=`,
};

describe('the settings', () => {
  it('name a database in production; elsewhere the embedded one serves', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('DATABASE_URL');
    expect(() => readConfig({ NODE_ENV: 'production', DATABASE_URL: '' })).toThrow('DATABASE_URL');
    expect(readConfig(production).databaseUrl).toBe('postgres://db/hojo');
    expect(readConfig({}).databaseUrl).toBeUndefined();
  });

  it('name the key of kept secrets in production, and never show it', () => {
    expect(() => readConfig({ ...production, SECRETS_KEY: '' })).toThrow('SECRETS_KEY is needed');
    expect(() => readConfig({ ...production, SECRETS_KEY: 'k1:secret' })).not.toThrow('k1:secret');
    expect(readConfig(production).secretKeys?.map(({ id }) => id)).toEqual(['k1']);
    expect(readConfig({}).secretKeys).toBeUndefined();
  });

  it('let passkeys of one domain serve all its hosts', () => {
    expect(readConfig({ PUBLIC_ORIGIN: 'https://hojo.example.jp' }).passkeyDomain).toBe('hojo.example.jp');
    const above = { PUBLIC_ORIGIN: 'https://hojo.example.jp', PASSKEY_DOMAIN: 'example.jp' };
    expect(readConfig(above).passkeyDomain).toBe('example.jp');
  });

  it('have no demo data in production', () => {
    expect(() => readConfig({ ...production, DEMO: '1' })).toThrow('DEMO=1');
    expect(readConfig(production).isDemo).toBe(false);
  });

  it('count nothing without a port for it, and tell this machine only unless a host is named', () => {
    expect(readConfig({}).metrics).toBeUndefined();
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }).metrics?.host).toBe('10.0.0.5');
    expect(() => readConfig({ METRICS_HOST: '10.0.0.5' })).toThrow('METRICS_PORT is needed');
  });

  it('name the way past a pooler, which migrations and commands take', () => {
    const pooled = { DATABASE_URL: 'postgres://pool/hojo', DATABASE_POOLER: 'transaction' };
    expect(() => readConfig(pooled)).toThrow('DATABASE_DIRECT_URL');
    expect(() => readConfig({ ...pooled, DATABASE_POOLER: 'session' })).toThrow('DATABASE_POOLER');
    const env = {
      ...pooled,
      DATABASE_DIRECT_URL: 'postgres://db/hojo',
      DATABASE_REPLICA_URL: 'postgres://r/hojo',
    };
    expect(readConfig(env)).toMatchObject({ databaseUrl: 'postgres://pool/hojo', isPooled: true });
    expect(readCommandConfig(env)).toMatchObject({ databaseUrl: 'postgres://db/hojo', isPooled: false });
    expect(readCommandConfig(env).replicaUrl).toBeUndefined();
  });

  it('say how many connections a process keeps: ten, and never none', () => {
    expect(readConfig({}).connections).toBe(10);
    expect(readConfig({ DATABASE_CONNECTIONS: '4' }).connections).toBe(4);
    expect(() => readConfig({ DATABASE_CONNECTIONS: '0' })).toThrow('DATABASE_CONNECTIONS');
  });

  it('let a replica be read from beside its primary alone', () => {
    const replica = { DATABASE_REPLICA_URL: 'postgres://replica/hojo' };
    expect(() => readConfig(replica)).toThrow('DATABASE_URL');
    expect(readConfig({ ...replica, DATABASE_URL: 'postgres://db/hojo' }).replicaUrl).toBe(
      'postgres://replica/hojo',
    );
  });

  it('are refused by name when a value makes no sense', () => {
    expect(() => readConfig({ PORT: '80a' })).toThrow('PORT');
    expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL');
    expect(() => readConfig({ ONSITE_COPIES: 'no' })).toThrow('ONSITE_COPIES');
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow('OTEL_EXPORTER');
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector' };
    expect(() => readConfig({ ...collector, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('SAMPLER_ARG');
    expect(() => readConfig({ UPLOAD_INSPECTORS: '0' })).toThrow('UPLOAD_INSPECTORS');
    expect(() => readConfig({ STOP_GRACE_MS: '60000' })).toThrow('STOP_GRACE_MS');
  });
});
