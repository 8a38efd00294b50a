/**
 * The values of an enumeration, in the contract's order, from its labels. Who asks for them so does not load its
 * names: those of the industries weigh as much as their labels.
 */
export const valuesOf = <Value extends number | string>(labels: Readonly<Record<Value, string>>): Value[] =>
  // The generated edge: to the compiler the keys of an object are texts.
  Object.keys(labels).map((key) => (/^\d+$/.test(key) ? Number(key) : key)) as Value[];
