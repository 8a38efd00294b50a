import { databaseAway, databaseRestarted, databaseSilent } from './away.ts';
import { backup } from './backup.ts';
import { fullDisk } from './disk.ts';
import type { Fault } from './frame/fault.ts';
import { halfUploads, slowConnections } from './hanging.ts';
import { behindHaproxy } from './haproxy.ts';
import { hostileRequests } from './hostile.ts';
import { killsDuringChanges, killsDuringUploads, killsOfEmbedded, killsWithBucket } from './kills.ts';
import { moment } from './moment.ts';
import { keys, races } from './races.ts';
import { rollingRestart } from './rolling.ts';
import { rush } from './rush.ts';
import { soak } from './soak.ts';
import { brokenStatements } from './statements.ts';

/** Every fault of the quality marks (Reliability), in their order. */
export const faults: readonly Fault[] = [
  killsDuringUploads,
  killsWithBucket,
  killsDuringChanges,
  databaseRestarted,
  databaseAway,
  databaseSilent,
  races,
  brokenStatements,
  fullDisk,
  halfUploads,
  slowConnections,
  hostileRequests,
  keys,
  rollingRestart,
  behindHaproxy,
  soak,
  backup,
  killsOfEmbedded,
  moment,
  rush,
];
