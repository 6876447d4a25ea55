// Who may import whom. Each rule says why. Run by tools/checks/boundaries.ts, which also fails when too little was seen.
import { FEATURE_EDGES, MODULE_EDGES, PACKAGE_EDGES } from './tools/checks/import-edges.mjs'

/** @param {readonly string[]} names */
const oneOf = (names) => `(${names.join('|')})`

/** @type {'error'} */
const severity = 'error'

const SERVER = '^apps/server/src'
const WEB = '^apps/web/src'
const MODULES = `${SERVER}/modules`

/** Made by the code generator, which types the schema's objects by the files that hold them. */
const GENERATED = '\\.gen\\.ts$'

/** A module's answers to the gateway. */
const RESOLVERS = '\\.resolvers\\.ts$'

/** The one file that imports all of them. */
const MERGED_RESOLVERS = `${SERVER}/resolvers\\.ts$`

const packageRules = Object.entries(PACKAGE_EDGES).map(([name, edges]) => ({
  name: `package-${name}`,
  comment: `packages/${name} may build on: ${edges.join(', ') || 'no other package'}. See PACKAGE_EDGES.`,
  severity,
  from: { path: `^packages/${name}/` },
  to: { path: '^(packages|apps|tools)/', pathNot: `^packages/${oneOf([name, ...edges])}/` },
}))

const moduleRules = Object.entries(MODULE_EDGES).map(([name, edges]) => ({
  name: `module-${name}`,
  comment: `The server module ${name} may use: ${edges.join(', ') || 'no other module'}. See MODULE_EDGES.`,
  severity,
  from: { path: `${MODULES}/${name}/` },
  to: { path: `${MODULES}/`, pathNot: `${MODULES}/${oneOf([name, ...edges])}/` },
}))

const featureRules = Object.entries(FEATURE_EDGES).map(([name, edges]) => ({
  name: `feature-${name}`,
  comment: `The feature ${name} of the web may use: ${edges.join(', ')}. See FEATURE_EDGES.`,
  severity,
  from: { path: `${WEB}/features/${name}/` },
  to: { path: `${WEB}/features/`, pathNot: `${WEB}/features/${oneOf([name, ...edges])}/` },
}))

const tableRules = [
  {
    name: 'package-unlisted',
    comment: 'A new package gets a line in PACKAGE_EDGES, or nothing guards what it imports.',
    severity,
    from: { path: '^packages/', pathNot: `^packages/${oneOf(Object.keys(PACKAGE_EDGES))}/` },
    to: {},
  },
  {
    name: 'module-unlisted',
    comment: 'A new server module gets a line in MODULE_EDGES, or nothing guards what it imports.',
    severity,
    from: { path: `${MODULES}/`, pathNot: `${MODULES}/${oneOf(Object.keys(MODULE_EDGES))}/` },
    to: {},
  },
]

const serverRules = [
  {
    name: 'module-through-index',
    comment: 'What a module keeps behind its index.ts may change without asking anybody.',
    severity,
    from: { path: `${MODULES}/([^/]+)/`, pathNot: GENERATED },
    to: { path: `${MODULES}/(?!$1/)[^/]+/`, pathNot: '/index\\.ts$' },
  },
  {
    name: 'outside-through-index',
    comment: 'What a module keeps behind its index.ts may change without asking anybody.',
    severity,
    from: { path: '^apps/server/', pathNot: [`${MODULES}/`, GENERATED, MERGED_RESOLVERS] },
    to: { path: `${MODULES}/`, pathNot: '/index\\.ts$' },
  },
  {
    name: 'resolvers-merged-once',
    comment:
      'Types of resolvers name files of many modules. If an index.ts exported resolvers, it would pull them all into one circle.',
    severity,
    from: { path: `${SERVER}/`, pathNot: [MERGED_RESOLVERS, RESOLVERS] },
    to: { path: RESOLVERS },
  },
  {
    name: 'merging-merges-only',
    comment: 'resolvers.ts may pass every index.ts because it merges resolvers and does nothing else.',
    severity,
    from: { path: MERGED_RESOLVERS },
    to: { path: `${MODULES}/`, pathNot: RESOLVERS },
  },
  {
    name: 'server-platform-knows-no-module',
    comment: 'The platform carries every module; one that knew a module could not carry the others without it.',
    severity,
    from: { path: `${SERVER}/platform/`, pathNot: GENERATED },
    to: { path: `${MODULES}/` },
  },
  {
    name: 'server-knows-no-web',
    comment: 'The server delivers the built web app as files and knows nothing of its sources.',
    severity,
    from: { path: '^apps/server/' },
    to: { path: '^apps/web/' },
  },
]

const outsideRules = [
  {
    name: 'outside-world-knows-no-product',
    comment:
      'A stand-in that shared code with the product would share its faults: they meet over real protocols alone.',
    severity,
    from: { path: '^apps/outside-world/' },
    to: { path: '^(apps/(server|web)|packages|tools)/' },
  },
  {
    name: 'product-knows-no-outside-world',
    comment: 'Real people’s installation has a real outside.',
    severity,
    from: { path: '^(apps/(server|web)/src|packages)/' },
    to: { path: '^apps/outside-world/' },
  },
]

const webRules = [
  {
    name: 'web-stays-in-the-browser',
    comment: 'Planner, catalogue and drawing would ship megabytes and the catalogue to every browser: ask the server.',
    severity,
    from: { path: '^apps/web/', pathNot: '^apps/web/(e2e/|[^/]+\\.config\\.ts$)' },
    to: { path: '^(apps/server|packages/(meal-planner|catalogue|food-pictures|messages/src/server)|tools)/' },
  },
  {
    name: 'feature-knows-no-feature',
    comment:
      'A route composes features; features that import each other cannot be changed or loaded alone. Exceptions: FEATURE_EDGES.',
    severity,
    from: { path: `${WEB}/features/([^/]+)/`, pathNot: `${WEB}/features/${oneOf(Object.keys(FEATURE_EDGES))}/` },
    to: { path: `${WEB}/features/(?!$1/)[^/]+/` },
  },
  {
    name: 'feature-knows-no-route',
    comment: 'routes → features → domain → platform, ui: a feature can be shown on any screen.',
    severity,
    from: { path: `${WEB}/(features|domain|platform|ui)/` },
    to: { path: `${WEB}/routes/` },
  },
  {
    name: 'domain-knows-no-feature',
    comment:
      'routes → features → domain → platform, ui: what several features share of the product knows none of them.',
    severity,
    from: { path: `${WEB}/domain/` },
    to: { path: `${WEB}/features/` },
  },
  {
    name: 'platform-and-ui-know-no-product',
    comment: 'routes → features → domain → platform, ui: what carries the whole product knows no food and no feature.',
    severity,
    from: { path: `${WEB}/(platform|ui)/` },
    to: { path: `${WEB}/(features|domain)/` },
  },
  {
    name: 'web-asks-in-three-ways',
    comment:
      'useAnswer, sendQuery and sendMutation say what a call came to in one shape; what asks past them says it in its own.',
    severity,
    from: { path: `${WEB}/`, pathNot: `${WEB}/platform/graphql-client/` },
    to: { path: '^node_modules/urql/' },
  },
  {
    name: 'ui-knows-no-domain',
    comment:
      'The design system shows what it is handed: no platform, no domain package, no data. Days are as plain as numbers.',
    severity,
    from: { path: `${WEB}/ui/` },
    to: { path: [`${WEB}/platform/`, '^packages/(?!dates/)', '^node_modules/(urql|@urql|graphql)/'] },
  },
]

const testRules = [
  {
    name: 'testing-for-tests',
    comment: 'What a package keeps in src/testing is made up, for tests and what they are made of.',
    severity,
    from: { pathNot: ['\\.(test|fixture)\\.tsx?$', '/sample-[^/]+\\.ts$', '/testing/'] },
    to: { path: '^packages/[^/]+/src/testing/' },
  },
]

const noCircle = {
  name: 'no-circle',
  comment: 'Files of a circle can only be understood, tested and loaded together.',
  severity,
  from: {},
  to: { circular: true },
}

/** @satisfies {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packageRules,
    ...moduleRules,
    ...featureRules,
    ...tableRules,
    ...serverRules,
    ...outsideRules,
    ...webRules,
    ...testRules,
    noCircle,
  ],
  options: {
    // TypeScript 7 has no interface that dependency-cruiser could use: with its default parser it sees no module at all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
    },
  },
}
