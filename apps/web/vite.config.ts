import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa'
import packageFile from './package.json' with { type: 'json' }
import { buildMessages, SOURCE_FOLDERS } from '../../packages/messages/build.ts'
import { checkSharedChunks, sharedChunks } from './vite-plugins/shared-chunks.ts'
import { shortClassNames } from './vite-plugins/class-names.ts'
import { assetFileNames, chunkFileNames } from './vite-plugins/chunk-file-names.ts'
import { compressFiles } from './vite-plugins/compress-files.ts'
import { documentList } from './vite-plugins/document-list.ts'
import { minifyPublicScripts } from './vite-plugins/minify-public-scripts.ts'
import { ownSearch } from './vite-plugins/own-search.ts'
import { precachedFiles } from './vite-plugins/precached-files.ts'
import { routeList } from './vite-plugins/route-list.ts'
import { shortRouteTree } from './vite-plugins/short-route-tree.ts'
import { smallIcons } from './vite-plugins/small-icons.ts'
import { textFiles } from './vite-plugins/text-files.ts'
import { LICENSES, unbundledLicenses } from './vite-plugins/unbundled-licenses.ts'
import { withoutGalleries } from './vite-plugins/without-galleries.ts'

/** The address of the gateway in development. The built app is served by the gateway's server itself. */
const SERVER = process.env['DAYPLATE_SERVER'] ?? 'http://localhost:3000'

/**
 * A production build has neither the pages for developers nor source maps. docs/logs.md says how to read stacks without
 * them.
 */
const IS_PRODUCTION = process.env['DAYPLATE_ENV'] === 'production'

/**
 * Files that the service worker precaches, so that the app opens offline: the page, the fonts of both languages, the
 * pictures of error pages and of the login page, to which a logout leads, and the logos of login providers, which
 * appear when the connection is back. `precached-files.ts` then keeps only the scripts and styles of the first pages.
 */
const SHELL = [
  'index.html',
  '{theme,old-browser}.js',
  'favicon.svg',
  'assets/*.{js,css}',
  'assets/*-latin{,-ext}-wght-normal-*.woff2',
  'assets/{broken,clean,empty,laid}-*.svg',
  'plates/login.svg',
  'social/*.svg',
]

const precached = precachedFiles()

/** The entry on a home screen. The colours are those of the light theme in `tokens.css`. */
const MANIFEST = {
  id: '/',
  name: 'Dayplate',
  short_name: 'Dayplate',
  description: 'Your meals, planned day by day.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#F6F5F0',
  theme_color: '#F6F5F0',
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} satisfies Partial<ManifestOptions>

/** Compiles the texts before the build starts, and in development after every change of a text. */
function messages(): Plugin {
  return {
    name: 'dayplate-messages',
    enforce: 'pre',
    buildStart() {
      const outcome = buildMessages()
      if (outcome.kind === 'refused') this.error(outcome.errors.join('\n'))
    },
    configureServer(server) {
      server.watcher.add([...SOURCE_FOLDERS])
      server.watcher.on('change', (file) => {
        if (!SOURCE_FOLDERS.some((folder) => file.startsWith(folder))) return
        const outcome = buildMessages()
        if (outcome.kind === 'refused') server.config.logger.error(outcome.errors.join('\n'))
      })
    },
  }
}

/** Hides the bundler's report on its timings: minifying always takes most of them. */
const CHECKS = { bundlerTimings: false } as const

/** The service worker is built separately and does not get the app's --logLevel. */
function onlyWarnings(): Plugin {
  return {
    name: 'dayplate-only-warnings',
    config: () => ({ logLevel: 'warn', build: { rolldownOptions: { checks: CHECKS } } }),
  }
}

/** React Aria's own texts in one language. */
const REACT_ARIA_TEXTS = /\/react-aria(?:-components)?\/dist\/private\/intl\/.*\/?(?<locale>[a-z]{2}-[A-Z]{2})\.mjs$/

/** Leaves out the languages of React Aria that the app does not have: 28 of 30, a tenth of the calendar's size. */
function ownLanguages(): Plugin {
  return {
    name: 'dayplate-own-languages',
    enforce: 'pre',
    load(id) {
      const locale = REACT_ARIA_TEXTS.exec(id)?.groups?.['locale']
      return locale === undefined || locale === 'en-US' || locale === 'pl-PL' ? null : 'export default {}'
    },
  }
}

/** The fonts that every page needs. Those with Polish letters load when a text contains one. */
const FIRST_LETTERS = /(?:figtree|bricolage-grotesque)-latin-wght-normal-[^/]*\.woff2$/

/** Preloads these fonts with the page, so that they arrive before the text is drawn and not only after the styles. */
function lettersFirst(): Plugin {
  return {
    name: 'dayplate-letters-first',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST_LETTERS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  }
}

export default defineConfig({
  // React itself has this function since version 18, so the shim is not needed.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(packageFile.version) },
  plugins: [
    messages(),
    ownLanguages(),
    ownSearch(),
    smallIcons(),
    shortClassNames(),
    shortRouteTree(),
    textFiles(),
    lettersFirst(),
    documentList(),
    routeList({ hasGalleries: !IS_PRODUCTION }),
    ...(IS_PRODUCTION ? [withoutGalleries()] : []),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      routeFileIgnorePattern: String.raw`\.test\.`,
      quoteStyle: 'single',
      semicolons: false,
      addExtensions: true,
    }),
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'sw.ts',
      // The app registers it itself (platform/app-update).
      injectRegister: false,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: SHELL,
        manifestTransforms: [precached.onlyPrecached],
        rollupFormat: 'iife',
        buildPlugins: { vite: [onlyWarnings()] },
      },
      manifest: MANIFEST,
    }),
    precached.plugin,
    checkSharedChunks(),
    unbundledLicenses(),
    minifyPublicScripts(),
    compressFiles(),
  ],
  build: {
    // docs/browsers.md lists the browsers this means; public/old-browser.js shows a message in older ones.
    target: 'es2023',
    modulePreload: {
      // Every browser of this target supports rel=modulepreload.
      polyfill: false,
      // Only styles are preloaded. Otherwise the first scripts of every page would list the files of all screens, a
      // tenth of our own code. A screen's imports load after the screen's file, and from the second visit on the
      // service worker has them.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    // Makes files about 3 % smaller than the bundler's own minifier (docs/decisions/0055).
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    sourcemap: !IS_PRODUCTION,
    // Bundled libraries require that their licences are shipped with the app: /licenses.md.
    license: { fileName: LICENSES },
    rolldownOptions: {
      checks: CHECKS,
      output: {
        chunkFileNames,
        assetFileNames,
        // Code that every page needs is in two files. They compress better than thirty, and the libraries stay in the
        // browser's cache when a release changes only our own code.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              tags: ['$initial'],
              test: /node_modules\/(?!lucide-react\/)|rolldown\/runtime/,
              priority: 1,
            },
            { name: 'app', tags: ['$initial'], test: /^(?!.*\/messages\/src\/generated\/(?:en|pl)\/)/ },
            // A group, because later screens import these libraries themselves, and the bundler would otherwise split
            // them.
            { name: 'gateway', test: /node_modules\/(?:urql|@urql\/core|@0no-co|wonka)\// },
            ...sharedChunks,
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': SERVER,
      '/pictures': SERVER,
      '/videos': SERVER,
      '/reports': SERVER,
      '/social': SERVER,
      '/live': SERVER,
    },
  },
})
