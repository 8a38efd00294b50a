/** Which way imports may go (README "The map"); part of `npm run lint`. Type-only imports count like all others. */
const inside = (area) => `^${area}/`;

/** The rooms of the server from the ground up (docs/architecture.md); `bff/*.ts` (main, server, app) is the roof. */
const floorsOfServer = ['generated', 'core', 'platform', 'http', 'programmes', 'parts', 'modules'];

/** The modules from the ground up: each knows those before it. */
const modulesOfServer = require('./scripts/modules/order.json');

/** What a file of a module is, told by its name, from the ground up. */
const layers = ['words', 'data', 'service', 'list', 'routes'];

/** The modules of the web app: each may use those before it. Pages that compose those of others stand at the end. */
const modulesOfWeb = [
  'access',
  'trail',
  'office',
  'correspondence',
  'aftercare',
  'sections',
  'money',
  'corporations',
  'projects',
  'applications',
  'inspections',
  'myPages',
];

/** The imports of the web app that go the other way: one file and one other, and why. */
const exceptionsOfWeb = [
  {
    why: 'Who issues papers to many chooses their kind; who gets a kind is told once, beside the papers.',
    from: 'web/modules/office/office/bulk/PaperFields.tsx',
    to: 'web/modules/correspondence/shared/papers/paperKinds.ts',
  },
];

const only = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const exactly = (path) => `^${path.replaceAll('.', '\\.')}$`;

/** What a module of the web app may not use: those behind it, and the app. */
const behind = (module) => {
  const others = modulesOfWeb.slice(modulesOfWeb.indexOf(module) + 1).map((name) => `modules/${name}`);
  return `^web/(?:${['app', ...others].join('|')})/`;
};

const orderOfWeb = (module) =>
  only(
    `web-${module}-uses-what-stands-before-it`,
    'The modules of the web app have an order: an import goes to one that stands before.',
    { path: inside(`web/modules/${module}`), pathNot: exceptionsOfWeb.map(({ from }) => exactly(from)) },
    { path: behind(module) },
  );

const exceptionOfWeb = ({ why, from, to }) =>
  only(
    `${from}-uses-no-other`,
    why,
    { path: exactly(from) },
    { path: behind(from.split('/')[2]), pathNot: exactly(to) },
  );

module.exports = {
  forbidden: [
    only('no-cycles', 'A circle of imports has no beginning to read from.', {}, { circular: true }),
    only(
      'ui-kit-knows-nothing',
      'The ui-kit knows React, tokens and pure rules: no feature, no server.',
      { path: inside('ui-kit') },
      { path: '^(web|bff|stories|prisma)/' },
    ),
    only(
      'rules-stand-alone',
      'Pure rules are shared by web and server: they know neither.',
      { path: inside('rules') },
      { path: '^(web|bff|ui-kit|stories|prisma)/' },
    ),
    only(
      'web-not-bff',
      'Web and server meet in openapi.yaml and in rules/, nowhere else.',
      { path: inside('web') },
      { path: '^(bff|prisma|stories)/' },
    ),
    only(
      'bff-not-web',
      'Web and server meet in openapi.yaml and in rules/; only main knows the demo.',
      { path: inside('bff'), pathNot: '^bff/main\\.ts$|\\.test\\.ts$' },
      { path: '^(web|ui-kit|stories|prisma)/' },
    ),
    only(
      'client-stands-alone',
      'What partners install knows the contract and openapi-fetch, nothing of this repository.',
      { path: inside('client'), pathNot: '^client/testing/|\\.test\\.ts$' },
      { path: '^(web|bff|ui-kit|rules|stories|scripts|prisma|client/testing)/' },
    ),
    only(
      'web-parts-know-no-module',
      'What several modules of the web app use knows none of them, and not the app.',
      { path: '^web/parts/' },
      { path: '^web/(modules|app)/' },
    ),
    ...modulesOfWeb.map(orderOfWeb),
    ...exceptionsOfWeb.map(exceptionOfWeb),
    only(
      'sides-apart',
      'Administrators, companies and applicants have pages of their own; what they share lies in shared.',
      { path: '^web/modules/[^/]+/([^/]+)/' },
      { path: '^web/modules/[^/]+/', pathNot: '^web/modules/[^/]+/(?:$1|shared)/' },
    ),
    only(
      'router-stands-alone',
      'What stands beside wouter knows addresses, not which.',
      { path: '^web/parts/router/' },
      { path: '^(web/(?!parts/router/)|ui-kit|rules|stories)' },
    ),
    ...floorsOfServer.map((room, floor) =>
      only(
        `${room}-below-what-stands-on-it`,
        'The server is a house of floors: an import goes down, never up.',
        { path: `^bff/${room}/`, pathNot: '\\.test\\.ts$|^bff/platform/database/constraints/' },
        { path: `^bff/(?:[^/]+\\.ts$|(?:${[...floorsOfServer.slice(floor + 1), '-'].join('|')})/)` },
      ),
    ),
    ...modulesOfServer.slice(0, -1).map((name, floor) =>
      only(
        `${name}-below-modules-that-stand-on-it`,
        'Modules have an order, so that no two need each other; what happens above is told (bff/followers.ts).',
        {
          path: `^bff/modules/${name}/`,
          pathNot: '\\.test\\.ts$',
        },
        { path: `^bff/modules/(?:${modulesOfServer.slice(floor + 1).join('|')})/` },
      ),
    ),
    ...layers
      .slice(0, -1)
      .map((layer, floor) =>
        only(
          `${layer}-below-what-asks-it`,
          'Routes and descriptions of lists ask services, services ask data, and never the other way round.',
          { path: `^bff/.*\\.${layer}\\.ts$` },
          { path: `^bff/.*\\.(?:${layers.slice(floor + 1).join('|')})\\.ts$` },
        ),
      ),
    ...[
      { path: '^bff/modules/([^/]+)/', own: '$1/|' },
      { path: '^bff/[^/]+\\.ts$', own: '' },
    ].map(({ path, own }) =>
      only(
        'modules-through-their-index',
        'What a module lets others use stands in its index.ts.',
        { path, pathNot: '\\.test\\.ts$' },
        { path: '^bff/modules/', pathNot: `^bff/modules/(?:${own}[^/]+/index\\.ts$)` },
      ),
    ),
    only(
      'testing-for-tests-only',
      'What helps tests is no part of the product.',
      { path: '^(bff|rules)/', pathNot: '^bff/testing/|\\.test\\.ts$|^bff/platform/database/constraints/' },
      { path: '^bff/testing/' },
    ),
    only(
      'prisma-in-data-only',
      'Only what is named data, and the database below it, knows the client.',
      {
        path: '^bff/',
        pathNot: '\\.data\\.ts$|\\.test\\.ts$|^bff/(platform/database|core/database\\.ts|generated)',
      },
      { path: '(@prisma/|bff/generated/prisma)' },
    ),
    only(
      'express-at-the-edge',
      'Express is known where requests come in.',
      {
        path: '^bff/',
        pathNot: '\\.test\\.ts$|\\.routes\\.ts$|^bff/(app|main|server)\\.ts$|^bff/http/',
      },
      { path: '^node_modules/express/', dependencyTypesNot: ['type-only'] },
    ),
    only(
      'styled-in-ui-kit-only',
      'Looks belong to the ui-kit; pages may place, not paint.',
      { path: '^(bff|prisma|scripts)/' },
      { path: '^node_modules/styled-components/' },
    ),
    only(
      'mock-for-stories-only',
      'The product never answers from the mock.',
      { path: '^web/', pathNot: '^web/(mock|testing)/|\\.test\\.tsx?$' },
      { path: '^web/mock/' },
    ),
    only(
      'web-testing-for-tests-only',
      'What helps tests is no part of the product.',
      { path: '^(web|ui-kit|stories)/', pathNot: '^web/testing/|\\.test\\.tsx?$' },
      { path: '^web/testing/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules|/generated/' },
    exclude: { path: '/generated/.*\\.json$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
    progress: { type: 'none' },
  },
};
