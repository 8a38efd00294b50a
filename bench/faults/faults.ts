import { databaseAway, databaseRestarted, databaseSilent } from './away.ts';
import type { Fault } from './frame/fault.ts';
import { halfUploads, slowConnections } from './hanging.ts';
import { killsDuringChanges, killsDuringUploads, killsOfEmbedded } from './kills.ts';
import { keys, races } from './races.ts';
import { rollingRestart } from './rolling.ts';
import { rush } from './rush.ts';

/** Every fault of the quality marks (Reliability), in their order. */
export const faults: readonly Fault[] = [
  killsDuringUploads,
  killsDuringChanges,
  databaseRestarted,
  databaseAway,
  databaseSilent,
  races,
  halfUploads,
  slowConnections,
  keys,
  rollingRestart,
  killsOfEmbedded,
  rush,
];
