import path from 'node:path'

/** The folder inside the clone for the files an installation writes beside its database. Never committed. */
const DATA_FOLDER = path.resolve(import.meta.dirname, '../../../../.data')

/** The default of `ERASED_PEOPLE_FILE`. */
export const ERASED_PEOPLE_FILE = path.join(DATA_FOLDER, 'erased-people.txt')

/** The default of `PICTURES_DIR`. */
export const PICTURES_FOLDER = path.join(DATA_FOLDER, 'pictures')

/** The file with the key of mailed links, used when `MAIL_KEY` is not set. */
export const MAIL_KEY_FILE = path.join(DATA_FOLDER, 'mail-key')
