import type { Donts } from './dontsOfPart.ts';
import notShown from './notShown.ja.json' with { type: 'json' };

/** Read with the page of a part only: no story waits for them. */
export const readDonts = async (): Promise<Donts> => {
  const all = await Promise.all([import('./actions.tsx'), import('./fields.tsx'), import('./told.tsx')]);
  const [{ actions }, { fields }, { told }] = all;
  return { ...actions, ...fields, ...told };
};

/** Why what is not done with a part cannot be shown beside what is. */
export const NOT_SHOWN: Readonly<Record<string, string>> = notShown;
