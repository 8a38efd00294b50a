/**
 * Puts values into a text: `{name}` becomes `values.name`.
 * @throws Error when the text names a value that was not given, so that no brace ever reaches a screen
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text "${text}" needs a value for "${name}"`);
    return String(value);
  });
