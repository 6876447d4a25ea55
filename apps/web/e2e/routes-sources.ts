export { readLegacyRedirects, readRoutePaths } from '../vite-plugins/route-sources.ts'
