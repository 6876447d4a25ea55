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

/** Address of the gateway while developing; the built app is served by the gateway's own server. */
const SERVER = process.env['DAYPLATE_SERVER'] ?? 'http://localhost:3000'

/** Built for real people: without the pages for developers, and without the sources. How reported stacks are read then stands in docs/logs.md. */
const IS_PRODUCTION = process.env['DAYPLATE_ENV'] === 'production'

/**
 * What the service worker precaches, so that the app opens without a connection: the page, the fonts of both languages, the
 * pictures of error pages and of the login, where a logout leads, and the logos of login providers, whose buttons appear when
 * the connection is back. Of scripts and styles, `precached-files.ts` leaves those of the first pages.
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

/** How the app stands on a home screen. Colours are those of `tokens.css` on light ground. */
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

/** Compiles the texts before everything else, and again when one is edited. */
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

/** Most of a build's time goes into making files smaller; it need not be said each time. */
const CHECKS = { bundlerTimings: false } as const

/** The worker is built by itself, without the --logLevel of the app. */
function onlyWarnings(): Plugin {
  return {
    name: 'dayplate-only-warnings',
    config: () => ({ logLevel: 'warn', build: { rolldownOptions: { checks: CHECKS } } }),
  }
}

/** The texts React Aria says by itself, in one of its languages. */
const REACT_ARIA_TEXTS = /\/react-aria(?:-components)?\/dist\/private\/intl\/.*\/?(?<locale>[a-z]{2}-[A-Z]{2})\.mjs$/

/** Leaves out the languages of React Aria that the app does not speak: 28 of 30, a tenth of the calendar. */
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

/** The letters that every page begins with; those of Polish come when a text has one. */
const FIRST_LETTERS = /(?:figtree|bricolage-grotesque)-latin-wght-normal-[^/]*\.woff2$/

/** Asks for the first letters with the page, and not only once its styles name them: they come before the text is drawn. */
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
  // React has had what the shim brings since version 18.
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
    // Which browsers that means stands in docs/browsers.md; public/old-browser.js tells the others.
    target: 'es2023',
    modulePreload: {
      // Every browser of that target knows rel=modulepreload.
      polyfill: false,
      // A list of every file of every screen would be in what every page needs, and be a tenth of our own part of it. What a
      // screen imports is asked for when its file is there; from the second visit on the worker has all of it.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    // Files get some 3 % smaller than by the bundler's own minifier (decision 55).
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    sourcemap: !IS_PRODUCTION,
    // The licences of what is bundled ask to go along with it: served as /licenses.md.
    license: { fileName: LICENSES },
    rolldownOptions: {
      checks: CHECKS,
      output: {
        chunkFileNames,
        assetFileNames,
        // What every page needs comes in two files: together it compresses better than in thirty, and the libraries stay
        // in the browser's cache when a release changes only our own part.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              tags: ['$initial'],
              test: /node_modules\/(?!lucide-react\/)|rolldown\/runtime/,
              priority: 1,
            },
            { name: 'app', tags: ['$initial'], test: /^(?!.*\/messages\/src\/generated\/(?:en|pl)\/)/ },
            // Screens that come later import it by themselves too, and would cut it into pieces.
            { name: 'gateway', test: /node_modules\/(?:urql|@urql\/core|@0no-co|wonka)\// },
            ...sharedChunks,
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/graphql': SERVER, '/pictures': SERVER, '/videos': SERVER, '/reports': SERVER, '/social': SERVER },
  },
})
