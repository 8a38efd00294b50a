/** A package as CycloneDX has it. */
export type Component = {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
};

/** Licences under which a package may be part of the product: they ask for their text beside it, and no more. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages under another licence, or that name none, by the beginning of their names, each with why it may ship. */
const REASONS: readonly (readonly [name: string, reason: string])[] = [
  [
    '@img/sharp-libvips-',
    'LGPL-3.0-or-later: a library of its own file, loaded when it runs, which whoever runs the product may replace',
  ],
  ['png-js', 'names no licence in its package.json; its LICENSE file is the MIT one'],
];

/** `(MIT OR CC0-1.0)`, `Apache-2.0`; empty where a package names none. */
export const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(' AND ');

/** Why a package that the allowed licences do not cover may ship all the same; undefined where nobody has said so. */
export const reasonFor = ({ name }: Component): string | undefined =>
  REASONS.find(([beginning]) => name.startsWith(beginning))?.[1];

const alternativesOf = (licence: string): string[][] =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .map((part) => part.split(' AND ').map((id) => id.trim()));

/** Whether one of the alternatives of its licence is allowed. `A AND B OR C` is read as SPDX does: AND binds closer. */
export const isAllowed = (component: Component): boolean =>
  alternativesOf(licenceOf(component)).some((ids) => ids.every((id) => ALLOWED.has(id)));
