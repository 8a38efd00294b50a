/**
 * The item that typed letters lead to: the first one that begins with them, searching from the place
 * after the current item and round to the beginning.
 * @returns the index, or -1
 */
export const findByTyping = (labels: readonly string[], typed: string, currentIndex: number): number => {
  const wanted = typed.toLowerCase();
  // While more letters are typed the current item itself may still fit.
  const start = wanted.length > 1 ? currentIndex : currentIndex + 1;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (Math.max(start, 0) + step) % labels.length;
    if (labels[index]?.toLowerCase().startsWith(wanted)) return index;
  }
  return -1;
};
