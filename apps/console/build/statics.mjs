// Files that pages ask for by a fixed address: those of public/, the flags of countries and a map of the world.
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { geoEqualEarth, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist', 'static');
const width = 960;
const height = 440;
const antarctica = '010';

/** @returns the folder that they are in */
export function writeStatics() {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'public'), folder, { recursive: true });
  copyFlags(join(folder, 'flags'));
  mkdirSync(join(folder, 'map'));
  writeFileSync(join(folder, 'map', 'world.json'), JSON.stringify(worldPaths()));
  return folder;
}

/** Those of countries, whose names are codes of two letters. */
function copyFlags(to) {
  const from = join(dirname(require.resolve('flag-icons/package.json')), 'flags', '4x3');
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (/^[a-z]{2}\.svg$/.test(name)) copyFileSync(join(from, name), join(to, name));
}

/**
 * The outlines of countries as paths of SVG in 960 × 440, by their ISO 3166-1 alpha-2 codes. Land that has no code is
 * under `''`. Antarctica would take a fifth of the height, and has no visitors.
 */
function worldPaths() {
  const world = JSON.parse(readFileSync(require.resolve('world-atlas/countries-110m.json'), 'utf8'));
  const countries = feature(world, world.objects.countries).features.filter(({ id }) => id !== antarctica);
  const projection = geoEqualEarth().fitSize([width, height], { type: 'FeatureCollection', features: countries });
  const path = geoPath(projection).digits(1);
  const codes = require('i18n-iso-countries').getNumericCodes();
  const paths = {};
  for (const country of countries) {
    const code = country.properties.name === 'Kosovo' ? 'XK' : (codes[country.id] ?? '');
    paths[code] = (paths[code] ?? '') + path(country);
  }
  return paths;
}
