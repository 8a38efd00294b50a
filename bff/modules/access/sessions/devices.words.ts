/** Names of systems and browsers, the first that fits: each browser also names those before it. */
export const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

export const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

export const deviceTexts = {
  unknown: '不明な端末',
  browserOn: (system: string, browser: string): string => `${system} の ${browser}`,
} as const;
