import type { Config } from '#bff/core/config.ts';
import { loadContractDocument } from '#bff/core/contractDocument.ts';
import { createGuide, type Guide } from './guide.ts';

const guides = new WeakMap<Config, Guide>();

/** The guide of the server with these settings: one for all who ask, so that a page is made once. */
export const guideOf = (config: Config): Guide => {
  const guide = guides.get(config) ?? createGuide(loadContractDocument(), config);
  guides.set(config, guide);
  return guide;
};
