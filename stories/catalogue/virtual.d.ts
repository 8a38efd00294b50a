/** Read from the sources when the catalogue is built or started: stories/.storybook/catalogue.ts. */
declare module 'virtual:catalogue' {
  export const texts: readonly import('./textFacts.ts').TextFact[];
  export const icons: readonly import('./iconFacts.ts').IconFact[];
  export const tokens: readonly import('./tokenFacts.ts').TokenFact[];
  export const lastRun: import('../accessibility/lastRun.ts').LastRun | null;
  export const picturesRun: import('../pictures/lastRun.ts').PicturesRun | null;
  /** The names of the accepted pictures. */
  export const pictures: readonly string[];
  export const calls: readonly import('./callFacts.ts').CallFact[];
}
