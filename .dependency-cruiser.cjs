/** Which way imports may go (README "The map"); `npm run lint:imports`. */
const inside = (area) => `^${area}/`;

const only = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    only(
      'no-cycles',
      'A circle of imports has no beginning to read from.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    only(
      'ui-kit-knows-nothing',
      'The ui-kit knows React and tokens: no feature, no server.',
      { path: inside('ui-kit') },
      { path: '^(web|bff|stories|prisma)/' },
    ),
    only(
      'web-not-bff',
      'Web and server meet only in openapi.yaml.',
      { path: inside('web') },
      { path: '^(bff|prisma|stories)/' },
    ),
    only(
      'bff-not-web',
      'Web and server meet only in openapi.yaml.',
      { path: inside('bff'), pathNot: '^bff/main\\.ts$|\\.test\\.ts$' },
      { path: '^(web|ui-kit|stories|prisma)/' },
    ),
    only(
      'features-apart',
      'Features meet in the api, the texts and the ui-kit, not in one another.',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
    ),
    only(
      'api-below-features',
      'The api and the texts know no feature and no page.',
      { path: '^web/(api|text|navigation)/' },
      { path: '^web/(features|app)/' },
    ),
    only(
      'features-below-app',
      'Features do not know the app that shows them.',
      { path: '^web/features/' },
      { path: '^web/app/' },
    ),
    only(
      'services-below-routes',
      'Rules know nothing of requests.',
      { path: '^bff/(services|programmes|data)/', pathNot: '\\.test\\.ts$' },
      { path: '^bff/(routes|middleware|app\\.ts|server\\.ts)' },
    ),
    only(
      'data-at-the-bottom',
      'Data functions call nobody but the database.',
      { path: '^bff/data/', pathNot: '\\.test\\.ts$' },
      { path: '^bff/(services|routes|files|mail|jobs|programmes)/', dependencyTypesNot: ['type-only'] },
    ),
    only(
      'prisma-in-data-only',
      'One room for the database client.',
      { path: '^bff/', pathNot: '^bff/data/' },
      { path: '(@prisma/|bff/generated/prisma)', dependencyTypesNot: ['type-only'] },
    ),
    only(
      'express-at-the-edge',
      'Express is known where requests come in.',
      {
        path: '^bff/',
        pathNot: '\\.test\\.ts$|^bff/(app|main|server)\\.ts$|^bff/(middleware|routes|contract)/',
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
      { path: '^web/', pathNot: '^web/mock/|\\.test\\.tsx?$' },
      { path: '^web/mock/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules|/generated/' },
    exclude: { path: '/generated/.*\\.json$' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
    progress: { type: 'none' },
  },
};
