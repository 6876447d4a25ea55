import path from 'node:path'

/** The clone-local folder of what an installation writes beside its database. Never committed. */
const DATA_FOLDER = path.resolve(import.meta.dirname, '../../../../.data')

/** Where erasures are noted when `ERASED_PEOPLE_FILE` does not say. */
export const ERASED_PEOPLE_FILE = path.join(DATA_FOLDER, 'erased-people.txt')

/** Where the key of mailed links lies when `MAIL_KEY` does not say. */
export const MAIL_KEY_FILE = path.join(DATA_FOLDER, 'mail-key')
