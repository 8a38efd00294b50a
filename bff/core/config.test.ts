import { describe, expect, it } from 'vitest';
import { production } from '#bff/testing/productionSettings.ts';
import { readCommandConfig, readConfig } from './config.ts';

describe('the settings', () => {
  it('name a database in production; elsewhere the embedded one serves', () => {
    expect(() => readConfig({ ...production, DATABASE_URL: undefined })).toThrow('DATABASE_URL');
    expect(() => readConfig({ ...production, DATABASE_URL: '' })).toThrow('DATABASE_URL');
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
    expect(() => readConfig({ ...above, PASSKEY_DOMAIN: 'ample.jp' })).toThrow('PASSKEY_DOMAIN');
    expect(() => readConfig({ ...above, PASSKEY_DOMAIN: 'www.hojo.example.jp' })).toThrow('PASSKEY_DOMAIN');
  });

  it('name in production where links lead, with TLS unless it is this machine', () => {
    const at = (PUBLIC_ORIGIN?: string) => () => readConfig({ ...production, PUBLIC_ORIGIN }).publicOrigin;
    expect(at()).toThrow('PUBLIC_ORIGIN is needed');
    expect(at('')).toThrow('PUBLIC_ORIGIN is needed');
    expect(at('http://hojo.example.jp')).toThrow('PUBLIC_ORIGIN must be https');
    expect(at('http://localhost:3000')()).toBe('http://localhost:3000');
    expect(at('https://hojo.example.jp')()).toBe('https://hojo.example.jp');
  });

  it('name in production the way that mails go, or say that none leaves', () => {
    const mail = (given: NodeJS.ProcessEnv) => () => readConfig({ ...production, ...given });
    expect(mail({ SMTP_URL: '' })).toThrow('SMTP_URL is needed');
    // A login shell has it.
    expect(mail({ SMTP_URL: '', MAIL: '/var/mail/hojo' })).toThrow('SMTP_URL is needed');
    expect(mail({ MAIL: 'none' })).toThrow('SMTP_URL and MAIL=none');
    expect(mail({ MAIL_FROM: '' })).toThrow('MAIL_FROM is needed');
    expect(mail({ SMTP_URL: '', MAIL_FROM: '', MAIL: 'none' })()).toMatchObject({ isMailOff: true });
    expect(mail({})()).toMatchObject({ isMailOff: false, smtpUrl: 'smtps://mail.example.jp' });
  });

  it('are those of a server for the public in production, and under no other name', () => {
    for (const NODE_ENV of ['prod', 'Production', 'staging'])
      expect(() => readConfig({ ...production, NODE_ENV })).toThrow('NODE_ENV');
    for (const NODE_ENV of ['', 'development', 'test']) expect(() => readConfig({ NODE_ENV })).not.toThrow();
  });

  it('are refused in production where a name is misspelt by one letter', () => {
    for (const name of ['SMTP_URLL', 'SMTP_UR', 'SMPT_URL', 'SMTP-URL', 'SESSION_HOUR'])
      expect(() => readConfig({ ...production, [name]: 'x' })).toThrow(`${name} is no setting`);
    for (const name of ['POST', 'PORTS', 'MAILS', 'HOSTS', 'SMTP_ADDRESS', 'PATH'])
      expect(() => readConfig({ ...production, [name]: 'x' })).not.toThrow();
    expect(() => readConfig({ SMTP_URLL: 'x' })).not.toThrow();
  });

  it('name keys that are lost, and no key that is there', () => {
    expect(readConfig({ ...production, SECRETS_LOST: 'k0, old' }).lostKeyIds).toEqual(['k0', 'old']);
    expect(() => readConfig({ ...production, SECRETS_LOST: 'k1' })).toThrow('SECRETS_LOST names k1');
  });

  it('let messages go into the network of the server only where nobody else can open it', () => {
    expect(readConfig({}).mayPostInside).toBe(true);
    expect(readConfig({ PUBLIC_ORIGIN: 'http://ing.localhost:3000' }).mayPostInside).toBe(true);
    expect(readConfig({ PUBLIC_ORIGIN: 'https://hojo.example.jp' }).mayPostInside).toBe(false);
    expect(readConfig(production).mayPostInside).toBe(false);
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

  it('let commands run beside the server: at a port of their own, and watched by nobody', () => {
    const env = { PORT: '3001', METRICS_PORT: '9464', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector' };
    expect(readCommandConfig(env)).toMatchObject({ port: 0, metrics: undefined, tracing: undefined });
    expect(readCommandConfig(env).publicOrigin).toBe('http://localhost:3001');
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

  it.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['METRICS_PORT', '70000'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'true'],
    ['ONSITE_COPIES', 'no'],
    ['DATABASE_URL', 'hello'],
    ['DATABASE_URL', 'mysql://db/hojo'],
    ['PUBLIC_ORIGIN', 'hojo.example.jp'],
    ['PUBLIC_ORIGIN', 'https://hojo.example.jp/tool'],
    ['SMTP_URL', 'mail.example.jp'],
    ['SMTP_URL', 'http://mail.example.jp'],
    ['MAIL_FROM', 'hojo'],
    ['SESSION_HOURS', '0'],
    ['ADMIN_IDLE_MINUTES', '0'],
    ['USER_IDLE_MINUTES', '0'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
    ['UPLOAD_INSPECTORS', '0'],
    ['STOP_GRACE_MS', '60000'],
  ])('are refused by name when a value makes no sense: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('send a part of the traces that is none or all of them at most', () => {
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector' };
    expect(() => readConfig({ ...collector, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('SAMPLER_ARG');
  });
});
