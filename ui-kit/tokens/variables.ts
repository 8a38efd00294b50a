import { colorSources } from './colors.ts';
import { palette } from './palette.ts';
import {
  borderValues,
  easeValues,
  focusValues,
  fontValues,
  layerValues,
  leadingValues,
  motionValues,
  radiusValues,
  scrimValue,
  shadowValues,
  sizeValues,
  spaceValues,
  strokeValues,
  textValues,
  trackingValues,
  weightValues,
} from './values.ts';

/** `textMuted` → `text-muted`, `green600` → `green-600`, `icon16` → `icon-16`. */
const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/([a-z])(\d)/g, '$1-$2');

const variable = (prefix: string, name: string): string => `--${prefix}${kebab(name)}`;

/** The same keys, each with the CSS reference `var(--…)` that components write. */
const references = <Name extends string>(
  values: Record<Name, string>,
  prefix: string,
): Record<Name, string> => {
  const result = { ...values };
  for (const name in values) result[name] = `var(${variable(prefix, name)})`;
  return result;
};

const declarations = (values: Record<string, string>, prefix: string): string =>
  Object.entries(values)
    .map(([name, value]) => `${variable(prefix, name)}: ${value};`)
    .join('\n');

const colorDeclarations = Object.entries(colorSources)
  .map(([name, source]) => `${variable('', name)}: var(${variable('', source)});`)
  .join('\n');

// tokens.css calls the middle values by the bare group name (--motion, --border), hence `normal` without suffix.
const withBareNormal = (text: string): string => text.replaceAll('-normal', '');

export const color = references({ ...colorSources, scrim: scrimValue }, '');
export const space = references(spaceValues, 'space-');
export const text = references(textValues, 'text-');
export const leading = references(leadingValues, 'leading-');
export const weight = references(weightValues, 'weight-');
export const tracking = references(trackingValues, 'tracking-');
export const font = references(fontValues, 'font-');
export const size = { ...references(sizeValues, ''), ...references(strokeValues, 'stroke-') };
export const radius = references(radiusValues, 'radius-');
export const shadow = references(shadowValues, 'shadow-');
export const layer = references(layerValues, 'z-');
export const focus = references(focusValues, 'focus-');
export const border = { ...references(borderValues, 'border-'), normal: 'var(--border)' };
export const motion = {
  ...references(motionValues, 'motion-'),
  normal: 'var(--motion)',
  ...references(easeValues, ''),
};

/** Every custom property of the product, for one `:root` block. */
export const rootDeclarations: string = withBareNormal(
  [
    declarations(palette, ''),
    colorDeclarations,
    declarations({ scrim: scrimValue, ...sizeValues, ...easeValues }, ''),
    declarations(strokeValues, 'stroke-'),
    declarations(spaceValues, 'space-'),
    declarations(textValues, 'text-'),
    declarations(leadingValues, 'leading-'),
    declarations(weightValues, 'weight-'),
    declarations(trackingValues, 'tracking-'),
    declarations(fontValues, 'font-'),
    declarations(radiusValues, 'radius-'),
    declarations(shadowValues, 'shadow-'),
    declarations(layerValues, 'z-'),
    declarations(focusValues, 'focus-'),
    declarations(borderValues, 'border-'),
    declarations(motionValues, 'motion-'),
  ].join('\n'),
);

/** Without motion: the same names, no time. */
export const stillDeclarations: string = withBareNormal(
  Object.keys(motionValues)
    .map((name) => `${variable('motion-', name)}: 0ms;`)
    .join('\n'),
);
