import { StorageError } from '#bff/core/fileStorage.ts';

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a file lies in a storage, and in its trash. */
export const AREAS = ['quarantine', 'stored'] as const;
export type Area = (typeof AREAS)[number];

/** The area of a file. */
export const areaOf = ({ isQuarantined }: { readonly isQuarantined: boolean }): Area =>
  isQuarantined ? 'quarantine' : 'stored';

export const isKey = (name: string): boolean => KEY.test(name);

/** @throws StorageError missing for what is no key, so that no path can be smuggled in */
export const assertKey = (key: string): void => {
  if (!isKey(key)) throw new StorageError('missing');
};
