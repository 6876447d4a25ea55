export { erasePerson, lockPerson } from './erase-person.ts'
export { appendBackup, appendErasures, readErasedPeople, whyUnwritable, type ErasedPeople } from './erased-people.ts'
export { TABLES } from './personal-tables.ts'
export { registerDataDownload } from './data-download.routes.ts'
