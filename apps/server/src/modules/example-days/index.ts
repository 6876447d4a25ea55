export { examplesOf } from './todays-examples.ts'
