export { eraseHealthData, HEALTH_TABLES, holdsHealthData } from './erase-health-data.ts'
export { erasePerson, lockPerson } from './erase-person.ts'
export { TABLES } from './personal-tables.ts'
export { registerDataDownload } from './data-download.routes.ts'
