export { prepareExamples, prepareFirstExample } from './prepare-examples.ts'
