/** What is measured of one visit. “Processor” is the time of the page's own thread, which other work on the machine does not lengthen. */
export const FIGURES = [
  { figure: 'firstMs', words: 'first rows painted, ms', digits: 0 },
  { figure: 'firstCpu', words: '  processor, ms', digits: 0 },
  { figure: 'elements', words: 'elements of the page', digits: 0 },
  { figure: 'heapMb', words: 'memory of its scripts, MB', digits: 1 },
  { figure: 'sortMs', words: 'sorted by an amount, ms', digits: 0 },
  { figure: 'sortCpu', words: '  processor, ms', digits: 0 },
  { figure: 'filterMs', words: 'filtered by part of a name, ms', digits: 0 },
  { figure: 'filterCpu', words: '  processor, ms', digits: 0 },
  { figure: 'scrollCpu', words: 'scrolled half a row a frame, cpu ms', digits: 0 },
  { figure: 'scrollLate', words: '  frames that came late', digits: 0 },
  { figure: 'scrollBlank', words: '  frames without rows', digits: 0 },
  { figure: 'rushCpu', words: 'scrolled ten rows a frame, cpu ms', digits: 0 },
  { figure: 'rushLate', words: '  frames that came late', digits: 0 },
  { figure: 'rushBlank', words: '  frames without rows', digits: 0 },
] as const;

export type Figure = (typeof FIGURES)[number]['figure'];

export type Visit = Readonly<Record<Figure, number>>;
