/**
 * `npm run sbom`: what the product is made of, in `dist/sbom`: `sbom.cdx.json` (CycloneDX, for tools that look for known
 * weaknesses) and `licences.csv` (package, version, licence, why it may ship). Exit code 1 when one may not.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBill } from './sbom/bill.ts';
import { type Component, isAllowed, licenceOf, reasonFor } from './sbom/licences.ts';

const FOLDER = join(import.meta.dirname, '../dist/sbom');

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const lineOf = (component: Component): string =>
  [component.name, component.version, licenceOf(component), reasonFor(component) ?? ''].map(cell).join(',');

const { text, components } = await readBill();
await mkdir(FOLDER, { recursive: true });
await writeFile(join(FOLDER, 'sbom.cdx.json'), text);
await writeFile(
  join(FOLDER, 'licences.csv'),
  `${['package,version,licence,reason', ...components.map(lineOf)].join('\n')}\n`,
);
const refused = components.filter((one) => !isAllowed(one) && reasonFor(one) === undefined);
console.log(`${components.length} packages, listed in dist/sbom`);
for (const one of refused)
  console.log(`NOT ALLOWED: ${one.name} ${one.version}: ${licenceOf(one) || 'no licence'}`);
process.exitCode = refused.length === 0 ? 0 : 1;
