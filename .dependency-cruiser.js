// The layers of the house: core ← games ← match ← bots ← lab, protocol ← server, web ← cli.
const LAYERS = {
  core: [],
  games: ['core'],
  match: ['core', 'games'],
  bots: ['core', 'games', 'match'],
  lab: ['core', 'games', 'match', 'bots'],
  protocol: ['core', 'games', 'match', 'bots'],
  server: ['core', 'games', 'match', 'bots', 'lab', 'protocol'],
  web: ['core', 'games', 'match', 'bots', 'lab', 'protocol'],
  cli: ['core', 'games', 'match', 'bots', 'lab', 'protocol', 'server'],
};
const PURE = '^src/(core|games|match|bots)/';
const PURE_PACKAGES = '^node_modules/(pure-rand|@noble/hashes)/';
const TEST = '(\\.test|/testing)\\.ts$';

const layerRules = Object.entries(LAYERS).map(([layer, below]) => ({
  name: `layer-${layer}`,
  comment: `src/${layer} imports itself${below.map((name) => `, src/${name}`).join('')} and nothing else of src`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: TEST },
  to: { path: '^src/', pathNot: `^src/(${[layer, ...below].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    {
      name: 'no-cycles',
      comment: 'A cycle between modules that exist at run time; a cycle of types alone is allowed.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'rooms-apart',
      comment: 'One game knows nothing of another.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'pure-layers',
      comment: 'core, games, match and bots run anywhere: no Node, and only packages that run anywhere too.',
      severity: 'error',
      from: { path: PURE, pathNot: TEST },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
        pathNot: PURE_PACKAGES,
      },
    },
    {
      name: 'no-test-code',
      comment: 'What is shipped does not lean on tests, benchmarks or tools.',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { path: `^(test|bench|tools)/|${TEST}` },
    },
    {
      name: 'no-dev-packages',
      comment: 'The page is built before it is shipped; its boards and everything else are installed with the package.',
      severity: 'error',
      from: { path: '^src/', pathNot: `${TEST}|^src/web/(?!boards/)` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|lib|data|coverage|test/pack/consumer)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'browser', 'node', 'default', 'types'],
    },
  },
};
