export { erasePerson, lockPerson } from './erase-person.ts'
export { TABLES } from './personal-tables.ts'
export { WORDED_TABLES } from './worded-tables.ts'
export { registerDataDownload } from './data-download.routes.ts'
