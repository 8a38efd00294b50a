import { JobName, JobNameLabel } from '#bff/generated/contract/enums.ts';

/** A job by the name that the queue keeps. @returns undefined for one that this release does not know */
export const jobNameOf = (word: string): { readonly name: JobName; readonly label: string } | undefined => {
  const name = Object.values(JobName).find((known) => known === word);
  return name && { name, label: JobNameLabel[name] };
};
