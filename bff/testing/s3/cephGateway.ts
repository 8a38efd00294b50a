import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { readS3Settings, type S3Settings } from '#bff/core/settings/s3Settings.ts';
import { hasProgram } from '../../../scripts/db/testServer.ts';
import { freePort } from '../../../scripts/lib/freePort.ts';

/* Ceph's S3 gateway with a cluster of one monitor and one store in memory behind it, each a process of the test. */

const BUCKET = 'hojo-files';
const PROGRAMS = ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];

/** Whether Ceph is installed (Debian: radosgw, ceph-mon, ceph-osd). */
export const hasCeph = (): boolean => PROGRAMS.every(hasProgram);

export type CephGateway = { readonly settings: S3Settings; readonly stop: () => Promise<void> };

type Cluster = {
  readonly folder: string;
  /** Runs a program to its end. */
  readonly run: (program: string, ...words: string[]) => Promise<void>;
  /** Starts a program that stays. */
  readonly keep: (program: string, ...words: string[]) => void;
  readonly stop: () => Promise<void>;
};

/** Who may do what in the cluster: its monitor, its store, and the gateway with the commands. */
const RIGHTS: Readonly<Record<string, readonly string[]>> = {
  'mon.': ['--cap', 'mon', 'allow *'],
  'osd.0': ['--cap', 'mon', 'allow profile osd', '--cap', 'osd', 'allow *'],
  'client.admin': ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *'],
};

/** One copy of everything, in memory; nothing is written outside the folder. */
const settingsOf = (
  folder: string,
  id: string,
  ports: { readonly monitor: number; readonly gateway: number },
) => `
[global]
fsid = ${id}
mon host = v2:127.0.0.1:${ports.monitor}
mon initial members = a
mon data = ${folder}/mon
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 536870912
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
run dir = ${folder}
keyring = ${folder}/keyring
admin socket =
pid file =
log to file = false
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${ports.gateway}
`;

const openCluster = async (): Promise<Cluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'ceph-'));
  await Promise.all(['mon', 'osd', 'rgw'].map((name) => mkdir(join(folder, name))));
  const options = { cwd: folder, env: { ...process.env, CEPH_CONF: join(folder, 'ceph.conf') } };
  const kept: ChildProcess[] = [];
  return {
    folder,
    run: async (program, ...words) => {
      await promisify(execFile)(program, words, options);
    },
    keep: (program, ...words) => {
      kept.push(spawn(program, [...words, '-f'], { ...options, stdio: 'ignore' }));
    },
    stop: async () => {
      const ended = kept.map((child) => once(child, 'exit'));
      for (const child of kept) child.kill('SIGKILL');
      await Promise.all(ended);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const startCluster = async ({ folder, run, keep }: Cluster, gatewayPort: number): Promise<void> => {
  const [id, store] = [randomUUID(), randomUUID()];
  const monitor = await freePort();
  await writeFile(join(folder, 'ceph.conf'), settingsOf(folder, id, { monitor, gateway: gatewayPort }));
  await run('ceph-authtool', '--create-keyring', 'keyring');
  for (const [name, rights] of Object.entries(RIGHTS)) {
    await run('ceph-authtool', 'keyring', '--gen-key', '-n', name, ...rights);
  }
  await run('monmaptool', '--create', '--fsid', id, '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, 'monmap');
  await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', 'monmap', '--keyring', 'keyring');
  keep('ceph-mon', '-i', 'a');
  await run('ceph', 'osd', 'new', store);
  await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store);
  keep('ceph-osd', '-i', '0');
  keep('radosgw', '-n', 'client.admin');
};

/** The bucket can be made as soon as the gateway answers and knows the key. */
const untilBucket = async (client: S3Client): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
      return;
    } catch (cause) {
      if (attempt === 120) throw new Error('the gateway was not ready', { cause });
      await wait(500);
    }
  }
};

/** Starts Ceph's gateway with a user and a bucket. */
export const startCephGateway = async (): Promise<CephGateway> => {
  const [accessKeyId, secretAccessKey] = [randomBytes(10).toString('hex'), randomBytes(20).toString('hex')];
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const cluster = await openCluster();
  await startCluster(cluster, port);
  const key = ['--access-key', accessKeyId, '--secret-key', secretAccessKey];
  await cluster.run('radosgw-admin', 'user', 'create', '--uid', 'hojo', '--display-name', 'hojo', ...key);
  const credentials = { accessKeyId, secretAccessKey };
  await untilBucket(new S3Client({ endpoint, region: 'default', forcePathStyle: true, credentials }));
  const settings = readS3Settings({
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  if (settings === undefined) throw new Error('no bucket');
  return { settings, stop: cluster.stop };
};
