export { restoreBackup, type RestoreRefusal } from './restore-backup.ts'
export { writeBackup, type TableTotals } from './write-backup.ts'
