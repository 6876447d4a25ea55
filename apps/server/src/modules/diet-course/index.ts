export { writeLessons } from './write-lessons.ts'
