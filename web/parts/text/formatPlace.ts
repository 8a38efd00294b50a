import { type Prefecture, PrefectureLabel } from '#web/parts/api/generated/enums.ts';

/** Prefecture and address in one; who has typed the prefecture into the address too reads it once. */
export const formatPlace = (prefecture: Prefecture | null, address: string | null): string => {
  const name = prefecture === null ? '' : PrefectureLabel[prefecture];
  return address?.startsWith(name) ? address : `${name}${address ?? ''}`;
};
