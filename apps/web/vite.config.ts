import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { buildMessages, SOURCE_FOLDERS } from '../../packages/messages/build.ts'

/** Address of the gateway while developing; the built app is served by the gateway's own server. */
const SERVER = process.env['DAYPLATE_SERVER'] ?? 'http://localhost:3000'

/** Compiles the texts before everything else, and again when one is edited. */
function messages(): Plugin {
  return {
    name: 'dayplate-messages',
    enforce: 'pre',
    buildStart() {
      const outcome = buildMessages()
      if (outcome.kind === 'refused') this.error(outcome.faults.join('\n'))
    },
    configureServer(server) {
      server.watcher.add([...SOURCE_FOLDERS])
      server.watcher.on('change', (file) => {
        if (!SOURCE_FOLDERS.some((folder) => file.startsWith(folder))) return
        const outcome = buildMessages()
        if (outcome.kind === 'refused') server.config.logger.error(outcome.faults.join('\n'))
      })
    },
  }
}

export default defineConfig({
  plugins: [
    messages(),
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
  ],
  build: {
    target: 'es2023',
    sourcemap: true,
    rolldownOptions: {
      output: {
        // What every page needs comes in two files: together it compresses better than in thirty, and the libraries stay
        // in the browser's cache when a release changes only our own part.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 1 },
            { name: 'app', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: { proxy: { '/graphql': SERVER, '/pictures': SERVER } },
})
