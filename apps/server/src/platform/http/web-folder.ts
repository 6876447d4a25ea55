import path from 'node:path'

/** The built web app. */
export const WEB_FOLDER = path.resolve(import.meta.dirname, '../../../../web/dist')
