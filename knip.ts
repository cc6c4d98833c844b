import type { KnipConfig } from 'knip';

/** The scripts of a component, whole: its dynamic imports count too. */
const scriptsOf = (component: string): string =>
  [...component.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script).join('\n');

/** What a stylesheet takes from packages, as imports. */
const importsOf = (style: string): string =>
  [...style.matchAll(/(?:@import|url\()\s*['"]([^'"]+)['"]/g)].map(([, path]) => `import '${path}';`).join('\n');

export default {
  workspaces: {
    '.': {
      entry: [
        // The entries of the package; what they export is for others.
        'src/{*/,games/*/}index.ts',
        // Loaded by the registries of games, boards and bots.
        'src/games/*/{rules,voice}.ts',
        'src/web/boards/*/Board.svelte',
        'src/**/{worker,*Worker}.ts',
        // A sixth game, put into a copy of the house by test/support/house.ts.
        'test/support/toy/room.ts',
        // A process of its own, started by test/support/clocked.ts.
        'test/support/clockedNode.ts',
        'test/support/keeperEnds.ts',
        // Imported by a server that src/server/main.test.ts starts.
        'test/support/keeperEnds.ts',
        'tools/*.ts',
        '{src,test,bench,tools}/**/*.test.ts',
      ],
      project: ['src/**/*.{ts,svelte,css}', '{bench,test,tools}/**/*.ts', '!test/pack/consumer/**'],
      // Started by its name in tools/pack-check.ts.
      ignoreDependencies: ['@arethetypeswrong/cli'],
    },
  },
  ignoreExportsUsedInFile: true,
  // One packed field may have two names, one for each kind of action.
  exclude: ['duplicates'],
  compilers: { svelte: scriptsOf, css: importsOf },
} satisfies KnipConfig;
