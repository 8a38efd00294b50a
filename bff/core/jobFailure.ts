/** Why a run of a job failed, as far as JMAC can do something about it. */
export type JobFailureKind = 'database' | 'storage' | 'refused' | 'stopped' | 'unknown';

/** A job that stops on purpose. @param sentence what was found and what to do, for JMAC (Japanese) */
export class JobRefusal extends Error {
  override name = 'JobRefusal';
}
