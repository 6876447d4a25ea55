export { exampleDate } from './plan-example.ts'
export { prepareExamples, prepareFirstExample } from './prepare-examples.ts'
